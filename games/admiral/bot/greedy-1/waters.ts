// The sea as a navigator has it in his head: where each course leads before something is in the way, and where a storm drives a
// ship. It is worked out once for a map with its reefs, and kept.
import { at } from '@quarterdeck/kernel';
import { type Book, bookOf } from '../../src/book.ts';
import { CELLS, type Cell, COLUMNS, type Direction, isDiagonal } from '../../src/data/cells.ts';
import { VANE_WEIGHTS, type Vane } from '../../src/data/components.ts';
import { SHIP_KINDS } from '../../src/data/ships.ts';
import { entry, isPort } from '../../src/table.ts';
import type { State } from '../../src/types.ts';

/** Where a storm leaves a ship, and the damage that a reef does to it; places are `8 * cell + course`. */
export interface Drift {
  readonly to: Int16Array;
  readonly damage: Uint8Array;
}

/** How likely the winds are. */
export interface Chances {
  readonly calm: number;
  readonly fresh: number;
  readonly storm: number;
}

export interface Waters {
  readonly book: Book;
  readonly vane: Vane;
  readonly creep: boolean;
  readonly reefs: readonly Cell[];
  readonly isReef: Uint8Array;
  /** The longest course of any card. */
  readonly longest: number;
  /** The cells ahead, `longest` for each place; -1 from where the way is closed. */
  readonly ahead: Int16Array;
  /** By kind of ship. */
  readonly drifts: readonly Drift[];
  readonly chances: Chances;
  /** Voyages that were asked for. */
  readonly voyages: Map<number, Float32Array>;
}

/** A server's tables take turns, hence more than one. */
const KEPT = 8;
const kept: Waters[] = [];

export function watersOf({ fixed, reefs }: Pick<State, 'fixed' | 'reefs'>): Waters {
  const book = bookOf(fixed);
  const { creep } = fixed.options;
  const vane = book.scenario.vane ?? fixed.options.vane;
  for (const waters of kept) {
    if (waters.book === book && waters.vane === vane && waters.creep === creep && isSame(waters.reefs, reefs)) return waters;
  }
  const waters = chart(book, vane, creep, reefs);
  kept.unshift(waters);
  if (kept.length > KEPT) kept.pop();
  return waters;
}

function isSame(a: readonly Cell[], b: readonly Cell[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function chart(book: Book, vane: Vane, creep: boolean, reefs: readonly Cell[]): Waters {
  const isReef = new Uint8Array(CELLS);
  for (const reef of reefs) isReef[reef] = 1;
  const longest = Math.min(COLUMNS - 1, Math.max(1, ...book.cards.flatMap(({ fresh, calm }) => [...fresh, ...calm])));
  const weights = VANE_WEIGHTS[vane];
  const all = weights.calm + weights.fresh + weights.storm;
  const chances = { calm: weights.calm / all, fresh: weights.fresh / all, storm: weights.storm / all };
  return {
    book,
    vane,
    creep,
    reefs: reefs.slice(),
    isReef,
    longest,
    ahead: lookAhead(book, isReef, longest),
    drifts: SHIP_KINDS.map((_, kind) => driftsOf(book, isReef, at(book.cards, kind).storm)),
    chances: book.scenario.alwaysFresh ? { calm: 0, fresh: 1, storm: 0 } : chances,
    voyages: new Map(),
  };
}

function lookAhead({ sea }: Book, isReef: Uint8Array, longest: number): Int16Array {
  const ahead = new Int16Array(CELLS * 8 * longest).fill(-1);
  for (let place = 0; place < 8 * CELLS; place++) {
    let cell = place >> 3;
    for (let cells = 0; cells < longest; cells++) {
      cell = entry(sea.steps, 8 * cell + (place & 7));
      if (cell < 0 || entry(isReef, cell) === 1) break;
      ahead[place * longest + cells] = cell;
    }
  }
  return ahead;
}

function driftsOf(book: Book, isReef: Uint8Array, storm: readonly [number, number]): Drift {
  const drift: Drift = { to: new Int16Array(8 * CELLS), damage: new Uint8Array(8 * CELLS) };
  for (let place = 0; place < 8 * CELLS; place++) {
    driftFrom(book, isReef, place >> 3, place & 7, storm[isDiagonal(place & 7) ? 1 : 0], drift);
  }
  return drift;
}

/** 4.17: a port on the way is taken to be made. */
function driftFrom(book: Book, isReef: Uint8Array, from: Cell, towards: Direction, cells: number, drift: Drift): void {
  let cell = from;
  for (let left = cells; left > 0; left--) {
    const next = entry(book.sea.steps, 8 * cell + towards);
    if (next >= 0 && entry(isReef, next) === 1) drift.damage[8 * from + towards] = left;
    if (next < 0 || entry(isReef, next) === 1) break;
    cell = next;
    if (isPort(book, cell)) break;
  }
  drift.to[8 * from + towards] = cell;
}
