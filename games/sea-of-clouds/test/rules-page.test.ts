// The rules page: the same rules in three languages, by the numbers that a refusal gives, with examples that the rules agree to.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type ByLanguage, fieldsOf, LANGUAGES } from '@quarterdeck/kernel';
import { BACKS, COMPONENTS, FACES, FACES_BY_BACK } from '../src/index.ts';
import { boardingExample, sheetExample } from '../ui/rules/examples.ts';
import { RULES_TEXTS } from '../ui/text/rules.ts';
import { FIGURES, type RulesText } from '../ui/text/rules-types.ts';

const FOREIGN: ByLanguage<RegExp> = { en: /[\u0400-\u04ff]/, ru: /[a-zіїєґ]/i, uk: /[a-zыэъё]/i };
/** Fields that name something to the page. */
const NOT_READ = ['after', 'kind'];

/** Every string of the page that is read. */
function strings(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap(strings);
  return [...(fieldsOf(data) ?? [])].flatMap(([name, value]) => (NOT_READ.includes(name) ? [] : strings(value)));
}

function numbersOf({ sections }: RulesText): string[] {
  return sections.flatMap(({ rules }) => rules.map(([number]) => number));
}

/** The numbers that phases give with a refusal. */
function refusedRules(): Set<string> {
  const folder = join(import.meta.dirname, '../src/phases');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(sources.flatMap((source) => [...source.matchAll(/rule: '([\d.]+)'/g)].flatMap(([, number]) => number ?? [])));
}

for (const language of LANGUAGES) {
  const text = RULES_TEXTS[language];

  test(`${language}: the page has every rule of the README, in its order`, () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const numbers = [...readme.matchAll(/^\*\*(\d+\.\d+) /gm)].flatMap(([, number]) => number ?? []);
    assert.deepEqual(numbersOf(text), numbers);
  });

  test(`${language}: whoever is refused a move finds the rule on the page`, () => {
    assert.ok(refusedRules().size > 0);
    for (const number of refusedRules()) assert.ok(numbersOf(text).includes(number), number);
  });

  test(`${language}: every figure stands once, after a rule of its section`, () => {
    const figures = text.sections.flatMap(({ rules, figures: drawn }) =>
      drawn.map(({ kind, after }) => ({ kind, isThere: rules.some(([number]) => number === after) })),
    );
    assert.deepEqual(figures.map(({ kind }) => kind).sort(), FIGURES.toSorted());
    assert.ok(figures.every(({ isThere }) => isThere));
  });

  test(`${language}: rules, rulings and captions are sentences in the letters of the language`, () => {
    const { sections, rulings, goal } = text;
    const captions = sections.flatMap(({ figures }) => figures.map(({ caption }) => caption));
    const rules = sections.flatMap((section) => section.rules.map(([, rule]) => rule));
    for (const sentence of [...rules, ...captions, ...rulings.items, ...goal.paragraphs]) assert.match(sentence, /^\p{Lu}.*\.$/u);
    for (const read of strings(text)) {
      assert.doesNotMatch(read, FOREIGN[language]);
      assert.doesNotMatch(read, / {2}|^ | $/);
      assert.notEqual(read, '');
    }
  });

  test(`${language}: the numbers of cards in the set-up are those of the card list`, () => {
    const rule = text.sections.flatMap(({ rules }) => rules).find(([number]) => number === '1.2');
    const copies = BACKS.map((back) => FACES_BY_BACK[back].reduce((sum, face) => sum + COMPONENTS.cards[face].copies, 0));
    const all = FACES.reduce((sum, face) => sum + COMPONENTS.cards[face].copies, 0);
    assert.deepEqual([...(rule?.[1].matchAll(/\d+/g) ?? [])].map(Number), [all, ...copies]);
  });
}

test('the boarding of the example: two are equally strong, and the parrot decides (4.2 to 4.5)', () => {
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

test('the score of the example adds up as the rules have it (5.2 to 5.8)', () => {
  const sheet = sheetExample();
  assert.deepEqual(
    sheet.map(({ points }) => points),
    [9, 9, 6, 1, -1, 8, 3, -2, 6, -3],
  );
});
