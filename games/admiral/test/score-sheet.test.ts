// The score sheet: what each line counts, in every kind of scenario.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Feat } from '../src/index.ts';
import { scene } from './scene.ts';

const ROADS = { scenario: 'fire-in-the-roads', order: 'seated' } as const;
const MAIL = { scenario: 'two-crowns-mail', order: 'seated' } as const;
const CONVOY = { scenario: 'kings-convoy', order: 'seated' } as const;

/** Points as a player has them by these deeds. */
function having(...feats: readonly Feat[]) {
  return { feats, points: feats.reduce((sum, { points }) => sum + points, 0) };
}

test('S3: a line for each kind of ship and for forts, with how many', () => {
  const lost = having({ deed: 'brig', points: 2 }, { deed: 'fort-ruined', points: 4 }, { deed: 'brig', points: 2 });
  const t = scene({
    options: ROADS,
    turn: 1,
    round: 16,
    players: [lost],
    ships: { line1: 'I5', galleon4: { at: 'I6', damage: 4 }, line4: 'R11' },
  });
  assert.deepEqual(t.plays('end-turn').end().sheets, [
    [
      { line: 'brig', points: 4, params: { times: 2 } },
      { line: 'fort-ruined', points: 4, params: { times: 1 } },
    ],
    [{ line: 'nothing', points: 0 }],
  ]);
});

test('S3: what is sunk, taken and ruined is written down as it happens', () => {
  const sunk = scene({ options: ROADS, ships: { line1: 'I5', brig4: { at: 'K5', damage: 2 }, line4: 'R9' } });
  assert.deepEqual(sunk.plays('engage brig4', 'lay-gun line1 1').rolls(6).player(0).feats, [{ deed: 'brig', points: 2 }]);
  const taken = scene({ options: ROADS, ships: { line1: 'W2', line4: 'R11' }, forts: { X1: { damage: 4 } } });
  taken.plays('assault X1').rolls(6, 1).plays('allot 5');
  assert.deepEqual(taken.player(0).feats, [{ deed: 'fort-taken', points: 6 }]);
});

test('S4: mail and what comes from the wreck are two lines', () => {
  const t = scene({
    options: MAIL,
    players: [having({ deed: 'wreck', points: 2 }, { deed: 'parcel', points: 1 }, { deed: 'wreck', points: 2 })],
    ships: { galleon1: { at: 'M13', from: ['L1'] }, brig3: 'R9' },
  });
  assert.deepEqual(t.plays('unload galleon1 M14').end().sheets[0], [
    { line: 'parcel', points: 2, params: { times: 2 } },
    { line: 'wreck', points: 4, params: { times: 2 } },
  ]);
});

test('S2: each leg as the Crown has its line', () => {
  const t = scene({
    options: CONVOY,
    turn: 1,
    players: [{}, having({ deed: 'first-leg', points: 2 })],
    ships: { galleon1: { at: 'G3', hold: 2 }, brig1: { at: 'L2', hold: 1 } },
    forts: { L1: { stored: 3 }, X8: { stored: 1 } },
  });
  t.state().leg = 2;
  assert.deepEqual(t.plays('unload brig1 L1').end().sheets, [
    [{ line: 'second-leg', points: 1, params: { times: 1 } }],
    [{ line: 'first-leg', points: 2, params: { times: 1 } }],
  ]);
});

test('V 1.1: pearls are counted fort by fort', () => {
  const t = scene({ ships: { brig1: { at: 'B1', hold: 1 }, brig2: 'R9' }, forts: { A1: { stored: 3 } } });
  assert.deepEqual(t.plays('unload brig1 A1').end().sheets, [
    [{ line: 'fort', points: 4, params: { fort: 'A1' } }],
    [{ line: 'nothing', points: 0 }],
  ]);
});
