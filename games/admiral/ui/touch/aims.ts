// What can be touched: every legal and every forbidden move, by the things on the board that one touches for it. In a turn that is
// a ship or a fort first, and then what it shall do; `shortcuts.ts` has what one touches on the chart instead.
import { type Admiral, type Cell, cellAt, fortPiece, type Piece, type ShipKind, type View } from '@quarterdeck/admiral';
import type { Forbidden, MoveOf, Shown, Speaker } from '@quarterdeck/kernel';

export type Move = MoveOf<Admiral>;

/** The name of a thing that can be touched. */
export type Thing =
  /** A ship or a fort, on the chart and in the list. */
  | `piece ${Piece}`
  | `cell ${Cell}`
  | `column ${number}`
  /** What the chosen piece shall do, or what shall be done to it. */
  | `order ${string}`
  /** A gun with so many of its shots. */
  | `gun ${Piece} ${number}`
  | `units ${number}`
  | `mine ${number}`
  /** A kind of ship that a mine shall go off under, and all that are marked. */
  | `kind ${ShipKind}`
  | 'set-order'
  | 'give-fire'
  | 'away'
  | 'stand'
  | 'make-port'
  | 'run-on'
  /** All ships that the storm must still move. */
  | 'drift-all'
  | 'end-turn';

export type Aim =
  /** `then` is played after it, in whichever order it may be, as far as it may be. */
  | { readonly kind: 'move'; readonly move: Move; readonly then: readonly Move[]; readonly label: string }
  /** The first of several things; `order` is what the list of orders calls it. */
  | { readonly kind: 'pick'; readonly order: string }
  /** Nothing that begins with it may be done now: touching it shows what, and why not. */
  | { readonly kind: 'look' }
  /** Touched already: once more takes it back. */
  | { readonly kind: 'picked' }
  | { readonly kind: 'mark'; readonly ship: ShipKind; readonly isMarked: boolean }
  | { readonly kind: 'forbidden'; readonly forbidden: Forbidden<Move>; readonly why: string };

export type Aims = ReadonlyMap<Thing, Aim>;

/** Who says what a move does, and why one is refused. */
export type Speech = Pick<Speaker<Admiral>, 'move' | 'why'>;

/** `touched`: the first things of a move that takes several. */
export function aimsOf(shown: Shown<Admiral>, touched: readonly Thing[], speech: Speech): Map<Thing, Aim> {
  const aims = new Map<Thing, Aim>();
  const prefix = prefixOf(shown, touched);
  for (const start of prefix.length === 0 ? [[]] : [[], prefix]) {
    for (const forbidden of shown.forbidden) {
      const thing = nextOf(forbidden.move, shown.view, start);
      if (thing !== null) aims.set(thing, refusedAim(forbidden, start.length, shown.view, speech));
    }
    for (const [thing, moves] of nextThings(shown, start)) aims.set(thing, aimAt(moves, start.length, shown.view, speech));
  }
  for (const thing of prefix) aims.set(thing, { kind: 'picked' });
  return aims;
}

function refusedAim(forbidden: Forbidden<Move>, depth: number, view: View, speech: Speech): Aim {
  const isLast = pathOf(forbidden.move, view).length === depth + 1;
  if (!isLast) return { kind: 'look' };
  return { kind: 'forbidden', forbidden, why: speech.why(forbidden.refusal) };
}

/** The things that one touches for a move, in order; none for what only chance does, and for orders that are marked. */
export function pathOf(move: Move, view: View): readonly Thing[] {
  switch (move.type) {
    case 'sail':
    case 'drift':
    case 'board':
    case 'declare-fireship':
    case 'explode':
    case 'begin-repair':
    case 'end-repair':
    case 'dig':
      return [`piece ${move.ship}`, `order ${move.type} ${move.ship}`];
    case 'engage':
      return [`piece ${move.target}`, `order engage ${move.target}`];
    case 'load':
      return [`piece ${move.ship}`, `order load ${move.ship} ${move.from}`];
    case 'unload':
      return [`piece ${move.ship}`, `order unload ${move.ship} ${move.into}`];
    case 'assault':
    case 'begin-fort-repair':
    case 'end-fort-repair':
      return [`piece ${fortPiece(move.fort)}`, `order ${move.type} ${move.fort}`];
    case 'hand-over':
      return [`piece ${fortPiece(move.fort)}`, `order hand-over ${move.fort} ${move.to}`];
    case 'order-mine':
      return [`mine ${move.mine}`];
    case 'join':
    case 'stow':
      return [`piece ${move.ship}`];
    case 'lay-gun':
      return [`gun ${move.gun} ${move.shots}`];
    case 'allot':
      return [`units ${move.units}`];
    case 'reef-column':
      return [`column ${move.column}`];
    case 'reef-row':
      return [`cell ${cellAt(columnOpen(view), move.row - 1)}`];
    case 'steer':
      return [`cell ${move.to}`];
    case 'bury':
    case 'berth':
    case 'lay':
      return [`cell ${move.cell}`];
    case 'give-fire':
    case 'away':
    case 'stand':
    case 'make-port':
    case 'run-on':
    case 'end-turn':
      return [move.type];
    default:
      return [];
  }
}

function columnOpen({ stack }: View): number {
  const frame = stack.at(-1);
  return frame?.kind === 'reef-row' ? frame.column : 0;
}

/** What is touched already, as far as it leads anywhere; a lone ship need not be touched. */
export function prefixOf({ legal, forbidden, view }: Shown<Admiral>, touched: readonly Thing[]): readonly Thing[] {
  const firsts = (moves: readonly Move[]) => moves.flatMap((move) => (pathOf(move, view).length > 1 ? firstOf(move, view) : []));
  const [only, ...others] = new Set(firsts(legal));
  const [first] = touched;
  const all = [...legal, ...forbidden.map(({ move }) => move)];
  if (first !== undefined && firsts(all).includes(first)) return [first];
  return only !== undefined && others.length === 0 ? [only] : [];
}

function firstOf(move: Move, view: View): readonly Thing[] {
  return pathOf(move, view).slice(0, 1);
}

function nextThings({ legal, view }: Shown<Admiral>, prefix: readonly Thing[]): ReadonlyMap<Thing, readonly Move[]> {
  const groups = new Map<Thing, Move[]>();
  for (const move of legal) {
    const next = nextOf(move, view, prefix);
    if (next !== null) groups.set(next, [...(groups.get(next) ?? []), move]);
  }
  return groups;
}

function nextOf(move: Move, view: View, prefix: readonly Thing[]): Thing | null {
  const path = pathOf(move, view);
  return prefix.every((thing, place) => path[place] === thing) ? (path[prefix.length] ?? null) : null;
}

function aimAt(moves: readonly Move[], depth: number, view: View, speech: Speech): Aim {
  const [move] = moves;
  if (move === undefined) throw new Error('nothing leads to a thing that is aimed at');
  const aim = moveAim(move, [], view, speech);
  const isLast = moves.length === 1 && pathOf(move, view).length === depth + 1;
  return isLast ? aim : { kind: 'pick', order: aim.label };
}

export function moveAim(move: Move, then: readonly Move[], view: View, speech: Speech): Extract<Aim, { kind: 'move' }> {
  return { kind: 'move', move, then, label: speech.move(move, view) };
}
