// The tests that every rules page with numbered rules has, in one call per game.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { RulesProse } from '@quarterdeck/board/rules/rules-text.ts';
import { type ByLanguage, LANGUAGES } from '@quarterdeck/kernel';
import { FOREIGN, strings } from '@quarterdeck/testkit';

/** Fields that name something to the page. */
const NOT_READ = ['after', 'kind'];

interface RulesPage {
  /** The folder of the game. */
  readonly folder: string;
  readonly texts: ByLanguage<RulesProse<string>>;
  readonly figures: readonly string[];
  /** How many rules, at least, are given with a refusal. */
  readonly refusals: number;
  /** The numbers that the page must have; without them those of the README. */
  readonly numbers?: readonly string[];
  /** What is written in the same letters in every language, such as the names of cells. */
  readonly names?: RegExp;
}

export function testRulesPage({ folder, texts, figures, refusals, numbers, names }: RulesPage): void {
  for (const language of LANGUAGES) {
    const text = texts[language];
    test(`${language}: the page has every rule of the ${numbers === undefined ? 'README' : 'game'}, in its order`, () => {
      assert.deepEqual(numbersOf(text), numbers ?? numberedIn(folder));
    });
    test(`${language}: whoever is refused a move finds the rule on the page`, () => {
      const refused = refusedRules(folder);
      assert.ok(refused.size >= refusals);
      for (const number of refused) assert.ok(numbersOf(text).includes(number), number);
    });
    test(`${language}: every figure stands once, after a rule of its section`, () => {
      assert.deepEqual(figuresOf(text).toSorted(), figures.toSorted());
    });
    test(`${language}: rules, rulings and captions are sentences in the letters of the language`, () => {
      for (const sentence of sentencesOf(text)) assert.match(sentence, /^\p{Lu}.*\.$/u);
      for (const read of strings(text, NOT_READ)) {
        assert.doesNotMatch(names === undefined ? read : read.replaceAll(names, ''), FOREIGN[language]);
        assert.doesNotMatch(read, / {2}|^ | $/);
        assert.notEqual(read, '');
      }
    });
  }
}

function numbersOf({ sections }: RulesProse<string>): string[] {
  return sections.flatMap(({ rules }) => rules.map(([number]) => number));
}

/** The figures, each of which follows a rule of its section. */
function figuresOf({ sections }: RulesProse<string>): string[] {
  return sections.flatMap(({ rules, figures }) =>
    figures.map(({ kind, after }) => {
      assert.ok(
        rules.some(([number]) => number === after),
        `${kind} after ${after}`,
      );
      return kind;
    }),
  );
}

function sentencesOf({ sections, rulings, goal }: RulesProse<string>): string[] {
  const captions = sections.flatMap(({ figures }) => figures.map(({ caption }) => caption));
  const rules = sections.flatMap((section) => section.rules.map(([, rule]) => rule));
  return [...rules, ...captions, ...rulings.items, ...goal.paragraphs];
}

function numberedIn(folder: string): string[] {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  return [...readme.matchAll(/^\*\*((?:§|[A-Z])?\d+\.\d+) /gm)].flatMap(([, number]) => number ?? []);
}

/** The numbers that the sources give with a refusal. */
function refusedRules(folder: string): Set<string> {
  const src = join(folder, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(join(src, file), 'utf8'));
  return new Set(sources.flatMap((source) => [...source.matchAll(/rule: '([^']+)'/g)].flatMap(([, number]) => number ?? [])));
}
