// What a small screen shows first: one's own fleet, or where it will lie.
import { type Cell, columnOf, rowOf, type View } from '@quarterdeck/admiral';
import type { Seat } from '@quarterdeck/kernel';

export function openingCells({ ships, forts }: View, own: Seat | null): readonly Cell[] {
  const seat = own ?? 0;
  const afloat = ships.flatMap(({ owner, at }) => (owner === seat && at !== null ? [at] : []));
  if (afloat.length > 0) return nearby(afloat);
  return forts
    .filter(({ owner }) => owner === seat || owner === null)
    .slice(0, 1)
    .map(({ at }) => at);
}

/** A fleet that is scattered is not seen all at once: those near the first ship. */
function nearby(cells: readonly Cell[]): readonly Cell[] {
  const [first = 0] = cells;
  return cells.filter((cell) => Math.abs(columnOf(cell) - columnOf(first)) < 7 && Math.abs(rowOf(cell) - rowOf(first)) < 7);
}
