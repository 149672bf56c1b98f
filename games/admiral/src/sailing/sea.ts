// The sea of a scenario as tables: what can be sailed, shot through and sheltered behind from each cell (4.5, 4.18, 5.5).
import { at } from '@quarterdeck/kernel';
import {
  CELLS,
  type Cell,
  cellAt,
  cellNamed,
  columnOf,
  DIRECTIONS,
  type Direction,
  EASTWARD,
  ROWS,
  rowOf,
  SOUTHWARD,
} from '../data/cells.ts';
import type { Components, Tile } from '../data/components.ts';
import type { Harbour, Island, Scenario } from '../data/scenario.ts';

/** What a cell is: open sea, partly land but passable, mostly land, a fort or royal port, or not on this board. */
export const GROUND = { sea: 0, shallow: 1, land: 2, harbour: 3, off: 4 } as const;

const NONE = -1;

/** Everything about a map that no move changes. Lists by cell and course have their place at `8 * cell + course`. */
export interface Sea {
  readonly columns: number;
  readonly ground: Uint8Array;
  /** The next cell for a ship, or -1: land, a fort, a closed side or corner, the rim (4.5). */
  readonly steps: Int16Array;
  /** The next cell for a shot, or -1; it may be that of a fort (5.5). */
  readonly shots: Int16Array;
  /** 1: a storm blowing on this course does not move a ship here (4.18). */
  readonly sheltered: Uint8Array;
  /** Whose ports the cell belongs to: bit i is harbour i. */
  readonly ports: Uint8Array;
  /** Which harbour stands in the cell, or -1. */
  readonly harbours: Int8Array;
  /** 1 in the ports of royal harbours. */
  readonly royal: Uint8Array;
  /** 1 where cargo of a sunken ship can be saved (V 4.4). */
  readonly coastal: Uint8Array;
  /** Which neighbours of the cell lead on to each other: bit j where its neighbour on this course has a step to that on course j. */
  readonly rings: Uint8Array;
}

/** Sides and corners that land closes; a side has the number of its northern or western cell, a corner that of its south-eastern. */
interface Coast {
  readonly ground: Uint8Array;
  readonly columns: number;
  readonly closedEast: Set<Cell>;
  readonly closedSouth: Set<Cell>;
  readonly closedCorners: Set<Cell>;
}

export function chartSea(scenario: Scenario, { tiles }: Pick<Components, 'tiles'>): Sea {
  const coast = layIslands(scenario, tiles);
  const harbours = layHarbours(coast, scenario.harbours);
  const ports = portsOf(coast, scenario.harbours);
  const steps = byCourse((cell, course) => stepFrom(coast, cell, course, GROUND.shallow));
  return {
    columns: scenario.columns,
    ground: coast.ground,
    steps,
    shots: byCourse((cell, course) => stepFrom(coast, cell, course, GROUND.harbour)),
    sheltered: Uint8Array.from(byCourse((cell, course) => (isSheltered(coast, ports, cell, course) ? 1 : 0))),
    ports,
    harbours,
    royal: royalWaters(ports, scenario.harbours),
    coastal: Uint8Array.from({ length: CELLS }, (_, cell) => (isCoastal(coast, cell) ? 1 : 0)),
    rings: Uint8Array.from(byCourse((cell, course) => ringOf(steps, cell, course))),
  };
}

function byCourse(of: (cell: Cell, course: Direction) => number): Int16Array {
  return Int16Array.from({ length: CELLS * DIRECTIONS.length }, (_, place) => of(place >> 3, place & 7));
}

function layIslands({ columns, islands }: Scenario, tiles: Components['tiles']): Coast {
  const coast: Coast = {
    ground: Uint8Array.from({ length: CELLS }, (_, cell) => (columnOf(cell) < columns ? GROUND.sea : GROUND.off)),
    columns,
    closedEast: new Set(),
    closedSouth: new Set(),
    closedCorners: new Set(),
  };
  for (const island of islands) layIsland(coast, island, tiles[island.tile]);
  return coast;
}

/** A place on a tile that is turned clockwise; `size` is the columns and rows of the unturned tile, less one for cells. */
function turned(
  [column, row]: readonly [number, number],
  [wide, high]: readonly [number, number],
  turns: number,
): [number, number] {
  if (turns === 0) return [column, row];
  return turned([high - row, column], [high, wide], turns - 1);
}

function layIsland(coast: Coast, island: Island, tile: Tile): void {
  const origin = cellNamed(island.at);
  const wide = at(tile.rows, 0).length;
  const high = tile.rows.length;
  const cellOf = (column: number, row: number): Cell => {
    const [x, y] = turned([column, row], [wide - 1, high - 1], island.turns);
    return cellAt(columnOf(origin) + x, rowOf(origin) + y);
  };
  tile.rows.forEach((signs, row) => {
    [...signs].forEach((sign, column) => {
      if (sign !== 'S') coast.ground[cellOf(column, row)] = sign === 'L' ? GROUND.land : GROUND.shallow;
    });
  });
  for (const corner of tile.corners) {
    const [x, y] = turned(corner, [wide, high], island.turns);
    coast.closedCorners.add(cellAt(columnOf(origin) + x, rowOf(origin) + y));
  }
  for (const [a, b] of tile.sides) closeSide(coast, cellOf(a[0] - 1, a[1] - 1), cellOf(b[0] - 1, b[1] - 1));
}

function closeSide(coast: Coast, a: Cell, b: Cell): void {
  (Math.abs(a - b) === 1 ? coast.closedEast : coast.closedSouth).add(Math.min(a, b));
}

/** The cells that an island covers, turned as it lies; for checking that it fits. */
export function cellsOf({ at: origin, turns }: Island, tile: Tile): { column: number; row: number }[] {
  const wide = at(tile.rows, 0).length;
  const [x, y] = turns % 2 === 0 ? [wide, tile.rows.length] : [tile.rows.length, wide];
  const first = cellNamed(origin);
  return Array.from({ length: x * y }, (_, i) => ({ column: columnOf(first) + (i % x), row: rowOf(first) + Math.floor(i / x) }));
}

function layHarbours({ ground }: Coast, harbours: readonly Harbour[]): Int8Array {
  const places = new Int8Array(CELLS).fill(NONE);
  harbours.forEach((harbour, place) => {
    ground[cellNamed(harbour.at)] = GROUND.harbour;
    places[cellNamed(harbour.at)] = place;
  });
  return places;
}

/** The neighbour on the board, or -1. */
export function neighbour(columns: number, cell: Cell, course: Direction): Cell {
  const column = columnOf(cell) + at(EASTWARD, course);
  const row = rowOf(cell) + at(SOUTHWARD, course);
  return column < 0 || column >= columns || row < 0 || row >= ROWS ? NONE : cellAt(column, row);
}

/** II 6: the cells round a fort are its port; land among them is land. */
function portsOf({ ground, columns }: Coast, harbours: readonly Harbour[]): Uint8Array {
  const ports = new Uint8Array(CELLS);
  harbours.forEach((harbour, place) => {
    for (let course = 0; course < 8; course++) {
      const cell = neighbour(columns, cellNamed(harbour.at), course);
      if (cell !== NONE && at2(ground, cell) < GROUND.land) ports[cell] = at2(ports, cell) | (1 << place);
    }
  });
  return ports;
}

function at2(list: Uint8Array, place: number): number {
  return list[place] ?? 0;
}

function royalWaters(ports: Uint8Array, harbours: readonly Harbour[]): Uint8Array {
  const royal = harbours.reduce((bits, { kind }, place) => (kind === 'royal' ? bits | (1 << place) : bits), 0);
  return ports.map((bits) => ((bits & royal) === 0 ? 0 : 1));
}

/** The next cell where the crossing is open and the ground is no higher than this; land never is. */
function stepFrom(coast: Coast, cell: Cell, course: Direction, highest: number): Cell {
  const next = neighbour(coast.columns, cell, course);
  if (next === NONE || at2(coast.ground, cell) === GROUND.off) return NONE;
  const ground = at2(coast.ground, next);
  return ground > highest || ground === GROUND.land || isClosed(coast, cell, course) ? NONE : next;
}

/** 4.5: whether the side or corner on this course is wholly land. */
function isClosed(coast: Coast, cell: Cell, course: Direction): boolean {
  const next = neighbour(coast.columns, cell, course);
  if (next === NONE) return false;
  if (course % 2 === 1) return isClosedCorner(coast, cell, next);
  const isAcross = Math.abs(next - cell) === 1;
  return (isAcross ? coast.closedEast : coast.closedSouth).has(Math.min(cell, next));
}

/** A corner is closed by the tile, or by land on both sides of the diagonal (R3). */
function isClosedCorner({ closedCorners, ground }: Coast, a: Cell, b: Cell): boolean {
  const corner = cellAt(Math.max(columnOf(a), columnOf(b)), Math.max(rowOf(a), rowOf(b)));
  const flanks = [cellAt(columnOf(a), rowOf(b)), cellAt(columnOf(b), rowOf(a))];
  return closedCorners.has(corner) || flanks.every((cell) => at2(ground, cell) === GROUND.land);
}

/** 4.18: in a port, in the lee of land, or behind a side or corner that land closes. The rim gives no shelter. */
function isSheltered(coast: Coast, ports: Uint8Array, cell: Cell, towards: Direction): boolean {
  if (at2(ports, cell) !== 0) return true;
  const windward = (towards + 4) % 8;
  const next = neighbour(coast.columns, cell, windward);
  return next !== NONE && (at2(coast.ground, next) === GROUND.land || isClosed(coast, cell, windward));
}

/** V 4.4: land in the cell, mostly land beside it, or on the rim of the board. */
function isCoastal(coast: Coast, cell: Cell): boolean {
  if (at2(coast.ground, cell) === GROUND.shallow) return true;
  for (let course = 0; course < 8; course++) {
    const next = neighbour(coast.columns, cell, course);
    if (next === NONE || at2(coast.ground, next) === GROUND.land) return true;
  }
  return false;
}

/** Everything that can be come to by sailing over cells that this lets pass. */
export function spread(steps: Int16Array, from: Cell, isOpen: (cell: Cell) => boolean): ReadonlySet<Cell> {
  const found = new Set([from]);
  for (const cell of found) {
    for (let course = 0; course < 8; course++) {
      const next = steps[8 * cell + course] ?? NONE;
      if (next !== NONE && isOpen(next)) found.add(next);
    }
  }
  return found;
}

function ringOf(steps: Int16Array, cell: Cell, course: Direction): number {
  const from = steps[8 * cell + course] ?? NONE;
  if (from === NONE) return 0;
  const onward = steps.subarray(8 * from, 8 * from + 8);
  let bits = 0;
  for (let other = 0; other < 8; other++) {
    const to = steps[8 * cell + other] ?? NONE;
    if (to !== NONE && onward.includes(to)) bits |= 1 << other;
  }
  return bits;
}
