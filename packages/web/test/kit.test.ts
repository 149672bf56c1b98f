// What boards share and a browser is not needed for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardIn, middleOf } from '../src/kit/areas.ts';
import { othersOf, ownSeat } from '../src/kit/seats.ts';

test('a card lies in the middle of a wide place as high as the place, of a high one as wide', () => {
  assert.deepEqual(cardIn({ x: 10, y: 0, width: 100, height: 70 }, 90), { x: 35, y: 0, width: 50, height: 70 });
  assert.deepEqual(cardIn({ x: 0, y: 10, width: 50, height: 100 }, 90), { x: 0, y: 25, width: 50, height: 70 });
});

test('however large the place, a card in the air is no wider than it may be', () => {
  assert.deepEqual(cardIn({ x: 0, y: 0, width: 1000, height: 1400 }, 80), { x: 460, y: 644, width: 80, height: 112 });
});

test('a card that fills its place has the same middle', () => {
  const place = { x: 3, y: 5, width: 200, height: 40 };
  assert.deepEqual(middleOf(cardIn(place, 90)), middleOf(place));
});

test('the other seats follow clockwise from the left of the own one', () => {
  assert.deepEqual(othersOf(2, 4), [3, 0, 1]);
  assert.deepEqual(othersOf(0, 2), [1]);
  assert.deepEqual(othersOf(0, 1), []);
});

test('who only watches sits with the first seat', () => {
  assert.deepEqual([ownSeat(3), ownSeat('spectator'), ownSeat('all')], [3, 0, 0]);
});
