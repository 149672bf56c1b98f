// Rulings A26 to A50: where the book is short, what is played. Disputed ones are options; both values are tested.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadMansDraw } from '../src/index.ts';
import { opening, scene } from './scene.ts';

const mermaidDeck = { deck: 'mermaid-ability' } as const;
const strange = { variant: 'strange-lands' } as const;

test('A26: Casanova may hook a mermaid; she returns to the bank and nothing else happens', () => {
  const t = scene({ traits: ['casanova'], banks: ['key-3 mermaid-5', ''] })
    .draws('hook-4')
    .chooses('hook mermaid');
  assert.equal(t.area(), 'hook-4');
  assert.equal(t.bank(0), 'key-3 mermaid-5');
  assert.equal(t.waiting(), '0 turn');
});

const plundering = { traits: ['plunderer'], area: 'key-3 chest-4', banks: ['', 'anchor-2 anchor-7 map-5'] } as const;

test('A27: chance says which cards the Plunderer takes, any card of the bank', () => {
  const t = scene(plundering).collects();
  assert.equal(t.waiting(), 'chance loot');
  assert.deepEqual(t.legal(), ['loot anchor-2', 'loot anchor-7', 'loot map-5']);
  t.turnsUp('anchor-2', 'map-5');
  assert.equal(t.bank(0), 'anchor-2 key-3 chest-4 map-5');
  assert.equal(t.bank(1), 'anchor-7');
});

test('A27, the other way: the Plunderer chooses them', () => {
  const t = scene({ ...plundering, options: { plunder: 'choice' } }).collects();
  assert.equal(t.waiting(), '0 loot');
  t.chooses('loot anchor-7', 'loot map-5');
  assert.equal(t.bank(0), 'anchor-7 key-3 chest-4 map-5');
  assert.equal(t.waiting(), '1 turn');
});

test("A28: the Plunderer's trait is for the own key and chest only", () => {
  const t = scene({ traits: [null, 'plunderer'], area: 'key-3 chest-4', banks: ['', 'anchor-7'], discard: 'map-2 sword-2' });
  t.collects().turnsUp('map-2', 'sword-2');
  assert.equal(t.bank(0), 'key-3 chest-4 map-2 sword-2');
  assert.equal(t.bank(1), 'anchor-7');
});

test('A29: the Treasure Hunter takes twice, not three times, as many bonus cards as were collected', () => {
  const discard = 'anchor-2 hook-2 cannon-2 key-2 chest-2 map-2 oracle-2';
  const t = scene({ traits: ['treasure-hunter'], area: 'key-3 chest-4 mermaid-9', discard }).collects();
  t.turnsUp('anchor-2', 'hook-2', 'cannon-2', 'key-2', 'chest-2', 'map-2');
  assert.equal(t.waiting(), '1 turn');
  assert.equal(t.discard(), 'oracle-2');
});

const misfired = { traits: [null, 'misfire'], banks: ['key-3 map-4', 'anchor-5 anchor-6'] } as const;

test('A30: Misfire replaces the shot; the shooter picks the stack', () => {
  const t = scene(misfired).draws('cannon-2');
  assert.deepEqual(t.legal(), ['misfire key', 'misfire map']);
  t.chooses('misfire map');
  assert.equal(t.discard(), 'map-4');
  assert.equal(t.bank(1), 'anchor-5 anchor-6');
  const empty = scene({ ...misfired, banks: ['', 'anchor-5'] }).draws('cannon-2');
  assert.equal(empty.bank(1), 'anchor-5');
  assert.equal(empty.waiting(), '0 turn');
});

test('A30, the other way: Misfire comes first, and then the cannon fires', () => {
  const options = { misfire: 'besides' } as const;
  const t = scene({ ...misfired, options }).draws('cannon-2');
  assert.equal(t.waiting(), '0 misfire');
  assert.equal(t.bank(1), 'anchor-5 anchor-6');
  t.chooses('misfire map');
  assert.equal(t.discard(), 'anchor-6 map-4');
  assert.equal(t.bank(1), 'anchor-5');
  const choice = scene({ ...misfired, options, banks: ['key-3', 'anchor-5 map-5'] }).draws('cannon-2');
  assert.equal(choice.bank(0), '');
  assert.equal(choice.waiting(), '0 cannon');
  const empty = scene({ ...misfired, options, banks: ['', 'anchor-5'] }).draws('cannon-2');
  assert.equal(empty.discard(), 'anchor-5');
  const scavenger = scene({ options, traits: ['scavenger', 'misfire'], banks: ['', 'anchor-5'] }).draws('cannon-2');
  assert.equal(scavenger.bank(0), 'anchor-5');
});

test('A31: against Misfire neither Master Gunner nor Scavenger helps: one own card is discarded', () => {
  for (const trait of ['master-gunner', 'scavenger'] as const) {
    const t = scene({ traits: [trait, 'misfire'], banks: ['key-3 key-4', 'anchor-5'] }).draws('cannon-2');
    assert.equal(t.bank(0), 'key-3');
    assert.equal(t.bank(1), 'anchor-5');
    assert.equal(t.discard(), 'key-4');
  }
});

test("A32: Parry gives only its owner's kraken, never another player's", () => {
  const traits = [null, 'parry', null] as const;
  const none = scene({ seats: 3, traits, banks: ['', 'key-3', 'kraken-5'] }).draws('sword-4');
  assert.equal(none.discard(), 'sword-4');
  assert.equal(none.bank(2), 'kraken-5');
  const owners = scene({ seats: 3, traits, banks: ['', 'kraken-3', 'kraken-5'] }).draws('sword-4');
  assert.equal(owners.area(), 'sword-4 kraken-3');
});

test('A33: Parry ignores what the own bank has, and overrides the Swordsman', () => {
  const own = scene({ traits: [null, 'parry'], banks: ['kraken-7', 'key-3 kraken-5'] }).draws('sword-4');
  assert.equal(own.area(), 'sword-4 kraken-5');
  const swordsman = scene({ traits: ['swordsman', 'parry'], banks: ['', 'key-3 kraken-5'] }).draws('sword-4');
  assert.equal(swordsman.area(), 'sword-4 kraken-5');
  const nothing = scene({ traits: ['swordsman', 'parry'], banks: ['', 'key-3'] }).draws('sword-4');
  assert.equal(nothing.discard(), 'sword-4');
});

test('A34: a parried sword has paid the kraken, and a second sword does not bust on it', () => {
  const t = scene({ traits: [null, 'parry'] }).draws('kraken-5', 'sword-4');
  assert.equal(t.debt(), 1);
  t.draws('sword-6');
  assert.equal(t.area(), 'kraken-5');
  assert.equal(t.discard(), 'sword-4 sword-6');
  assert.equal(t.waiting(), '0 turn');
});

test("A35: if the Miser's hooked card itself busts, it is lost and the hook kept", () => {
  const t = scene({ traits: ['miser'], area: 'key-5', banks: ['key-3', ''] }).draws('hook-4');
  assert.equal(t.bank(0), 'hook-4');
  assert.equal(t.discard(), 'key-3 key-5');
});

test('A36: the Miser keeps the hooked card, not what that card brings', () => {
  const t = scene({ traits: ['miser'], banks: ['map-3', ''], discard: 'chest-2' })
    .draws('hook-4')
    .turnsUp('chest-2');
  t.draws('chest-5');
  assert.equal(t.bank(0), 'hook-4 map-3');
  assert.equal(t.discard(), 'chest-2 chest-5');
});

test('A37: cards from anywhere take the two places of the Safe Harbor', () => {
  const t = scene({ traits: ['safe-harbor'], banks: ['key-3', ''] }).draws(
    'mermaid-4',
    'anchor-4',
    'hook-5',
    'chest-6',
    'chest-7',
  );
  assert.equal(t.bank(0), 'anchor-4 hook-5 key-3 mermaid-4');
  assert.equal(t.discard(), 'chest-6 chest-7');
});

test("A38: Davy Jones' Locker takes the busting card too, but nothing that is protected", () => {
  const traits = [null, 'davy-jones-locker'] as const;
  const t = scene({ traits, victims: [null, 0], area: 'key-3 anchor-4 map-5' }).draws('key-6');
  assert.equal(t.bank(0), 'key-3');
  assert.equal(t.bank(1), 'anchor-4 key-6 map-5');
  assert.equal(t.discard(), '');
});

test("A39: the Golden Scales count once, however many mermaids; in Pile o' Treasure for each", () => {
  const position = {
    traits: ['golden-scales'],
    banks: ['mermaid-4 mermaid-6 mermaid-9'],
    pile: 'key-2',
    rest: 'discard',
  } as const;
  assert.deepEqual(scene(position).draws('key-2').scores(), [2 + 9 + 5, 0]);
  const pile = scene({ ...position, options: { variant: 'pile-o-treasure' } }).draws('key-2');
  assert.deepEqual(pile.scores(), [2 + 4 + 6 + 9 + 3 * 5, 0]);
});

test('A40: of several anchors the rightmost covers all to its left, the other anchor too', () => {
  const t = scene({ options: strange, area: 'key-3 anchor-4 chest-5 anchor-6 mermaid-7' }).draws('sword-3');
  assert.equal(t.bank(0), 'anchor-4 key-3 chest-5');
  assert.equal(t.discard(), 'anchor-6 sword-3 mermaid-7');
});

test('A41: several keys and chests make one bonus', () => {
  const discard = 'anchor-2 hook-2 cannon-2 map-2 oracle-2';
  const t = scene({ options: strange, area: 'key-3 key-4 chest-5 chest-6', discard }).collects();
  t.turnsUp('anchor-2', 'hook-2', 'cannon-2', 'map-2');
  assert.equal(t.waiting(), '1 turn');
});

test('A42: a mermaid may not choose a mermaid', () => {
  const options = { ...mermaidDeck, ...strange };
  const t = scene({ options, area: 'mermaid-3 key-4 chest-6' }).draws('mermaid-5');
  assert.deepEqual(t.legal(), ['repeat key-4', 'repeat chest-6']);
  assert.equal(t.refused('repeat mermaid-3'), 'mermaid-on-mermaid D5.2');
  const alone = scene({ options, area: 'mermaid-3' }).draws('mermaid-5');
  assert.equal(alone.area(), 'mermaid-3 mermaid-5');
  assert.equal(alone.waiting(), '0 turn');
});

test('A43: in Strange Lands the sword is still bound by suits, while values bust', () => {
  const t = scene({ options: strange, area: 'chest-5', banks: ['key-3', 'key-6 map-5'] }).draws('sword-2');
  assert.equal(t.bank(1), 'key-6');
  assert.equal(t.discard(), 'chest-5 map-5 sword-2');
  const hook = scene({ options: strange, area: 'key-5', banks: ['key-3', ''] }).draws('hook-4');
  assert.equal(hook.area(), 'key-5 hook-4 key-3');
});

test("A44: an opponent's Siren comes before the own Casanova", () => {
  const t = scene({ options: mermaidDeck, traits: ['casanova', 'siren'], area: 'key-3' }).draws('mermaid-5');
  assert.equal(t.bank(0), '');
  assert.equal(t.bank(1), 'key-3');
});

test('A45: a repeated card that moves to the right of an anchor loses its protection', () => {
  const t = scene({ options: mermaidDeck, area: 'key-3 chest-3 anchor-4' }).draws('mermaid-5').chooses('repeat key-3');
  assert.equal(t.area(), 'chest-3 anchor-4 mermaid-5 key-3');
  t.draws('anchor-6');
  assert.equal(t.bank(0), 'chest-3');
  assert.equal(t.discard(), 'anchor-4 anchor-6 key-3 mermaid-5');
});

test('A46: the mermaid pays the kraken one card, the card that she moves none', () => {
  const t = scene({ options: mermaidDeck, area: 'key-4' }).draws('kraken-5', 'mermaid-3').chooses('repeat key-4');
  assert.equal(t.area(), 'kraken-5 mermaid-3 key-4');
  assert.equal(t.debt(), 1);
});

test('A47: a kraken that is carried off leaves its demand behind', () => {
  const siren = scene({ options: mermaidDeck, traits: [null, 'siren'] }).draws('kraken-5', 'mermaid-3');
  assert.equal(siren.bank(1), 'kraken-5');
  assert.equal(siren.debt(), 1);
  const casanova = scene({ options: mermaidDeck, traits: ['casanova'] }).draws('kraken-5', 'mermaid-3');
  assert.equal(casanova.bank(0), 'kraken-5');
  assert.equal(casanova.debt(), 1);
});

test('A48: a repeated anchor opens the Safe Harbor again, for two more cards', () => {
  const t = scene({ options: mermaidDeck, traits: ['safe-harbor'] }).draws('anchor-4', 'key-3', 'mermaid-5');
  t.chooses('repeat anchor-4').draws('chest-6', 'sword-5', 'hook-3', 'key-7');
  assert.equal(t.bank(0), 'anchor-4 key-3 chest-6 sword-5 mermaid-5');
  assert.equal(t.discard(), 'hook-3 key-7');
});

test('A49: trait offers are secret until all have chosen; then what was kept is open', () => {
  const t = opening({ options: { traits: true } }).chance('first-player 0');
  t.chance('deal-trait miser', 'deal-trait parry', 'deal-trait mystic', 'deal-trait misfire').seat(0, 'keep miser');
  assert.deepEqual(t.view(1).traits, [null, null]);
  assert.equal(JSON.stringify(t.view(1)).includes('miser'), false);
  t.seat(1, 'keep mystic');
  assert.deepEqual(t.view(1).traits, ['miser', 'mystic']);
});

test('A50: an absent player draws when that is all there is, and otherwise collects', () => {
  assert.deepEqual(deadMansDraw.absent, ['collect', 'draw']);
  const t = scene();
  assert.equal(t.legal().includes('collect'), false);
  assert.equal(t.draws('kraken-5').waiting(), 'chance draw-card');
  assert.ok(t.draws('key-3', 'chest-3').legal().includes('collect'));
});

test('A50: of a choice that a card asks any legal answer will do', () => {
  const t = scene({ banks: ['key-3 map-4', ''] }).draws('hook-5');
  assert.deepEqual(t.legal(), ['hook key', 'hook map']);
});
