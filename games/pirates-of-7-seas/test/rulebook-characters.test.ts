// The seven characters, rituals and guards: sections P3.5 to P3.12 and P5 of the README, with the worked examples of the rulebook.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from './scene.ts';

test('example: 22 chests, three ships bought: 19 chests, and one of two guards comes home (P3.5)', () => {
  const t = scene({ players: [{ chests: 22, ships: 7, guards: 2 }], chosen: ['shipwright', 'shipwright', 'captain'] }).plays(
    'buy 3',
  );
  const { chests, guards, ships } = t.player(0);
  assert.deepEqual([chests, guards, ships], [19, 1, 10]);
  assert.equal(t.free(0), 9);
});

test('ships are bought up to ten, a chest each (P3.5)', () => {
  const t = scene({ players: [{ ships: 8 }], chosen: ['shipwright', 'captain', 'captain'] });
  assert.deepEqual(t.legal(), ['buy 2', 'buy 1', 'end-turn']);
  assert.equal(t.refused('buy 3'), 'no-reserve P3.5');
  const poor = scene({ players: [{ ships: 2, chests: 1 }], chosen: ['shipwright', 'captain', 'captain'] });
  assert.equal(poor.refused('buy 2'), 'too-few-chests P3.5');
});

test('ships are bought once in a turn (P3.1)', () => {
  const t = scene({ players: [{ yinYang: 2 }], chosen: ['shipwright', 'captain', 'captain'] }).plays('buy 1');
  assert.equal(t.refused('end-turn'), 'legal');
  assert.equal(t.refused('double-hold'), 'legal');
});

test('the Governor gives the whole reserve, a flag of choice and a mark (P3.6)', () => {
  const t = scene({ players: [{ ships: 4 }], chosen: ['governor', 'governor', 'captain'] }).plays('become-corsair spain');
  const { ships, corsairOf, marks, chests } = t.player(0);
  assert.deepEqual([ships, corsairOf, marks, chests], [10, ['spain'], 1, 7]);
  assert.equal(t.refused('become-corsair spain'), 'flag-taken P3.6');
});

test("the Governor's gift: no mark; as first player also rid of an older one (P3.6)", () => {
  const one = scene({ players: [{ marks: 2 }], firstPlayer: 1, chosen: ['governor', 'captain', 'captain'] }).plays(
    'become-corsair spain',
  );
  assert.equal(one.player(0).marks, 2);
  const two = scene({ players: [{ marks: 2 }], firstPlayer: 0, chosen: ['governor', 'captain', 'captain'] }).plays(
    'become-corsair spain',
  );
  assert.equal(two.player(0).marks, 1);
});

test("the Governor's second gift without earlier marks avoids the new one only (R11)", () => {
  const t = scene({ chosen: ['governor', 'captain', 'captain'] }).plays('become-corsair spain');
  assert.equal(t.player(0).marks, 0);
});

test('the Governor acts with an empty reserve too (R11), and can be declined for a mark, without the gift (R12)', () => {
  const full = scene({ players: [{ ships: 10 }], chosen: ['governor', 'captain', 'captain'] }).plays('become-corsair france');
  assert.deepEqual(full.player(0).corsairOf, ['france']);
  const declined = scene({ players: [{ marks: 1 }], chosen: ['governor', 'captain', 'captain'] }).plays('end-turn');
  assert.equal(declined.player(0).marks, 2);
});

test('without free flags the Governor is a mark; one player may have several flags (P3.6)', () => {
  const t = scene({
    players: [{ corsairOf: ['england', 'spain', 'france'] }, { corsairOf: ['holland'] }],
    chosen: ['governor', 'captain', 'captain'],
  });
  assert.equal(t.waiting(), '1 captain');
  assert.equal(t.player(0).marks, 1);
});

test("the Captain's gift is two yin-yang, four for the first player, after the raid (P3.7)", () => {
  for (const [firstPlayer, yinYang] of [
    [1, 2],
    [0, 4],
  ] as const) {
    const t = scene({ firstPlayer, players: [{ hand: ['spain-1'] }], chosen: ['captain', 'shaman', 'shaman'] });
    t.plays('play-caravan spain-1', 'send 0', 'send 0', 'send 0');
    assert.equal(t.player(0).yinYang, yinYang);
  }
});

test('the Aborigine changes the port; his gift is a card of loot, two for the first player (P3.8)', () => {
  const t = scene({ players: [{ hand: ['still-cove'] }], chosen: ['aborigine', 'shaman', 'shaman'] });
  t.plays('play-port still-cove').loots('rum', 'talisman').plays('load 0 0 1');
  assert.equal(t.state().port, 'still-cove');
  assert.deepEqual([t.goods(0), t.player(0).talismans, t.player(0).yinYang], ['0 0 1', 1, 1]);
});

test('several Aborigines: the last port stays (P3.8)', () => {
  const t = scene({ players: [{ hand: ['still-cove'] }, { hand: ['sugar-key'] }], chosen: ['aborigine', 'aborigine', 'shaman'] });
  t.plays('play-port still-cove', 'play-port sugar-key');
  assert.equal(t.state().port, 'sugar-key');
});

test('example: three coffee and two fruit where coffee is in highest demand bring 11: 27 chests and a second guard (P3.10)', () => {
  const t = scene({
    port: 'mocha-roads',
    players: [{ chests: 16, guards: 1, coffee: 3, fruit: 2 }],
    chosen: ['merchant', 'merchant', 'captain'],
  }).plays('end-turn');
  t.plays('sell coffee 3', 'sell fruit 2');
  assert.deepEqual([t.player(0).chests, t.player(0).guards], [27, 2]);
});

test('fewer than three of a kind bring one chest each, wherever it is (P3.10)', () => {
  const t = scene({ port: 'mocha-roads', players: [{ coffee: 2 }], chosen: ['merchant', 'merchant', 'merchant'] }).plays(
    'sell coffee 2',
  );
  assert.equal(t.player(0).chests, 9);
});

test('one may sell a part of a kind; what counts is what is sold in this action, once for each kind (R15, R38)', () => {
  const t = scene({ players: [{ rum: 4, fruit: 1 }], chosen: ['merchant', 'merchant', 'merchant'] }).plays('sell rum 2');
  assert.equal(t.player(0).chests, 9);
  assert.equal(t.goods(0), '1 0 2');
  assert.equal(t.refused('sell rum 2'), 'already-sold P3.10');
  assert.equal(t.refused('sell fruit 2'), 'not-that-many P3.10');
});

test("the Merchant's gift is a chest, two for the first player, and may be left (P3.10)", () => {
  const t = scene({ players: [{ rum: 1 }], chosen: ['merchant', 'captain', 'captain'] }).plays('end-turn', 'end-turn');
  assert.equal(t.refused('take-gift'), 'act-first P3.2');
  t.plays('sell rum 1', 'take-gift', 'take-gift');
  assert.deepEqual([t.player(0).chests, t.player(0).guards], [10, 1]);
});

test('40 and 80 chests mean nothing but four and eight guards (R30)', () => {
  const t = scene({ players: [{ chests: 39, guards: 3, ships: 10, rum: 1 }], chosen: ['merchant', 'merchant', 'merchant'] });
  t.plays('sell rum 1');
  assert.deepEqual([t.player(0).chests, t.player(0).guards], [40, 4]);
});

test('the Cartographer draws a card; his gift is one more, two more for the first player (P3.11)', () => {
  const t = scene({ chosen: ['cartographer', 'captain', 'captain'] }).plays('end-turn', 'end-turn');
  t.plays('draw').chance('card idol').plays('take-gift').chance('card england-4').plays('take-gift').chance('card spain-2');
  assert.deepEqual(t.player(0).hand, ['idol', 'england-4', 'spain-2']);
  assert.equal(t.state().round, 2);
});

test('guards without a free ship: the next that becomes free sails at once, and no goods are thrown away for it (R9)', () => {
  // All three ships are loaded: nobody can guard the ten chests.
  const t = scene({ players: [{ chests: 10, guards: 0, ships: 3, rum: 3 }], chosen: ['governor', 'captain', 'captain'] });
  t.plays('become-corsair spain');
  assert.deepEqual([t.player(0).guards, t.free(0), t.goods(0)], [1, 6, '0 0 3']);
});

test('a Double Hold frees a ship, and a guard that is owed sails with it at once (R9, P5.3)', () => {
  const t = scene({
    players: [{ chests: 20, guards: 0, ships: 3, rum: 3, yinYang: 4, played: ['merchant'] }],
    chosen: ['governor', 'captain', 'captain'],
  });
  t.plays('double-hold');
  assert.deepEqual([t.player(0).guards, t.free(0), t.goods(0)], [1, 0, '0 0 3']);
  assert.deepEqual(t.all('guards'), [{ type: 'guards', seat: 0, guards: 1, sent: 1 }]);
  t.plays('double-hold');
  assert.equal(t.player(0).guards, 1, 'three goods lie in two ships whatever their holds');
});

test('guards neither raid nor carry goods (P3.12)', () => {
  const t = scene({
    players: [{ chests: 25, guards: 2, ships: 4, rum: 1, hand: ['spain-4'] }],
    chosen: ['captain', 'shaman', 'shaman'],
  });
  t.plays('play-caravan spain-4');
  assert.deepEqual(t.legal(), ['send 1', 'send 0']);
});

test('rituals go with Shipwright, Governor, Merchant and Cartographer, before or after the action, in any number (P5.1, R13)', () => {
  const t = scene({ players: [{ yinYang: 10 }], chosen: ['cartographer', 'captain', 'captain'] }).plays('end-turn', 'end-turn');
  t.plays('double-hold', 'unsinkable', 'draw').chance('card idol').plays('double-hold', 'unsinkable');
  assert.deepEqual([t.player(0).doubleHold, t.player(0).unsinkable, t.player(0).yinYang], [2, 2, 0]);
});

test('rituals go with an action that failed too (R13)', () => {
  const t = scene({ players: [{ yinYang: 2, ships: 10 }], chosen: ['shipwright', 'captain', 'captain'] });
  assert.deepEqual(t.legal(), ['double-hold', 'end-turn']);
  t.plays('double-hold');
  assert.deepEqual([t.player(0).doubleHold, t.player(0).marks], [1, 1]);
});

test('no rituals with Captain, Aborigine and Shaman (P5.1)', () => {
  const t = scene({ players: [{ yinYang: 9 }, { yinYang: 9 }, { yinYang: 9 }], chosen: ['captain', 'aborigine', 'shaman'] });
  for (let i = 0; i < 3; i++) {
    assert.deepEqual(t.legal(), ['end-turn']);
    assert.equal(t.refused('double-hold'), 'not-offered');
    t.plays('end-turn');
  }
});

test('a bargain sells two goods of different kinds at full prices for three yin-yang (P5.2)', () => {
  const t = scene({
    port: 'cask-harbour',
    players: [{ yinYang: 3, rum: 1, fruit: 1 }],
    chosen: ['cartographer', 'captain', 'captain'],
  }).plays('end-turn', 'end-turn');
  assert.equal(t.refused('bargain fruit,coffee'), 'two-kinds P5.2');
  t.plays('bargain fruit,rum');
  assert.deepEqual([t.player(0).chests, t.player(0).guards, t.player(0).yinYang, t.goods(0)], [12, 1, 0, '0 0 0']);
});

test('a bargain is not the sale of the Merchant, and does not count towards three of a kind (R14)', () => {
  const t = scene({ players: [{ yinYang: 3, rum: 3, fruit: 1 }], chosen: ['merchant', 'merchant', 'merchant'] });
  t.plays('bargain fruit,rum');
  assert.equal(t.player(0).chests, 7 + 1 + 3);
  t.plays('sell rum 2');
  assert.equal(t.player(0).chests, 7 + 1 + 3 + 2);
});

test('a ritual that cannot be paid for is refused with its price (P5.1)', () => {
  const t = scene({ players: [{ yinYang: 2 }], chosen: ['shipwright', 'captain', 'captain'] });
  assert.equal(t.refused('unsinkable'), 'no-yin-yang P5.1');
});

test('example: Double Hold with coffee and fruit together, coffee, coffee, rum; three coffee sold leave one loaded ship (P5.3)', () => {
  const t = scene({
    players: [{ chests: 0, ships: 4, doubleHold: 1, coffee: 3, fruit: 1, rum: 1 }],
    chosen: ['merchant', 'merchant', 'merchant'],
  });
  assert.equal(t.free(0), 0);
  t.plays('sell coffee 3');
  assert.equal(t.free(0), 3);
});

test('Double Hold never applies to guards (R17)', () => {
  const t = scene({
    players: [{ ships: 3, chests: 20, guards: 2, doubleHold: 3, rum: 1 }],
    chosen: ['captain', 'captain', 'captain'],
  });
  assert.equal(t.free(0), 0);
});
