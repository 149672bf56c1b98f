// What lies where just now: ships and reefs laid out on the grid, for as long as one question takes.
import { at } from '@quarterdeck/kernel';
import type { Book } from '../book.ts';
import { CELLS, type Cell } from '../data/cells.ts';
import { entry } from '../table.ts';
import type { View } from '../types.ts';

/** Ships in each cell, or REEF. One sheet for all: it is wiped by whoever draws the next chart, so keep it no longer than a rule. */
export type Chart = Uint8Array;
export const REEF = 8;

const sheet: Chart = new Uint8Array(CELLS);

export function chartOf({ ships, reefs }: Pick<View, 'ships' | 'reefs'>): Chart {
  sheet.fill(0);
  for (let i = 0; i < reefs.length; i++) sheet[at(reefs, i)] = REEF;
  for (let i = 0; i < ships.length; i++) {
    const cell = at(ships, i).at;
    if (cell !== null) sheet[cell] = entry(sheet, cell) + 1;
  }
  return sheet;
}

/** 4.5: a cell at sea takes one ship, one in a port two; a reef none. */
export function isFree(book: Book, chart: Chart, cell: Cell): boolean {
  return entry(chart, cell) < (entry(book.sea.ports, cell) === 0 ? 1 : 2);
}
