// A battle as it is shown: both lines, the shot that is being fired or was fired last, and how it ended. While events are told it
// runs behind the view (`story.ts`), and at the end the view has the last word.

import type {
  AnyShip,
  Battle,
  DieUse,
  Event,
  LineShip,
  Manoeuvre,
  OpenFrame,
  Salvo,
  SalvoResult,
  ShipId,
  Side,
  SideOf,
  View,
} from '@quarterdeck/at-worlds-end';
import type { Seat } from '@quarterdeck/kernel';

export type SideScene = Omit<Readonly<Side>, 'line'> & { readonly line: readonly Readonly<LineShip>[] };

/** A die that was thrown for a card. */
export interface CardDie {
  readonly use: DieUse;
  readonly face: number;
  readonly success: boolean;
}

export interface Check {
  readonly dice: readonly number[];
  readonly defence: number;
  readonly survived: boolean;
}

/** A salvo, from the moment its target is named. */
export interface Shot extends Pick<Salvo, 'side' | 'shooter' | 'target' | 'hits' | 'answering'> {
  readonly played: readonly Manoeuvre[];
  /** Null: not thrown yet; none: smothered by smoke. */
  readonly dice: readonly number[] | null;
  readonly die: CardDie | null;
  readonly check: Check | null;
  readonly result: SalvoResult | null;
}

/** How it ended, and what it brought. */
export interface Ended extends Pick<Extract<Event, { type: 'battle-over' }>, 'winner' | 'how'> {
  readonly gold: number;
  readonly prizes: readonly ShipId[];
}

export interface BattleScene extends Pick<Battle, 'cause' | 'sea' | 'round' | 'next'> {
  readonly first: SideScene;
  readonly second: SideScene;
  /** The ship that will fire, as long as its target is not named. */
  readonly firing: AnyShip | null;
  readonly shot: Shot | null;
  /** Cards in the hand of each seat; null for a card that is not seen. */
  readonly hands: readonly (readonly (Manoeuvre | null)[])[];
  readonly over: Ended | null;
  /** The turn in which it is fought. */
  readonly turn: string;
}

/** The battle as the view has it; the last shot, and a battle that is over, only the scene before knows. */
export function battleOf(view: View, before: BattleScene | null): BattleScene | null {
  const { battle } = view;
  const turn = turnIn(view);
  if (battle === null) return before !== null && isKept(view, before) ? before : null;
  const { cause, sea, round, next, first, second } = battle;
  const salvo = salvoIn(view.stack);
  const known = before !== null && isSame(before, battle, turn) ? before : null;
  return {
    ...{ cause, sea, round, next, first, second, turn },
    firing: firingIn(view.stack),
    shot: salvo === null ? lastShot(known, round) : shotOf(salvo, isThrown(salvo, view.stack), known?.shot ?? null),
    hands: view.pirates.map(({ hand }) => hand),
    over: battle.step === 'over' ? (known?.over ?? null) : null,
  };
}

function turnIn({ turn, pirates }: Pick<View, 'turn' | 'pirates'>): string {
  return turn === null ? '' : `${turn.seat} ${pirates[turn.seat]?.turns ?? 0}`;
}

function isSame(before: BattleScene, { cause, sea, round }: Readonly<Battle>, turn: string): boolean {
  return before.turn === turn && before.cause === cause && before.sea === sea && before.round <= round;
}

/** What is over is looked at until the turn is over, and never before it was fought. */
function isKept(view: View, { over, cause, turn }: BattleScene): boolean {
  if (over === null || turn !== turnIn(view)) return false;
  if (cause === 'armada') return view.end !== null;
  if (cause === 'sea') return view.turn?.fought === true;
  return !view.stack.some(({ kind }) => kind === 'event-dice' || kind === 'lucky-compass' || kind === 'convoy');
}

function salvoIn(stack: readonly OpenFrame[]): Readonly<Salvo> | null {
  const frame = stack.findLast(({ kind }) => kind === 'salvo');
  return frame?.kind === 'salvo' ? frame : null;
}

function firingIn(stack: readonly OpenFrame[]): AnyShip | null {
  const frame = stack.at(-1);
  return frame?.kind === 'target' ? frame.shooter : null;
}

/** A finished shot is seen until the next one, or the next round. */
function lastShot(known: BattleScene | null, round: number): Shot | null {
  return known !== null && known.round === round && known.shot?.result != null ? known.shot : null;
}

function shotOf(salvo: Readonly<Salvo>, isThrown: boolean, before: Shot | null): Shot {
  const { side, shooter, target, hits, answering, played, dice, result } = salvo;
  const known = before !== null && before.shooter === shooter && before.answering === answering ? before : null;
  const hasDice = dice.length > 0 || (isThrown && !replacesSalvo(salvo));
  return {
    ...{ side, shooter, target, hits, answering, played, result },
    dice: hasDice ? dice : null,
    die: isThrown ? (known?.die ?? null) : null,
    check: isThrown ? (known?.check ?? null) : null,
  };
}

/** The stage after the throw begins before the dice fall. */
function isThrown({ stage }: Readonly<Salvo>, stack: readonly OpenFrame[]): boolean {
  if (stage === 'attack' || stage === 'defence' || stage === 'dice') return false;
  return stack.at(-1)?.kind !== 'salvo-dice';
}

/** Boarding and Fire Ship: no dice meet the defence. */
export function replacesSalvo({ played }: { readonly played: readonly Manoeuvre[] }): boolean {
  return played.includes('boarding') || played.includes('fire-ship');
}

export function otherSide(side: SideOf): SideOf {
  return side === 'first' ? 'second' : 'first';
}

/** The side of the table on which a viewer sits: the one that it commands, else that of who began it. */
export function nearSide({ first, second }: Pick<BattleScene, 'first' | 'second'>, own: Seat | null): SideOf {
  if (own === null) return first.pirate === null ? 'second' : 'first';
  if (second.commander === own && first.commander !== own) return 'second';
  return first.commander === own ? 'first' : first.pirate === null ? 'second' : 'first';
}
