// Abilities that call abilities: rules of the book that meet in one turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from './scene.ts';

const mermaidDeck = { deck: 'mermaid-ability' } as const;

test('a hook brings a sword, which brings a map, which brings a key (D2.2, D3.2, D3.5, D3.7)', () => {
  const t = scene({ banks: ['sword-3 anchor-6', 'map-5 anchor-7'], discard: 'key-2 chest-2' }).draws('hook-4');
  t.chooses('hook sword').turnsUp('chest-2', 'key-2').chooses('place key-2');
  assert.equal(t.area(), 'hook-4 sword-3 map-5 key-2');
  assert.equal(t.bank(0), 'anchor-6');
  assert.equal(t.bank(1), 'anchor-7');
  assert.equal(t.discard(), 'chest-2');
});

test('a chain that busts at its end loses all of it, from whichever bank it came (D2.3, D3.2, D3.7)', () => {
  const t = scene({ area: 'map-2', banks: ['sword-3', 'map-5'] }).draws('hook-4');
  assert.equal(t.discard(), 'hook-4 map-2 map-5 sword-3');
  assert.equal(t.bank(0), '');
  assert.equal(t.bank(1), '');
});

test('a hooked sword is out of the bank when it looks there for suits (D3.2, D3.7)', () => {
  const t = scene({ banks: ['sword-3', 'key-5 sword-6'] }).draws('hook-4');
  assert.deepEqual(t.legal(), ['steal 1 key', 'steal 1 sword']);
});

test('a hooked kraken demands two more cards, and the hook is none of them (D3.2, D3.8)', () => {
  const t = scene({ banks: ['kraken-5', ''] }).draws('hook-4');
  assert.equal(t.area(), 'hook-4 kraken-5');
  assert.equal(t.debt(), 2);
  assert.equal(t.draws('key-3', 'chest-3').waiting(), '0 turn');
});

test("the kraken is paid by the cards that the Captain's Hook brings (D3.8, D4.11, A6)", () => {
  const t = scene({ traits: ['captains-hook'], banks: ['key-3 chest-4 mermaid-9', ''] }).draws('kraken-5', 'hook-4');
  assert.equal(t.chooses('hook key').debt(), 0);
  assert.equal(t.waiting(), '0 hook');
  t.chooses('hook chest');
  assert.equal(t.area(), 'kraken-5 hook-4 key-3 chest-4');
  assert.deepEqual(t.legal(), ['draw', 'collect']);
});

test("the Captain's second hook waits for the first card's whole chain, and finds the bank as it is then (D4.11)", () => {
  const t = scene({ traits: ['captains-hook'], banks: ['map-3 chest-4', ''], discard: 'key-2 oracle-2' }).draws('hook-4');
  t.chooses('hook map').turnsUp('key-2', 'oracle-2');
  assert.equal(t.waiting(), '0 map');
  t.chooses('place key-2');
  assert.equal(t.area(), 'hook-4 map-3 key-2 chest-4');
});

test("a kraken brought by the Captain's first hook is paid by the second before any draw (D3.8, D4.11)", () => {
  const t = scene({ traits: ['captains-hook'], banks: ['kraken-3 chest-4', ''] })
    .draws('hook-4')
    .chooses('hook kraken');
  assert.equal(t.area(), 'hook-4 kraken-3 chest-4');
  assert.equal(t.debt(), 1);
});

test("a bust ends the Captain's second hook too (D2.3, D4.11)", () => {
  const t = scene({ traits: ['captains-hook'], area: 'key-6', banks: ['key-3 chest-4', ''] })
    .draws('hook-2')
    .chooses('hook key');
  assert.equal(t.bank(0), 'chest-4');
  assert.equal(t.waiting(), '1 turn');
});

test('anchor, hook, bust: what lay before the anchor is saved, the hooked card lost (D3.1, D3.2)', () => {
  const t = scene({ area: 'mermaid-6 chest-3', banks: ['key-7', ''] }).draws('anchor-4', 'hook-5', 'key-2');
  assert.equal(t.bank(0), 'chest-3 mermaid-6');
  assert.equal(t.discard(), 'anchor-4 hook-5 key-2 key-7');
});

test('a hooked anchor protects the hook that brought it (D3.1, D3.2)', () => {
  const t = scene({ area: 'key-3', banks: ['anchor-7', ''] }).draws('hook-5', 'key-2');
  assert.equal(t.bank(0), 'hook-5 key-3');
  assert.equal(t.discard(), 'anchor-7 key-2');
});

test("the mermaid repeats the Miser's hook: both hooked cards are kept, the mermaid is not (D4.10, D5.2)", () => {
  const t = scene({ options: mermaidDeck, traits: ['miser'], banks: ['key-3 chest-4', ''] })
    .draws('hook-5')
    .chooses('hook key');
  t.draws('mermaid-6').chooses('repeat hook-5');
  assert.equal(t.area(), 'key-3 mermaid-6 hook-5 chest-4');
  t.draws('mermaid-2');
  assert.equal(t.bank(0), 'hook-5 key-3 chest-4');
  assert.equal(t.discard(), 'mermaid-2 mermaid-6');
});

test('what the Miser keeps may hold key and chest, which then pay for the kept cards (D4.10, A14)', () => {
  const position = { options: mermaidDeck, traits: ['miser'], banks: ['key-3 chest-4', ''], discard: 'map-2' } as const;
  const t = scene(position).draws('hook-5').chooses('hook key').draws('mermaid-6').chooses('repeat hook-5').draws('mermaid-2');
  assert.equal(t.waiting(), 'chance bonus');
  assert.equal(t.turnsUp('map-2').bank(0), 'hook-5 key-3 chest-4 map-2');
});

test('oracle under kraken: Mystic sees three, the demand takes the first of them, the rest stay known (D3.6, D3.8, D4.8)', () => {
  const t = scene({ traits: ['mystic'] })
    .draws('kraken-5', 'oracle-4')
    .turnsUp('key-3', 'chest-4', 'mermaid-5');
  assert.equal(t.area(), 'kraken-5 oracle-4 key-3');
  assert.equal(t.known(), 'chest-4 mermaid-5');
  assert.equal(t.waiting(), '0 turn');
});

test('cards that one oracle left known are not shown anew by the next (D3.6, A3)', () => {
  const t = scene({ known: 'oracle-4 key-3 chest-4' }).draws('oracle-4');
  assert.equal(t.waiting(), '0 turn');
  assert.equal(t.known(), 'key-3 chest-4');
});

test('a map brings an oracle, which shows the top of the pile (D3.5, D3.6)', () => {
  const t = scene({ discard: 'oracle-2' }).draws('map-4').turnsUp('oracle-2').turnsUp('key-6');
  assert.equal(t.area(), 'map-4 oracle-2');
  assert.equal(t.known(), 'key-6');
});

test('a card that the cannon discards can be found by the map that follows (D3.3, D3.5)', () => {
  const t = scene({ banks: ['', 'key-6'] })
    .draws('cannon-3', 'map-4')
    .turnsUp('key-6');
  assert.equal(t.area(), 'cannon-3 map-4 key-6');
});

test('two Lockers on one victim: the owner nearest clockwise takes everything (D4.17)', () => {
  const traits = ['davy-jones-locker', null, null, 'davy-jones-locker', null] as const;
  const t = scene({ seats: 5, traits, victims: [1, null, null, 1], active: 1, area: 'key-3' }).draws('key-4');
  assert.equal(t.bank(3), 'key-3 key-4');
  assert.equal(t.bank(0), '');
});

test('two Sirens: the owner nearest clockwise takes the card (D5.3)', () => {
  const traits = ['siren', null, null, 'siren', null] as const;
  const t = scene({ seats: 5, options: mermaidDeck, traits, active: 1, area: 'key-3' }).draws('mermaid-4');
  assert.equal(t.bank(3), 'key-3');
  assert.equal(t.bank(0), '');
});

test('two Beastmasters demand four, two Misfires cost one card (D3.8, D3.3, D6)', () => {
  const beasts = scene({ seats: 5, traits: [null, 'beastmaster', 'beastmaster'] }).draws('kraken-5');
  assert.equal(beasts.debt(), 4);
  const misfires = scene({ seats: 5, traits: [null, 'misfire', 'misfire'], banks: ['key-3 key-4'] }).draws('cannon-2');
  assert.equal(misfires.bank(0), 'key-3');
});

test('two owners of Parry: the thief chooses whose kraken, and nothing else (D4.16)', () => {
  const position = { seats: 5, traits: [null, 'parry', 'parry'], banks: ['', 'key-3 kraken-5', 'kraken-6', 'kraken-7'] } as const;
  const t = scene(position).draws('sword-4');
  assert.deepEqual(t.legal(), ['steal 1 kraken', 'steal 2 kraken']);
  assert.equal(t.refused('steal 1 key'), 'parry-kraken-only D4.16');
  assert.equal(t.refused('steal 3 kraken'), 'parry-kraken-only D4.16');
});

test('on Thieves Island the Locker wins for its victim, the left neighbour for everybody else (D4.17, D7.1)', () => {
  const position = { seats: 3, options: { variant: 'thieves-island' }, traits: ['davy-jones-locker'], victims: [1] } as const;
  const victim = scene({ ...position, active: 1, area: 'key-3' }).draws('key-4');
  assert.equal(victim.bank(0), 'key-3 key-4');
  const other = scene({ ...position, active: 0, area: 'key-3' }).draws('key-4');
  assert.equal(other.bank(1), 'key-3 key-4');
});

test('a parried sword under Strange Lands no longer counts for busts (D4.16, D7.5)', () => {
  const t = scene({ options: { variant: 'strange-lands' }, traits: [null, 'parry'], area: 'key-3' }).draws('sword-4', 'chest-4');
  assert.equal(t.area(), 'key-3 chest-4');
});

test('a repeated sword is parried too: it leaves the play area (D4.16, D5.2)', () => {
  const t = scene({ options: mermaidDeck, traits: [null, 'parry'], area: 'sword-4' }).draws('mermaid-5');
  assert.equal(t.area(), 'mermaid-5');
  assert.equal(t.discard(), 'sword-4');
});

test('a kraken stolen from Parry goes to the bank of a thief who is a Fisherman (D4.13, D4.16)', () => {
  const t = scene({ traits: ['fisherman', 'parry'], banks: ['', 'kraken-5'] }).draws('sword-4');
  assert.equal(t.bank(0), 'kraken-5');
  assert.equal(t.area(), 'sword-4');
  assert.equal(t.debt(), 0);
});

test("Casanova's banked mermaids do not count for the bonus: only the play area does (D3.4, D4.1)", () => {
  const t = scene({ traits: ['casanova'], discard: 'map-2 sword-2 anchor-2' })
    .draws('mermaid-5', 'key-3', 'chest-4')
    .collects();
  t.turnsUp('map-2', 'sword-2');
  assert.equal(t.waiting(), '1 turn');
});

test('the Treasure Hunter is paid double under an anchor too, the Plunderer from a bank (D4.3, D4.4, A14)', () => {
  const area = 'key-3 chest-4 anchor-5';
  const hunter = scene({ traits: ['treasure-hunter'], area, discard: 'map-2 sword-2 oracle-2 hook-2' }).draws('key-6');
  hunter.turnsUp('map-2', 'sword-2', 'oracle-2', 'hook-2');
  assert.equal(hunter.bank(0), 'hook-2 key-3 chest-4 map-2 oracle-2 sword-2');
  const plunderer = scene({ traits: ['plunderer'], area, banks: ['', 'map-7'], discard: 'map-2' })
    .draws('key-6')
    .turnsUp('map-7');
  assert.equal(plunderer.bank(0), 'key-3 chest-4 map-7');
  assert.equal(plunderer.discard(), 'anchor-5 key-6 map-2');
});

test('the Safe Harbor shelters key and chest that come after the anchor, and they pay (D4.12, A14)', () => {
  const t = scene({ traits: ['safe-harbor'], discard: 'map-2 sword-2 oracle-2' }).draws('anchor-4', 'key-3', 'chest-4', 'key-6');
  t.turnsUp('map-2', 'sword-2', 'oracle-2');
  assert.equal(t.bank(0), 'anchor-4 key-3 chest-4 map-2 oracle-2 sword-2');
  assert.equal(t.discard(), 'key-6');
});

test('a kraken demand left open ends with the bust: the next player owes nothing (D2.3, D3.8)', () => {
  const t = scene().draws('kraken-5', 'kraken-6', 'key-3');
  assert.equal(t.waiting(), '1 turn');
  assert.deepEqual(t.legal(), ['draw', 'collect']);
  assert.equal(t.debt(), 0);
});
