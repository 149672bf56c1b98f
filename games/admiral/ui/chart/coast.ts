// Coasts: land as it is drawn, made of the cells that the rules know. A cell that is mostly land is land with a beach; one that is
// partly land has some along the sides where land lies; a side that land closes is a spit of sand.
import { type Extent, type Field, fieldOf, type Spot } from './field.ts';

export type Soil = 'sea' | 'shallow' | 'land' | 'harbour';

/** What is drawn of a map: the soil of each cell, and sides between passable cells that land closes. */
export interface Lie {
  readonly columns: number;
  readonly rows: number;
  soil(column: number, row: number): Soil;
  readonly spits: readonly Spit[];
}

/** A closed side, by its ends. */
export interface Spit {
  readonly from: Spot;
  readonly to: Spot;
}

interface Block {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far land reaches into a shallow cell, by the number of sides where land lies: more water than land is left in each. */
const REACHES: readonly number[] = [0, 0.28, 0.22, 0.14, 0.08];
/** How far it stays back from the open sea. */
const BEACH = 0.12;
const ROUND = 0.28;
/** Fine enough for a coast that looks drawn by hand. */
const GRAIN = 1 / 7;
const MARGIN = 0.9;
/** Nothing is drawn farther from land. */
const FAR = 0.8;

export function coastField(lie: Lie): Field {
  const near = byCell([...landOf(lie), ...lie.spits.map(spitBlock)]);
  const extent: Extent = { start: { x: -MARGIN, y: -MARGIN }, end: { x: lie.columns + MARGIN, y: lie.rows + MARGIN } };
  return fieldOf(extent, GRAIN, (spot) => depthAt(near(spot), spot));
}

/** The blocks that matter for a spot, by its cell: the others are too far away. */
function byCell(blocks: readonly Block[]): (spot: Spot) => readonly Block[] {
  const found = new Map<string, readonly Block[]>();
  return ({ x, y }) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const key = `${column} ${row}`;
    const known = found.get(key) ?? blocks.filter((block) => distanceTo(block, { x: column + 0.5, y: row + 0.5 }) < FAR + 1);
    found.set(key, known);
    return known;
  };
}

function landOf(lie: Lie): Block[] {
  const blocks: Block[] = [];
  for (let row = 0; row < lie.rows; row++) {
    for (let column = 0; column < lie.columns; column++) {
      const soil = lie.soil(column, row);
      if (soil === 'land') blocks.push(landBlock(lie, column, row));
      if (soil === 'harbour') blocks.push(islet(column, row));
    }
  }
  return blocks;
}

function landBlock(lie: Lie, column: number, row: number): Block {
  const grows = (x: number, y: number) => growthInto(lie, x, y);
  return {
    left: column - grows(column - 1, row),
    top: row - grows(column, row - 1),
    right: column + 1 + grows(column + 1, row),
    bottom: row + 1 + grows(column, row + 1),
  };
}

function growthInto(lie: Lie, column: number, row: number): number {
  const soil = lie.soil(column, row);
  if (soil !== 'shallow') return soil === 'land' ? ROUND : -BEACH;
  const sides = [lie.soil(column - 1, row), lie.soil(column + 1, row), lie.soil(column, row - 1), lie.soil(column, row + 1)];
  return REACHES[sides.filter((side) => side === 'land').length] ?? 0;
}

/** What a fort stands on. */
function islet(column: number, row: number): Block {
  return { left: column + 0.08, top: row + 0.08, right: column + 0.92, bottom: row + 0.92 };
}

function spitBlock({ from, to }: Spit): Block {
  const thick = 0.11;
  return {
    left: Math.min(from.x, to.x) - thick,
    top: Math.min(from.y, to.y) - thick,
    right: Math.max(from.x, to.x) + thick,
    bottom: Math.max(from.y, to.y) + thick,
  };
}

/** Distance from the coast, negative on land; blocks near each other grow together. */
function depthAt(blocks: readonly Block[], spot: Spot): number {
  let depth = 9;
  for (const block of blocks) {
    const own = distanceTo(block, spot);
    depth = blend(depth, own);
  }
  return depth > FAR ? depth : depth + tremble(spot);
}

function distanceTo({ left, top, right, bottom }: Block, { x, y }: Spot): number {
  const round = Math.min(ROUND, (right - left) / 2, (bottom - top) / 2);
  const dx = Math.abs(x - (left + right) / 2) - (right - left) / 2 + round;
  const dy = Math.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + round;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
}

const BLEND = 0.1;
function blend(one: number, other: number): number {
  const part = Math.max(BLEND - Math.abs(one - other), 0) / BLEND;
  return Math.min(one, other) - (part * part * BLEND) / 4;
}

/** No coast is straight. */
function tremble({ x, y }: Spot): number {
  return 0.045 * Math.sin(5.1 * x + 2.3 * Math.sin(3.7 * y)) + 0.032 * Math.sin(7.3 * y + 1.9 * Math.sin(4.9 * x + 1));
}
