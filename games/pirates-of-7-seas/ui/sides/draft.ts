// Goods that are marked before anything is done with them: those of new loot that are kept, or those that go overboard.
import {
  type ByGood,
  byGood,
  countGoods,
  GOODS,
  type Good,
  NO_ROOM,
  proceedsOfAll,
  tooFewDiscarded,
  type View,
} from '@quarterdeck/pirates-of-7-seas';
import { type Aim, type Move, moveAim, type Speech, type Thing } from '../touch/aims.ts';

export type Draft = Readonly<ByGood<number>>;
type Loading = Extract<Move, { type: 'load' | 'discard' }>;

const NOTHING: Draft = { fruit: 0, coffee: 0, rum: 0 };

/** The moves that are made by marking goods; none where something else is asked. */
export function loadings(moves: readonly Move[]): readonly Loading[] {
  return moves.flatMap((move) => (move.type === 'load' || move.type === 'discard' ? [move] : []));
}

/** What is marked before one touches anything: loot is kept where it brings most, overboard goes nothing by itself. */
export function firstDraft(view: View, moves: readonly Loading[]): Draft {
  const [first] = moves;
  if (first?.type !== 'load') return NOTHING;
  const worth = (move: Loading) => proceedsOfAll(view, move) + countGoods(move) / 100;
  return goodsOf(moves.reduce((best, move) => (worth(move) > worth(best) ? move : best), first));
}

export function goodsOf({ fruit, coffee, rum }: Draft): Draft {
  return { fruit, coffee, rum };
}

/** Whether this can still become one of the moves by marking more. */
export function leadsOn(moves: readonly Loading[], draft: Draft): boolean {
  return moves.some((move) => GOODS.every((good) => move[good] >= draft[good]));
}

/** How many goods of each kind there are to be marked. */
export function markable(view: View): Draft | null {
  const frame = view.stack.at(-1);
  if (frame?.kind === 'load-goods') return frame.goods;
  return frame?.kind === 'discard-excess' ? (view.players[frame.seat]?.goods ?? null) : null;
}

/** Touching any good of a kind that is marked takes one mark away, touching another adds one. */
export function draftAims(view: View, moves: readonly Loading[], draft: Draft, speech: Speech): Map<Thing, Aim> {
  const aims = new Map<Thing, Aim>();
  const goods = markable(view);
  const [first] = moves;
  if (goods === null || first === undefined) return aims;
  for (const good of GOODS) {
    for (let place = 0; place < goods[good]; place++)
      aims.set(`item ${good} ${place}`, itemAim(moves, draft, speech, good, place));
  }
  const done = moves.find((move) => GOODS.every((good) => move[good] === draft[good]));
  if (done !== undefined) aims.set(done.type, moveAim(done, view, speech));
  return aims;
}

function itemAim(moves: readonly Loading[], draft: Draft, speech: Speech, good: Good, place: number): Aim {
  if (place < draft[good]) return { kind: 'mark', good, isMarked: true };
  const more = marked(draft, good, 1);
  if (leadsOn(moves, more)) return { kind: 'mark', good, isMarked: false };
  const forbidden = tooMuch(moves, more);
  return { kind: 'forbidden', forbidden, why: speech.why(forbidden.refusal) };
}

export function marked(draft: Draft, good: Good, by: 1 | -1): Draft {
  return byGood((kind) => draft[kind] + (kind === good ? by : 0));
}

/** All moves have one kind, and so has what forbids another one. */
function tooMuch(moves: readonly Loading[], draft: Draft): Extract<Aim, { kind: 'forbidden' }>['forbidden'] {
  const [first] = moves;
  if (first?.type === 'discard') {
    return { move: { type: 'discard', ...draft }, refusal: tooFewDiscarded(countGoods(first)) };
  }
  return { move: { type: 'load', ...draft }, refusal: NO_ROOM };
}
