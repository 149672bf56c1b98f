// Where a reef may be laid (V 3.6): in the open sea, in no port, on no cargo, and never so that a port or the cargo is sealed off.
import { at } from '@quarterdeck/kernel';
import { type Book, bookOf } from './book.ts';
import { CELLS, type Cell, cellAt, ROWS } from './data/cells.ts';
import { GROUND } from './sea.ts';
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
  return !canBeRounded(state, book, cell) && isCut(state, book, cell);
}

/** Where the free neighbours of a cell lead on to each other, every way over the cell leads round it as well. */
function canBeRounded({ reefs }: Waters, { sea }: Book, cell: Cell): boolean {
  let free = 0;
  for (let course = 0; course < 8; course++) {
    const next = entry(sea.steps, 8 * cell + course);
    if (next >= 0 && !reefs.includes(next)) free |= 1 << course;
  }
  let found = free & -free;
  let before = 0;
  while (found !== before) {
    before = found;
    for (let course = 0; course < 8; course++) if ((found >> course) & 1) found |= entry(sea.rings, 8 * cell + course) & free;
  }
  return found === free;
}

/** From the first port everything is looked for: all other ports, and all cargo. */
function isCut({ reefs, sites }: Waters, { sea }: Book, reef: Cell): boolean {
  const found = flood(
    sea.steps,
    sea.ports.findIndex((bits) => bits !== 0),
    reef,
    reefs,
  );
  for (let cell = 0; cell < CELLS; cell++) if (entry(sea.ports, cell) !== 0 && entry(found, cell) !== REACHED) return true;
  return sites.some((site) => entry(found, site.at) !== REACHED);
}

// One sheet and one list for all floods: each begins with a clean sheet, and nobody keeps it.
const REACHED = 1;
const CLOSED = 2;
const sheet = new Uint8Array(CELLS);
const list = new Int16Array(CELLS);

function flood(steps: Int16Array, from: Cell, reef: Cell, reefs: readonly Cell[]): Uint8Array {
  sheet.fill(0);
  sheet[reef] = CLOSED;
  for (let i = 0; i < reefs.length; i++) sheet[at(reefs, i)] = CLOSED;
  sheet[from] = REACHED;
  list[0] = from;
  let count = 1;
  for (let i = 0; i < count; i++) {
    for (let course = 0; course < 8; course++) {
      const next = entry(steps, 8 * entry(list, i) + course);
      if (next < 0 || entry(sheet, next) !== 0) continue;
      sheet[next] = REACHED;
      list[count] = next;
      count += 1;
    }
  }
  return sheet;
}
