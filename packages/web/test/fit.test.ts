// The form of a table knows which options go with how many seats, and hands out the tables that an owner may correct.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadGame, SHELF } from '@quarterdeck/catalog';
import { optionSpecs } from '@quarterdeck/kernel';
import { nextSeats, seatsByChoice, seatsFor, someOf, withOption } from '../src/lib/games/fit.ts';
import { tableToCorrect } from '../src/lib/games/options.ts';

const { game } = await loadGame('admiral');
const pearls = { scenario: 'pearl-banks', teams: 'alone' };
const convoy = { scenario: 'kings-convoy', teams: 'alone' };

test('options say how many can play with them', () => {
  assert.deepEqual(seatsFor(game, {}), [2, 3, 4, 6]);
  assert.deepEqual(seatsFor(game, convoy), [2, 4]);
  assert.deepEqual(seatsFor(game, { scenario: 'mini-game-1' }), [1, 2, 3, 4]);
});

test('options that are none, or never go together, are for nobody', () => {
  assert.deepEqual(seatsFor(game, { scenario: 'the-moon' }), []);
  assert.deepEqual(seatsFor(game, { ...convoy, teams: 'trios' }), []);
});

test('a choice that no longer goes with another falls back to what is usual; nothing else changes', () => {
  const three = { ...pearls, teams: 'trios', vane: 'rulebook' };
  assert.deepEqual(withOption(game, three, 'scenario', 'kings-convoy'), { ...convoy, vane: 'rulebook' });
  assert.deepEqual(withOption(game, pearls, 'vane', 'rulebook'), { ...pearls, vane: 'rulebook' });
});

test('a choice on which the number of players depends names it for each of its values, others do not', () => {
  assert.deepEqual(seatsByChoice(game, pearls, 'teams')?.get('pairs'), [4, 6]);
  assert.deepEqual(seatsByChoice(game, pearls, 'scenario')?.get('kings-convoy'), [2, 4]);
  assert.equal(seatsByChoice(game, pearls, 'vane'), null);
});

test('a seat more or less leads to the next number that fits, and to any where none does', () => {
  assert.deepEqual([nextSeats(game, pearls, 4, 1), nextSeats(game, pearls, 6, -1)], [6, 4]);
  assert.deepEqual([nextSeats(game, convoy, 4, 1), nextSeats(game, pearls, 2, -1)], [5, 1]);
  assert.deepEqual([nextSeats(game, pearls, 6, 1), nextSeats(game, pearls, 1, -1)], [6, 1]);
});

test('a game that takes any number with any options makes no difference between choices', async () => {
  const { game: draw } = await loadGame('dead-mans-draw');
  assert.equal(seatsByChoice(draw, {}, 'variant'), null);
  assert.equal(seatsFor(draw, {}).length, 7);
});

test('numbers are listed, with ranges for three and more in a row', () => {
  assert.equal(someOf([2, 3, 4, 6], 'en'), '2–4 or 6');
  assert.equal(someOf([2, 4], 'ru'), '2 или 4');
  assert.equal(someOf([1, 2], 'uk'), '1 або 2');
});

test('every table of every game is handed out as a file that the game takes back', async () => {
  for (const id of SHELF) {
    const { game: any } = await loadGame(id);
    for (const [name, spec] of optionSpecs(any)) {
      const file = tableToCorrect(any, {}, name, 3);
      assert.equal(file !== null, spec.kind === 'table', `${id} ${name}`);
      if (spec.kind === 'table') assert.deepEqual(spec.parse(JSON.parse(file ?? '')), JSON.parse(file ?? ''), `${id} ${name}`);
    }
  }
});

test('of Admiral the scenario that is chosen is handed out', () => {
  const file = tableToCorrect(game, convoy, 'chart', 4);
  assert.match(file ?? '', /"sides"/);
  assert.deepEqual(seatsFor(game, { chart: JSON.parse(file ?? '') }), [4]);
  assert.equal(tableToCorrect(game, convoy, 'chart', 3), null);
});
