// The rulebook, our section D6: a party of five to eight, with two copies of the game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceWeight } from '@quarterdeck/kernel';
import { deadMansDraw } from '../src/index.ts';
import { moveFrom, opening, scene } from './scene.ts';

test('D6: with five to eight players two copies are mixed: twenty cards discarded, a hundred in the draw pile', () => {
  for (const seats of [5, 6, 7, 8]) {
    const t = opening({ seats });
    assert.equal(t.discard().split(' ').length, 20);
    assert.equal(t.pile(), 100);
    assert.equal(t.view().banks.length, seats);
  }
  assert.equal(opening({ seats: 4 }).pile(), 50);
});

test('D6: every trait is there twice, and each player is still dealt two', () => {
  const t = opening({ seats: 5, options: { traits: true } }).chance('first-player 0');
  t.chance('deal-trait miser');
  const weight = (phrase: string) => chanceWeight(deadMansDraw, t.state(), moveFrom(phrase));
  assert.deepEqual([weight('deal-trait miser'), weight('deal-trait parry')], [1, 2]);
  t.chance('deal-trait miser');
  assert.equal(t.legal().length, 16);
  t.chance('deal-trait parry', 'deal-trait mystic', 'deal-trait parry', 'deal-trait mystic');
  t.chance('deal-trait misfire', 'deal-trait casanova', 'deal-trait scavenger', 'deal-trait misfire');
  assert.equal(t.waiting(), '0 1 2 3 4 choose-trait');
});

test("D6: two owners of Davy Jones' Locker name their victims in order from the first player", () => {
  const t = opening({ seats: 5, options: { traits: true } }).chance('first-player 3');
  t.chance('deal-trait davy-jones-locker', 'deal-trait miser', 'deal-trait parry', 'deal-trait mystic');
  t.chance('deal-trait misfire', 'deal-trait casanova', 'deal-trait scavenger', 'deal-trait misfire');
  t.chance('deal-trait davy-jones-locker', 'deal-trait miser');
  t.seat(0, 'keep davy-jones-locker').seat(1, 'keep parry').seat(2, 'keep misfire').seat(3, 'keep misfire');
  t.seat(4, 'keep davy-jones-locker');
  assert.equal(t.waiting(), '4 name-victim');
  assert.equal(t.chooses('victim 0').waiting(), '0 name-victim');
  t.chooses('victim 4');
  assert.deepEqual(t.view().victims, [4, null, null, null, 0]);
  assert.equal(t.waiting(), '3 turn');
});

test('D6: a card of which two are left is drawn twice as often as one of which one is', () => {
  const t = scene({ seats: 5, banks: ['key-7'] }).chooses('draw');
  const weight = (phrase: string) => chanceWeight(deadMansDraw, t.state(), moveFrom(phrase));
  assert.equal(weight('card key-7'), 1);
  assert.equal(weight('card key-6'), 2);
});

test('D6: equal cards are two cards of one stack', () => {
  const t = scene({ seats: 5, banks: ['key-7', 'key-6'], area: 'key-7 map-3' }).collects();
  assert.equal(t.bank(0), 'key-7 key-7 map-3');
});

test('D6: otherwise the game is the same: an equal card busts, a stack counts once', () => {
  const busts = scene({ seats: 5, area: 'key-7' }).draws('key-7');
  assert.equal(busts.discard(), 'key-7 key-7');
  const t = scene({ seats: 5, banks: ['key-7 key-7'], pile: 'map-2', rest: 1, discard: 'map-2' })
    .draws('map-2')
    .turnsUp('map-2');
  assert.equal(t.waiting(), 'over');
  assert.equal(t.scores()[0], 7);
});
