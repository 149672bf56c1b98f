// Rulings A1 to A25: where the book is short, what is played. Disputed ones are options; both values are tested.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from './scene.ts';

const mermaidDeck = { deck: 'mermaid-ability' } as const;
const strange = { variant: 'strange-lands' } as const;

test('A1: the first draw of every turn is compulsory', () => {
  const t = scene({ area: 'key-3' }).collects();
  assert.equal(t.waiting(), '1 turn');
  assert.deepEqual(t.legal(), ['draw']);
});

test("A2: everybody sees the oracle's card", () => {
  const t = scene({ seats: 3 }).draws('oracle-4').turnsUp('chest-5');
  const shown = t.view(0).known;
  assert.equal(shown.length, 1);
  for (const viewer of [1, 2, 'spectator'] as const) assert.deepEqual(t.view(viewer).known, shown);
});

test("A3: the oracle's card is drawn or left; left, it is the next player's known first card", () => {
  const t = scene().draws('oracle-4').turnsUp('chest-5');
  assert.deepEqual(t.legal(), ['draw', 'collect']);
  t.collects();
  assert.equal(t.known(), 'chest-5');
  t.draws('chest-5');
  assert.equal(t.area(), 'chest-5');
});

test('A4: while the kraken demands cards the oracle only shows what must be drawn', () => {
  const t = scene().draws('kraken-5', 'oracle-4').turnsUp('chest-5');
  assert.equal(t.area(), 'kraken-5 oracle-4 chest-5');
  assert.equal(t.waiting(), '0 turn');
  const busts = scene().draws('kraken-5', 'oracle-4').turnsUp('oracle-6');
  assert.equal(busts.discard(), 'oracle-4 oracle-6 kraken-5');
});

test('A5: near the end of the pile oracle and Mystic show as many cards as there are', () => {
  const two = scene({ traits: ['mystic'], pile: 'oracle-4 key-3 chest-5', rest: 'discard' }).draws('oracle-4');
  two.turnsUp('chest-5', 'key-3');
  assert.equal(two.known(), 'chest-5 key-3');
  assert.equal(two.waiting(), '0 turn');
  const none = scene({ traits: ['mystic'], pile: 'oracle-4', rest: 'discard' }).draws('oracle-4');
  assert.equal(none.waiting(), 'over');
});

test('A6: each card that enters pays the kraken, whatever brings it', () => {
  const t = scene({ banks: ['sword-3', 'key-4'] }).draws('kraken-5', 'hook-4');
  assert.equal(t.area(), 'kraken-5 hook-4 sword-3 key-4');
  assert.equal(t.debt(), 0);
});

test('A6: a hook, sword or map without effect pays only for itself', () => {
  for (const card of ['hook-4', 'sword-4', 'map-4']) {
    const t = scene().draws('kraken-5', card);
    assert.equal(t.debt(), 1);
    assert.equal(t.waiting(), 'chance draw-card');
  }
});

test('A7: an exhausted draw pile ends the demand, and what lies there is collected', () => {
  const t = scene({ pile: 'kraken-5 key-3', rest: 'discard' }).draws('kraken-5', 'key-3');
  assert.equal(t.bank(0), 'key-3 kraken-5');
  assert.equal(t.waiting(), 'over');
});

test('A8: a turn may end with an empty play area once a card was drawn', () => {
  const mermaid = scene({ traits: ['casanova'] }).draws('mermaid-5');
  assert.deepEqual(mermaid.legal(), ['draw', 'collect']);
  assert.equal(mermaid.collects().waiting(), '1 turn');
  const sword = scene({ traits: [null, 'parry'] }).draws('sword-5');
  assert.equal(sword.collects().waiting(), '1 turn');
});

test('A8, the other way: with an empty play area one must draw on', () => {
  const options = { emptyCollect: false } as const;
  const t = scene({ options, traits: ['casanova'] }).draws('mermaid-5');
  assert.deepEqual(t.legal(), ['draw']);
  assert.equal(t.refused('collect'), 'nothing-to-collect D2.4');
  assert.deepEqual(t.draws('key-3').legal(), ['draw', 'collect']);
  const last = scene({ options, traits: ['casanova'], pile: 'mermaid-5', rest: 'discard' }).draws('mermaid-5');
  assert.equal(last.waiting(), 'over');
});

test('A9: a card that goes straight to the bank does not pay the kraken', () => {
  const casanova = scene({ traits: ['casanova'] }).draws('kraken-5', 'key-3', 'mermaid-6');
  assert.equal(casanova.debt(), 1);
  const options = { directToBank: 'draw-pile' } as const;
  const fisherman = scene({ options, traits: ['fisherman'], banks: ['kraken-3', ''] }).draws('hook-4', 'kraken-6');
  assert.equal(fisherman.area(), 'hook-4 kraken-3');
  assert.equal(fisherman.bank(0), 'kraken-6');
  assert.equal(fisherman.debt(), 2);
});

test('A10: the demands of two krakens overlap: cards after the second serve both', () => {
  const t = scene({ options: strange }).draws('kraken-5', 'kraken-4');
  assert.equal(t.debt(), 2);
  const replayed = scene({ options: mermaidDeck }).draws('kraken-5', 'mermaid-4');
  assert.equal(replayed.area(), 'mermaid-4 kraken-5');
  assert.equal(replayed.debt(), 2);
});

test('A10: the longer of two demands counts', () => {
  const t = scene({ options: strange, traits: [null, 'beastmaster'] }).draws('kraken-5', 'kraken-4');
  assert.equal(t.debt(), 4);
});

test('A10, the other way: the demands are added', () => {
  const t = scene({ options: { ...strange, secondKraken: 'add' } }).draws('kraken-5', 'kraken-4');
  assert.equal(t.debt(), 2 - 1 + 2);
  const replayed = scene({ options: { ...mermaidDeck, secondKraken: 'add' } }).draws('kraken-5', 'mermaid-4');
  assert.equal(replayed.debt(), 2 - 1 + 2);
});

test("A11: cards from anywhere pay the Beastmaster's kraken too", () => {
  const t = scene({ traits: [null, 'beastmaster'], banks: ['key-3', ''] }).draws('kraken-5', 'hook-4');
  assert.equal(t.area(), 'kraken-5 hook-4 key-3');
  assert.equal(t.debt(), 4 - 2);
});

test('A12: an anchor protects what lay before it, never itself', () => {
  const t = scene().draws('anchor-4', 'key-3', 'key-5');
  assert.equal(t.bank(0), '');
  assert.equal(t.discard(), 'anchor-4 key-3 key-5');
});

test('A12: a second anchor busts, and the first protects what lay before it', () => {
  const t = scene({ area: 'key-3 anchor-4 chest-4' }).draws('anchor-6');
  assert.equal(t.bank(0), 'key-3');
  assert.equal(t.discard(), 'anchor-4 anchor-6 chest-4');
});

test('A13: hooked cards before an anchor are protected', () => {
  const t = scene({ banks: ['key-3 map-6', ''] })
    .draws('hook-4')
    .chooses('hook key')
    .draws('anchor-5', 'hook-7');
  assert.equal(t.bank(0), 'hook-4 key-3 map-6');
  assert.equal(t.discard(), 'anchor-5 hook-7');
});

const combo = { area: 'key-3 chest-4 anchor-5', discard: 'map-2 sword-2 oracle-2' } as const;

test('A14: key and chest under an anchor pay for the protected cards when the turn busts', () => {
  const t = scene(combo).draws('key-6');
  assert.equal(t.waiting(), 'chance bonus');
  t.turnsUp('map-2', 'oracle-2');
  assert.equal(t.bank(0), 'key-3 chest-4 map-2 oracle-2');
  assert.equal(t.discard(), 'anchor-5 key-6 sword-2');
  assert.equal(t.waiting(), '1 turn');
});

test('A14: key and chest must both be protected', () => {
  const t = scene({ area: 'key-3 anchor-5 chest-4', discard: 'map-2' }).draws('key-6');
  assert.equal(t.bank(0), 'key-3');
  assert.equal(t.waiting(), '1 turn');
});

test('A14, the other way: a bust pays no bonus', () => {
  const t = scene({ ...combo, options: { anchoredCombo: false } }).draws('key-6');
  assert.equal(t.bank(0), 'key-3 chest-4');
  assert.equal(t.discard(), 'anchor-5 key-6 map-2 oracle-2 sword-2');
  assert.equal(t.waiting(), '1 turn');
});

test('A15: the bonus is drawn before the busted cards are discarded', () => {
  const t = scene(combo).draws('key-6');
  assert.deepEqual(t.legal(), ['bonus map-2', 'bonus sword-2', 'bonus oracle-2']);
});

test('A15, the other way: the busted cards are among those drawn from', () => {
  const t = scene({ ...combo, options: { bonusAfterBust: 'after-discarding' } }).draws('key-6');
  assert.deepEqual(t.legal().toSorted(), ['bonus anchor-5', 'bonus key-6', 'bonus map-2', 'bonus oracle-2', 'bonus sword-2']);
  t.turnsUp('key-6', 'anchor-5');
  assert.equal(t.bank(0), 'anchor-5 key-3 key-6 chest-4');
});

test('A16: a bonus larger than the discard pile takes all of it', () => {
  const t = scene({ area: 'key-3 chest-4 anchor-5', discard: 'map-2' }).collects().turnsUp('map-2');
  assert.equal(t.bank(0), 'anchor-5 key-3 chest-4 map-2');
  assert.equal(t.waiting(), '1 turn');
  const none = scene({ area: 'key-3 chest-4' }).collects();
  assert.equal(none.waiting(), '1 turn');
});

test('A17: a hook with one card in the bank must take it, even if that busts', () => {
  const t = scene({ area: 'mermaid-9', banks: ['mermaid-4', ''] }).draws('hook-2');
  assert.equal(t.bank(0), '');
  assert.equal(t.discard(), 'hook-2 mermaid-4 mermaid-9');
});

test('A18: a hook may take a hook, and busts', () => {
  const t = scene({ banks: ['hook-3 map-4', ''] }).draws('hook-5');
  assert.deepEqual(t.legal(), ['hook hook', 'hook map']);
  t.chooses('hook hook');
  assert.equal(t.discard(), 'hook-3 hook-5');
  assert.equal(t.bank(0), 'map-4');
});

test('A19: a hooked card is lost with the rest when a later card busts', () => {
  const t = scene({ area: 'chest-2', banks: ['key-7', ''] }).draws('hook-5', 'chest-3');
  assert.equal(t.bank(0), '');
  assert.equal(t.discard(), 'hook-5 key-7 chest-2 chest-3');
});

test('A20: cannon and sword without a target do nothing', () => {
  const cannon = scene().draws('cannon-4');
  assert.equal(cannon.area(), 'cannon-4');
  assert.equal(cannon.waiting(), '0 turn');
  const nobody = scene().draws('sword-4');
  assert.equal(nobody.waiting(), '0 turn');
  const ownSuits = scene({ banks: ['key-3', 'key-6'] }).draws('sword-4');
  assert.equal(ownSuits.area(), 'sword-4');
  assert.equal(ownSuits.bank(1), 'key-6');
});

test('A21: the sword looks at the own bank only, not at the play area', () => {
  const t = scene({ area: 'key-3', banks: ['chest-2', 'key-6 chest-6 map-4'] }).draws('sword-4');
  assert.deepEqual(t.legal(), ['steal 1 key', 'steal 1 map']);
});

test('A22: the sword may take a suit that lies in the play area, and busts', () => {
  const t = scene({ area: 'key-3', banks: ['', 'key-6 map-4'] })
    .draws('sword-4')
    .chooses('steal 1 key');
  assert.equal(t.discard(), 'key-3 key-6 sword-4');
  const itself = scene({ banks: ['', 'sword-7'] }).draws('sword-4');
  assert.equal(itself.discard(), 'sword-4 sword-7');
});

test('A23: if all three cards of the map bust, one must be placed all the same', () => {
  const t = scene({ area: 'key-5 chest-5 sword-5', discard: 'key-2 chest-2 sword-2' }).draws('map-4');
  t.turnsUp('key-2', 'chest-2', 'sword-2');
  assert.deepEqual(t.legal(), ['place key-2', 'place chest-2', 'place sword-2']);
  t.chooses('place chest-2');
  assert.equal(t.waiting(), '1 turn');
  assert.equal(t.area(), '');
});

test('A24: the cards that the map rejects are back in the discard pile before the bust, so nobody takes them', () => {
  const traits = [null, 'davy-jones-locker'] as const;
  const t = scene({ traits, victims: [null, 0], area: 'key-5', discard: 'key-2 chest-2 sword-2' }).draws('map-4');
  t.turnsUp('key-2', 'chest-2', 'sword-2').chooses('place key-2');
  assert.equal(t.bank(1), 'key-2 key-5 map-4');
  assert.equal(t.discard(), 'chest-2 sword-2');
});

test("A25: Casanova's mermaids and the Fisherman's krakens go to the bank from wherever they come", () => {
  const map = scene({ traits: ['casanova'], discard: 'mermaid-4' })
    .draws('map-4')
    .turnsUp('mermaid-4');
  assert.equal(map.bank(0), 'mermaid-4');
  const sword = scene({ traits: ['fisherman'], banks: ['', 'kraken-6'] }).draws('sword-4');
  assert.equal(sword.area(), 'sword-4');
  assert.equal(sword.bank(0), 'kraken-6');
});

test('A25, the other way: only from the draw pile', () => {
  const options = { directToBank: 'draw-pile' } as const;
  const map = scene({ options, traits: ['casanova'], discard: 'mermaid-4' })
    .draws('map-4')
    .turnsUp('mermaid-4');
  assert.equal(map.area(), 'map-4 mermaid-4');
  const sword = scene({ options, traits: ['fisherman'], banks: ['', 'kraken-6'] }).draws('sword-4');
  assert.equal(sword.area(), 'sword-4 kraken-6');
  assert.equal(sword.debt(), 2);
  const drawn = scene({ options, traits: ['casanova'] }).draws('mermaid-6');
  assert.equal(drawn.bank(0), 'mermaid-6');
});
