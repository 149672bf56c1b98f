// A battle as it is shown: both lines, the shot that is being fired or was fired last, and how it ended, made of the view of the moment
// that is told. Dice that were thrown for a card or a check, and what a battle has brought, only the events tell.

import {
  type AnyShip,
  type Battle,
  type DieUse,
  type Event,
  type LineShip,
  type Manoeuvre,
  type OpenFrame,
  replacesSalvo,
  type Salvo,
  type SalvoResult,
  type ShipId,
  type Side,
  type SideOf,
  type View,
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

/** The battle as the view has it, when this event has just happened; one that is over only the scene before knows. */
export function battleOf(view: View, before: BattleScene | null, event: Event | null): BattleScene | null {
  const scene = view.battle === null ? keptIn(view, before) : foughtIn(view, view.battle, before, event);
  return scene === null || event === null ? scene : { ...scene, over: endedBy(event, scene.over) };
}

function keptIn(view: View, before: BattleScene | null): BattleScene | null {
  return before !== null && isKept(view, before) ? before : null;
}

function foughtIn(view: View, battle: Readonly<Battle>, before: BattleScene | null, event: Event | null): BattleScene {
  const { cause, sea, round, next, first, second } = battle;
  const turn = turnIn(view);
  const known = before !== null && event?.type !== 'battle-began' && isSame(before, battle, turn) ? before : null;
  return {
    ...{ cause, sea, round, next, first, second, turn },
    firing: event?.type === 'ship-fires' ? event.ship : firingIn(view.stack),
    shot: shotIn(view.stack, round, known, event),
    hands: view.pirates.map(({ hand }) => hand),
    over: known?.over ?? null,
  };
}

/** What it has brought is told piece by piece. */
function endedBy(event: Event, over: Ended | null): Ended | null {
  if (event.type === 'battle-over') return { winner: event.winner, how: event.how, gold: 0, prizes: [] };
  if (over === null) return null;
  if (event.type === 'plundered' || event.type === 'convoy-taken') return { ...over, gold: over.gold + event.gold };
  return event.type === 'prizes' && event.joined ? { ...over, prizes: [...over.prizes, ...event.ships] } : over;
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
function shotIn(stack: readonly OpenFrame[], round: number, known: BattleScene | null, event: Event | null): Shot | null {
  const salvo = salvoIn(stack);
  if (salvo !== null) return shotOf(salvo, isThrown(salvo, stack), known?.shot ?? null, event);
  if (event?.type === 'ship-fires' || known?.round !== round) return null;
  return known.shot?.result == null ? null : known.shot;
}

function shotOf(salvo: Readonly<Salvo>, isThrown: boolean, before: Shot | null, event: Event | null): Shot {
  const { side, shooter, target, hits, answering, played, dice, result } = salvo;
  const known = isThrown && before !== null && before.shooter === shooter && before.answering === answering ? before : null;
  const hasDice = dice.length > 0 || (isThrown && !replacesSalvo(salvo));
  return {
    ...{ side, shooter, target, hits, answering, played, result },
    dice: hasDice ? dice : null,
    die: dieIn(event) ?? known?.die ?? null,
    check: checkIn(event) ?? known?.check ?? null,
  };
}

function dieIn(event: Event | null): CardDie | null {
  return event?.type === 'die-rolled' ? { use: event.use, face: event.face, success: event.success } : null;
}

function checkIn(event: Event | null): Check | null {
  return event?.type === 'check-rolled' ? { dice: event.dice, defence: event.defence, survived: event.survived } : null;
}

/** The stage after the throw begins before the dice fall. */
function isThrown({ stage }: Readonly<Salvo>, stack: readonly OpenFrame[]): boolean {
  if (stage === 'attack' || stage === 'defence' || stage === 'dice') return false;
  return stack.at(-1)?.kind !== 'salvo-dice';
}

/** The side of the table on which a viewer sits: the one that it commands, else that of who began it. */
export function nearSide({ first, second }: Pick<BattleScene, 'first' | 'second'>, own: Seat | null): SideOf {
  if (own === null) return first.pirate === null ? 'second' : 'first';
  if (second.commander === own && first.commander !== own) return 'second';
  return first.commander === own ? 'first' : first.pirate === null ? 'second' : 'first';
}
