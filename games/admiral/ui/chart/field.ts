// Heights over a part of the chart, and lines of equal height: coasts are drawn from them. Lengths are in cells.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Depths at the points of a grid, row by row; land is below 0, as in a distance from the coast. */
export interface Field {
  readonly start: Spot;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly depths: readonly number[];
}

export interface Extent {
  readonly start: Spot;
  readonly end: Spot;
}

export function fieldOf({ start, end }: Extent, step: number, depth: (spot: Spot) => number): Field {
  const columns = Math.ceil((end.x - start.x) / step) + 1;
  const rows = Math.ceil((end.y - start.y) / step) + 1;
  const spotAt = (place: number): Spot => ({
    x: start.x + (place % columns) * step,
    y: start.y + Math.floor(place / columns) * step,
  });
  return { start, step, columns, rows, depths: Array.from({ length: columns * rows }, (_, place) => depth(spotAt(place))) };
}

/** Closed curves round everything that is lower than this, as the data of an SVG path. */
export function contourOf(field: Field, level: number): string {
  return loopsOf(field, level).map(smooth).join('');
}

/** From which edge of a square to which the line goes, with what is lower on its left; edges are counted from the top clockwise. */
const CROSSINGS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];
/** The two corners of each edge; corners are counted from the upper left clockwise. */
const ENDS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [3, 2],
  [0, 3],
];

interface Crossing {
  readonly spot: Spot;
  readonly next: string;
}

function loopsOf(field: Field, level: number): Spot[][] {
  const line = new Map<string, Crossing>();
  for (let row = 0; row + 1 < field.rows; row++) {
    for (let column = 0; column + 1 < field.columns; column++) cross(field, level, column, row, line);
  }
  const loops: Spot[][] = [];
  for (let [first] = line; first !== undefined; [first] = line) loops.push(follow(line, first[0]));
  return loops.filter(({ length }) => length > 3);
}

function follow(line: Map<string, Crossing>, start: string): Spot[] {
  const loop: Spot[] = [];
  for (let crossing = take(line, start); crossing !== undefined; crossing = take(line, crossing.next)) loop.push(crossing.spot);
  return loop;
}

function take(line: Map<string, Crossing>, key: string): Crossing | undefined {
  const crossing = line.get(key);
  line.delete(key);
  return crossing;
}

function cross(field: Field, level: number, column: number, row: number, line: Map<string, Crossing>): void {
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ] as const;
  const depths = corners.map(([x, y]) => depthAt(field, x, y) - level);
  const kind = depths.reduce((bits, depth, corner) => (depth < 0 ? bits | (1 << corner) : bits), 0);
  for (const [from, to] of CROSSINGS[kind] ?? []) {
    line.set(edgeKey(column, row, from), { spot: spotOn(field, corners, depths, from), next: edgeKey(column, row, to) });
  }
}

/** Beyond the field everything is deep. */
function depthAt({ columns, rows, depths }: Field, column: number, row: number): number {
  const isRim = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
  return isRim ? 9 : (depths[row * columns + column] ?? 9);
}

/** Neighbouring squares share an edge. */
function edgeKey(column: number, row: number, edge: number): string {
  if (edge === 1) return `${column + 1} ${row} 3`;
  return edge === 2 ? `${column} ${row + 1} 0` : `${column} ${row} ${edge}`;
}

function spotOn(
  { start, step }: Field,
  corners: readonly (readonly [number, number])[],
  depths: readonly number[],
  edge: number,
): Spot {
  const [a, b] = ENDS[edge] ?? [0, 0];
  const [from, to] = [depths[a] ?? 0, depths[b] ?? 0];
  const part = from / (from - to);
  const [[x, y], [x2, y2]] = [corners[a] ?? [0, 0], corners[b] ?? [0, 0]];
  return { x: start.x + (x + (x2 - x) * part) * step, y: start.y + (y + (y2 - y) * part) * step };
}

/** Through the middles of the lines, bent at their ends. */
function smooth(loop: readonly Spot[]): string {
  const last = loop.at(-1);
  if (last === undefined) return '';
  const bends = loop.map((spot, place) => {
    const next = loop[(place + 1) % loop.length] ?? spot;
    return `Q${print(spot)} ${print(half(spot, next))}`;
  });
  const [first] = loop;
  return `M${print(half(last, first ?? last))}${bends.join('')}Z`;
}

function half(one: Spot, other: Spot): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function print({ x, y }: Spot): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
