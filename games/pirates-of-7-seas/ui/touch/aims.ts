// What can be touched: every legal and every forbidden move, by the things on the board that one touches for it. Most moves
// are one thing; some are two or more, one after the other; goods to load or throw away are marked first (`draft.ts`).
import type { Forbidden, MoveOf, Shown, Speaker } from '@quarterdeck/kernel';
import type { Adventure, Character, Good, Nation, PiratesOf7Seas, View } from '@quarterdeck/pirates-of-7-seas';

export type Move = MoveOf<PiratesOf7Seas>;

/** The name of a thing that can be touched. */
export type Thing =
  | `choose ${Character}`
  | `card ${Adventure}`
  | `spare ${number}`
  | `flag ${Nation}`
  /** A ship in reserve, one's own free ship, a good in the hold: touching one means it and all before it. */
  | `buy ${number}`
  | `send ${number}`
  | `sell ${Good} ${number}`
  | `save ${number}`
  | `die ${number}`
  | `face ${number}`
  | `name ${Good}`
  | `lose ${Good}`
  | `bargain ${string}`
  | 'draw'
  | 'take-gift'
  | 'double-hold'
  | 'unsinkable'
  | 'end-turn'
  | 'sell-rest'
  /** One of the goods that are marked, and what is done with all of them. */
  | `item ${Good} ${number}`
  | 'load'
  | 'discard';

export type Aim =
  | { readonly kind: 'move'; readonly move: Move; readonly label: string }
  /** The first of several things. */
  | { readonly kind: 'pick'; readonly label: string }
  /** Touched already: once more takes it back. */
  | { readonly kind: 'picked' }
  /** Marks a good, or unmarks it. */
  | { readonly kind: 'mark'; readonly good: Good; readonly isMarked: boolean }
  | { readonly kind: 'forbidden'; readonly forbidden: Forbidden<Move>; readonly why: string };

export type Aims = ReadonlyMap<Thing, Aim>;

export type Speech = Pick<Speaker<PiratesOf7Seas>, 'move' | 'why'>;

/** `touched`: the first things of a move that takes several. */
export function aimsOf(shown: Shown<PiratesOf7Seas>, touched: readonly Thing[], speech: Speech): Map<Thing, Aim> {
  const aims = new Map<Thing, Aim>();
  for (const forbidden of shown.forbidden) {
    const [first] = pathOf(forbidden.move);
    if (first !== undefined) aims.set(first, { kind: 'forbidden', forbidden, why: speech.why(forbidden.refusal) });
  }
  const prefix = prefixOf(shown.legal, touched);
  for (const thing of prefix) aims.set(thing, { kind: 'picked' });
  for (const [thing, moves] of nextThings(shown.legal, prefix)) aims.set(thing, aimAt(moves, shown.view, speech));
  return aims;
}

/** The things that one touches for a move, in order; none for what only chance does, and for goods that are marked. */
export function pathOf(move: Move): readonly Thing[] {
  switch (move.type) {
    case 'choose':
      return [`choose ${move.character}`];
    case 'play-caravan':
    case 'play-port':
      return [`card ${move.card}`];
    case 'cast':
      return [`card ${move.curse}`, `spare ${move.gifts}`];
    case 'become-corsair':
      return [`flag ${move.nation}`];
    case 'buy':
    case 'send':
    case 'save':
      return [`${move.type} ${move.ships}`];
    case 'sell':
      return [`sell ${move.good} ${move.count}`];
    case 'bargain':
      return [`bargain ${move.goods.join(' ')}`];
    case 'pair':
      return [`die ${move.red}`, `die ${move.pirate}`];
    case 'die':
      return [`die ${move.die}`];
    case 'name':
    case 'lose':
      return [`${move.type} ${move.good}`];
    case 'give':
      return move.faces.map((face): Thing => `face ${face}`);
    case 'draw':
    case 'take-gift':
    case 'double-hold':
    case 'unsinkable':
    case 'end-turn':
    case 'sell-rest':
      return [move.type];
    default:
      return [];
  }
}

/** What is touched already: what the player touched, as far as it leads anywhere, and what there is no other way to begin with. */
export function prefixOf(moves: readonly Move[], touched: readonly Thing[]): readonly Thing[] {
  const prefix: Thing[] = [];
  for (;;) {
    const next = nextThings(moves, prefix);
    const thing = next.size === 1 ? [...next.keys()][0] : touched[prefix.length];
    if (thing === undefined || (next.get(thing)?.length ?? 0) < 2) return prefix;
    prefix.push(thing);
  }
}

function nextThings(moves: readonly Move[], prefix: readonly Thing[]): ReadonlyMap<Thing, readonly Move[]> {
  const groups = new Map<Thing, Move[]>();
  for (const move of moves) {
    const path = pathOf(move);
    const next = path[prefix.length];
    if (next === undefined || prefix.some((thing, place) => path[place] !== thing)) continue;
    groups.set(next, [...(groups.get(next) ?? []), move]);
  }
  return groups;
}

function aimAt(moves: readonly Move[], view: View, speech: Speech): Aim {
  const [move] = moves;
  if (move === undefined) throw new Error('nothing leads to a thing that is aimed at');
  const aim = moveAim(move, view, speech);
  return moves.length === 1 ? aim : { kind: 'pick', label: aim.label };
}

export function moveAim(move: Move, view: View, speech: Speech): Extract<Aim, { kind: 'move' }> {
  return { kind: 'move', move, label: speech.move(move, view) };
}
