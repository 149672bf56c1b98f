// The throw (P6): as chance samples it, dice lie where dice can lie, no owner is favoured, and raids succeed as often as the table of
// the rule sheet says. The seed is fixed, so that the sampling error is the same each time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, quickRng } from '@quarterdeck/kernel';
import { type Die, type Lie, type Owner, piratesOf7Seas } from '../src/index.ts';
import { canLie, diceOf, fight, hitsOf, nearestPairs } from '../src/tray.ts';
import { scene } from './scene.ts';

const { state } = scene();
const phase = piratesOf7Seas.phases['throw-dice'];

function thrown(owners: Owner[], seed: number, throws: number, look: (dice: readonly Lie[]) => void): void {
  const rng = quickRng(seed);
  for (let i = 0; i < throws; i++) {
    const move = phase.draw?.(state(), { kind: 'throw-dice', owners }, rng);
    assert.ok(move?.type === 'throw');
    look(move.dice);
  }
}

function fleet(red: number, pirates: number): Owner[] {
  return [...Array.from({ length: red }, (): Owner => 'red'), ...Array.from({ length: pirates }, (): Owner => 0)];
}

/** The fights of a throw; of equally near pairs the first. */
function fought(owners: readonly Owner[], dice: readonly Lie[]): Die[] {
  const tray = dice.map((lie, i): Die => ({ ...lie, owner: at(owners, i), hit: false }));
  for (let pairs = nearestPairs(tray); pairs.length > 0; pairs = nearestPairs(tray)) fight(tray, at(pairs, 0));
  return tray;
}

test('41 dice find their places, none on another (P6.1)', () => {
  thrown(fleet(1, 40), 1, 200, (dice) => assert.ok(dice.length === 41 && canLie(dice)));
});

test('every face is as likely as any other, and so is every part of the tray (P6.2)', () => {
  const faces = [0, 0, 0, 0, 0, 0];
  const quarters = [0, 0, 0, 0];
  thrown(fleet(2, 10), 2, 2_000, (dice) => {
    for (const { x, y, face } of dice) {
      faces[face - 1] = at(faces, face - 1) + 1;
      const quarter = (x > 1350 ? 1 : 0) + (y > 1350 ? 2 : 0);
      quarters[quarter] = at(quarters, quarter) + 1;
    }
  });
  assert.ok(
    faces.every((count) => Math.abs(count - 4_000) < 5 * Math.sqrt(4_000)),
    `faces ${faces}`,
  );
  assert.ok(
    quarters.every((count) => Math.abs(count - 6_000) < 5 * Math.sqrt(6_000)),
    `quarters ${quarters}`,
  );
});

test('no owner is favoured: each die is equally often nearest to the red one (P6.2)', () => {
  const nearest = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  thrown(fleet(1, 10), 3, 5_000, (dice) => {
    const [red, ...ships] = dice;
    assert.ok(red !== undefined);
    const far = ships.map(({ x, y }) => (x - red.x) ** 2 + (y - red.y) ** 2);
    const place = far.indexOf(Math.min(...far));
    nearest[place] = at(nearest, place) + 1;
  });
  assert.ok(
    nearest.every((count) => Math.abs(count - 500) < 5 * Math.sqrt(500)),
    `nearest ${nearest}`,
  );
});

/** Red dice, pirates, success, survivors, sunk: the rule sheet's own simulation of 4,000 throws each. */
const TABLE: readonly (readonly [red: number, pirates: number, success: number, survive: number, sunk: number])[] = [
  [1, 1, 0.58, 0.4, 0.6],
  [1, 2, 0.75, 1.1, 0.9],
  [1, 3, 0.82, 1.9, 1.1],
  [1, 4, 0.87, 2.7, 1.3],
  [2, 2, 0.54, 0.7, 1.3],
  [2, 4, 0.75, 1.9, 2.1],
  [2, 6, 0.84, 3.4, 2.6],
  [2, 8, 0.89, 5.2, 2.9],
  [3, 3, 0.55, 0.9, 2.1],
  [3, 6, 0.76, 2.7, 3.4],
  [3, 8, 0.84, 4.1, 3.9],
  [3, 12, 0.91, 7.5, 4.5],
  [4, 4, 0.52, 1.0, 3.0],
  [4, 6, 0.67, 2.0, 4.0],
  [4, 8, 0.78, 3.3, 4.7],
  [4, 10, 0.84, 4.8, 5.2],
  [4, 12, 0.88, 6.3, 5.7],
  [4, 16, 0.94, 9.8, 6.2],
];
const THROWS = 4_000;

for (const [red, pirates, success, survive, sunk] of TABLE) {
  test(`${red} against ${pirates}: the raid succeeds in ${Math.round(100 * success)} of 100 throws (P4.6)`, () => {
    const owners = fleet(red, pirates);
    let won = 0;
    let lost = 0;
    thrown(owners, 10 * red + pirates, THROWS, (dice) => {
      const tray = fought(owners, dice);
      won += hitsOf(tray, 'red') === diceOf(tray, 'red') ? 1 : 0;
      lost += hitsOf(tray, 0);
    });
    // Both sides are samples of 4,000, and the table is rounded to its last digit.
    const error = 3.5 * Math.sqrt((2 * success * (1 - success)) / THROWS) + 0.005;
    assert.ok(Math.abs(won / THROWS - success) < error, `success ${won / THROWS}, not ${success}`);
    const spread = 3.5 * Math.sqrt(2 / THROWS) * Math.sqrt(pirates) + 0.05;
    assert.ok(Math.abs(lost / THROWS - sunk) < spread, `sunk ${lost / THROWS}, not ${sunk}`);
    assert.ok(Math.abs(pirates - lost / THROWS - survive) < spread, `afloat ${pirates - lost / THROWS}, not ${survive}`);
  });
}

test('one against one succeeds in 21 of 36 (P4.6)', () => {
  let won = 0;
  for (let red = 1; red <= 6; red++) {
    for (let pirate = 1; pirate <= 6; pirate++) {
      const tray = fought(['red', 0], [lie(red, 300), lie(pirate, 600)]);
      won += at(tray, 0).hit ? 1 : 0;
    }
  }
  assert.equal(won, 21);
});

function lie(face: number, x: number): Lie {
  return { x, y: 300, face, angle: 0 };
}
