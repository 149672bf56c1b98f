// How many rounds a ship may expect to need to a place, from every cell, when it makes the best of every wind that may come. Other
// ships are not thought of.
import { at } from '@quarterdeck/kernel';
import { CELLS, type Cell, COLUMNS } from '../../src/data/cells.ts';
import type { ShipId } from '../../src/data/ships.ts';
import { reachBy } from '../../src/sailing/moving.ts';
import { entry } from '../../src/table.ts';
import { GUESSES } from './guesses.ts';
import type { Waters } from './waters.ts';

/** A cell, or any port of these harbours: bit i is harbour i. */
export type Target = number;
export function toPorts(bits: number): Target {
  return CELLS + bits;
}

/** As good as never; nothing takes longer. */
export const NEVER = 90;
const MOST_SWEEPS = 25;
const EXACT = 0.02;

/** By cell, in rounds. `burden` is 1 for a ship whose cargo costs it a cell (V 4.3). */
export function voyage(waters: Waters, ship: ShipId, burden: number, target: Target): Float32Array {
  const kind = ship % 4;
  const key = (target * 4 + kind) * 2 + burden;
  const known = waters.voyages.get(key);
  if (known !== undefined) return known;
  const times = reckon(waters, kind, burden, target);
  waters.voyages.set(key, times);
  return times;
}

/** What a kind of ship can do in each wind: by course, and by wind and course. */
interface Sails {
  readonly calm: Int8Array;
  readonly fresh: Int8Array;
}

function sailsOf({ book, creep }: Waters, kind: number, burden: number): Sails {
  const card = at(book.cards, kind);
  const reach = (strength: 'calm' | 'fresh', towards: number, course: number) =>
    Math.max(0, reachBy(card, { strength, towards }, course, creep) - burden);
  return {
    calm: Int8Array.from({ length: 8 }, (_, course) => reach('calm', 0, course)),
    fresh: Int8Array.from({ length: 64 }, (_, place) => reach('fresh', place >> 3, place & 7)),
  };
}

function reckon(waters: Waters, kind: number, burden: number, target: Target): Float32Array {
  const times = new Float32Array(CELLS).fill(NEVER);
  const order = outwards(waters, target, times);
  const sails = sailsOf(waters, kind, burden);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let change = 0;
    for (let i = 0; i < order.length; i++) {
      const cell = at(order, i);
      const before = times[cell] ?? NEVER;
      const after = Math.min(NEVER, roundsFrom(waters, kind, sails, times, cell));
      times[cell] = after;
      change = Math.max(change, Math.abs(before - after));
    }
    if (change < EXACT) break;
  }
  return times;
}

/** All cells from which the target can be reached, the nearest first; its own cells have no rounds to go. */
function outwards({ book, isReef }: Waters, target: Target, times: Float32Array): Cell[] {
  const found: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const isThere = target < CELLS ? cell === target : (entry(book.sea.ports, cell) & (target - CELLS)) !== 0;
    if (isThere) found.push(cell);
    if (isThere) times[cell] = 0;
  }
  const goals = found.length;
  const seen = new Uint8Array(CELLS);
  for (const cell of found) seen[cell] = 1;
  for (let i = 0; i < found.length; i++) {
    for (let course = 0; course < 8; course++) {
      const next = entry(book.sea.steps, 8 * at(found, i) + course);
      if (next < 0 || entry(seen, next) === 1 || entry(isReef, next) === 1) continue;
      seen[next] = 1;
      found.push(next);
    }
  }
  return found.slice(goals);
}

// One sheet for all: the best time within so many cells of each course.
const nearest = new Float32Array(8 * COLUMNS);

/** One round, and what is then still to go: a wind that brings no gain leaves the ship where it is. */
function roundsFrom(waters: Waters, kind: number, sails: Sails, times: Float32Array, cell: Cell): number {
  const { chances } = waters;
  lookRound(waters, times, cell);
  const now = times[cell] ?? NEVER;
  let sum = 1;
  let gone = 0;
  const calm = bestOf(waters, sails.calm, 0);
  if (calm < now) {
    sum += chances.calm * calm;
    gone += chances.calm;
  }
  const mustSail = waters.book.scenario.leastCells > 0;
  for (let towards = 0; towards < 8; towards++) {
    const best = bestOf(waters, sails.fresh, 8 * towards);
    if (best < now || (mustSail && best < NEVER)) {
      sum += (chances.fresh / 8) * best;
      gone += chances.fresh / 8;
    }
    const driven = drivenTo(waters, kind, times, cell, towards);
    if (driven === now) continue;
    sum += (chances.storm / 8) * driven;
    gone += chances.storm / 8;
  }
  return gone === 0 ? NEVER : sum / gone;
}

/** M1 6: a stop before the least number of cells counts only where the voyage ends. */
function lookRound({ ahead, longest, book }: Waters, times: Float32Array, cell: Cell): void {
  const { leastCells } = book.scenario;
  for (let course = 0; course < 8; course++) {
    let best = NEVER;
    for (let cells = 0; cells < longest; cells++) {
      const next = entry(ahead, (8 * cell + course) * longest + cells);
      const time = next < 0 ? NEVER : (times[next] ?? NEVER);
      if (time < best && (cells + 1 >= leastCells || time === 0)) best = time;
      nearest[course * longest + cells] = best;
      if (next < 0) {
        nearest.fill(best, course * longest + cells, (course + 1) * longest);
        break;
      }
    }
  }
}

function bestOf({ longest }: Waters, reaches: Int8Array, from: number): number {
  let best = NEVER;
  for (let course = 0; course < 8; course++) {
    const reach = entry(reaches, from + course);
    if (reach > 0) best = Math.min(best, nearest[course * longest + reach - 1] ?? NEVER);
  }
  return best;
}

/** A ship in shelter is led out only where that helps (4.18); a damage is as bad as some rounds. */
function drivenTo({ drifts, book }: Waters, kind: number, times: Float32Array, cell: Cell, towards: number): number {
  const drift = at(drifts, kind);
  const place = 8 * cell + towards;
  const now = times[cell] ?? NEVER;
  const then = (times[entry(drift.to, place)] ?? NEVER) + GUESSES.reef * entry(drift.damage, place);
  return entry(book.sea.sheltered, place) === 1 && then > now ? now : then;
}

/** A ship that is about to be driven by the storm, and is not in shelter, is as good as there. */
export function afterStorm({ drifts }: Waters, ship: ShipId, cell: Cell, towards: number): { to: Cell; damage: number } {
  const drift = at(drifts, ship % 4);
  return { to: entry(drift.to, 8 * cell + towards), damage: entry(drift.damage, 8 * cell + towards) };
}
