// Moving, drifting, firing and boarding, held on scattered positions against a second reading of the rulebook. Then against wrong readings, each
// of which must show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparePosition, SITUATIONS, type Situation } from './compare.ts';
import { AS_WE_READ_IT, type Reading } from './model.ts';

const POSITIONS = 1000;

test('the game and a second reading of the rulebook agree on every position', () => {
  const seen = new Set<Situation>();
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const comparison = comparePosition(seed);
    if (comparison.mismatch !== null) assert.fail(comparison.mismatch);
    for (const situation of comparison.seen) seen.add(situation);
  }
  const missed = SITUATIONS.filter((situation) => !seen.has(situation));
  assert.deepEqual(missed, [], 'what seldom happens must have happened too, or it was not compared');
});

const WRONG: readonly (Partial<Reading> & { readonly claim: string })[] = [
  { claim: 'a corner that is land can be passed', cornersClose: false },
  { claim: 'a side that is land can be passed', sidesClose: false },
  { claim: 'one can slip through between two cells of land', landOnBothFlanksCloses: false },
  { claim: 'a sector off the wind costs two cells', cellsPerSector: 2 },
  { claim: 'cargo does not slow a ship', burdenCounts: false },
  { claim: 'a port cell takes one ship', shipsInAPortCell: 1 },
  { claim: 'a reef hurts once', reefHurtsForEachCell: false },
  { claim: 'a closed corner gives no shelter', closedCornerShelters: false },
  { claim: 'the rim of the board gives shelter', rimShelters: true },
  { claim: 'the storm moves the windward ships first', farthestDownwindFirst: false },
  { claim: 'a reef stops a shot', reefsStopShot: true },
  { claim: 'a fort does not stop a shot', fortsStopShot: false },
  { claim: 'ships at sea stop the shot of a fort', fortsFireOverShipsAtSea: false },
  { claim: 'ships in one cell hide from each other', shipsInOneCellHide: true },
  { claim: 'a ship is boarded across a corner', boardsDiagonally: true },
];

for (const { claim, ...difference } of WRONG) {
  test(`a wrong reading is found out: ${claim}`, () => {
    const reading: Reading = { ...AS_WE_READ_IT, ...difference };
    for (let seed = 1; seed <= POSITIONS; seed++) if (comparePosition(seed, reading).mismatch !== null) return;
    assert.fail(`${POSITIONS} positions and no mismatch`);
  });
}
