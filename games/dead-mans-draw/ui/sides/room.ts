// How much room the opponents have on a board of some width, in pixels; the style has the same bounds.
const PHONE = 640;
const TWO_COLUMNS = 900;
const MOST_ROWS = 2;
/** A bank that is narrower has cards that are too small to read. */
const NARROW = 320;

/** How many opponents sit side by side. */
export function columnsFor(opponents: number, width: number): number {
  const wanted = opponents > 4 ? Math.ceil(opponents / 2) : opponents;
  return width <= TWO_COLUMNS ? Math.min(2, wanted) : wanted;
}

/** So many opponents in so little room that their banks are tiles; on a phone they are folded away instead. */
export function isCrowded(opponents: number, width: number): boolean {
  const columns = columnsFor(opponents, width);
  return width > PHONE && opponents > 3 && (opponents > columns * MOST_ROWS || width / columns < NARROW);
}
