// Where the seas lie on the chart. Each part of the world is a sheet of two by three fields, five of them seas and one land:
// that way a sheet is read as well beside the others as by itself on a phone.
import type { Part, SeaId } from '@quarterdeck/at-worlds-end';

/** A sheet in units of its own, which are stretched to the room that it is given. */
export const SHEET = { width: 400, height: 450 } as const;
export const FIELD = { width: SHEET.width / 2, height: SHEET.height / 3 } as const;

export interface Field {
  readonly column: 0 | 1;
  readonly row: 0 | 1 | 2;
}

export const FIELDS = {
  cuba: { column: 0, row: 0 },
  bahamas: { column: 1, row: 0 },
  jamaica: { column: 0, row: 1 },
  hispaniola: { column: 1, row: 1 },
  'lesser-antilles': { column: 1, row: 2 },
  'north-atlantic': { column: 0, row: 0 },
  'central-atlantic': { column: 0, row: 1 },
  'indian-ocean': { column: 1, row: 1 },
  'south-atlantic': { column: 0, row: 2 },
  'cape-of-good-hope': { column: 1, row: 2 },
  philippines: { column: 1, row: 0 },
  singapore: { column: 0, row: 1 },
  borneo: { column: 1, row: 1 },
  sumatra: { column: 0, row: 2 },
  moluccas: { column: 1, row: 2 },
} as const satisfies Readonly<Record<SeaId, Field>>;

/** The field of each sheet that is land, where its name stands. */
export const LAND = {
  'west-indies': { column: 0, row: 2 },
  'east-indies': { column: 0, row: 0 },
  oceans: { column: 1, row: 0 },
} as const satisfies Readonly<Record<Part, Field>>;

type Point = readonly [x: number, y: number];

/** The outline of a sea: borders of neighbours are one and the same wavy line. */
export function outlineOf({ column, row }: Field): string {
  const [left, top] = [column * FIELD.width, row * FIELD.height];
  const corners: readonly Point[] = [
    [left, top],
    [left + FIELD.width, top],
    [left + FIELD.width, top + FIELD.height],
    [left, top + FIELD.height],
  ];
  const sides = corners.map((corner, place) => borderBetween(corner, corners[(place + 1) % corners.length] ?? corner));
  return `M${left} ${top}${sides.join('')}Z`;
}

/** How far a border strays from the straight line. */
const WAVE = 9;

function borderBetween(from: Point, to: Point): string {
  const wave = isOnEdge(from, to) ? 0 : from[0] + from[1] < to[0] + to[1] ? WAVE : -WAVE;
  const bends = [bend(from, to, 1 / 3, wave), bend(from, to, 2 / 3, -wave), to];
  return `C${bends.map(([x, y]) => `${x} ${y}`).join(' ')}`;
}

function bend(from: Point, to: Point, part: number, wave: number): Point {
  const isLevel = from[1] === to[1];
  const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  return [Math.round(isLevel ? x : x + wave), Math.round(isLevel ? y + wave : y)];
}

function isOnEdge([x, y]: Point, [otherX, otherY]: Point): boolean {
  const isSide = x === otherX && (x === 0 || x === SHEET.width);
  return isSide || (y === otherY && (y === 0 || y === SHEET.height));
}

/** Lines of the compass from the middle of the land, eight on either side. */
export const RHUMBS = Array.from({ length: 16 }, (_, number) => {
  const angle = (number * Math.PI) / 8;
  return `M0 0L${Math.round(Math.cos(angle) * 700)} ${Math.round(Math.sin(angle) * 700)}`;
}).join('');
