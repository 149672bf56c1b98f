// What boards share and a browser is not needed for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { othersOf, ownSeat } from '../src/frame/seats.ts';
import { cardIn, middleOf } from '../src/motion/areas.ts';
import { dropsFrom } from '../src/touch/drops.ts';
import { wayTo } from '../src/touch/goals.ts';
import { isSwipe, stepAt } from '../src/touch/swipe.ts';

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

test('a quick swipe up or down moves the page, if it can; who rests on a thing first, or goes sideways, moves the thing', () => {
  const [page, screen] = [
    { scrolls: true, isMagnified: false },
    { scrolls: false, isMagnified: false },
  ];
  assert.equal(isSwipe({ x: 3, y: -20, time: 60 }, page), true);
  assert.equal(isSwipe({ x: 3, y: -20, time: 300 }, page), false);
  assert.equal(isSwipe({ x: 20, y: -3, time: 60 }, page), false);
  assert.equal(isSwipe({ x: 3, y: -20, time: 60 }, screen), false);
});

test('a magnified page is moved by every quick swipe', () => {
  assert.equal(isSwipe({ x: 20, y: 3, time: 60 }, { scrolls: false, isMagnified: true }), true);
  assert.equal(isSwipe({ x: 20, y: 3, time: 300 }, { scrolls: false, isMagnified: true }), false);
});

test('at the edge of the window the page goes along with the hand, but not where a thing was taken at the edge', () => {
  assert.equal(stepAt(400, 300, 800), 0);
  assert.ok(stepAt(10, 300, 800) < stepAt(40, 300, 800) && stepAt(40, 300, 800) < 0);
  assert.ok(stepAt(790, 300, 800) > stepAt(760, 300, 800) && stepAt(760, 300, 800) > 0);
  assert.equal(stepAt(780, 790, 800) + stepAt(790, 790, 800) + stepAt(20, 10, 800), 0);
  assert.ok(stepAt(798, 780, 800) > 0);
});

test('how far a point is from a box; nowhere inside of it', () => {
  const box = { left: 10, top: 10, right: 20, bottom: 30 };
  assert.deepEqual([wayTo(box, { x: 15, y: 20 }), wayTo(box, { x: 5, y: 20 }), wayTo(box, { x: 23, y: 34 })], [0, 5, 5]);
});

test('what may be laid in several places has them all', () => {
  const drops = dropsFrom([
    { thing: 'rum', place: 'port', touches: ['rum'] },
    { thing: 'rum', place: 'sea', touches: ['rum', 'discard'] },
  ]);
  assert.deepEqual(
    [...(drops.get('rum') ?? [])],
    [
      ['port', ['rum']],
      ['sea', ['rum', 'discard']],
    ],
  );
  assert.equal(drops.has('discard'), false);
});
