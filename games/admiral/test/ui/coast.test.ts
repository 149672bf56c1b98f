// What is drawn as land is what the rules call land: a captain who trusts the drawing is never wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMPONENTS, cellAt, chartSea, findScenario, GROUND, neighbour, ROWS, SCENARIOS, type Sea } from '@quarterdeck/admiral';
import { coastField } from '../../ui/chart/coast.ts';
import { contourOf, type Field } from '../../ui/chart/field.ts';
import { landOf, lieOf } from '../../ui/chart/land.ts';

const SEAS: readonly Sea[] = SCENARIOS.flatMap((name) => {
  const scenario = [2, 6].map((seats) => findScenario(name, seats, 'alone')).find((found) => found !== null);
  return scenario === null || scenario === undefined ? [] : [chartSea(scenario, COMPONENTS)];
});

/** The part of a square that is drawn as land. */
function landIn({ start, step, columns, depths }: Field, x: number, y: number, side: number): number {
  const points = Array.from({ length: 13 * 13 }, (_, place) => {
    const column = Math.round((x + (side * (0.5 + (place % 13))) / 13 - start.x) / step);
    const row = Math.round((y + (side * (0.5 + Math.floor(place / 13))) / 13 - start.y) / step);
    return (depths[row * columns + column] ?? 9) < 0;
  });
  return points.filter((isLand) => isLand).length / points.length;
}

test('cells that are mostly land are drawn so, those that are partly land have some, the open sea has none (4.5)', () => {
  assert.ok(SEAS.length > 6);
  for (const sea of SEAS) {
    const field = coastField(lieOf(sea));
    for (let column = 0; column < sea.columns; column++) {
      for (let row = 0; row < ROWS; row++) {
        const ground = sea.ground[cellAt(column, row)];
        const land = landIn(field, column, row, 1);
        const said = `${column} ${row}: ${land}`;
        if (ground === GROUND.land) assert.ok(land > 0.6, said);
        if (ground === GROUND.shallow) assert.ok(land > 0.08 && land < 0.5, said);
        if (ground === GROUND.sea) assert.ok(land < 0.06, said);
      }
    }
  }
});

test('corners and sides that land closes are drawn closed (4.5)', () => {
  let closed = 0;
  for (const sea of SEAS) {
    const field = coastField(lieOf(sea));
    const isWater = (cell: number) => cell >= 0 && (sea.ground[cell] ?? GROUND.off) <= GROUND.shallow;
    for (let column = 0; column < sea.columns; column++) {
      for (let row = 0; row < ROWS; row++) {
        for (const [course, x, y] of [
          [2, 1, 0.5],
          [3, 1, 1],
          [4, 0.5, 1],
        ] as const) {
          const cell = cellAt(column, row);
          const isClosed =
            isWater(cell) && isWater(neighbour(sea.columns, cell, course)) && (sea.steps[8 * cell + course] ?? 0) < 0;
          if (!isClosed) continue;
          assert.ok(landIn(field, column + x - 0.05, row + y - 0.05, 0.1) > 0.5, `${column} ${row} ${course}`);
          closed += 1;
        }
      }
    }
  }
  assert.ok(closed > 20);
});

test('a coast is a closed curve, drawn once for a sea', () => {
  const [sea] = SEAS;
  assert.ok(sea !== undefined);
  const { beach } = landOf(sea);
  assert.match(beach, /^(M[\d. -]+(Q[\d. -]+)+Z)+$/);
  assert.equal(landOf(sea), landOf(sea));
  assert.equal(contourOf(coastField(lieOf(sea)), 0), beach);
});
