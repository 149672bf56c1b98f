// Where a reef may be laid (V 3.6): in the open sea, in no port, on no cargo, and never so that a port or the cargo is sealed off.
import { at } from '@quarterdeck/kernel';
import { type Book, bookOf } from './book.ts';
import { CELLS, type Cell, cellAt, ROWS } from './data/cells.ts';
import { GROUND, hangTogether, spread } from './sea.ts';
import { entry, isPort } from './table.ts';
import type { View } from './types.ts';

type Waters = Pick<View, 'fixed' | 'reefs' | 'sites'>;

export function isReefPlace(state: Waters, cell: Cell): boolean {
  const book = bookOf(state.fixed);
  const isOpenSea = entry(book.sea.ground, cell) === GROUND.sea && !isPort(book, cell);
  return isOpenSea && !state.reefs.includes(cell) && !hasCargo(state, cell);
}

function hasCargo({ sites }: Waters, cell: Cell): boolean {
  for (let i = 0; i < sites.length; i++) if (at(sites, i).at === cell) return true;
  return false;
}

export function canLayReef(state: Waters, cell: Cell): boolean {
  return isReefPlace(state, cell) && !seals(state, cell);
}

/** The columns that have a lawful row. */
export function reefColumns(state: Waters): number[] {
  const { columns } = bookOf(state.fixed).sea;
  const found: number[] = [];
  for (let column = 0; column < columns; column++) {
    let row = 0;
    while (row < ROWS && !canLayReef(state, cellAt(column, row))) row += 1;
    if (row < ROWS) found.push(column);
  }
  return found;
}

/** Whether a reef in this cell would cut a port or cargo off from the rest. */
function seals(state: Waters, cell: Cell): boolean {
  const book = bookOf(state.fixed);
  if (!isNearReef(state, book, cell)) return entry(book.sea.roomy, cell) === 0 && isCut(state, book, cell);
  return !hangTogether(book.sea.steps, cell, (next) => !state.reefs.includes(next)) && isCut(state, book, cell);
}

function isNearReef({ reefs }: Waters, { sea }: Book, cell: Cell): boolean {
  if (reefs.length === 0) return false;
  for (let course = 0; course < 8; course++) if (reefs.includes(entry(sea.steps, 8 * cell + course))) return true;
  return false;
}

/** From the first port everything is looked for: all other ports, and all cargo. */
function isCut({ reefs, sites }: Waters, book: Book, reef: Cell): boolean {
  const ports: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (isPort(book, cell)) ports.push(cell);
  const found = spread(book.sea.steps, at(ports, 0), (cell) => cell !== reef && !reefs.includes(cell));
  return !ports.every((cell) => found.has(cell)) || !sites.every((site) => found.has(site.at));
}
