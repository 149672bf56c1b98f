// Battles, held question by question against a second reading of the rulebook, for two to four players. Then against wrong readings, each of
// which must show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MANOEUVRES, type Options } from '../../src/index.ts';
import { compareGame, type Sights } from './compare.ts';
import { AS_WE_READ_IT, type Reading } from './model.ts';

const GAMES = 450;
const BATTLES = 3000;

function seatsFor(seed: number): number {
  return 2 + (seed % 3);
}

test('the game and a second reading of the rulebook agree at every question of every battle', () => {
  const sights: Sights = new Map();
  let battles = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const comparison = compareGame(seed, seatsFor(seed), sights);
    if (comparison.mismatch !== null) assert.fail(comparison.mismatch);
    battles += comparison.battles;
  }
  const cards = MANOEUVRES.map((card) => (card === 'close-ranks' ? card : `play ${card}`));
  const wanted = ['sea', 'monster', 'convoy', 'armada', 'bag-of-tricks', 'undying-crew', 'regroup', ...cards];
  const missed = wanted.filter((sight) => !sights.has(sight));
  assert.deepEqual(missed, [], 'what seldom happens must have happened too, or it was not compared');
  assert.ok(battles > BATTLES, `only ${battles} battles`);
});

const OTHERWISE: Partial<Options> = { unplayed: 'keep', lastBattle: 'with-escorts' };

test('they agree where unplayed manoeuvres are kept (R35) and guards fight the armada (R44)', () => {
  for (let seed = 1; seed <= GAMES / 5; seed++) {
    const { mismatch } = compareGame(seed, seatsFor(seed), new Map(), AS_WE_READ_IT, OTHERWISE);
    if (mismatch !== null) assert.fail(mismatch);
  }
});

const WRONG: readonly (Partial<Reading> & { readonly claim: string; readonly options?: Partial<Options> })[] = [
  { claim: 'a die equal to the Defence hits', equalHits: true },
  { claim: 'one die checks for all hits', checkPerHit: false },
  { claim: 'damaged ships check once more', damagedChecks: true },
  { claim: 'a ship has one card in the whole battle', cardPerRound: false },
  { claim: 'Chain Shot does not count in the check', chainShotWeakensCheck: false },
  { claim: 'Boarding needs more than the Defence', boardingNeedsMore: true },
  { claim: 'the sides take turns in beginning a round', attackerAlwaysFirst: false },
  { claim: 'ships that were withdrawn stay guards', withdrawnGoHome: true },
  { claim: 'with both lines empty the attacker has won', emptySeaIsWon: true },
  { claim: 'Return Fire is the shot of the round', answerCostsShot: true },
  { claim: 'a hand holds nine cards', handLimit: 9, options: OTHERWISE }, // kept cards are what fills a hand
];

for (const { claim, options, ...difference } of WRONG) {
  test(`a wrong reading is found out: ${claim}`, () => {
    const reading: Reading = { ...AS_WE_READ_IT, ...difference };
    for (let seed = 1; seed <= GAMES; seed++) {
      const { mismatch } = compareGame(seed, seatsFor(seed), new Map(), reading, options);
      if (mismatch !== null) return;
    }
    assert.fail(`${GAMES} games and no mismatch`);
  });
}
