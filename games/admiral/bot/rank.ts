// Which orders to think of first: a turn is many of them, and a search that tries them all gets no farther than this turn. Each is
// judged as greedy judges it, by where it leads at once; what is hardly ever right comes last unjudged.
import { advance, copyOf, drawChance, quickRng, type Rank, type Seat, waiting } from '@quarterdeck/kernel';
import { admiral } from '../src/index.ts';
import type { Admiral, State } from '../src/types.ts';
import { evaluate } from './evaluate.ts';

type Move = Admiral['move'];

/** A ship is burnt, a fort given away or a mine told to let ships pass only when nothing else is left to think of. */
const RARE: readonly Move['type'][] = ['declare-fireship', 'hand-over', 'order-mine'];
const LAST = -1e9;

export const rank: Rank<Admiral> = (state, seat, moves) =>
  moves.map((move) => (RARE.includes(move.type) ? LAST : worthAfter(state, seat, move)));

/** All orders meet the same luck, so that it decides little. */
function worthAfter(state: State, seat: Seat, move: Move): number {
  const next = copyOf(admiral, state);
  advance(admiral, next, seat, move);
  const luck = quickRng(1);
  while (waiting(admiral, next).includes('chance')) advance(admiral, next, 'chance', drawChance(admiral, next, luck));
  return evaluate(next, seat);
}
