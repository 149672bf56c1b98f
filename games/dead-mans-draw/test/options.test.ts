// Options and component tables from outside: a fault names what is wrong and what is allowed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultOptions, Fault, openMatch, parseOptions } from '@quarterdeck/kernel';
import { COMPONENTS } from '../src/data/components.ts';
import { deadMansDraw } from '../src/index.ts';
import { opening, scene, words } from './scene.ts';

function faultOf(act: () => unknown): string {
  try {
    act();
  } catch (fault) {
    assert.ok(fault instanceof Fault, `not a Fault: ${fault}`);
    return `${fault.code}: ${fault.message}`;
  }
  assert.fail('no fault');
}

const optionFault = (given: unknown) => faultOf(() => parseOptions(deadMansDraw, given));
const seatsFault = (seats: unknown) => faultOf(() => openMatch(deadMansDraw, { seats }));
const tableFault = (change: object) => optionFault({ components: { ...COMPONENTS, ...change } });

test('without options the recommended rulings are played, without traits and variants', () => {
  const { components, ...options } = defaultOptions(deadMansDraw);
  assert.deepEqual(options, {
    deck: 'standard',
    traits: false,
    variant: 'none',
    safeChoices: false,
    anchoredCombo: true,
    bonusAfterBust: 'before-discarding',
    directToBank: 'any-source',
    plunder: 'random',
    secondKraken: 'overlap',
    emptyCollect: true,
    misfire: 'instead',
    nobodyBelow: 'lowest',
  });
  assert.deepEqual(components, COMPONENTS);
});

test('at most one variant is in force', () => {
  assert.match(
    optionFault({ variant: ['thieves-island', 'sudden-death'] }),
    /^bad-option: option 'variant' must be one of 'none', /,
  );
});

test('an unknown option is named, with those there are', () => {
  const fault = optionFault({ varient: 'none' });
  assert.match(fault, /^bad-option: dead-mans-draw has no option 'varient': it has 'deck', 'traits', 'variant', /);
});

test('an unknown choice is named, with the allowed ones', () => {
  assert.equal(
    optionFault({ deck: 'siren' }),
    `bad-option: option 'deck' must be one of 'standard', 'mermaid-ability', not "siren"`,
  );
  assert.match(optionFault({ variant: 'doldrums' }), /'beneath-the-waves', 'bottom-feeder', not "doldrums"$/);
});

test('a flag is true or false', () => {
  assert.equal(optionFault({ traits: 'yes' }), `bad-option: option 'traits' must be true or false, not "yes"`);
});

test('options are an object', () => {
  for (const given of [null, 7, 'traits', []])
    assert.match(optionFault(given), /^bad-option: options must be an object such as \{\}, not /);
});

test('two to eight players, and no others', () => {
  for (const seats of [0, 1, 9, 2.5, '3', null, undefined, Number.NaN]) {
    assert.match(seatsFault(seats), /^bad-seats: dead-mans-draw seats 2 to 8 players, not /);
  }
  for (const seats of [2, 3, 4, 5, 6, 7, 8]) assert.equal(openMatch(deadMansDraw, { seats }).seats, seats);
});

test('a component table is a whole one: a missing or unknown figure is named', () => {
  const { krakenDemand: _, ...missing } = COMPONENTS;
  assert.equal(optionFault({ components: missing }), "bad-option: option 'components': components.krakenDemand is missing");
  assert.match(tableFault({ squidDemand: 2 }), /components has no field 'squidDemand': it has krakenDemand, /);
  assert.match(optionFault({ components: 3 }), /components must be an object with krakenDemand, /);
});

test('a figure is a whole number from 1 to 200', () => {
  for (const krakenDemand of [0, -1, 2.5, 201, '2', null]) {
    assert.match(tableFault({ krakenDemand }), /components\.krakenDemand must be a whole number from 1 to 200, not /);
  }
});

test('the values of a suit are two to nine rising numbers from 1 to 9', () => {
  const suit = (key: unknown) => tableFault({ values: { ...COMPONENTS.values, key } });
  assert.match(suit([5]), /components\.values\.key must be a list of 2 to 9 values/);
  assert.match(suit([1, 2, 3, 4, 5, 6, 7, 8, 9, 9]), /components\.values\.key must be a list of 2 to 9 values/);
  assert.match(suit('2-7'), /components\.values\.key must be a list of 2 to 9 values/);
  assert.match(suit([2, 2, 3]), /components\.values\.key must rise: no value twice/);
  assert.match(suit([3, 2]), /components\.values\.key must rise: no value twice/);
  assert.match(suit([2, 10]), /components\.values\.key\[1\] must be a whole number from 1 to 9, not 10/);
  assert.match(
    tableFault({ abilityMermaids: [0, 1] }),
    /components\.abilityMermaids\[0\] must be a whole number from 1 to 9, not 0/,
  );
});

test('the values table has every suit and no other', () => {
  const { key: _, ...withoutKey } = COMPONENTS.values;
  assert.match(tableFault({ values: withoutKey }), /components\.values\.key is missing/);
  assert.match(tableFault({ values: { ...COMPONENTS.values, parrot: [2, 3] } }), /components\.values has no field 'parrot'/);
});

const corrected = (change: object) => ({ components: { ...COMPONENTS, ...change } });

test('a corrected kraken demands three cards', () => {
  const t = scene({ options: corrected({ krakenDemand: 3 }) }).draws('kraken-5', 'key-3', 'chest-3');
  assert.equal(t.waiting(), 'chance draw-card');
  assert.equal(t.draws('anchor-3').waiting(), '0 turn');
});

test('corrected values make another deck, its lowest card opening the discard pile', () => {
  const values = { ...COMPONENTS.values, key: [1, 8, 9] };
  const t = opening({ options: corrected({ values }) });
  assert.equal(t.discard(), 'anchor-2 hook-2 cannon-2 key-1 chest-2 map-2 oracle-2 sword-2 kraken-2 mermaid-4');
  assert.equal(t.pile(), 50 - 5 + 2);
  assert.match(words(t.view().deck), / key-8 key-9 chest-3 /);
});

test('each other figure of the table is played as it stands there', () => {
  const beast = scene({ options: corrected({ beastmasterDemand: 6 }), traits: [null, 'beastmaster'] }).draws('kraken-5');
  assert.equal(beast.debt(), 6);
  const map = scene({ options: corrected({ mapCards: 1 }), discard: 'key-2 chest-2' })
    .draws('map-4')
    .turnsUp('key-2');
  assert.equal(map.area(), 'map-4 key-2');
  const mystic = scene({ options: corrected({ mysticCards: 2 }), traits: ['mystic'] })
    .draws('oracle-4')
    .turnsUp('key-2', 'map-5');
  assert.equal(mystic.waiting(), '0 turn');
  const harbor = scene({ options: corrected({ harborCards: 1 }), traits: ['safe-harbor'] });
  assert.equal(harbor.draws('anchor-4', 'key-3', 'chest-3', 'key-4').bank(0), 'anchor-4 key-3');
  const end = { banks: ['mermaid-6', ''], pile: 'key-2', rest: 'discard' } as const;
  const scales = scene({ ...end, options: corrected({ goldenScalesPoints: 7 }), traits: ['golden-scales'] }).draws('key-2');
  assert.deepEqual(scales.scores(), [2 + 6 + 7, 0]);
  const sudden = scene({ options: { ...corrected({ suddenDeathScore: 9 }), variant: 'sudden-death' }, area: 'mermaid-9' });
  assert.deepEqual(sudden.collects().winners(), [0]);
  const waves = scene({ ...end, options: { ...corrected({ wavesLimit: 8 }), variant: 'beneath-the-waves' } }).draws('key-2');
  assert.deepEqual(waves.winners(), [1]);
  const hands = scene({ ...end, options: { ...corrected({ missingSuitPenalty: 1 }), variant: 'all-hands-on-deck' } });
  assert.deepEqual(hands.draws('key-2').scores(), [8 - 8, -10]);
});
