// The board's grid (II 1): 24 columns A to X, 14 rows, a cell is a number counted row by row from A1. Row 1 lies north (ours).
import { at } from '@quarterdeck/kernel';

export const COLUMNS = 24;
export const ROWS = 14;
export const CELLS = COLUMNS * ROWS;
/** 0 is A1, 23 is X1, 335 is X14; half a board has the columns A to L of the same numbers. */
export type Cell = number;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWX';

/** The eight points of the vane, clockwise (4.3). A course is the place of its name in this list. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type DirectionName = (typeof DIRECTIONS)[number];
/** 0 is north, 1 north-east, and so on clockwise to 7; odd ones are diagonal. */
export type Direction = number;

export const EASTWARD: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
export const SOUTHWARD: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

/** Column 0 to 23 and row 0 to 13 of each cell. */
export const COLUMN_OF = Uint8Array.from({ length: CELLS }, (_, cell) => cell % COLUMNS);
export const ROW_OF = Uint8Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / COLUMNS));

export function columnOf(cell: Cell): number {
  return cell % COLUMNS;
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / COLUMNS);
}

export function cellAt(column: number, row: number): Cell {
  return row * COLUMNS + column;
}

/** One for each cell, in their order. */
export function forCells<T>(make: (cell: Cell) => T): readonly T[] {
  return Array.from({ length: CELLS }, (_, cell) => make(cell));
}

/** As the book names it: A1 to X14. */
export function cellName(cell: Cell): string {
  return `${columnName(columnOf(cell))}${rowOf(cell) + 1}`;
}

export function columnName(column: number): string {
  return LETTERS.charAt(column);
}

export function parseColumn(letter: string): number | null {
  const column = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
  return column < 0 ? null : column;
}

/** The cell of a name, or null when there is none on the whole board. */
export function parseCell(name: string): Cell | null {
  const [, letter = '', number = ''] = /^([A-X])([1-9]|1[0-4])$/.exec(name) ?? [];
  const column = parseColumn(letter);
  return column === null ? null : cellAt(column, Number(number) - 1);
}

/** The cell of a name that must be one. */
export function cellNamed(name: string): Cell {
  const cell = parseCell(name);
  if (cell === null) throw new Error(`no cell '${name}'`);
  return cell;
}

/** How many cells lie between two, counted as a king walks: what the book counts in cells. */
export function distance(a: Cell, b: Cell): number {
  const columns = Math.abs(columnOf(a) - columnOf(b));
  const rows = Math.abs(rowOf(a) - rowOf(b));
  return Math.max(columns, rows);
}

/** The course from one cell to another on a straight or diagonal line, or -1 where there is none. */
export function courseTo(from: Cell, to: Cell): Direction | -1 {
  const columns = columnOf(to) - columnOf(from);
  const rows = rowOf(to) - rowOf(from);
  if (from === to || (columns !== 0 && rows !== 0 && Math.abs(columns) !== Math.abs(rows))) return -1;
  return at(COURSES, 3 * (Math.sign(rows) + 1) + Math.sign(columns) + 1);
}

/** By the signs of the steps south and east: from north-west over the middle to south-east. */
const COURSES: readonly Direction[] = [7, 0, 1, 6, -1, 2, 5, 4, 3];

export function isDiagonal(course: Direction): boolean {
  return (course & 1) === 1;
}
