// The rulebook, our section D4: pirate traits, in its order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { opening, scene } from './scene.ts';

test('D4: two traits are dealt to each player, and each keeps one', () => {
  const t = opening({ options: { traits: true } }).chance('first-player 1');
  t.chance('deal-trait miser', 'deal-trait parry', 'deal-trait mystic', 'deal-trait misfire');
  assert.equal(t.waiting(), '0 1 choose-trait');
  t.seat(1, 'keep misfire');
  assert.equal(t.refused('keep mystic'), 'not-offered-trait D4');
  t.seat(0, 'keep miser');
  assert.deepEqual(t.view().traits, ['miser', 'misfire']);
  assert.equal(t.waiting(), '1 turn');
});

test('D4: there are seventeen of them, and each is dealt only once', () => {
  const t = opening({ options: { traits: true } }).chance('first-player 0');
  assert.equal(t.legal().length, 17);
  t.chance('deal-trait miser');
  assert.equal(t.legal().length, 16);
  assert.equal(t.legal().includes('deal-trait miser'), false);
});

test('D4: a game without traits begins at once', () => {
  const t = opening().chance('first-player 0');
  assert.equal(t.waiting(), '0 turn');
  assert.deepEqual(t.view().traits, [null, null]);
});

test("D4.1: Casanova's mermaids go straight to the bank instead of the play area", () => {
  const t = scene({ traits: ['casanova'], area: 'key-3' }).draws('mermaid-8', 'mermaid-5');
  assert.equal(t.area(), 'key-3');
  assert.equal(t.bank(0), 'mermaid-5 mermaid-8');
  assert.equal(t.waiting(), '0 turn');
});

test('D4.1: and they are safe there when he busts', () => {
  const t = scene({ traits: ['casanova'], area: 'key-3' }).draws('mermaid-8', 'key-4');
  assert.equal(t.bank(0), 'mermaid-8');
  assert.equal(t.discard(), 'key-3 key-4');
});

test('D4.1: such a mermaid is none of the two cards that the kraken demands', () => {
  const t = scene({ traits: ['casanova'] }).draws('kraken-5', 'mermaid-8');
  assert.equal(t.debt(), 2);
  assert.equal(t.waiting(), 'chance draw-card');
  assert.equal(t.draws('key-3', 'chest-3').waiting(), '0 turn');
});

test("D4.1: an opponent's mermaids are none of Casanova's business", () => {
  const t = scene({ traits: [null, 'casanova'] }).draws('mermaid-8');
  assert.equal(t.area(), 'mermaid-8');
});

test('D4.2: with the Golden Scales mermaids bring five points more', () => {
  const t = scene({ traits: ['golden-scales', null], banks: ['mermaid-6', 'mermaid-7'], pile: 'key-2', rest: 'discard' });
  t.draws('key-2');
  assert.deepEqual(t.scores(), [2 + 6 + 5, 7]);
  assert.deepEqual(t.sheet(0), ['suit 2', 'suit 6', 'golden-scales 5']);
});

test('D4.2: without a mermaid the Golden Scales bring nothing; with a full bank the score is 77', () => {
  const none = scene({ traits: ['golden-scales', null], pile: 'key-2', rest: 'discard' }).draws('key-2');
  assert.deepEqual(none.sheet(0), ['suit 2']);
  const all = scene({ traits: ['golden-scales', null], pile: 'key-2', rest: 0 }).draws('key-2');
  assert.deepEqual(all.scores(), [72 + 5, 0]);
});

test("D4.3: the Plunderer takes the bonus cards from one opponent's bank instead of the discard pile", () => {
  const banks = ['', 'anchor-5 hook-5 map-5', 'cannon-2'];
  const t = scene({ seats: 3, traits: ['plunderer'], area: 'key-3 chest-4', banks, discard: 'sword-2' }).collects();
  assert.deepEqual(t.legal(), ['plunder 1', 'plunder 2']);
  t.chooses('plunder 1').turnsUp('hook-5', 'anchor-5');
  assert.equal(t.bank(0), 'anchor-5 hook-5 key-3 chest-4');
  assert.equal(t.bank(1), 'map-5');
  assert.equal(t.discard(), 'sword-2');
  assert.equal(t.waiting(), '1 turn');
});

test('D4.3: from one opponent only: too small a bank is emptied, and nothing makes up for the rest', () => {
  const banks = ['', 'anchor-5 hook-5 map-5', 'cannon-2'];
  const t = scene({ seats: 3, traits: ['plunderer'], area: 'key-3 chest-4', banks, discard: 'sword-2' }).collects();
  t.chooses('plunder 2').turnsUp('cannon-2');
  assert.equal(t.bank(0), 'cannon-2 key-3 chest-4');
  assert.equal(t.bank(1), 'anchor-5 hook-5 map-5');
  assert.equal(t.bank(2), '');
  assert.equal(t.discard(), 'sword-2');
  assert.equal(t.waiting(), '1 turn');
});

test('D4.3: an opponent without cards cannot be plundered; if none has any, nothing happens', () => {
  const t = scene({ seats: 3, traits: ['plunderer'], area: 'key-3 chest-4', discard: 'sword-2 map-2' }).collects();
  assert.equal(t.bank(0), 'key-3 chest-4');
  assert.equal(t.discard(), 'map-2 sword-2');
  assert.equal(t.waiting(), '1 turn');
});

test('D4.4: the Treasure Hunter takes twice as many bonus cards', () => {
  const discard = 'anchor-2 hook-2 cannon-2 map-2 sword-2';
  const t = scene({ traits: ['treasure-hunter'], area: 'key-3 chest-4', discard }).collects();
  t.turnsUp('anchor-2', 'hook-2', 'cannon-2', 'map-2');
  assert.equal(t.bank(0), 'anchor-2 hook-2 cannon-2 key-3 chest-4 map-2');
  assert.equal(t.waiting(), '1 turn');
});

test('D4.5: the Navigator takes any card of the discard pile with the map', () => {
  const t = scene({ traits: ['navigator'], discard: 'anchor-2 hook-2 key-2 chest-2 sword-2' }).draws('map-4');
  assert.deepEqual(t.legal(), ['place anchor-2', 'place hook-2', 'place key-2', 'place chest-2', 'place sword-2']);
  t.chooses('place chest-2');
  assert.equal(t.area(), 'map-4 chest-2');
  assert.equal(t.discard(), 'anchor-2 hook-2 key-2 sword-2');
});

test('D4.5: he too must take one, and with an empty discard pile he takes none', () => {
  const busts = scene({ traits: ['navigator'], area: 'key-3', discard: 'key-2' }).draws('map-4');
  assert.equal(busts.discard(), 'key-2 key-3 map-4');
  const none = scene({ traits: ['navigator'] }).draws('map-4');
  assert.equal(none.waiting(), '0 turn');
});

test('D4.6: the Master Gunner discards the whole stack', () => {
  const t = scene({ traits: ['master-gunner'], banks: ['', 'key-3 key-6 map-4'] })
    .draws('cannon-2')
    .chooses('shoot 1 key');
  assert.equal(t.discard(), 'key-3 key-6');
  assert.equal(t.bank(1), 'map-4');
});

test('D4.7: the Scavenger puts the card that was shot into the own bank', () => {
  const t = scene({ traits: ['scavenger'], banks: ['key-5', 'key-3 key-6 map-4'] })
    .draws('cannon-2')
    .chooses('shoot 1 key');
  assert.equal(t.bank(0), 'key-5 key-6');
  assert.equal(t.bank(1), 'key-3 map-4');
  assert.equal(t.discard(), '');
});

test('D4.8: the Mystic sees three cards and cannot change their order', () => {
  const t = scene({ traits: ['mystic'] })
    .draws('oracle-4')
    .turnsUp('key-3', 'chest-4', 'mermaid-5');
  assert.equal(t.known(), 'key-3 chest-4 mermaid-5');
  assert.deepEqual(t.legal(), ['draw', 'collect']);
  t.draws('key-3');
  assert.equal(t.known(), 'chest-4 mermaid-5');
  t.draws('chest-4', 'mermaid-5');
  assert.equal(t.area(), 'oracle-4 key-3 chest-4 mermaid-5');
});

test('D4.9: the Swordsman steals from any stack, of suits in the own bank too', () => {
  const t = scene({ traits: ['swordsman'], banks: ['key-3', 'key-6 map-4'] }).draws('sword-2');
  assert.deepEqual(t.legal(), ['steal 1 key', 'steal 1 map']);
  assert.equal(t.chooses('steal 1 key').area(), 'sword-2 key-6');
});

test('D4.10, example: cannon, hook with a mermaid, then a second cannon: the Miser banks hook and mermaid', () => {
  const t = scene({ traits: ['miser'], banks: ['mermaid-6', ''] }).draws('cannon-3', 'hook-4');
  assert.equal(t.area(), 'cannon-3 hook-4 mermaid-6');
  t.draws('cannon-5');
  assert.equal(t.bank(0), 'hook-4 mermaid-6');
  assert.equal(t.discard(), 'cannon-3 cannon-5');
});

test("D4.11: the Captain's Hook plays two cards of the own bank", () => {
  const t = scene({ traits: ['captains-hook'], banks: ['key-3 chest-5 mermaid-4', ''] })
    .draws('hook-2')
    .chooses('hook key');
  assert.deepEqual(t.legal(), ['hook chest', 'hook mermaid']);
  t.chooses('hook chest');
  assert.equal(t.area(), 'hook-2 key-3 chest-5');
  assert.equal(t.bank(0), 'mermaid-4');
  assert.equal(t.waiting(), '0 turn');
});

test('D4.11: the second may come from below the first, and busts then', () => {
  const t = scene({ traits: ['captains-hook'], banks: ['key-3 key-6 map-4', ''] })
    .draws('hook-2')
    .chooses('hook key', 'hook key');
  assert.equal(t.discard(), 'hook-2 key-3 key-6');
});

test('D4.11: both are compulsory, also if the second busts; of a single card one is enough', () => {
  const busts = scene({ traits: ['captains-hook'], area: 'key-6', banks: ['key-3 chest-4', ''] })
    .draws('hook-2')
    .chooses('hook chest');
  assert.equal(busts.discard(), 'hook-2 key-3 key-6 chest-4');
  const single = scene({ traits: ['captains-hook'], banks: ['chest-4', ''] }).draws('hook-2');
  assert.equal(single.area(), 'hook-2 chest-4');
  assert.equal(single.waiting(), '0 turn');
});

test('D4.12: the Safe Harbor saves the anchor and the two cards after it, besides those before it', () => {
  const t = scene({ traits: ['safe-harbor'] }).draws('key-3', 'anchor-4', 'chest-5', 'sword-6', 'mermaid-7', 'key-6');
  assert.equal(t.bank(0), 'anchor-4 key-3 chest-5 sword-6');
  assert.equal(t.discard(), 'key-6 mermaid-7');
});

test('D4.12: if one of the two busts, it is not gained: it never entered', () => {
  const first = scene({ traits: ['safe-harbor'] }).draws('key-3', 'anchor-4', 'key-6');
  assert.equal(first.bank(0), 'anchor-4 key-3');
  assert.equal(first.discard(), 'key-6');
  const second = scene({ traits: ['safe-harbor'] }).draws('anchor-4', 'key-3', 'key-6');
  assert.equal(second.bank(0), 'anchor-4 key-3');
  assert.equal(second.discard(), 'key-6');
});

test("D4.13: the Fisherman's krakens go straight to the bank and demand nothing", () => {
  const t = scene({ traits: ['fisherman'], area: 'key-3' }).draws('kraken-5', 'kraken-6');
  assert.equal(t.bank(0), 'kraken-5 kraken-6');
  assert.equal(t.area(), 'key-3');
  assert.equal(t.debt(), 0);
  assert.deepEqual(t.legal(), ['draw', 'collect']);
});

test('D4.14: the opponents of the Beastmaster must draw four cards for a kraken, the owner two', () => {
  const theirs = scene({ traits: [null, 'beastmaster'] }).draws('kraken-5', 'key-3', 'chest-3', 'mermaid-5');
  assert.equal(theirs.waiting(), 'chance draw-card');
  assert.equal(theirs.draws('anchor-3').waiting(), '0 turn');
  const own = scene({ traits: ['beastmaster', null] }).draws('kraken-5', 'key-3', 'chest-3');
  assert.equal(own.waiting(), '0 turn');
});

test('D4.15: against Misfire a cannon costs its player the top card of an own stack', () => {
  const t = scene({ traits: [null, 'misfire'], banks: ['key-3 key-6 map-4', 'anchor-5'] }).draws('cannon-2');
  assert.deepEqual(t.legal(), ['misfire key', 'misfire map']);
  assert.equal(t.refused('misfire anchor'), 'no-such-stack D4.15');
  t.chooses('misfire key');
  assert.equal(t.bank(0), 'key-3 map-4');
  assert.equal(t.discard(), 'key-6');
  assert.equal(t.bank(1), 'anchor-5');
  assert.equal(t.waiting(), '0 turn');
});

test('D4.15: the owner of Misfire shoots as usual', () => {
  const t = scene({ traits: ['misfire', null], banks: ['key-3', 'anchor-5'] }).draws('cannon-2');
  assert.equal(t.bank(0), 'key-3');
  assert.equal(t.discard(), 'anchor-5');
});

test('D4.16: against Parry a sword must take a kraken', () => {
  const t = scene({ traits: [null, 'parry'], banks: ['', 'key-6 kraken-3 kraken-5'] }).draws('sword-4');
  assert.equal(t.area(), 'sword-4 kraken-5');
  assert.equal(t.bank(1), 'key-6 kraken-3');
  assert.equal(t.debt(), 2);
});

test('D4.16: if there is no kraken to take, the sword is discarded without effect', () => {
  const t = scene({ traits: [null, 'parry'], area: 'chest-3', banks: ['', 'key-6'] }).draws('sword-4');
  assert.equal(t.area(), 'chest-3');
  assert.equal(t.discard(), 'sword-4');
  assert.equal(t.bank(1), 'key-6');
  assert.equal(t.waiting(), '0 turn');
});

test('D4.16: the owner of Parry steals as usual', () => {
  const t = scene({ traits: ['parry', null], banks: ['', 'key-6'] }).draws('sword-4');
  assert.equal(t.area(), 'sword-4 key-6');
});

test("D4.17: with three or four players the owner of Davy Jones' Locker names one opponent before the game", () => {
  const t = opening({ seats: 3, options: { traits: true } }).chance('first-player 1');
  t.chance('deal-trait davy-jones-locker', 'deal-trait miser', 'deal-trait parry', 'deal-trait mystic');
  t.chance('deal-trait misfire', 'deal-trait scavenger');
  t.seat(0, 'keep davy-jones-locker').seat(1, 'keep parry').seat(2, 'keep misfire');
  assert.equal(t.waiting(), '0 name-victim');
  assert.deepEqual(t.legal(), ['victim 1', 'victim 2']);
  assert.equal(t.refused('victim 0'), 'not-an-opponent D4.17');
  t.chooses('victim 2');
  assert.deepEqual(t.view().victims, [2, null, null]);
  assert.equal(t.waiting(), '1 turn');
});

test('D4.17: with two players the other one is meant', () => {
  const t = opening({ options: { traits: true } }).chance('first-player 0');
  t.chance('deal-trait davy-jones-locker', 'deal-trait miser', 'deal-trait parry', 'deal-trait mystic');
  t.seat(0, 'keep davy-jones-locker').seat(1, 'keep parry');
  assert.deepEqual(t.view().victims, [1, null]);
  assert.equal(t.waiting(), '0 turn');
});

test('D4.17: the owner banks what the named opponent loses by a bust, but not what others lose', () => {
  const traits = ['davy-jones-locker', null, null] as const;
  const victim = scene({ seats: 3, traits, victims: [1], active: 1, area: 'key-3 map-4' }).draws('key-6');
  assert.equal(victim.bank(0), 'key-3 key-6 map-4');
  assert.equal(victim.discard(), '');
  const other = scene({ seats: 3, traits, victims: [1], active: 2, area: 'key-3 map-4' }).draws('key-6');
  assert.equal(other.bank(0), '');
  assert.equal(other.discard(), 'key-3 key-6 map-4');
});

test("D4.18: the Siren banks the card that an opponent's mermaid chooses, before its ability is used", () => {
  const options = { deck: 'mermaid-ability' } as const;
  const t = scene({ options, traits: [null, 'siren'], banks: ['', 'key-6'], area: 'cannon-3 chest-4' }).draws('mermaid-5');
  t.chooses('repeat cannon-3');
  assert.equal(t.bank(1), 'cannon-3 key-6');
  assert.equal(t.area(), 'chest-4 mermaid-5');
  assert.equal(t.discard(), '');
});
