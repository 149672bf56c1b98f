// Options of a table, and a corrected table of figures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOptions } from '@quarterdeck/kernel';
import { COMPONENTS, highestDemand, piratesOf7Seas, portPrice, raidLimit, shipsOf } from '../src/index.ts';
import { scene } from './scene.ts';

function figures(change: object): unknown {
  return { components: { ...COMPONENTS, ...change } };
}

test('rum in Pirate Bay brings three chests, or two where the table says so (R36)', () => {
  for (const pirateBayRum of [3, 2]) {
    const t = scene({ options: { pirateBayRum }, players: [{ rum: 3 }], chosen: ['merchant', 'merchant', 'merchant'] });
    assert.equal(t.plays('sell rum 3').player(0).chests, 7 + 3 * pirateBayRum);
    assert.equal(highestDemand(t.state()), 'rum');
  }
});

test('every good is at three in two ports, at two in two, at one in two (2 of the rule sheet)', () => {
  for (const good of ['fruit', 'coffee', 'rum'] as const) {
    const prices = Object.values(COMPONENTS.ports).map((port) => port[good]);
    assert.deepEqual(prices.sort(), [1, 1, 2, 2, 3, 3]);
  }
});

test('a corrected table is played by: another caravan, another price, another limit', () => {
  const caravans = { ...COMPONENTS.caravans, spain: [2, 2, 2, 2] };
  const ports = { ...COMPONENTS.ports, 'sugar-key': { fruit: 1, coffee: 1, rum: 4 } };
  const { components } = parseOptions(piratesOf7Seas, figures({ caravans, ports, raidLimit: { two: 1, three: 1, four: 1 } }));
  const t = scene({ seats: 2, options: { components }, port: 'sugar-key' });
  assert.equal(shipsOf(t.state(), 'spain-4'), 2);
  assert.equal(raidLimit(t.state(), 'spain-4'), 2);
  assert.equal(portPrice(t.state(), 'rum'), 4);
  assert.notEqual(t.state().fixed.components, null);
});

test('the figures of the rules are not carried along with every view', () => {
  assert.equal(scene().view(0).fixed.components, null);
});

for (const [change, complaint] of [
  [
    { caravans: { ...COMPONENTS.caravans, spain: [1, 2, 3] } },
    /components\.caravans\.spain must name the ships of four caravans, not of 3/,
  ],
  [
    { caravans: { ...COMPONENTS.caravans, spain: [1, 2, 3, 5] } },
    /components\.caravans\.spain\[3\] must be a whole number from 1 to 4, not 5/,
  ],
  [
    { ports: { ...COMPONENTS.ports, 'sugar-key': { fruit: 3, coffee: 1, rum: 3 } } },
    /components\.ports\.sugar-key must have one good in highest demand/,
  ],
  [{ tavern: ['mark'] }, /components\.tavern must say what six faces bring, not 1/],
  [{ tavern: [1, 2, 3, 4, 5, 6] }, /components\.tavern\[0\] must be one of mark/],
  [{ belowEnd: 18.5 }, /components\.belowEnd must be a whole number/],
  [{ start: { ships: 7, chests: 7 } }, /components\.start\.hand is missing/],
  [{ rudder: 1 }, /components has no field 'rudder'/],
] as const) {
  test(`a table of figures is refused where it is wrong: ${Object.keys(change).join()} ${complaint.source.slice(0, 40)}`, () => {
    assert.throws(() => parseOptions(piratesOf7Seas, figures(change)), complaint);
  });
}
