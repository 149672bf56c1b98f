// The words of the game: whole, right in number and case, and each language in its own letters.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fieldsOf, inLanguage, LANGUAGES, type Language, optionSpecs, spoken } from '@quarterdeck/kernel';
import { FOREIGN, overhear, sayings, strings } from '@quarterdeck/testkit';
import { piratesOf7SeasCover } from '../cover.ts';
import { piratesOf7SeasOffer } from '../offer.ts';
import { ADVENTURES, CHARACTERS, type Event, PIRATE_BAY, PORT_CARDS, piratesOf7Seas, REASONS } from '../src/index.ts';
import { en } from '../text/en/index.ts';
import { ru } from '../text/ru/index.ts';
import { uk } from '../text/uk/index.ts';
import { type Standing, scene } from './scene.ts';

const WORDS = { en, ru, uk };
const names = (seat: number) => `P${seat}`;

const GAMES = 60;
const HOLES = /undefined|null|NaN|\[object| {2}|\( *\)|\[ *\]|«»|""|: *[.,]|, *\.| $/;
/** What the refusals of this game speak of. */
const FIGURES = { limit: 4, cost: 3, excess: 2 };

const offer = await spoken(piratesOf7SeasOffer);
const said = sayings(offer);
const { heard, log, unheard } = overhear(offer, GAMES);

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const refusals = REASONS.map((reason) => words.refusals[reason](FIGURES));
  const read = [
    ...heard[language],
    ...[...log[language]].filter((line) => line !== ''),
    ...strings(words, ['terminal']),
    ...refusals,
  ];

  test(`${language}: whatever happens in ${GAMES} random games can be said without a hole, in the letters of the language`, () => {
    for (const text of read) {
      assert.doesNotMatch(text, HOLES);
      assert.doesNotMatch(text, FOREIGN[language]);
      assert.equal(text, text.trim());
      assert.notEqual(text, '');
    }
  });

  test(`${language}: a line of the log is a sentence, and so are a refusal, an action, a gift and what a curse does`, () => {
    for (const line of log[language]) if (line !== '') assert.match(line, /^[\p{Lu}\d].*\.$/u);
    for (const sentence of [
      ...refusals,
      ...[words.own.actions, words.own.gifts, words.own.curseRules].flatMap((table) => strings(table)),
    ])
      assert.match(sentence, /^\p{Lu}.*\.$/u);
  });

  test(`${language}: no two ports or characters have the same name, and every value of an option has one`, () => {
    assert.equal(
      new Set(PORT_CARDS.map((port) => words.own.ports[port])).add(words.own.ports[PIRATE_BAY]).size,
      PORT_CARDS.length + 1,
    );
    assert.equal(new Set(CHARACTERS.map((character) => words.own.characters[character])).size, CHARACTERS.length);
    for (const [name, spec] of optionSpecs(piratesOf7Seas)) {
      const values = strings(fieldsOf(fieldsOf(words.options)?.get(name))?.get('values'));
      assert.equal(values.length, spec.kind === 'choice' ? spec.of.length : 0, name);
    }
  });
}

test('the random games tell of all but what is rarer than one game in sixty', () => {
  const passages = ['round', 'raid', 'curse', 'pay-winnings'];
  assert.deepEqual(unheard('events'), []);
  assert.deepEqual(unheard('lines'), []);
  assert.deepEqual(unheard('moves'), ['pair', 'die'], 'dice are seldom equally near');
  assert.deepEqual(unheard('prompts').sort(), [...passages, 'nearest-pair', 'nearest-to-red'].sort());
});

/** One event as the three languages tell it. */
function told(event: Event): string[] {
  return LANGUAGES.map((language: Language) => said(language, 'events', event.type, event, names));
}

test('a chest is counted in the case that the sentence asks for', () => {
  assert.deepEqual(told({ type: 'sold', seat: 0, good: 'rum', count: 1, chests: 1 }), [
    'P0 sells 1 × Rum for 1 chest.',
    'P0 продаёт 1 × Ром за 1 сундук.',
    'P0 продає 1 × Ром за 1 скриню.',
  ]);
  assert.deepEqual(told({ type: 'paid-wages', seat: 0, chests: 21 }), [
    'P0 pays the guards 21 chests.',
    'P0 платит охране 21 сундук.',
    'P0 платить варті 21 скриню.',
  ]);
  assert.deepEqual(told({ type: 'bargained', seat: 0, goods: ['coffee', 'rum'], chests: 5 }), [
    'Bargain: P0 sells Coffee and Rum for 5 chests.',
    'Выгодная сделка: P0 продаёт Кофе и Ром за 5 сундуков.',
    'Вигідна угода: P0 продає Каву та Ром за 5 скринь.',
  ]);
});

test('one ship, two ships, five ships come home, and as many yin-yang are given', () => {
  assert.deepEqual(told({ type: 'sunk', seat: 0, ships: 1, saved: 1 }), [
    'P0 loses 1 ship and gets 1 yin-yang. Unsinkable: P0 has 1 ship back.',
    'P0 теряет 1 корабль и получает 1 жетон инь-ян. Непотопляемость: P0 возвращает 1 корабль.',
    'P0 втрачає 1 корабель та отримує 1 жетон інь-ян. Непотоплюваність: P0 повертає 1 корабель.',
  ]);
  assert.deepEqual(told({ type: 'guards', seat: 0, guards: 0, sent: -2 }), [
    'P0 has 2 ships back from the island.',
    'P0 забирает с острова 2 корабля.',
    'P0 забирає з острова 2 кораблі.',
  ]);
  assert.deepEqual(told({ type: 'gift', seat: 0, character: 'captain', amount: 4 }), [
    'Gift of the Captain to P0: 4 yin-yang.',
    'P0 получает подарок Капитана: 4 жетона инь-ян.',
    'P0 отримує дарунок Капітана: 4 жетони інь-ян.',
  ]);
  assert.deepEqual(told({ type: 'sunk', seat: 0, ships: 5, saved: 0 }), [
    'P0 loses 5 ships and gets 5 yin-yang.',
    'P0 теряет 5 кораблей и получает 5 жетонов инь-ян.',
    'P0 втрачає 5 кораблів та отримує 5 жетонів інь-ян.',
  ]);
});

test('a lone red die is one die, not one dice', () => {
  const alone = { type: 'thrown', owners: ['red'], dice: [{ x: 100, y: 100, face: 1, angle: 0 }] } as const;
  assert.deepEqual(told(alone), ['Thrown: 1 die.', 'Брошено: 1 кубик.', 'Кинуто: 1 кубик.']);
});

test('every adventure card has a name of its own in every language', () => {
  for (const language of LANGUAGES) {
    const named = ADVENTURES.map((card) => WORDS[language].own.adventure(card, Number(card.at(-1)) || 0));
    assert.equal(new Set(named).size, ADVENTURES.length, language);
  }
});

test('ships are counted with the right form', () => {
  const bought = (ships: number) =>
    LANGUAGES.map((language) => WORDS[language].events.bought({ type: 'bought', seat: 0, ships }, names));
  assert.deepEqual(bought(1), ['P0 buys 1 ship.', 'P0 покупает 1 корабль.', 'P0 купує 1 корабель.']);
  assert.deepEqual(bought(3), ['P0 buys 3 ships.', 'P0 покупает 3 корабля.', 'P0 купує 3 кораблі.']);
  assert.deepEqual(bought(5), ['P0 buys 5 ships.', 'P0 покупает 5 кораблей.', 'P0 купує 5 кораблів.']);
});

test('a fight tells both faces, whose ship it is, the measured distance and who sinks', () => {
  const event = { type: 'fought', red: 0, pirate: 1, owner: 2, faces: [6, 3], distance: 464 } as const;
  assert.equal(en.events.fought(event, names), 'Red 6 against the 3 of P2 at 46.4 mm: the pirate sinks.');
  assert.equal(ru.events.fought(event, names), 'Красный 6 против 3 (P2), 46,4 мм: тонет пират.');
  assert.equal(uk.events.fought(event, names), 'Червоний 6 проти 3 (P2), 46,4 мм: тоне пірат.');
});

test('a corsair who is asked for ships is told that the mark comes in any case (P4.4)', () => {
  const players: readonly Standing[] = [{ hand: ['spain-1'], corsairOf: ['spain'] }, {}, {}];
  const t = scene({ players, chosen: ['captain', 'captain', 'captain'] }).plays('play-caravan spain-1');
  const asked = (viewer: number) =>
    LANGUAGES.map((language) => WORDS[language].prompts['send-ships']({ view: t.view(viewer), names }));
  assert.deepEqual(asked(0), [
    'Caravan of Spain, 1 ship. How many ships do you send? As its corsair you get a black mark in any case.',
    'Караван Испании, 1 корабль. Сколько своих кораблей отправить? Вы корсар этой страны: чёрная метка в любом случае.',
    'Караван Іспанії, 1 корабель. Скільки своїх кораблів відправити? Ви корсар цієї країни: чорна мітка в будь-якому разі.',
  ]);
  assert.equal(asked(1)[0], 'Caravan of Spain, 1 ship. How many ships do you send?');
});

test('a Cartographer is told when the end card is the next one (P8.1)', () => {
  const asked = (aboveEnd: number) =>
    en.prompts.cartographer({
      view: scene({ aboveEnd, chosen: ['cartographer', 'cartographer', 'cartographer'] }).view(0),
      names,
    });
  assert.equal(asked(1), 'Cartographer: draw an adventure card?');
  assert.equal(asked(0), 'Cartographer: draw an adventure card? The end card is on top.');
});

test('where ships can be protected, a curse without protection says so (P3.9)', () => {
  const t = scene({ players: [{ hand: ['sirens', 'idol'] }], chosen: ['shaman', 'merchant', 'merchant'] });
  const cast = (curse: 'sirens' | 'idol', gifts: number) =>
    en.moves.cast({ type: 'cast', curse, gifts }, { view: t.view(0), names });
  assert.deepEqual(
    [cast('sirens', 2), cast('sirens', 0), cast('idol', 0)],
    ['Sirens, 6 ships protected', 'Sirens, none protected', 'Idol'],
  );
});

test('a card that others draw is told without its name', () => {
  assert.equal(en.events.drew({ type: 'drew', seat: 0, card: null, ships: 0 }, names), 'P0 draws an adventure card.');
});

test('the title is that of the cover', () => {
  for (const language of LANGUAGES) assert.equal(WORDS[language].title, inLanguage(piratesOf7SeasCover.words, language).title);
});

/** The files of a language, whatever they say. */
function filesOf(language: Language): readonly (readonly [name: string, text: string])[] {
  const folder = join(import.meta.dirname, '../text', language);
  return readdirSync(folder).map((name) => [`${language}/${name}`, readFileSync(join(folder, name), 'utf8')]);
}

/** Code without comments and what is quoted; of a template what is filled in stays. */
function codeOf(text: string): string {
  return text
    .replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replace(/`[^`]*`/g, (quoted) => [...quoted.matchAll(/\$\{[^}]*\}/g)].join(' '));
}

for (const language of LANGUAGES) {
  test(`${language}: a language decides nothing, and takes no rule from src/`, () => {
    for (const [name, text] of filesOf(language)) {
      assert.doesNotMatch(codeOf(text), /\bif\b|\bswitch\b|\?|&&|\|\|/, name);
      for (const [line] of text.matchAll(/^import .*$/gm))
        assert.match(line, /^import type|from '(?!\.\.\/\.\.\/src\/(?!data\/))/, name);
    }
  });
}
