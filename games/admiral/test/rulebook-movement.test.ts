// Moving in calm and fresh wind (4.1 to 4.15).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawsAre } from '@quarterdeck/testkit';
import { admiral, DIRECTIONS } from '../src/index.ts';
import { scene } from './scene.ts';

const FAR = { brig2: 'W13' } as const;

test('the vane stops in each of eight directions alike, calm, fresh or storm as often as its sectors (4.3)', () => {
  for (const [vane, sectors] of Object.entries({ brisk: [1, 2, 1], rulebook: [1, 1, 1], trade: [1, 4, 1] } as const)) {
    const state = structuredClone(scene({ options: { vane: vane === 'brisk' || vane === 'trade' ? vane : 'rulebook' } }).state());
    state.stack.push({ kind: 'wind', spinner: 0 });
    const [calm, fresh, storm] = sectors;
    const all = 8 * (calm + fresh + storm);
    const shares = Object.entries({ calm, fresh, storm });
    const wanted = DIRECTIONS.flatMap((to) =>
      shares.map(([name, share]): [string, number] => [`spin ${to} ${name}`, share / all]),
    );
    assert.ok(drawsAre(admiral, state, new Map(wanted)), vane);
  }
});

/** Where a ship can go, as cells. */
function ways(name: string, cell: string, wind: string, more: Partial<Parameters<typeof scene>[0]> = {}): string[] {
  const t = scene({ wind, seats: 4, ...more, ships: { [name]: cell, ...FAR, ...more?.ships } });
  return t.may('sail').includes(name) ? t.plays(`sail ${name}`).may('steer') : [];
}

/** How far it can go on each course, N first, clockwise. */
function reaches(name: string, cell: string, wind: string, options = {}): number[] {
  const found = ways(name, cell, wind, { options });
  const [column, row] = [cell.charCodeAt(0), Number(cell.slice(1))];
  const counts = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const to of found) {
    const east = Math.sign(to.charCodeAt(0) - column);
    const south = Math.sign(Number(to.slice(1)) - row);
    const course = [7, 0, 1, 6, -1, 2, 5, 4, 3][3 * (south + 1) + east + 1] ?? -1;
    counts[course] = (counts[course] ?? 0) + 1;
  }
  return counts;
}

test('a frigate has six cells before the wind, and one less for each sector its course is off (4.13)', () => {
  assert.deepEqual(reaches('frigate1', 'R7', 'E fresh'), [4, 4, 6, 4, 4, 2, 2, 2]);
});

test('the example of the book: wind to the north-east, a frigate on a course to the south has 6 - 3 = 3 cells (4.13)', () => {
  assert.equal(reaches('frigate1', 'R4', 'NE fresh')[4], 3);
});

test('each kind has the reach of its card, and where nothing is left of it there is no course (4.12, R2)', () => {
  assert.deepEqual(reaches('brig1', 'F7', 'S fresh'), [1, 1, 3, 3, 5, 3, 3, 1]);
  assert.deepEqual(reaches('galleon1', 'F7', 'S fresh'), [1, 1, 3, 3, 5, 3, 3, 1]);
  assert.deepEqual(reaches('line1', 'F7', 'S fresh'), [0, 0, 2, 2, 4, 2, 2, 0]);
});

test('with the option no straight course is quite closed in a fresh wind (R2)', () => {
  assert.deepEqual(reaches('line1', 'F7', 'S fresh', { creep: true }), [1, 0, 2, 2, 4, 2, 2, 0]);
});

test('in a calm a brig rows one cell straight, and nobody else moves (4.7 to 4.10)', () => {
  assert.deepEqual(ways('brig1', 'F7', 'calm'), ['F6', 'G7', 'F8', 'E7']);
  for (const name of ['frigate1', 'galleon1', 'line1']) {
    const t = scene({ wind: 'calm', ships: { [name]: 'F7', ...FAR } });
    assert.equal(t.refused(`sail ${name}`), 'becalmed 4.9');
  }
});

test('a ship may stop sooner, or not sail at all (4.8, 4.14)', () => {
  const t = scene({ wind: 'E fresh', ships: { brig1: 'F7', ...FAR } });
  assert.ok(t.legal().includes('end-turn'));
  assert.equal(t.plays('sail brig1', 'steer G7').where('brig1'), 'G7');
});

test('a ship moves once in a turn, however far (4.6)', () => {
  const t = scene({ wind: 'E fresh', ships: { brig1: 'F7', ...FAR } }).plays('sail brig1', 'steer G7');
  assert.equal(t.refused('sail brig1'), 'has-moved 4.6');
  assert.deepEqual(t.may('sail'), []);
});

test('all ships may move in one turn, in any order (1.4, 4.15)', () => {
  const t = scene({ wind: 'E fresh', ships: { brig1: 'F7', frigate1: 'F9', line1: 'F11', ...FAR } });
  t.plays('sail line1', 'steer G11', 'sail brig1', 'steer G7', 'sail frigate1', 'steer G9');
  assert.deepEqual(['brig1', 'frigate1', 'line1'].map(t.where), ['G7', 'G9', 'G11']);
});

test('land, reefs, forts and ships at sea stop a course; nothing is passed through (4.5)', () => {
  assert.ok(!ways('brig1', 'H6', 'E fresh').includes('J6'), 'land');
  assert.ok(!ways('brig1', 'H5', 'E fresh').includes('K5'), 'a reef');
  assert.ok(!ways('brig1', 'H5', 'E fresh').includes('L5'), 'behind a reef');
  assert.ok(!ways('brig1', 'C1', 'W fresh').includes('A1'), 'a fort');
  assert.deepEqual(
    ways('brig1', 'F3', 'E fresh', { ships: { brig2: 'H3' } }).filter((to) => to.endsWith('3')),
    ['G3', 'E3'],
  );
});

test('a port cell takes two ships and lets a third neither in nor through (4.5)', () => {
  assert.ok(ways('brig1', 'D2', 'W fresh', { ships: { brig2: 'B2' } }).includes('A2'));
  const full = ways('brig1', 'D2', 'W fresh', { ships: { brig2: 'B2', frigate2: 'B2' } });
  assert.deepEqual(
    full.filter((to) => to === 'B2' || to === 'A2'),
    [],
  );
});

test('a closed corner is not crossed, an open one is (4.5, 16.1)', () => {
  assert.ok(!ways('brig1', 'K7', 'SW fresh').includes('J8'));
  assert.ok(ways('brig1', 'L9', 'SW fresh').includes('K10'));
  assert.ok(!ways('brig1', 'L10', 'NW fresh').includes('K9'));
  assert.ok(!ways('brig1', 'L6', 'NW fresh').includes('K5'));
  assert.ok(!ways('brig1', 'M9', 'SE fresh').includes('N10'));
});

test('two ships or reefs beside a diagonal do not close it (4.5)', () => {
  assert.ok(ways('brig1', 'F3', 'SE fresh', { ships: { brig2: 'G3' }, reefs: ['F4'] }).includes('G4'));
});

test('cargo costs a brig or frigate one cell of every course, a galleon or ship of the line only the second parcel (V 4.3)', () => {
  const east = (name: string, hold: number) => {
    const t = scene({ wind: 'E fresh', ships: { [name]: { at: 'O3', hold }, ...FAR } });
    return t
      .plays(`sail ${name}`)
      .may('steer')
      .filter((to) => to.endsWith('3') && to > 'O').length;
  };
  assert.deepEqual([east('brig1', 0), east('brig1', 1)], [5, 4]);
  assert.deepEqual([east('frigate1', 0), east('frigate1', 1)], [6, 5]);
  assert.deepEqual([east('galleon1', 0), east('galleon1', 1), east('galleon1', 2)], [5, 5, 4]);
  assert.deepEqual([east('line1', 1), east('line1', 2)], [4, 3]);
});

test('a laden brig does not row in a calm: its only cell is the burden’s (V 4.3, R4)', () => {
  assert.equal(scene({ wind: 'calm', ships: { brig1: { at: 'F7', hold: 1 }, ...FAR } }).refused('sail brig1'), 'no-way 4.5');
});

test('a course that is refused says why', () => {
  const t = scene({ wind: 'E fresh', ships: { brig1: 'F7', ...FAR } }).plays('sail brig1');
  assert.equal(t.refused('steer G9'), 'not-a-course 4.1');
  assert.equal(t.refused('steer L7'), 'too-far 4.13');
  assert.equal(t.refused('steer J7'), 'blocked 4.5');
});

test('a slow galleon is an option of the table', () => {
  assert.deepEqual(reaches('galleon1', 'F7', 'S fresh', { slowGalleon: true }), [0, 0, 2, 2, 4, 2, 2, 0]);
});

test('the wind is spun by one after the other, in turn order, and holds for the round (4.4)', () => {
  const t = scene({ seats: 3, round: 3, turn: 2, ships: { brig1: 'F7', brig2: 'W6', brig3: 'C13' } });
  t.plays('end-turn').chance('spin W fresh');
  assert.deepEqual(t.all('wind').at(-1), { type: 'wind', spinner: 0, towards: 6, strength: 'fresh' });
  t.plays('end-turn', 'end-turn', 'end-turn').chance('spin N calm');
  assert.equal(t.all('wind').at(-1)?.spinner, 1);
});

test('who is out does not spin: the right goes on to the next in turn order (4.4)', () => {
  const spinners = (out: number) => {
    const t = scene({ seats: 3, round: 1, turn: 2, players: [{}, { out }, {}], ships: { brig1: 'F7', brig3: 'C13' } });
    for (let round = 2; round <= 5; round++) t.plays('end-turn').chance('spin N calm').plays('end-turn');
    return t.all('wind').map(({ spinner }) => spinner);
  };
  assert.deepEqual(spinners(1), [2, 0, 2, 0], 'the second was out before the second round');
  assert.deepEqual(spinners(3), [1, 2, 0, 2], 'the second has spun once, and is passed over from then on');
});

test('the pointer shows where the wind blows to: W and blue is a fresh wind to the west (4.3)', () => {
  const t = scene({ turn: 1, ships: { brig1: 'H3', ...FAR } })
    .plays('end-turn')
    .chance('spin W fresh')
    .plays('sail brig1');
  assert.deepEqual(
    t.may('steer').filter((to) => to.endsWith('3')),
    ['I3', 'G3', 'F3', 'E3', 'D3', 'C3'],
  );
});
