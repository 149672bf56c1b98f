// Where a reef may be laid (V 3.6): in the open sea, in no port, on no cargo, and never so that a port or the cargo is sealed off.
import { at } from '@quarterdeck/kernel';
import { type Book, bookOf } from '../book.ts';
import { CELLS, type Cell, cellAt, ROWS } from '../data/cells.ts';
import { entry } from '../table.ts';
import type { View } from '../types.ts';
import { GROUND } from './sea.ts';

type Waters = Pick<View, 'fixed' | 'reefs' | 'sites'>;

/** Closed cells and cells with cargo, for as long as one question takes. */
const marks = new Uint8Array(CELLS);
const REEF = 1;
const CARGO = 2;

function markWaters({ reefs, sites }: Waters): void {
  marks.fill(0);
  for (let i = 0; i < sites.length; i++) marks[at(sites, i).at] = CARGO;
  for (let i = 0; i < reefs.length; i++) marks[at(reefs, i)] = REEF;
}

export function isReefPlace(state: Waters, cell: Cell): boolean {
  markWaters(state);
  return isPlace(bookOf(state.fixed), cell);
}

function isPlace({ sea }: Book, cell: Cell): boolean {
  return entry(sea.ground, cell) === GROUND.sea && entry(sea.ports, cell) === 0 && entry(marks, cell) === 0;
}

/** The columns that have a lawful row. */
export function reefColumns(state: Waters): number[] {
  const book = bookOf(state.fixed);
  const found: number[] = [];
  markWaters(state);
  for (let column = 0; column < book.sea.columns; column++) {
    let row = 0;
    while (row < ROWS && !isLawful(state, book, cellAt(column, row))) row += 1;
    if (row < ROWS) found.push(column);
  }
  return found;
}

/** The lawful rows of a column, 1 to 14. */
export function reefRows(state: Waters, column: number): number[] {
  const book = bookOf(state.fixed);
  const found: number[] = [];
  markWaters(state);
  for (let row = 0; row < ROWS; row++) if (isLawful(state, book, cellAt(column, row))) found.push(row + 1);
  return found;
}

/** It must not cut a port or cargo off from the rest; most cells have a way round them that says so at once. */
function isLawful(state: Waters, book: Book, cell: Cell): boolean {
  return isPlace(book, cell) && (canBeRounded(book, cell) || !isCut(state, book, cell));
}

/** Where the free neighbours of a cell lead on to each other, every way over the cell leads round it as well. */
function canBeRounded({ sea }: Book, cell: Cell): boolean {
  let free = 0;
  for (let course = 0; course < 8; course++) {
    const next = entry(sea.steps, 8 * cell + course);
    if (next >= 0 && entry(marks, next) !== REEF) free |= 1 << course;
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
