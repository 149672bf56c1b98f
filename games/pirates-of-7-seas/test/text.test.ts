// Words that are easy to get wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@quarterdeck/kernel';
import { piratesOf7SeasCover } from '../cover.ts';
import { ADVENTURES } from '../src/index.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { uk } from '../text/uk.ts';

const WORDS = { en, ru, uk };
const names = (seat: number) => `P${seat}`;

test('every adventure card has a name of its own in every language', () => {
  for (const language of LANGUAGES) {
    const named = ADVENTURES.map((card) => WORDS[language].adventure(card, Number(card.at(-1)) || 0));
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

test('a card that others draw is told without its name', () => {
  assert.equal(en.events.drew({ type: 'drew', seat: 0, card: null, ships: 0 }, names), 'P0 draws an adventure card.');
});

test('the title is that of the cover', () => {
  for (const language of LANGUAGES) assert.equal(WORDS[language].title, piratesOf7SeasCover.words[language].title);
});
