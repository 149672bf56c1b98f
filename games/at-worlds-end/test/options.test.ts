// Options of a table, and a corrected table of figures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOptions } from '@quarterdeck/kernel';
import { atWorldsEnd, COMPONENTS, lastSpace, neighboursOf } from '../src/index.ts';
import { scene } from './scene.ts';

function figures(change: object): unknown {
  return { components: { ...COMPONENTS, ...change } };
}

test('a table of figures survives being written as JSON and read again', () => {
  const { components } = parseOptions(atWorldsEnd, { components: JSON.parse(JSON.stringify(COMPONENTS)) });
  assert.deepEqual(components, COMPONENTS);
});

test('the figures of the rules are not carried along with every view', () => {
  assert.equal(scene().view(0).fixed.components, null);
});

test('a corrected table is played by: another income, port, price, lane, track', () => {
  const seas = { ...COMPONENTS.seas, bahamas: { difficulty: 3, income: 700, good: 'rum', port: true } };
  const ships = { ...COMPONENTS.ships, 'sl-05': { attack: 2, defence: 3, survivability: true, price: 900 } };
  const lanes = [...COMPONENTS.lanes, ['north-atlantic', 'indian-ocean']];
  const { components } = parseOptions(atWorldsEnd, figures({ seas, ships, lanes, armada: { two: 3, three: 3, four: 3 } }));
  const t = scene({ options: { components }, step: 'management', pirates: [{ gold: 200, seas: ['bahamas'] }] });
  assert.equal(t.pirate(0).gold, 900);
  t.plays('visit-port').chance('offer sl-05', 'offer sl-06', 'offer sl-07').plays('buy sl-05');
  assert.equal(t.pirate(0).gold, 0);
  assert.equal(lastSpace(t.state()), 3);
  assert.deepEqual(neighboursOf(t.state(), 'north-atlantic'), ['central-atlantic', 'indian-ocean']);
});

test('a sloop is a ship with Attack 1, also in a corrected table (W3.9)', () => {
  const ships = { ...COMPONENTS.ships, 'sl-05': { attack: 2, defence: 3, survivability: false, price: 300 } };
  const { components } = parseOptions(atWorldsEnd, figures({ ships }));
  const t = scene({ options: { components }, step: 'event', pirates: [{ squadron: ['sl-05', 'sl-06'] }] }).chance('throw 4,6');
  assert.deepEqual(t.all('storm-broke')[0]?.sloops, ['sl-06']);
});

test('a fourth sea with one good neither makes a monopoly nor breaks it (W8.2, R39)', () => {
  const seas = {
    ...COMPONENTS.seas,
    jamaica: { ...COMPONENTS.seas.jamaica, good: 'rum' },
    sumatra: { ...COMPONENTS.seas.sumatra, good: null },
  };
  seas.moluccas = { ...seas.moluccas, good: null };
  const { components } = parseOptions(atWorldsEnd, figures({ seas }));
  const rum = ['bahamas', 'cuba', 'singapore'] as const;
  const t = scene({
    options: { components },
    pirates: [{ flagship: 'jamaica', squadron: ['sl-05'], seas: rum }, { seas: ['jamaica'] }],
  }).plays('attack');
  assert.deepEqual(t.all('fame-changed').at(-1), {
    type: 'fame-changed',
    seat: 0,
    from: 4,
    to: 5,
    lines: [{ line: 'sea', sea: 'jamaica', points: 1 }],
  });
  const lost = scene({
    options: { components },
    step: 'event',
    pirates: [{ flagship: 'cuba', escorts: { bahamas: ['sl-05'], singapore: ['sl-06'] }, seas: ['cuba', 'jamaica'] }],
  });
  lost.chance('throw 5,6');
  assert.deepEqual(lost.all('fame-changed'), [
    { type: 'fame-changed', seat: 0, from: 5, to: 4, lines: [{ line: 'sea', sea: 'jamaica', points: -1 }] },
  ]);
});

const sea = COMPONENTS.seas.cuba;
const ship = COMPONENTS.ships['sl-05'];

for (const [change, complaint] of [
  [
    { seas: { ...COMPONENTS.seas, cuba: { ...sea, difficulty: 4 } } },
    /components\.seas\.cuba\.difficulty must be one of 1, 2, 3, not 4/,
  ],
  [
    { seas: { ...COMPONENTS.seas, cuba: { ...sea, income: 250 } } },
    /components\.seas\.cuba\.income must be in hundreds, not 250/,
  ],
  [{ seas: { ...COMPONENTS.seas, cuba: { ...sea, good: 'tea' } } }, /components\.seas\.cuba\.good must be one of rum, spices/],
  [
    { seas: { ...COMPONENTS.seas, cuba: { ...sea, good: null } } },
    /components\.seas: rum must be found in no sea or in three, not in 2/,
  ],
  [{ seas: { ...COMPONENTS.seas, cuba: { ...sea, port: 1 } } }, /components\.seas\.cuba\.port must be true or false, not 1/],
  [{ seas: { cuba: sea } }, /components\.seas\.bahamas is missing/],
  [{ lanes: [['cuba', 'indian-ocean']] }, /components\.lanes\[0\] must join two seas of the Oceans/],
  [{ lanes: [['north-atlantic', 'central-atlantic', 'cuba']] }, /components\.lanes\[0\] must join two seas/],
  [{ lanes: COMPONENTS.lanes.slice(1) }, /components\.lanes: no way leads to central-atlantic/],
  [{ lanes: 'all' }, /components\.lanes must be a list/],
  [
    { ships: { ...COMPONENTS.ships, 'sl-05': { ...ship, attack: 4 } } },
    /components\.ships\.sl-05\.attack must be a whole number from 1 to 3/,
  ],
  [{ ships: { ...COMPONENTS.ships, 'sl-05': { ...ship, price: 50 } } }, /components\.ships\.sl-05\.price/],
  [{ company: {} }, /components\.company\.company-sloop is missing/],
  [{ manoeuvres: { ...COMPONENTS.manoeuvres, boarding: 3 } }, /components\.manoeuvres must be 30 cards, not 31/],
  [{ heroes: { ...COMPONENTS.heroes, bribe: -1 } }, /components\.heroes\.bribe must be a whole number from 0/],
  [{ armada: { two: 9, three: 8, four: 10 } }, /components\.armada must not be sooner with more players/],
  [{ rudder: 1 }, /components has no field 'rudder'/],
] as const) {
  test(`a table of figures is refused where it is wrong: ${complaint.source.replaceAll('\\', '')}`, () => {
    assert.throws(() => parseOptions(atWorldsEnd, figures(change)), complaint);
  });
}
