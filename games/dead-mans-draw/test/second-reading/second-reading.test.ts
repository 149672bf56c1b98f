// The turn of the base game, held move by move against a second reading of the rulebook: seats 2 to 8, no traits, no
// variant, the standard deck. Then against wrong readings, each of which must show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareGame } from './compare.ts';
import { AS_WE_READ_IT, RARITIES, type Rarity, type Reading } from './model.ts';

const GAMES = 1400;

/** Six games of seven with one copy of the cards, the seventh with two. */
function seatsFor(seed: number): number {
  return seed % 7 === 0 ? 5 + ((seed / 7) % 4) : 2 + (seed % 3);
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
  { claim: 'all sixty cards are drawn from', lowestOfEachSuitStartsDiscarded: false },
  { claim: 'the kraken demands three', krakenDemands: 3 },
  { claim: 'the kraken demands one', krakenDemands: 1 },
  { claim: 'an anchor saves itself', savedBeyondTheAnchor: 1 },
  { claim: 'an anchor saves the card after it', savedBeyondTheAnchor: 2 },
  { claim: 'a map opens two', mapOpens: 2 },
  { claim: 'rejected cards of a map stay out while the chosen one is played', rejectedReturn: 'afterwards' },
  { claim: 'a foreseen card is shuffled back', oracleStaysOpen: false },
  { claim: 'a sword takes any suit', swordSparesSuitsIn: 'nothing' },
  { claim: 'a sword spares the suits in the play area', swordSparesSuitsIn: 'play area' },
  { claim: 'a sword takes nothing that busts', swordBusts: false },
  { claim: 'a cannon may hit its own side', cannonHits: 'anybody' },
  { claim: 'the latest card of a stack is its top', topOfStack: 'latest' },
  { claim: 'key and chest do not count for their bonus', bonusCards: 'without key and chest' },
  { claim: 'key and chest saved by an anchor bring nothing', savedPairPays: false },
  { claim: 'lost cards may come back as their own bonus', bonusBeforeDiscarding: false },
  { claim: 'play passes to the right', playPasses: 'right' },
  { claim: 'the last turn may not collect', lastTurn: 'may not collect' },
  { claim: 'every tie is shared', tieGoesTo: 'all' },
];

for (const { claim, ...difference } of WRONG) {
  test(`a wrong reading is found out: ${claim}`, (t) => {
    const reading: Reading = { ...AS_WE_READ_IT, ...difference };
    for (let seed = 1; seed <= GAMES; seed++) {
      const { mismatch } = compareGame(seed, seatsFor(seed), reading);
      if (mismatch === null) continue;
      t.diagnostic(`in game ${seed}`);
      assert.match(mismatch, /^seed \d+, \d seats, after \d+ moves\n/);
      assert.match(mismatch, /of the game:\n.+\n(.+\n)*.+ of the second reading:\n/);
      return;
    }
    assert.fail(`${GAMES} games and no mismatch`);
  });
}
