// The rulebook, our section D3: what the ten suits do, with its worked examples.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from './scene.ts';

test('D3.1, example: mermaid, cannon, anchor, then a second mermaid: the first two are banked, anchor and mermaid lost', () => {
  const t = scene().draws('mermaid-5', 'cannon-3', 'anchor-4', 'mermaid-8');
  assert.equal(t.bank(0), 'cannon-3 mermaid-5');
  assert.equal(t.discard(), 'anchor-4 mermaid-8');
  assert.equal(t.waiting(), '1 turn');
});

test('D3.1: what comes after the anchor is not protected', () => {
  const t = scene({ area: 'key-3 anchor-4 sword-5 mermaid-6' }).draws('sword-2');
  assert.equal(t.bank(0), 'key-3');
  assert.equal(t.discard(), 'anchor-4 sword-2 sword-5 mermaid-6');
});

test('D3.1: who collects takes the anchor and what came after it too', () => {
  const t = scene({ area: 'key-3 anchor-4 sword-5' }).collects();
  assert.equal(t.bank(0), 'anchor-4 key-3 sword-5');
});

test('D3.2: the hook puts the top card of one own stack, freely chosen, into the play area', () => {
  const t = scene({ banks: ['anchor-3 anchor-6 key-4', 'map-5'] }).draws('hook-5');
  assert.equal(t.waiting(), '0 hook');
  assert.deepEqual(t.legal(), ['hook anchor', 'hook key']);
  t.chooses('hook anchor');
  assert.equal(t.area(), 'hook-5 anchor-6');
  assert.equal(t.bank(0), 'anchor-3 key-4');
});

test('D3.2: a suit that the own bank lacks cannot be hooked', () => {
  const t = scene({ banks: ['anchor-3 key-4', 'map-5'] }).draws('hook-5');
  assert.equal(t.refused('hook map'), 'hook-empty-stack D3.2');
});

test('D3.2: one card must be played, even if it is the only one and busts', () => {
  const t = scene({ area: 'key-5', banks: ['key-3', ''] }).draws('hook-4');
  assert.equal(t.discard(), 'hook-4 key-3 key-5');
  assert.equal(t.waiting(), '1 turn');
});

test('D3.2: after a bust the hooked card is discarded like the rest', () => {
  const t = scene({ banks: ['key-3 map-6', ''] })
    .draws('hook-4')
    .chooses('hook key')
    .draws('hook-7');
  assert.equal(t.bank(0), 'map-6');
  assert.equal(t.discard(), 'hook-4 hook-7 key-3');
});

test('D3.2: with an empty bank the hook does nothing', () => {
  const t = scene({ banks: ['', 'map-5'] }).draws('hook-4');
  assert.equal(t.area(), 'hook-4');
  assert.equal(t.waiting(), '0 turn');
});

test('D3.3: the cannon discards the top card of one stack of any other player', () => {
  const t = scene({ seats: 3, banks: ['anchor-7', 'key-3 key-6 map-4', 'key-5'] }).draws('cannon-2');
  assert.deepEqual(t.legal(), ['shoot 1 key', 'shoot 1 map', 'shoot 2 key']);
  t.chooses('shoot 1 key');
  assert.equal(t.bank(1), 'key-3 map-4');
  assert.equal(t.discard(), 'key-6');
  assert.equal(t.bank(0), 'anchor-7');
});

test('D3.3: never the own bank', () => {
  const t = scene({ banks: ['anchor-7', 'key-3 map-4'] }).draws('cannon-2');
  assert.equal(t.refused('shoot 0 anchor'), 'own-bank D3.3');
  assert.equal(t.refused('shoot 1 anchor'), 'no-such-stack D3.3');
});

test('D3.3: while no opponent has a card the cannon does nothing', () => {
  const t = scene({ banks: ['anchor-7', ''] }).draws('cannon-2');
  assert.equal(t.bank(0), 'anchor-7');
  assert.equal(t.discard(), '');
  assert.equal(t.waiting(), '0 turn');
});

test('D3.4, example: five cards collected, key and chest among them, bring five more from the shuffled discard pile', () => {
  const area = 'key-3 chest-4 map-5 sword-6 oracle-7';
  const t = scene({ area, discard: 'anchor-2 hook-2 cannon-2 key-2 chest-2 map-2', banks: ['', 'anchor-5'] }).collects();
  assert.equal(t.bank(0), 'key-3 chest-4 map-5 oracle-7 sword-6');
  assert.equal(t.waiting(), 'chance bonus');
  t.turnsUp('anchor-2', 'hook-2', 'cannon-2', 'key-2', 'chest-2');
  assert.equal(t.bank(0), 'anchor-2 hook-2 cannon-2 key-2 key-3 chest-2 chest-4 map-5 oracle-7 sword-6');
  assert.equal(t.discard(), 'map-2');
  assert.equal(t.waiting(), '1 turn');
});

test('D3.4: bonus cards go to the bank, not into play: they use no ability', () => {
  const t = scene({ area: 'key-3 chest-4', discard: 'cannon-2 kraken-2', banks: ['', 'anchor-5'] }).collects();
  t.turnsUp('cannon-2', 'kraken-2');
  assert.equal(t.bank(1), 'anchor-5');
  assert.equal(t.waiting(), '1 turn');
});

test('D3.4: a key without a chest brings nothing, even if the bank has a chest', () => {
  const t = scene({ area: 'key-3 map-5', discard: 'anchor-2 hook-2', banks: ['chest-7', ''] }).collects();
  assert.equal(t.waiting(), '1 turn');
  assert.equal(t.discard(), 'anchor-2 hook-2');
});

test('D3.4: a chest without a key brings nothing', () => {
  const t = scene({ area: 'chest-3 map-5', discard: 'anchor-2 hook-2' }).collects();
  assert.equal(t.waiting(), '1 turn');
});

test('D3.5: the map turns up three cards of the discard pile; one enters, the others go back', () => {
  const t = scene({ discard: 'anchor-2 hook-2 key-2 chest-2' }).draws('map-4').turnsUp('anchor-2', 'hook-2', 'key-2');
  assert.deepEqual(t.legal(), ['place anchor-2', 'place hook-2', 'place key-2']);
  assert.equal(t.refused('place chest-2'), 'not-shown D3.5');
  t.chooses('place key-2');
  assert.equal(t.area(), 'map-4 key-2');
  assert.equal(t.discard(), 'anchor-2 hook-2 chest-2');
});

test('D3.5: one of them must be placed, even if that busts', () => {
  const t = scene({ area: 'key-5', discard: 'key-2' }).draws('map-4').turnsUp('key-2');
  assert.equal(t.discard(), 'key-2 key-5 map-4');
  assert.equal(t.waiting(), '1 turn');
});

test('D3.5: with an empty discard pile the map does nothing', () => {
  const t = scene({ discard: '' }).draws('map-4');
  assert.equal(t.area(), 'map-4');
  assert.equal(t.waiting(), '0 turn');
});

test('D3.5: with fewer than three cards the map turns up those there are', () => {
  const t = scene({ discard: 'anchor-2 key-2' }).draws('map-4').turnsUp('anchor-2', 'key-2');
  assert.deepEqual(t.legal(), ['place anchor-2', 'place key-2']);
});

test('D3.6, example: the oracle shows the top card of the draw pile, and it may be put into the play area', () => {
  const t = scene().draws('oracle-4').turnsUp('chest-5');
  assert.equal(t.known(), 'chest-5');
  assert.deepEqual(t.legal(), ['draw', 'collect']);
  t.draws('chest-5');
  assert.equal(t.area(), 'oracle-4 chest-5');
});

test('D3.6, example: or it stays on top of the pile, and the loot is collected', () => {
  const t = scene().draws('oracle-4').turnsUp('chest-5').collects();
  assert.equal(t.bank(0), 'oracle-4');
  assert.equal(t.known(), 'chest-5');
  assert.equal(t.pile(), 59);
});

test('D3.6: as the last but one it shows the last', () => {
  const t = scene({ pile: 'oracle-4 chest-5', rest: 'discard' }).draws('oracle-4').turnsUp('chest-5');
  assert.equal(t.known(), 'chest-5');
  assert.deepEqual(t.legal(), ['draw', 'collect']);
});

test('D3.6: as the last card of the draw pile the oracle does nothing', () => {
  const t = scene({ pile: 'oracle-4', rest: 'discard' }).draws('oracle-4');
  assert.equal(t.bank(0), 'oracle-4');
  assert.equal(t.waiting(), 'over');
});

test("D3.7, example: with anchor, hook and cannon in the bank none of these can be stolen, only the opponent's other suits", () => {
  const t = scene({ banks: ['anchor-3 hook-4 cannon-5', 'anchor-6 hook-6 cannon-6 key-6 map-6'] }).draws('sword-2');
  assert.deepEqual(t.legal(), ['steal 1 key', 'steal 1 map']);
  assert.equal(t.refused('steal 1 anchor'), 'sword-own-suit D3.7');
  assert.equal(t.refused('steal 1 hook'), 'sword-own-suit D3.7');
  assert.equal(t.refused('steal 1 cannon'), 'sword-own-suit D3.7');
  assert.equal(t.refused('steal 1 kraken'), 'no-such-stack D3.7');
  assert.equal(t.refused('steal 0 anchor'), 'own-bank D3.7');
});

test('D3.7: the sword puts the top card of the chosen stack into the play area, and it is banked when collected', () => {
  const t = scene({ seats: 3, banks: ['', 'key-3 key-6', 'map-5'] }).draws('sword-2');
  assert.deepEqual(t.legal(), ['steal 1 key', 'steal 2 map']);
  t.chooses('steal 1 key');
  assert.equal(t.area(), 'sword-2 key-6');
  assert.equal(t.bank(1), 'key-3');
  assert.equal(t.collects().bank(0), 'key-6 sword-2');
});

test('D3.7: a card must be stolen even if it busts', () => {
  const t = scene({ area: 'key-3', banks: ['', 'key-6'] }).draws('sword-2');
  assert.equal(t.bank(1), '');
  assert.equal(t.discard(), 'key-3 key-6 sword-2');
});

test('D3.8: the kraken demands two more cards before anything can be collected', () => {
  const t = scene().draws('kraken-5');
  assert.equal(t.waiting(), 'chance draw-card');
  t.draws('key-3');
  assert.equal(t.waiting(), 'chance draw-card');
  t.draws('chest-4');
  assert.deepEqual(t.legal(), ['draw', 'collect']);
});

test('D3.8: they are drawn one after the other, and either may bust', () => {
  const t = scene().draws('kraken-5', 'kraken-3');
  assert.equal(t.discard(), 'kraken-3 kraken-5');
  const other = scene().draws('kraken-5', 'key-3', 'key-4');
  assert.equal(other.discard(), 'key-3 key-4 kraken-5');
});

test('D3.8: if the first is a hook, the card it brings is the second', () => {
  const t = scene({ banks: ['key-3 map-4', ''] })
    .draws('kraken-5', 'hook-4')
    .chooses('hook key');
  assert.equal(t.area(), 'kraken-5 hook-4 key-3');
  assert.deepEqual(t.legal(), ['draw', 'collect']);
});

test('D3.8: if the first is a sword, the card it brings is the second', () => {
  const t = scene({ banks: ['', 'key-3 map-4'] })
    .draws('kraken-5', 'sword-4')
    .chooses('steal 1 key');
  assert.deepEqual(t.legal(), ['draw', 'collect']);
});

test('D3.8: if the first is a map, the card it brings is the second', () => {
  const t = scene({ discard: 'key-2' }).draws('kraken-5', 'map-4').turnsUp('key-2');
  assert.deepEqual(t.legal(), ['draw', 'collect']);
});

test('D3.9: a mermaid does nothing', () => {
  const t = scene({ area: 'cannon-3 anchor-4', banks: ['', 'key-4'] }).draws('mermaid-9');
  assert.equal(t.area(), 'cannon-3 anchor-4 mermaid-9');
  assert.equal(t.bank(1), 'key-4');
  assert.equal(t.waiting(), '0 turn');
});

test('D3.9: but she is worth up to nine', () => {
  const t = scene({ banks: ['mermaid-4', 'key-7'], pile: 'mermaid-9', rest: 'discard' }).draws('mermaid-9');
  assert.deepEqual(t.scores(), [9, 7]);
});
