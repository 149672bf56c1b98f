// The whole game, held move by move against a second reading of the rulebook, for two to four captains. Then against wrong readings,
// each of which must show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareGame } from './compare.ts';
import { AS_WE_READ_IT, RARITIES, type Rarity, type Reading } from './model.ts';

const GAMES = 1200;

function seatsFor(seed: number): number {
  return 2 + (seed % 3);
}

test('the game and a second reading of the rulebook agree at every step', (t) => {
  const seen = new Map<Rarity, number>(RARITIES.map((rarity) => [rarity, 0]));
  let steps = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const comparison = compareGame(seed, seatsFor(seed));
    if (comparison.mismatch !== null) assert.fail(comparison.mismatch);
    steps += comparison.steps;
    for (const rarity of comparison.rarities) seen.set(rarity, (seen.get(rarity) ?? 0) + 1);
  }
  t.diagnostic(`${steps} moves in ${GAMES} games`);
  const missed = [...seen].filter(([, times]) => times === 0).map(([rarity]) => rarity);
  assert.deepEqual(missed, [], 'what seldom happens must have happened too, or it was not compared');
});

const WRONG: readonly (Partial<Reading> & { readonly claim: string })[] = [
  { claim: 'a share holds four cards', shareHolds: 4 },
  { claim: 'a share holds two cards', shareHolds: 2 },
  { claim: 'a space is filled after the cards are laid', refill: 'after laying' },
  { claim: 'equal strength is no victory', tieGoesToParrot: false },
  { claim: 'objects count without pirates', crewlessObjectsCount: true },
  { claim: 'who has no pirates may win a tie', crewlessMayWin: true },
  { claim: 'the victor takes nothing out of the Chest', chestPaysVictor: 0 },
  { claim: 'the Chest goes to the first victor', chestGoesTo: 'first victor' },
  { claim: 'effects begin with the hat', effectsBeginWith: 'hat' },
  { claim: 'the mark means nothing', marksCount: false },
  { claim: 'a Cook has strength 2', cooksStrength: 2 },
  { claim: 'the victor chooses what Monsieur Plume takes', plumeChooses: 'victor' },
  { claim: 'the Lookout takes the doubloons as well', lookoutTakesDoubloons: true },
  { claim: 'a pirate whom the Lookout finds acts', lateJoinersAct: true },
  { claim: 'a thief does not see what he stole', thiefSees: false },
  { claim: 'all who tie have the most premium rum', premiumTie: 'all' },
  { claim: 'doubloons break ties before the parrot', tieBreak: 'doubloons first' },
  { claim: 'what is in the Chest does not count', chestCounts: false },
  { claim: 'with an empty deck there is nothing to take', emptyDeckPays: false },
];

for (const { claim, ...difference } of WRONG) {
  test(`a wrong reading is found out: ${claim}`, (t) => {
    const reading: Reading = { ...AS_WE_READ_IT, ...difference };
    for (let seed = 1; seed <= GAMES; seed++) {
      const { mismatch } = compareGame(seed, seatsFor(seed), reading);
      if (mismatch === null) continue;
      t.diagnostic(`in game ${seed}`);
      assert.match(mismatch, /^seed \d+, \d seats, after \d+ moves\n/);
      return;
    }
    assert.fail(`${GAMES} games and no mismatch`);
  });
}
