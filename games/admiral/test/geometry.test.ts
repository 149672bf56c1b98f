// The computed examples of the sea: steps, shelter, coasts, tiles as they lie turned (4.5, 4.18, V 4.4).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CELLS,
  COMPONENTS,
  cellName,
  cellNamed,
  chartSea,
  courseTo,
  DIRECTIONS,
  type DirectionName,
  distance,
  findScenario,
  GROUND,
  parseCell,
  type Scenario,
  type Sea,
} from '../src/index.ts';

function seaFor(name: Parameters<typeof findScenario>[0], seats: number, reefs = true): Sea & { reefs: readonly string[] } {
  const scenario = findScenario(name, seats, 'alone');
  assert.ok(scenario !== null);
  return { ...chartSea(scenario, COMPONENTS), reefs: reefs ? scenario.reefs : [] };
}

const pearls = seaFor('pearl-banks', 4);

/** Where one step leads: a cell, or `closed`. */
function step(sea: Sea, from: string, course: DirectionName): string {
  const to = sea.steps[8 * cellNamed(from) + DIRECTIONS.indexOf(course)] ?? -1;
  return to < 0 ? 'closed' : cellName(to);
}

function isSheltered(sea: Sea, cell: string, wind: DirectionName): boolean {
  return sea.sheltered[8 * cellNamed(cell) + DIRECTIONS.indexOf(wind)] === 1;
}

/** A rectangle of the map as the book's page draws it. */
function drawn(sea: Sea, from: string, to: string): string[] {
  const [west, north] = [cellNamed(from) % 24, Math.floor(cellNamed(from) / 24)];
  const [east, south] = [cellNamed(to) % 24, Math.floor(cellNamed(to) / 24)];
  const rows = Array.from({ length: south - north + 1 }, (_, i) => north + i);
  return rows.map((row) =>
    [...sea.ground.slice(24 * row + west, 24 * row + east + 1)].map((ground) => '.~#F'.charAt(ground)).join(''),
  );
}

test('every cell has a name from A1 to X14, and every name a cell', () => {
  for (let cell = 0; cell < CELLS; cell++) assert.equal(parseCell(cellName(cell)), cell);
  assert.equal(cellName(0), 'A1');
  assert.equal(cellName(CELLS - 1), 'X14');
  for (const none of ['Y1', 'A15', 'A0', 'a1', 'AA', 'A01', '']) assert.equal(parseCell(none), null);
});

test('a course is straight or diagonal, or there is none (4.1)', () => {
  const towards = (from: string, to: string) => DIRECTIONS[courseTo(cellNamed(from), cellNamed(to))] ?? 'none';
  assert.deepEqual(
    ['K4', 'N4', 'N7', 'N10', 'K10', 'H10', 'H7', 'H4', 'M8', 'K7'].map((to) => towards('K7', to)),
    ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'none', 'none'],
  );
  assert.equal(distance(cellNamed('A1'), cellNamed('L14')), 13);
});

test('the long island lies as it is turned, with a closed corner in the middle (4.5)', () => {
  assert.deepEqual(drawn(pearls, 'I5', 'P10'), ['........', '.#~..#~.', '.#~..#~.', '.~#..~#.', '.~#..~#.', '........']);
  assert.equal(step(pearls, 'K7', 'SW'), 'closed');
  assert.equal(step(pearls, 'J8', 'NE'), 'closed');
});

test('the square island has a lagoon that opens to the east only (4.5)', () => {
  const hoard = seaFor('dead-pilots-hoard', 2);
  assert.deepEqual(drawn(hoard, 'F9', 'H11'), ['~##', '#~~', '##~']);
  assert.deepEqual(
    DIRECTIONS.map((course) => step(hoard, 'G10', course)),
    ['closed', 'closed', 'H10', 'closed', 'closed', 'closed', 'closed', 'closed'],
  );
  assert.equal(step(hoard, 'H10', 'S'), 'closed', 'the sand spit');
  assert.equal(step(hoard, 'H11', 'N'), 'closed');
  assert.deepEqual(drawn(hoard, 'Q4', 'S6'), ['~##', '~~#', '##~'], 'turned by half');
});

test('steps of the four-player map (16.1)', () => {
  assert.equal(step(pearls, 'K7', 'S'), 'closed', 'land');
  assert.equal(step(pearls, 'L9', 'SW'), 'K10');
  assert.equal(step(pearls, 'L10', 'NW'), 'closed', 'K9 is land');
  assert.equal(step(pearls, 'L6', 'NW'), 'K5', 'open as such: a reef lies there');
  assert.deepEqual(pearls.reefs, ['K5', 'N10']);
  assert.equal(step(pearls, 'B1', 'W'), 'closed', 'a fort');
  assert.equal(step(pearls, 'X10', 'E'), 'closed', 'the rim');
});

test('shelter of the four-player map (4.18, 16.1)', () => {
  for (const [cell, wind] of [
    ['K7', 'NE'],
    ['J8', 'SW'],
    ['L8', 'E'],
    ['M7', 'W'],
  ] as const)
    assert.ok(isSheltered(pearls, cell, wind), `${cell} in a storm to ${wind}`);
  assert.ok(!isSheltered(pearls, 'L6', 'E'));
  for (const wind of DIRECTIONS) assert.ok(isSheltered(pearls, 'B2', wind), 'a port shelters from every storm');
  assert.ok(!isSheltered(pearls, 'X7', 'W'), 'the rim gives no shelter');
});

test('a ship in the book is sheltered by land to the east and by a closed corner to the south-east (4.18)', () => {
  const mini = seaFor('mini-game-1', 2);
  assert.ok(isSheltered(mini, 'F7', 'W'), 'land in the eye of the wind');
  assert.ok(isSheltered(mini, 'F7', 'NW'), 'a corner closed by land');
});

test('coasts: land in the cell, land beside it, the rim; nothing else (V 4.4)', () => {
  const isCoastal = (cell: string) => pearls.coastal[cellNamed(cell)] === 1;
  for (const cell of ['K7', 'L7', 'I5', 'L10', 'A5', 'X9', 'G1', 'G14']) assert.ok(isCoastal(cell), cell);
  for (const cell of ['B2', 'G7', 'H5', 'L6', 'L11']) assert.ok(!isCoastal(cell), cell);
});

test('a corner fort has three port cells, one at the rim five (II 6)', () => {
  const portOf = (sea: Sea, fort: string) => {
    const place = sea.harbours[cellNamed(fort)] ?? -1;
    return [...sea.ports.keys()].filter((cell) => ((sea.ports[cell] ?? 0) >> place) & 1).map(cellName);
  };
  assert.deepEqual(portOf(pearls, 'A1'), ['B1', 'A2', 'B2']);
  assert.deepEqual(portOf(seaFor('pearl-banks', 3), 'X7'), ['W6', 'X6', 'W7', 'W8', 'X8']);
});

test('our maps look the same from both ends: turned by half a circle they are themselves', () => {
  for (const name of ['dead-pilots-hoard', 'kings-convoy', 'fire-in-the-roads', 'two-crowns-mail'] as const) {
    const { ground } = seaFor(name, 2);
    assert.deepEqual([...ground], [...ground].reverse(), name);
  }
});

/** Everything that a ship can come to from a cell, reefs in the way. */
function reached(sea: Sea, { reefs }: Pick<Scenario, 'reefs'>, from: string): Set<number> {
  const found = new Set([cellNamed(from)]);
  const closed = new Set(reefs.map(cellNamed));
  for (const cell of found)
    for (let course = 0; course < 8; course++) {
      const next = sea.steps[8 * cell + course] ?? -1;
      if (next >= 0 && !closed.has(next)) found.add(next);
    }
  return found;
}

test('every passable cell of our maps can be reached from every port', () => {
  for (const name of ['dead-pilots-hoard', 'kings-convoy', 'fire-in-the-roads', 'two-crowns-mail', 'mini-game-1'] as const) {
    const sea = seaFor(name, 2);
    const passable = [...sea.ground].filter((ground) => ground <= GROUND.shallow).length - sea.reefs.length;
    const first = cellName(sea.ports.findIndex((bits) => bits !== 0));
    assert.equal(reached(sea, sea, first).size, passable, name);
  }
});
