// The rules page: the same rules in three languages, by the numbers that a refusal gives, with examples that the rules agree to.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { testRulesPage } from '@quarterdeck/board-testkit/rules-page.ts';
import { LANGUAGES } from '@quarterdeck/kernel';
import { BACKS, COMPONENTS, FACES, FACES_BY_BACK } from '../src/index.ts';
import { FIGURES, RULES_TEXTS } from '../text/rules.ts';
import { boardingExample, sheetExample } from '../ui/rules/examples.ts';

testRulesPage({
  folder: join(import.meta.dirname, '..'),
  texts: RULES_TEXTS,
  figures: FIGURES,
  refusals: 9,
  names: /\bC\d+(?:\.\d+)?\b/g,
});

for (const language of LANGUAGES) {
  const text = RULES_TEXTS[language];

  test(`${language}: the numbers of cards in the set-up are those of the card list`, () => {
    const rule = text.sections.flatMap(({ rules }) => rules).find(([number]) => number === 'C1.2');
    const copies = BACKS.map((back) => FACES_BY_BACK[back].reduce((sum, face) => sum + COMPONENTS.cards[face].copies, 0));
    const all = FACES.reduce((sum, face) => sum + COMPONENTS.cards[face].copies, 0);
    assert.deepEqual([...(rule?.[1].matchAll(/\d+/g) ?? [])].map(Number), [all, ...copies]);
  });
}

test('the boarding of the example: two are equally strong, and the parrot decides (C4.2 to C4.5)', () => {
  const fighters = boardingExample();
  assert.deepEqual(
    fighters.map(({ strength }) => strength),
    [5, 5, 1, 0],
  );
  assert.deepEqual(
    fighters.map(({ defeated }) => defeated),
    [[3], [2, 0], [3], []],
  );
  assert.deepEqual(
    fighters.map(({ hasParrot }) => hasParrot),
    [false, true, false, false],
  );
});

test('the score of the example adds up as the rules have it (C5.2 to C5.8)', () => {
  const sheet = sheetExample();
  assert.deepEqual(
    sheet.map(({ points }) => points),
    [9, 9, 6, 1, -1, 8, 3, -2, 6, -3],
  );
});
