// The rules page: the same rules in three languages, by the numbers that a refusal gives, with examples that the rules agree to.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { testRulesPage } from '@quarterdeck/board-testkit/rules-page.ts';
import { LANGUAGES } from '@quarterdeck/kernel';
import { ADVENTURES, CARAVANS, COMPONENTS, CURSES, PORT_CARDS, portPrice, TRAY } from '../src/index.ts';
import { canLie } from '../src/tray.ts';
import { FIGURES, RULES_TEXTS, type RulesText } from '../text/rules.ts';
import { fightExample, fleetExample, saleExample, sheetExample, whirlpoolExample } from '../ui/rules/examples.ts';
import { pricesOf } from '../ui/rules/prices.ts';
import { scene } from './scene.ts';

/** The figures that a rule names, in their order. */
function figuresIn({ sections }: RulesText, number: string): number[] {
  const rule = sections.flatMap(({ rules }) => rules).find(([is]) => is === number);
  return [...(rule?.[1].matchAll(/\d+/g) ?? [])].map(Number);
}

/** Our rules have the same letter before their number in every language. */
const names = /\bP\d+(?:\.\d+)?/g;

testRulesPage({ folder: join(import.meta.dirname, '..'), texts: RULES_TEXTS, figures: FIGURES, refusals: 11, names });

for (const language of LANGUAGES) {
  const text = RULES_TEXTS[language];

  test(`${language}: the numbers of cards in the set-up are those of the card list (P1.2)`, () => {
    assert.deepEqual(figuresIn(text, 'P1.2'), [ADVENTURES.length, CARAVANS.length, PORT_CARDS.length, CURSES.length]);
  });

  test(`${language}: chests to begin with (P1.1), the tray (P6.1) and the cards above the end card are as they are played`, () => {
    assert.deepEqual(figuresIn(text, 'P1.1'), [COMPONENTS.start.chests]);
    assert.deepEqual(figuresIn(text, 'P6.1'), [TRAY.size / 100]);
    const deck = text.sections.flatMap(({ figures }) => figures).find(({ kind }) => kind === 'deck');
    const above = [2, 3, 4].map((seats) => ADVENTURES.length - COMPONENTS.belowEnd - seats * COMPONENTS.start.hand);
    assert.deepEqual([...(deck?.caption.matchAll(/\d+/g) ?? [])].map(Number), above);
  });

  test(`${language}: rituals cost what they cost (P5.2 to P5.4), and every face of the Tavern is told (P7.8)`, () => {
    const { bargain, doubleHold, unsinkable } = COMPONENTS.rituals;
    assert.deepEqual(
      ['P5.2', 'P5.3', 'P5.4'].map((number) => figuresIn(text, number)[0]),
      [bargain, doubleHold, unsinkable],
    );
    assert.deepEqual(figuresIn(text, 'P7.8'), [1, 2, 3, 4, 5, 6]);
  });
}

test('the dice of the examples lie as dice can lie (P6.1)', () => {
  for (const { dice, owners } of [fightExample(), whirlpoolExample()]) {
    assert.ok(canLie(dice));
    assert.equal(dice.length, owners.length);
  }
});

test('the raid of the example: the nearest fight first, two ships sink, the caravan too (P4.6 to P4.9)', () => {
  const { events } = fightExample();
  assert.deepEqual(
    events.flatMap((event) => (event.type === 'fought' ? [[...event.faces, event.owner, event.distance]] : [])),
    [
      [4, 2, 1, 155],
      [5, 5, 0, 191],
      [4, 6, 2, 234],
    ],
  );
  assert.deepEqual(
    events.flatMap((event) => (event.type === 'raid-over' ? [event.won, event.survivors] : [])),
    [true, [1, 1, 1]],
  );
});

test('the whirlpool of the example draws in the three nearest, and a talisman saves one ship (P7.4)', () => {
  assert.deepEqual(
    whirlpoolExample().events.flatMap((event) => (event.type === 'struck' ? [[event.seat, event.lost, event.ships]] : [])),
    [
      [0, 1, 1],
      [1, 0, 1],
    ],
  );
});

test('the sale of the example: four at the price of the port, two at a chest each (P3.10)', () => {
  const { port, lines } = saleExample();
  assert.equal(port, 'cask-harbour');
  assert.deepEqual(
    lines.map(({ good, count, each, chests }) => [good, count, each, chests]),
    [
      ['fruit', 4, 2, 8],
      ['rum', 2, 1, 2],
    ],
  );
});

test('the fleet of the example: ten ships, two on guard over 24 chests, one with a double hold (P3.12, P5.3)', () => {
  const { guards, loaded, free, reserve, chests } = fleetExample();
  assert.deepEqual([chests, guards, loaded.map(({ length }) => length), free, reserve], [24, 2, [2, 1, 1], 3, 2]);
});

test('the score of the example adds up as the rules have it (P8.3, P8.4)', () => {
  const { events, sheet } = sheetExample();
  assert.deepEqual(
    events.flatMap((event) => (event.type === 'sold' ? [[event.good, event.count, event.chests]] : [])),
    [
      ['coffee', 1, 1],
      ['rum', 3, 9],
    ],
  );
  assert.deepEqual(
    sheet.map(({ points }) => points),
    [28, 4, 2, -6, -3],
  );
});

test('the table of ports shows what is paid there, in Pirate Bay too (R36)', () => {
  assert.deepEqual(pricesOf('pirate-bay'), [1, 1, 3]);
  for (const port of PORT_CARDS) {
    const state = scene({ port }).state();
    assert.deepEqual(pricesOf(port), [portPrice(state, 'fruit'), portPrice(state, 'coffee'), portPrice(state, 'rum')]);
  }
});
