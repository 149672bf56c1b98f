// The words of the game: whole, right in number, and each language in its own letters.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fieldsOf, inLanguage, LANGUAGES, optionSpecs, spoken } from '@quarterdeck/kernel';
import { FOREIGN, overhear, sayings, strings } from '@quarterdeck/testkit';
import { admiralCover } from '../cover.ts';
import { admiralOffer } from '../offer.ts';
import { admiral, type Event, REASONS } from '../src/index.ts';
import { en } from '../text/en/index.ts';
import { ru } from '../text/ru/index.ts';
import { uk } from '../text/uk/index.ts';

const WORDS = { en, ru, uk };
const GAMES = 40;
const HOLES = /undefined|null|NaN|\[object| {2}|\( *\)|\[ *\]|«»|""|: *[.,]|, *\.| $/;
/** Cells and points of the compass are named in Latin letters, as in the book, and keys as on the keyboard. */
const NAMES = /\b([A-X]([1-9]|1[0-4])?|N|NE|E|SE|S|SW|W|NW|Shift)\b/g;
/** The key to the terminal's chart is made of signs. */
const SIGNS = ['legend'];

const offer = await spoken(admiralOffer);
const said = sayings(offer);
const { heard, log } = overhear(offer, GAMES);

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const refusals = REASONS.map((reason) => words.refusals[reason]({}));
  const read = [...heard[language], ...[...log[language]].filter((line) => line !== ''), ...strings(words, SIGNS), ...refusals];

  test(`${language}: whatever happens in ${GAMES} random games can be said without a hole, in the letters of the language`, () => {
    for (const text of read) {
      assert.doesNotMatch(text, HOLES);
      assert.doesNotMatch(text.replace(NAMES, ''), FOREIGN[language], text);
      assert.equal(text, text.trim());
      assert.notEqual(text, '');
    }
  });

  test(`${language}: a line of the log is a sentence, and so is a refusal`, () => {
    for (const line of log[language]) if (line !== '') assert.match(line, /^[\p{Lu}\d].*\.$/u);
    for (const sentence of refusals) assert.match(sentence, /^\p{Lu}.*\.$/u);
  });

  test(`${language}: every value of an option has a name`, () => {
    for (const [name, spec] of optionSpecs(admiral)) {
      const values = strings(fieldsOf(fieldsOf(words.options)?.get(name))?.get('values'));
      assert.equal(values.length, spec.kind === 'choice' ? spec.of.length : 0, name);
    }
  });
}

function told(event: Event): string[] {
  return LANGUAGES.map((language) => said(language, 'events', event.type, event, (seat: number) => `P${seat}`));
}

test('damage and shots are counted in the right form', () => {
  assert.deepEqual(told({ type: 'struck-reef', ship: 3, reef: 0, damage: 1 }), [
    'Ship of the line 1 strikes the reef at A1: 1 damage.',
    'Линкор 1 ударяется о риф A1: 1 повреждение.',
    'Лінкор 1 б’ється об риф A1: 1 пошкодження.',
  ]);
  assert.deepEqual(told({ type: 'volley', seat: 0, target: 5, face: 4, shots: 5, hits: 2 }), [
    'The die shows 4: 5 shots at frigate 2, 2 hits.',
    'Выпало 4: 5 выстрелов, цель — фрегат 2, 2 попадания.',
    'Випало 4: 5 пострілів, ціль — фрегат 2, 2 влучання.',
  ]);
  assert.deepEqual(told({ type: 'without-fort', seat: 0, left: 2 }), [
    'P0 has no fort: 2 turns left to get one.',
    'P0 без форта: на поиски нового 2 хода.',
    'P0 без форту: на пошуки нового 2 ходи.',
  ]);
});

test('one ship is told in the singular, several in the plural', () => {
  const party = (ships: readonly number[]) => told({ type: 'boarding-began', seat: 0, target: 5, ships });
  assert.deepEqual(party([0]).slice(1), [
    'P0 идёт на абордаж. Цель: фрегат 2; атакует: бриг 1.',
    'P0 іде на абордаж. Ціль: фрегат 2; атакує: бриг 1.',
  ]);
  assert.match(party([0, 1])[1] ?? '', /атакуют: бриг 1, фрегат 1\.$/);
  const blast = (hit: readonly number[]) => told({ type: 'exploded', seat: 0, ship: 0, cell: 0, damage: 3, hit });
  assert.deepEqual(blast([5]).slice(1), [
    'Бриг 1 взрывается в A1: фрегат 2 — 3 повреждения.',
    'Бриг 1 вибухає в A1: фрегат 2 — 3 пошкодження.',
  ]);
  assert.match(blast([5, 6])[1] ?? '', /фрегат 2, галеон 2 — по 3 повреждения\.$/);
  const won = (winners: readonly number[]) => told({ type: 'ended', why: 'target', winners })[0];
  assert.deepEqual(
    [won([0]), won([0, 2])].map((line) => line?.split(':')[0]),
    ['P0 wins', 'P0, P2 win'],
  );
});

test('the order of a mine is told to its owner, to others that there was one', () => {
  assert.equal(en.own.order([]), 'holds');
  assert.equal(en.own.order(['brig', 'frigate', 'galleon', 'line']), 'goes off under any ship');
  assert.equal(ru.own.order(['brig', 'line']), 'взрывается под бригами, линкорами');
  assert.equal(uk.own.order([]), 'чекає');
  assert.equal(told({ type: 'mine-ordered', seat: 0, mine: 0, kinds: null })[0], 'P0 gives orders for a mine.');
});

test('the title is that of the cover', () => {
  for (const language of LANGUAGES) assert.equal(WORDS[language].title, inLanguage(admiralCover.words, language).title);
});

for (const language of LANGUAGES) {
  test(`${language}: a language only fills in: it chooses no sentence and asks no rule`, () => {
    const folder = new URL(`../text/${language}/`, import.meta.url);
    for (const name of readdirSync(folder)) {
      const source = readFileSync(new URL(name, folder), 'utf8');
      const code = source.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '').replace(/'[^'\n]*'|"[^"\n]*"/g, "''");
      const spoken = code.replace(/`[^`]*`/g, (template) => (template.match(/\$\{[^}]*\}/g) ?? []).join(' '));
      assert.doesNotMatch(spoken, /\b(if|switch)\b|&&|\|\||\?/, name);
      const values = source.match(/^import (?!type ).*from '.*\/src\/.*'/gm) ?? [];
      assert.deepEqual(
        values.filter((line) => !line.includes('/src/data/')),
        [],
        name,
      );
    }
  });
}
