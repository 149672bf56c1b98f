// The rules page: the same rules in three languages, by the numbers that a refusal gives, with examples that the rules agree to.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { testRulesPage } from '@quarterdeck/board-testkit/rules-page.ts';
import { LANGUAGES } from '@quarterdeck/kernel';
import { COMPONENTS, FIGURES, MANOEUVRES, SHIPS } from '../src/index.ts';
import { DRAWN_FIGURES, RULES_TEXTS, type RulesText } from '../text/rules.ts';
import { eventOdds, fameExample, oddsOf, SALVO, salvoExample } from '../ui/rules/examples.ts';

/** The figures that a rule names, in their order. */
function figuresIn({ sections }: RulesText, number: string): number[] {
  const rule = sections.flatMap(({ rules }) => rules).find(([is]) => is === number);
  return [...(rule?.[1].matchAll(/\d+/g) ?? [])].map(Number);
}

/** Rules are cited alike in all languages. */
const CITED = /\bW\d+(?:\.\d+)?/g;
testRulesPage({ folder: join(import.meta.dirname, '..'), texts: RULES_TEXTS, figures: DRAWN_FIGURES, refusals: 9, names: CITED });

/** The numbers of the refusals that are kept as constants. */
function refused(): string[] {
  const src = join(import.meta.dirname, '..', 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(join(src, file), 'utf8'));
  return sources.flatMap((source) => [...source.matchAll(/no\('[a-z-]+', '([\w.]+)'\)/g)].flatMap(([, number]) => number ?? []));
}

for (const language of LANGUAGES) {
  const text = RULES_TEXTS[language];

  test(`${language}: whoever is refused an action finds the rule on the page`, () => {
    const numbers = text.sections.flatMap(({ rules }) => rules.map(([number]) => number));
    assert.ok(refused().length >= 20);
    for (const number of refused()) assert.ok(numbers.includes(number), number);
  });

  test(`${language}: favour, gold and the numbers of cards at the start are as they are played (W1.2, W1.3, W1.5)`, () => {
    assert.deepEqual(figuresIn(text, 'W1.2'), [FIGURES.favour]);
    assert.deepEqual(figuresIn(text, 'W1.3'), FIGURES.startGold);
    const manoeuvres = MANOEUVRES.reduce((sum, card) => sum + COMPONENTS.manoeuvres[card], 0);
    assert.deepEqual(figuresIn(text, 'W1.5'), [SHIPS.length, manoeuvres]);
  });

  test(`${language}: what events, fame and guards cost or bring are the figures of the rules (W3.3, W3.7, W3.8, W4.2, W5.6)`, () => {
    assert.deepEqual(figuresIn(text, 'W3.3'), [FIGURES.convoyGold]);
    assert.deepEqual(figuresIn(text, 'W3.7'), [FIGURES.extraProfit]);
    assert.deepEqual(figuresIn(text, 'W3.8'), [FIGURES.favour, FIGURES.favourGold]);
    assert.deepEqual(figuresIn(text, 'W4.2'), [FIGURES.famePrice]);
    assert.deepEqual(figuresIn(text, 'W5.6'), [FIGURES.escorts]);
    assert.deepEqual(figuresIn(text, 'W6.4'), [FIGURES.hand]);
  });

  test(`${language}: skills cost and bring what the heroes' cards say (W9.2 to W9.5), and the armada arrives where it does (W10.2)`, () => {
    const { tributeOfFew, tributeOfMany, bribe, shipwright, smugglersCove, bagOfTricks, plunder, plunderAtMost, undyingCrew } =
      COMPONENTS.heroes;
    assert.deepEqual(figuresIn(text, 'W9.2'), [tributeOfFew, tributeOfMany, bribe]);
    assert.deepEqual(figuresIn(text, 'W9.3'), [shipwright, smugglersCove]);
    assert.deepEqual(figuresIn(text, 'W9.4'), [bagOfTricks]);
    assert.deepEqual(figuresIn(text, 'W9.5'), [plunder, plunderAtMost, undyingCrew]);
    assert.deepEqual(figuresIn(text, 'W10.1'), [FIGURES.fameToWin]);
    assert.deepEqual(figuresIn(text, 'W10.2'), [COMPONENTS.armada.two, COMPONENTS.armada.three, COMPONENTS.armada.four]);
  });
}

test('the table of events: all 36 throws, six of them doubles (W3.1)', () => {
  assert.deepEqual(
    eventOdds().map(({ event, sum, ways }) => [event, sum, ways]),
    [
      ['monster', 3, 2],
      ['convoy', 4, 2],
      ['calm', 5, 4],
      ['quiet', 6, 4],
      ['auction', 7, 6],
      ['profit', 8, 4],
      ['favour', 9, 4],
      ['storm', 10, 2],
      ['company', 11, 2],
      ['armada', null, 6],
    ],
  );
});

test('the table of chances (W6.6, W6.7)', () => {
  assert.deepEqual(oddsOf(1, 1), { plain: 83, sunk: 69, damaged: 14 });
  assert.deepEqual(oddsOf(2, 4), { plain: 56, sunk: 21, damaged: 35 });
  assert.deepEqual(oddsOf(3, 5), { plain: 42, sunk: 8, damaged: 34 });
});

test('the salvo of the example: two of three dice hit, the check is passed, and the brig is damaged (W6.6 to W6.8)', () => {
  const events = salvoExample();
  const rolled = events.flatMap((event) =>
    event.type === 'salvo-rolled' ? [[event.shooter, event.target, event.hits, event.defence]] : [],
  );
  assert.deepEqual(rolled, [[SALVO.shooter, SALVO.target, 2, COMPONENTS.ships[SALVO.target].defence]]);
  assert.deepEqual(
    events.flatMap((event) => (event.type === 'check-rolled' ? [event.survived] : [])),
    [true],
  );
  assert.ok(events.some((event) => event.type === 'ship-damaged' && event.ship === SALVO.target));
});

test('the fame of the example: five seas, a monopoly and a bought point are seven (W8.1 to W8.4)', () => {
  assert.deepEqual(
    fameExample().map(({ line, points }) => [line, points]),
    [
      ['seas', 5],
      ['monopolies', 1],
      ['bought', 1],
    ],
  );
});
