// The words of the game in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@quarterdeck/kernel';
import { COMPONENTS, FACES } from '../src/index.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import type { Words } from '../text/types.ts';
import { uk } from '../text/uk.ts';
import { scene } from './scene.ts';

const TEXTS: Readonly<Record<Language, Words>> = { en, ru, uk };
const names = (seat: number) => ['Ann', 'Bob', 'Cleo', 'Dan'][seat] ?? '';

test('every card has a name of its own in every language', () => {
  for (const language of LANGUAGES) assert.equal(new Set(Object.values(TEXTS[language].cards)).size, FACES.length, language);
});

test('what every card says is a sentence without holes', () => {
  for (const language of LANGUAGES) {
    for (const face of FACES) {
      const text = TEXTS[language].rule(COMPONENTS.cards[face]);
      assert.match(text, /^[−+\p{Lu}\d].*\.$/u, `${language} ${face}`);
      assert.doesNotMatch(text, /undefined|NaN|null|\[object| {2}/, `${language} ${face}`);
    }
  }
});

test('what a card says follows its figures', () => {
  assert.equal(
    en.rule({ ...COMPONENTS.cards.goblet, back: 'object', class: 'permanent', strength: -1, points: 1, doubloons: 0 }),
    '−1 strength, 1 point.',
  );
  assert.equal(en.rule(COMPONENTS.cards.steward), 'Strength 1. Once in a boarding: gain 4 doubloons.');
  assert.equal(en.rule(COMPONENTS.cards.boatswain), 'Strength 2. For each victory: gain 2 doubloons.');
  assert.equal(en.rule(COMPONENTS.cards.ledger), '1 point for each 5 doubloons that you have at the end.');
  assert.equal(en.rule(COMPONENTS.cards['sirens-song']), 'For 1, 2, 3 ... of the kind: −3, −1, 2, 6, 12, 19, 27, 43 points.');
});

test('plurals are right in all three languages', () => {
  const gained = (words: Words, doubloons: number) =>
    words.events.gained({ type: 'gained', seat: 0, doubloons, by: 'steward' }, names);
  assert.deepEqual(
    [1, 2, 5, 21].map((count) => gained(ru, count).replace('Стюард: Ann получает ', '')),
    ['1 дублон.', '2 дублона.', '5 дублонов.', '21 дублон.'],
  );
  assert.deepEqual(
    [1, 2, 5, 21].map((count) => gained(uk, count).replace('Стюард: Ann отримує ', '')),
    ['1 дублон.', '2 дублони.', '5 дублонів.', '21 дублон.'],
  );
  assert.deepEqual(
    [1, 2].map((count) => gained(en, count)),
    ['Steward: Ann gains 1 doubloon.', 'Steward: Ann gains 2 doubloons.'],
  );
});

test('a prompt says which share it is about, and what leaving the last one brings', () => {
  const prompt = (t: ReturnType<typeof scene>) => en.prompts['divide-loot']({ view: t.view(0), names });
  const t = scene({ shares: ['rum@0', 'rum@0', 'rum@0'] });
  assert.equal(prompt(t), 'Share 1: take it, or leave it?');
  t.leaves().leaves();
  assert.equal(prompt(t), 'Share 3: take it, or leave it? Leave it, and you get the top card of the deck.');
});

test('a button says what is taken, as far as it was seen', () => {
  const t = scene({ shares: ['aged-rum@0 purse@0', '?rum', '?rum'], doubloons: [2] });
  assert.equal(en.moves.take({ type: 'take' }, { view: t.view(0), names }), 'Take Aged Rum and Purse + 2 doubloons');
});

test('a card that was not seen is called by its back and number', () => {
  const t = scene({ island: 5, turn: 'over', shares: ['?rum', '?pirate'], captains: [{ crew: 'lookout' }] }).chooses(
    'act lookout',
  );
  assert.equal(en.moves.scout({ type: 'scout', card: 2 }, { view: t.view(0), names }), 'Share 2: pirate no. 2');
});

test('a boarding is told with strengths and victories', () => {
  const defeated = [[1, 3], [2], [], []];
  const told = en.events.boarded({ type: 'boarded', island: 4, strengths: [6, 4, 2, 0], defeated }, names);
  assert.equal(told, 'Boarding! Strength: Ann 6, Bob 4, Cleo 2, Dan 0. Ann defeats Bob and Dan. Bob defeats Cleo.');
});

test('what others do in secret is told without the cards', () => {
  const told = en.events['stole-rum']({ type: 'stole-rum', seat: 0, from: 1, card: 3, face: null, by: 'gunner' }, names);
  assert.equal(told, 'Gunner: Ann steals a rum card from Bob.');
});
