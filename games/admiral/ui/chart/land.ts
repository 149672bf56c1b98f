// The land of a scenario as it is drawn, worked out once for a sea.
import { cellAt, GROUND, ROWS, type Sea } from '@quarterdeck/admiral';
import { coastField, type Lie, type Soil, type Spit } from './coast.ts';
import { contourOf } from './field.ts';

export interface Land {
  /** Lines of equal depth and height, from the water to the hills. */
  readonly shoal: string;
  readonly surf: string;
  readonly beach: string;
  readonly green: string;
  readonly wood: string;
  readonly hills: readonly { readonly x: number; readonly y: number; readonly isPalm: boolean }[];
}

const drawn = new WeakMap<Sea, Land>();

export function landOf(sea: Sea): Land {
  const land = drawn.get(sea) ?? draw(sea);
  drawn.set(sea, land);
  return land;
}

function draw(sea: Sea): Land {
  const field = coastField(lieOf(sea));
  return {
    shoal: contourOf(field, 0.5),
    surf: contourOf(field, 0.2),
    beach: contourOf(field, 0),
    green: contourOf(field, -0.13),
    wood: contourOf(field, -0.3),
    hills: hillsOf(sea),
  };
}

export function lieOf(sea: Sea): Lie {
  return { columns: sea.columns, rows: ROWS, soil: (column, row) => soilAt(sea, column, row), spits: spitsOf(sea) };
}

const SOILS: readonly Soil[] = ['sea', 'shallow', 'land', 'harbour'];

function soilAt({ columns, ground }: Sea, column: number, row: number): Soil {
  const isOff = column < 0 || row < 0 || column >= columns || row >= ROWS;
  return isOff ? 'sea' : (SOILS[ground[cellAt(column, row)] ?? GROUND.sea] ?? 'sea');
}

const EAST = 2;
const SOUTH = 4;

/** Sides between cells that ships may enter, and yet none may cross. */
function spitsOf(sea: Sea): Spit[] {
  const spits: Spit[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < sea.columns; column++) {
      const step = (course: number) => sea.steps[8 * cellAt(column, row) + course] ?? 0;
      if (!isWater(sea, column, row)) continue;
      if (isWater(sea, column + 1, row) && step(EAST) < 0)
        spits.push({ from: { x: column + 1, y: row }, to: { x: column + 1, y: row + 1 } });
      if (isWater(sea, column, row + 1) && step(SOUTH) < 0)
        spits.push({ from: { x: column, y: row + 1 }, to: { x: column + 1, y: row + 1 } });
    }
  }
  return spits;
}

function isWater({ columns, ground }: Sea, column: number, row: number): boolean {
  const isOn = column < columns && row < ROWS;
  return isOn && (ground[cellAt(column, row)] ?? GROUND.off) <= GROUND.shallow;
}

/** Hills and palms stand where there is most land; a fort needs the room itself. */
function hillsOf(sea: Sea): Land['hills'] {
  const cells = Array.from({ length: sea.columns * ROWS }, (_, place) => ({
    x: place % sea.columns,
    y: Math.floor(place / sea.columns),
  }));
  return cells
    .filter(({ x, y }) => soilAt(sea, x, y) === 'land')
    .map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5, isPalm: (x * 7 + y * 3) % 3 === 0 }));
}
