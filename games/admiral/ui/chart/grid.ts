// Where cells lie on the chart: a sheet of squares with a margin for their letters and numbers.
import { type Cell, columnOf, ROWS, rowOf } from '@quarterdeck/admiral';
import type { Size } from '@quarterdeck/board/chart/pan-zoom.ts';
import type { Area } from '@quarterdeck/board/motion/areas.ts';

/** The side of a cell, and the margin round the board; in lengths of the chart. */
export const CELL = 40;
export const MARGIN = 20;

export function chartSize(columns: number): Size {
  return { width: columns * CELL + 2 * MARGIN, height: ROWS * CELL + 2 * MARGIN };
}

/** The upper left corner of a cell. */
export function cornerOf(cell: Cell): { readonly x: number; readonly y: number } {
  return { x: MARGIN + columnOf(cell) * CELL, y: MARGIN + rowOf(cell) * CELL };
}

export function middleOfCell(cell: Cell): { readonly x: number; readonly y: number } {
  const { x, y } = cornerOf(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The cells and half a cell round them; null for none. */
export function areaAround(cells: readonly Cell[]): Area | null {
  if (cells.length === 0) return null;
  const corners = cells.map(cornerOf);
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  const rim = CELL / 2;
  return { x: left - rim, y: top - rim, width: right - left + CELL + 2 * rim, height: bottom - top + CELL + 2 * rim };
}
