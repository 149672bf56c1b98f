// S1: where the last player may bury treasure.
import { bookOf } from '../book.ts';
import { type Cell, distance } from '../data/cells.ts';
import { GROUND } from '../sailing/sea.ts';
import { entry } from '../table.ts';
import type { State } from '../types.ts';

const BURIAL_DISTANCE = 5;

/** Five cells or more from every one of them. */
export function isFarFromForts(forts: readonly Cell[], cell: Cell): boolean {
  return forts.every((fort) => distance(fort, cell) >= BURIAL_DISTANCE);
}

/** Any cell with some land, far from all forts, that has no treasure yet. */
export function isBurialPlace({ fixed, forts, sites }: State, cell: Cell): boolean {
  if (entry(bookOf(fixed).sea.ground, cell) !== GROUND.shallow || sites.some((site) => site.at === cell)) return false;
  return isFarFromForts(
    forts.map((fort) => fort.at),
    cell,
  );
}
