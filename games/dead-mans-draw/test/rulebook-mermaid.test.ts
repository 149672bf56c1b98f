// The rulebook, our section D5: the deck in which mermaids have an ability.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suitOf } from '../src/index.ts';
import { opening, scene, words } from './scene.ts';

const options = { deck: 'mermaid-ability' } as const;

test('D5.1: mermaids 8 and 9 leave the deck, 2 and 3 join it', () => {
  const { deck, discard } = opening({ options }).view();
  const mermaids = [...discard, ...deck].filter((card) => suitOf(card) === 'mermaid');
  assert.equal(words(mermaids), 'mermaid-2 mermaid-3 mermaid-4 mermaid-5 mermaid-6 mermaid-7');
});

test('D5.1: the table is set as usual: the lowest ten are discarded, now with the two of mermaids', () => {
  const t = opening({ options });
  assert.equal(t.discard(), 'anchor-2 hook-2 cannon-2 key-2 chest-2 map-2 oracle-2 sword-2 kraken-2 mermaid-2');
  assert.equal(t.pile(), 50);
});

test('D5.1: a full bank is worth 70, with the Golden Scales 75', () => {
  const plain = scene({ options, pile: 'chest-2', rest: 0 }).draws('chest-2');
  assert.deepEqual(plain.scores(), [10 * 7, 0]);
  const golden = scene({ options, traits: ['golden-scales'], pile: 'chest-2', rest: 0 }).draws('chest-2');
  assert.deepEqual(golden.scores(), [10 * 7 + 5, 0]);
});

test('D5.2, example: with anchor and cannon in play the mermaid may choose either; the cannon moves right of her and fires', () => {
  const t = scene({ options, area: 'anchor-4 cannon-3', banks: ['', 'key-6'] }).draws('mermaid-5');
  assert.deepEqual(t.legal(), ['repeat anchor-4', 'repeat cannon-3']);
  t.chooses('repeat cannon-3');
  assert.equal(t.area(), 'anchor-4 mermaid-5 cannon-3');
  assert.equal(t.discard(), 'key-6');
});

test('D5.2, example: chosen instead, the anchor moves right of her and protects mermaid and cannon', () => {
  const t = scene({ options, area: 'anchor-4 cannon-3', banks: ['', 'key-6'] })
    .draws('mermaid-5')
    .chooses('repeat anchor-4');
  assert.equal(t.area(), 'cannon-3 mermaid-5 anchor-4');
  assert.equal(t.bank(1), 'key-6');
  t.draws('mermaid-2');
  assert.equal(t.bank(0), 'cannon-3 mermaid-5');
  assert.equal(t.discard(), 'anchor-4 mermaid-2');
});

test('D5.2: with no card before her the mermaid does nothing', () => {
  const t = scene({ options }).draws('mermaid-5');
  assert.equal(t.area(), 'mermaid-5');
  assert.equal(t.waiting(), '0 turn');
});

test('D5.2: one card must be chosen; it may be a key or a chest, which only moves', () => {
  const t = scene({ options, area: 'key-3' }).draws('mermaid-5');
  assert.equal(t.area(), 'mermaid-5 key-3');
  assert.equal(t.waiting(), '0 turn');
});

test('D5.2: cards that are not in the play area, and the mermaid herself, cannot be chosen', () => {
  const t = scene({ options, area: 'key-3 chest-3' }).draws('mermaid-5');
  assert.equal(t.refused('repeat map-3'), 'not-shown D5.2');
  assert.equal(t.refused('repeat mermaid-5'), 'mermaid-itself D5.2');
});

test('D5.2: every other ability is done again as if the card had just come', () => {
  const hook = scene({ options, area: 'hook-4', banks: ['key-3', ''] }).draws('mermaid-5');
  assert.equal(hook.area(), 'mermaid-5 hook-4 key-3');
  const sword = scene({ options, area: 'sword-4', banks: ['', 'key-3'] }).draws('mermaid-5');
  assert.equal(sword.area(), 'mermaid-5 sword-4 key-3');
  const map = scene({ options, area: 'map-4', discard: 'key-2' }).draws('mermaid-5').turnsUp('key-2');
  assert.equal(map.area(), 'mermaid-5 map-4 key-2');
  const oracle = scene({ options, area: 'oracle-4' }).draws('mermaid-5').turnsUp('key-2');
  assert.equal(oracle.known(), 'key-2');
  const kraken = scene({ options, area: 'kraken-4' }).draws('mermaid-5');
  assert.equal(kraken.debt(), 2);
});

test('D5.2: a mermaid that busts sings no more', () => {
  const t = scene({ options, area: 'mermaid-3 cannon-3', banks: ['', 'key-6'] }).draws('mermaid-5');
  assert.equal(t.bank(1), 'key-6');
  assert.equal(t.discard(), 'cannon-3 mermaid-3 mermaid-5');
});

test('D5.3: the Siren joins the traits, and only in this deck', () => {
  const dealt = opening({ options: { ...options, traits: true } }).chance('first-player 0');
  assert.equal(dealt.legal().length, 18);
  assert.ok(dealt.legal().includes('deal-trait siren'));
  const standard = opening({ options: { traits: true } }).chance('first-player 0');
  assert.equal(standard.legal().includes('deal-trait siren'), false);
});

test("D5.3, example: the mermaid's player chooses the sword; the Siren's owner banks it, and nothing is stolen", () => {
  const t = scene({ options, traits: [null, 'siren'], area: 'sword-4 key-3', banks: ['', 'map-6'] }).draws('mermaid-5');
  t.chooses('repeat sword-4');
  assert.equal(t.bank(1), 'map-6 sword-4');
  assert.equal(t.area(), 'key-3 mermaid-5');
  assert.equal(t.waiting(), '0 turn');
});

test("D5.3: the owner's own mermaid repeats as usual", () => {
  const t = scene({ options, traits: ['siren', null], area: 'cannon-4', banks: ['', 'map-6'] }).draws('mermaid-5');
  assert.equal(t.area(), 'mermaid-5 cannon-4');
  assert.equal(t.discard(), 'map-6');
});

test('D5.4: in this deck Casanova plays his mermaids, and banks the card that she chooses without its ability', () => {
  const t = scene({ options, traits: ['casanova'], area: 'cannon-4 key-3', banks: ['', 'map-6'] }).draws('mermaid-5');
  t.chooses('repeat cannon-4');
  assert.equal(t.area(), 'key-3 mermaid-5');
  assert.equal(t.bank(0), 'cannon-4');
  assert.equal(t.bank(1), 'map-6');
});

test('D5.4: his mermaids bust and pay the kraken like any card', () => {
  const t = scene({ options, traits: ['casanova'] })
    .draws('key-3', 'kraken-5', 'mermaid-5')
    .chooses('repeat key-3');
  assert.equal(t.debt(), 1);
  t.draws('mermaid-6');
  assert.equal(t.discard(), 'kraken-5 mermaid-5 mermaid-6');
  assert.equal(t.bank(0), 'key-3');
});

test('D5.5: an anchor that Casanova carries off still protects what it protected, and no more', () => {
  const t = scene({ options, traits: ['casanova'], area: 'key-3 anchor-4 chest-5' })
    .draws('mermaid-5')
    .chooses('repeat anchor-4');
  assert.equal(t.bank(0), 'anchor-4');
  t.draws('chest-6');
  assert.equal(t.bank(0), 'anchor-4 key-3');
  assert.equal(t.discard(), 'chest-5 chest-6 mermaid-5');
});

test('D5.5: nor does its player lose the protection when a Siren carries the anchor off', () => {
  const t = scene({ options, traits: [null, 'siren'], area: 'key-3 anchor-4 chest-5' })
    .draws('mermaid-5')
    .chooses('repeat anchor-4');
  assert.equal(t.bank(1), 'anchor-4');
  t.draws('chest-6');
  assert.equal(t.bank(0), 'key-3');
  assert.equal(t.bank(1), 'anchor-4');
});

test('D5.5: with the anchor gone another anchor may come', () => {
  const t = scene({ options, traits: ['casanova'], area: 'key-3 anchor-4' })
    .draws('mermaid-5')
    .chooses('repeat anchor-4');
  t.draws('anchor-6', 'mermaid-7');
  assert.equal(t.bank(0), 'anchor-4 key-3 mermaid-5');
  assert.equal(t.discard(), 'anchor-6 mermaid-7');
});
