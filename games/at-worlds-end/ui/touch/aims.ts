// What can be touched: every legal and every forbidden move, by the things on the board that one touches for it, one after the
// other. Most moves are one thing; a guard is posted by its card and the sea; a bid is first set and then made (`stake.ts`).
import { type AtWorldsEnd, flagshipOf, type Hero, type SeaId, type ShipId, type View } from '@quarterdeck/at-worlds-end';
import { at, type Forbidden, type MoveOf, type Seat, type Shown, type Speaker } from '@quarterdeck/kernel';
import type { Stake } from '../../text/board.ts';
import { type BattleThing, battlePath } from '../battle/aims.ts';

export type Move = MoveOf<AtWorldsEnd>;

/** The name of a thing that can be touched. */
export type Thing =
  | `hero ${Hero}`
  | `sea ${SeaId}`
  /** Guards of a sea as a pile, one of them when the pile is opened, and a ship of the own squadron. */
  | `guards ${SeaId}`
  | `guard ${ShipId}`
  | `ship ${ShipId}`
  /** What is done with a guard: it comes to the squadron, or sails elsewhere. */
  | 'squadron'
  | 'send'
  /** The token for one sea more. */
  | 'favour'
  /** The ship in the port's window. */
  | `offer ${ShipId}`
  | `pirate ${Seat}`
  | Plain
  /** What a bid is set by, and the bid. */
  | Stake
  | BattleThing;

export const STAKES = ['less', 'more', 'much-more', 'all-in'] as const satisfies readonly Stake[];

/** Choices that are things by themselves. */
export const PLAIN = [
  'keep',
  'reroll',
  'attack-convoy',
  'let-pass',
  'bid',
  'leave',
  'buy-fame',
  'keep-gold',
  'visit-port',
  'smugglers-cove',
  'bribe',
  'attack',
  'end-turn',
  'leave-port',
] as const;
export type Plain = (typeof PLAIN)[number];

export type Aim =
  | { readonly kind: 'move'; readonly move: Move; readonly label: string }
  /** The first of several things. */
  | { readonly kind: 'pick'; readonly label: string }
  /** Touched already: once more takes it back. */
  | { readonly kind: 'picked' }
  /** Sets the bid. */
  | { readonly kind: 'stake'; readonly gold: number }
  | { readonly kind: 'forbidden'; readonly forbidden: Forbidden<Move>; readonly why: string };

export type Aims = ReadonlyMap<Thing, Aim>;

export type Says = Pick<Speaker<AtWorldsEnd>, 'move' | 'why'>;

/** `touched`: the first things of a move that takes several. */
export function aimsOf(shown: Shown<AtWorldsEnd>, touched: readonly Thing[], speaker: Says): Map<Thing, Aim> {
  const aims = new Map<Thing, Aim>();
  const prefix = prefixOf(shown, touched);
  for (const forbidden of shown.forbidden) {
    const next = nextOf(pathOf(forbidden.move, shown), prefix);
    if (next !== null && !aims.has(next)) aims.set(next, { kind: 'forbidden', forbidden, why: speaker.why(forbidden.refusal) });
  }
  for (const [depth, picked] of prefix.entries())
    for (const [thing, aim] of stepsAt(shown, prefix.slice(0, depth), speaker)) if (isAlike(thing, picked)) aims.set(thing, aim);
  for (const [thing, aim] of stepsAt(shown, prefix, speaker)) aims.set(thing, aim);
  for (const thing of prefix) aims.set(thing, { kind: 'picked' });
  return withOwnSea(aims, shown.view);
}

/** Instead of what was touched another of its kind can be touched; all else waits. */
function isAlike(thing: Thing, picked: Thing): boolean {
  return thing.split(' ', 1)[0] === picked.split(' ', 1)[0];
}

/** A ship is posted as well by touching the sea as by touching its guards. */
function withOwnSea(aims: Map<Thing, Aim>, view: View): Map<Thing, Aim> {
  for (const [thing, aim] of aims)
    if (aim.kind === 'move' && aim.move.type === 'post' && thing.startsWith('guards ')) aims.set(`sea ${hereIn(view)}`, aim);
  return aims;
}

/** What is touched when this is touched too: it may stand for another thing of its kind. */
export function touchedWith(shown: Position, touched: readonly Thing[], thing: Thing): readonly Thing[] {
  const prefix = prefixOf(shown, touched);
  for (let depth = prefix.length; depth > 0; depth--) {
    const before = prefix.slice(0, depth);
    if (shown.legal.some((move) => nextOf(pathOf(move, shown), before) === thing)) return [...before, thing];
  }
  return [thing];
}

type Position = Pick<Shown<AtWorldsEnd>, 'view' | 'legal'>;

/** The things that one touches for a move, in order; none for what only chance does, and for bids. */
export function pathOf(move: Move, { view, legal }: Position): readonly Thing[] {
  switch (move.type) {
    case 'hero':
      return [`hero ${move.hero}`];
    case 'start':
    case 'take':
    case 'flee':
      return [`sea ${move.sea}`];
    case 'to':
      return [`sea ${move.sea}`];
    case 'sail':
      return [`sea ${move.to}`];
    case 'favour':
      return legal.some(({ type }) => type === 'sail') ? ['favour', `sea ${move.to}`] : [`sea ${move.to}`];
    case 'post':
      return [`ship ${move.ship}`, `guards ${hereIn(view)}`];
    case 'collect':
      return [...guardPath(view, move.ship), 'squadron'];
    case 'send':
      return [...guardPath(view, move.ship), 'send'];
    case 'buy':
      return [`offer ${move.ship}`];
    case 'give':
      return [`pirate ${move.seat}`];
    case 'bid':
      return [];
    default:
      return isPlain(move.type) ? [move.type] : battlePath(move);
  }
}

function isPlain(type: string): type is Plain {
  return PLAIN.some((plain) => plain === type);
}

/** Where the flagship of who acts lies. */
function hereIn(view: View): SeaId {
  return flagshipOf(view, view.turn?.seat ?? 0);
}

function guardPath(view: View, ship: ShipId): readonly Thing[] {
  const place = at(view.pirates, view.turn?.seat ?? 0).fleet.find((one) => one.ship === ship)?.at ?? null;
  return place === null || place === 'squadron' ? [`guard ${ship}`] : [`guards ${place}`, `guard ${ship}`];
}

/** What is touched already, as far as it leads anywhere. */
export function prefixOf(shown: Position, touched: readonly Thing[]): readonly Thing[] {
  const prefix: Thing[] = [];
  for (const thing of touched) {
    const isOn = shown.legal.some((move) => {
      const path = pathOf(move, shown);
      return path.length > prefix.length + 1 && nextOf(path, prefix) === thing;
    });
    if (!isOn) return prefix;
    prefix.push(thing);
  }
  return prefix;
}

function nextOf(path: readonly Thing[], prefix: readonly Thing[]): Thing | null {
  return prefix.every((thing, place) => path[place] === thing) ? (path[prefix.length] ?? null) : null;
}

/** What can be touched after these things: what completes a move, or leads on. */
function stepsAt(shown: Shown<AtWorldsEnd>, prefix: readonly Thing[], speaker: Says): ReadonlyMap<Thing, Aim> {
  const steps = new Map<Thing, Aim>();
  for (const move of shown.legal) {
    const path = pathOf(move, shown);
    const next = nextOf(path, prefix);
    if (next === null || steps.has(next)) continue;
    const aim = moveAim(move, shown.view, speaker);
    steps.set(next, path.length === prefix.length + 1 ? aim : { kind: 'pick', label: aim.label });
  }
  return steps;
}

export function moveAim(move: Move, view: View, speaker: Says): Extract<Aim, { kind: 'move' }> {
  return { kind: 'move', move, label: speaker.move(move, view) };
}
