// Raids, curses, sales and guards, held move by move against a second reading of the rulebook, for two to four players. Then against wrong
// readings, each of which must show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareGame, SITUATIONS, type Situation } from './compare.ts';
import { AS_WE_READ_IT, type Reading } from './model.ts';

const GAMES = 1000;

function seatsFor(seed: number): number {
  return 2 + (seed % 3);
}

test('the game and a second reading of the rulebook agree at every step', () => {
  const seen = new Set<Situation>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const comparison = compareGame(seed, seatsFor(seed));
    if (comparison.mismatch !== null) assert.fail(comparison.mismatch);
    for (const situation of comparison.seen) seen.add(situation);
  }
  const missed = SITUATIONS.filter((situation) => !seen.has(situation));
  assert.deepEqual(missed, [], 'what seldom happens must have happened too, or it was not compared');
});

const WRONG: readonly (Partial<Reading> & { readonly claim: string })[] = [
  { claim: 'equal faces sink the caravan alone', equalFacesSinkBoth: false },
  { claim: 'sunk ships bring nothing', sunkBringYinYang: false },
  { claim: 'saved ships draw loot', savedBringLoot: true },
  { claim: 'a corsair who stays away is marked twice', corsairsMarkedTwice: true },
  { claim: 'three players send as many as four', limitTimes: { 2: 3, 3: 1, 4: 1 } },
  { claim: 'ships are lost before goods', goodsBeforeShips: false },
  { claim: 'guards are thrown too', guardsAreThrown: true },
  { claim: 'wages are one chest', wagesPerGuard: 1 },
  { claim: 'two of a kind are enough for the price', demandFrom: 2 },
  { claim: 'the farthest fight first', nearestFirst: false },
];

for (const { claim, ...difference } of WRONG) {
  test(`a wrong reading is found out: ${claim}`, () => {
    const reading: Reading = { ...AS_WE_READ_IT, ...difference };
    for (let seed = 1; seed <= GAMES; seed++) {
      const { mismatch } = compareGame(seed, seatsFor(seed), reading);
      if (mismatch !== null) return;
    }
    assert.fail(`${GAMES} games and no mismatch`);
  });
}
