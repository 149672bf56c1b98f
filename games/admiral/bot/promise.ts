// What the question that is open is worth to whoever is asked: the best course, the likely hits of a salvo, the odds of a fight.
import { at, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../src/book.ts';
import { chartOf } from '../src/chart.ts';
import { canReach } from '../src/contest.ts';
import type { Cell } from '../src/data/cells.ts';
import { isShip, type Piece } from '../src/data/ships.ts';
import { bears, shotsLeft } from '../src/gunnery.ts';
import { findDestinations } from '../src/moving.ts';
import { remaining } from '../src/table.ts';
import type { Contest, FrameFor, State } from '../src/types.ts';
import { WORTH, wayWorth } from './fleet.ts';

export function promiseOf(state: State, seat: Seat): number {
  const frame = state.stack.at(-1);
  if (frame?.kind === 'course' && frame.seat === seat) return bestCourse(state, frame.ship);
  if (frame?.kind === 'salvo' && frame.seat === seat) return likelyHits(state, frame);
  return frame?.kind === 'boarding-party' && frame.seat === seat ? oddsOf(state, frame) : 0;
}

/** How much better the ship can lie after this move. */
function bestCourse(state: State, ship: number): number {
  const cells: Cell[] = [];
  findDestinations(state, chartOf(state), ship, cells);
  const from = at(state.ships, ship).at;
  if (from === null || cells.length === 0) return 0;
  const now = wayWorth(state, ship, from);
  return Math.max(...cells.map((cell) => now - wayWorth(state, ship, cell)));
}

/** Two shots of three hit, of all that bear. */
function likelyHits(state: State, { seat, target, guns }: FrameFor<'salvo'>): number {
  const book = bookOf(state.fixed);
  const chart = chartOf(state);
  const laid = guns.reduce((sum, { shots }) => sum + shots, 0);
  const free = state.ships.reduce((sum, _, ship) => {
    const isFree = !guns.some(({ gun }) => gun === ship);
    const shots = shotsLeft(state, book, ship, seat);
    return isFree && shots > 0 && bears(state, chart, ship, target) ? sum + shots : sum;
  }, 0);
  return (2 / 3) * Math.min(remaining(state, target), laid + free) * (isShip(target) ? WORTH.durability : WORTH.fortDurability);
}

/** By how much the attackers that can still join outweigh the target. */
function oddsOf(state: State, { seat, target, attackers }: Contest): number {
  const book = bookOf(state.fixed);
  const strength = (piece: Piece) => remaining(state, piece) + 1;
  const party = state.ships.reduce((sum, _, ship) => {
    const isWith = attackers.includes(ship) || canReach(state, book, ship, seat, target);
    return isWith ? sum + strength(ship) : sum;
  }, 0);
  const lead = party - strength(target);
  return lead > 2 ? 2 * lead : -10;
}
