// Before the first round: reefs before the rivals' ports, mines before one's own, and treasure nearer to oneself than to others.
import { at, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../../src/book.ts';
import { type Cell, cellAt, distance } from '../../src/data/cells.ts';
import { reefRows } from '../../src/sailing/reefs.ts';
import { entry, isFriend } from '../../src/table.ts';
import type { State } from '../../src/types.ts';

/** How far the nearest fort of this side, or of any other, is. */
function cellsToForts(state: State, seat: Seat, cell: Cell, isOwn: boolean): number {
  let nearest = 24;
  for (const { owner, at: fort } of state.forts) {
    if (owner !== null && isFriend(state, owner, seat) === isOwn) nearest = Math.min(nearest, distance(fort, cell));
  }
  return nearest;
}

/** A reef does most harm three cells before a rival's fort, and none far from one's own. */
function reefWorth(state: State, seat: Seat, cell: Cell): number {
  return cellsToForts(state, seat, cell, true) / 4 - Math.abs(cellsToForts(state, seat, cell, false) - 3);
}

export function reefsWorth(state: State, seat: Seat): number {
  const laid = bookOf(state.fixed).scenario.reefs.length;
  let sum = 0;
  for (let i = laid; i < state.reefs.length; i++) sum += reefWorth(state, seat, at(state.reefs, i));
  return sum + columnWorth(state);
}

/** A column is as good as its best row. */
function columnWorth(state: State): number {
  const frame = state.stack[state.stack.length - 1];
  if (frame?.kind !== 'reef-row') return 0;
  const { column, seat } = frame;
  return Math.max(...reefRows(state, column).map((row) => reefWorth(state, seat, cellAt(column, row - 1))));
}

/** Mines lie apart, two cells before the port, where the way is narrow: each of its neighbours that is land drives ships over it. */
export function minesWorth(state: State, seat: Seat): number {
  const frame = state.stack[state.stack.length - 1];
  const cells = at(state.mines, seat).map((mine) => mine.at);
  const laid = frame?.kind === 'lay-mines' ? (frame.laid[seat] ?? null) : null;
  const all = laid === null ? cells : [...cells, laid];
  return all.reduce((sum, cell, i) => sum + mineWorth(state, seat, cell, all.slice(0, i)), 0);
}

function mineWorth(state: State, seat: Seat, cell: Cell, others: readonly Cell[]): number {
  const { steps } = bookOf(state.fixed).sea;
  let shut = 0;
  for (let course = 0; course < 8; course++) if (entry(steps, 8 * cell + course) < 0) shut += 1;
  const apart = others.every((other) => distance(other, cell) >= 2) ? 2 : 0;
  return apart + shut / 8 - Math.abs(cellsToForts(state, seat, cell, true) - 2);
}

/** Treasure is buried where oneself is nearer than the rivals. */
export function burialWorth(state: State, seat: Seat): number {
  const site = state.sites[state.sites.length - 1];
  return site === undefined ? 0 : cellsToForts(state, seat, site.at, false) - cellsToForts(state, seat, site.at, true);
}
