// The eight curses: section P7 of the README, with the examples of the rulebook.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawsAre, listedChances } from '@quarterdeck/testkit';
import { type Curse, piratesOf7Seas } from '../src/index.ts';
import { type Position, type Scene, type Standing, scene } from './scene.ts';

/** Seat 0 casts a curse; the others are Shamans too, so that nobody is protected unless the position says so. */
function cast(curse: Curse, players: readonly Standing[] = [], position: Position = {}, gifts = 0): Scene {
  const [caster = {}, ...others] = players;
  const all = [{ ...caster, hand: [curse] }, ...others];
  return scene({ seats: 2, chosen: ['shaman', 'shaman'], ...position, players: all }).plays(`cast ${curse} ${gifts}`);
}

function losses(t: Scene): string[] {
  return t.all('struck').map(({ seat, kind, lost, ships }) => `${seat} ${kind} ${lost} ships ${ships}`);
}

test('example: fruit, fruit, coffee and three ones cost two fruit and a ship (P7.3)', () => {
  const t = cast('kraken', [{ ships: 4, fruit: 2, coffee: 1 }, { ships: 0 }]).falls(1, 1, 1, 5);
  assert.deepEqual(losses(t), ['0 fruit 2 ships 1']);
  assert.deepEqual([t.goods(0), t.player(0).ships, t.player(0).yinYang], ['0 1 0', 3, 0]);
});

test('Iceberg takes coffee for each two, Sirens rum for each three (P7.3)', () => {
  assert.deepEqual(losses(cast('iceberg', [{ ships: 2 }, { ships: 2, coffee: 1 }]).falls(2, 1, 2, 2)), [
    '0 coffee 0 ships 1',
    '1 coffee 1 ships 1',
  ]);
  assert.deepEqual(losses(cast('sirens', [{ ships: 2, rum: 2 }, { ships: 1 }]).falls(3, 3, 1)), ['0 rum 2 ships 0']);
});

test('example: Mutiny with two rum where rum is in highest demand, four fours: two rum and two ships (P7.5)', () => {
  for (const port of ['pirate-bay', 'cask-harbour', 'still-cove'] as const) {
    const t = cast('mutiny', [{ ships: 5, rum: 2 }, { ships: 0 }], { port }).falls(4, 4, 4, 4, 1);
    assert.deepEqual(losses(t), ['0 rum 2 ships 2']);
  }
  assert.deepEqual(losses(cast('mutiny', [{ ships: 1, coffee: 1 }, { ships: 0 }], { port: 'bean-point' }).falls(4)), [
    '0 coffee 1 ships 0',
  ]);
});

test('loaded ships are thrown too, guards are not (P7.1)', () => {
  const t = cast('kraken', [
    { ships: 5, rum: 3 },
    { ships: 6, chests: 25, guards: 2 },
  ]);
  const frame = t.state().stack.at(-1);
  assert.deepEqual(frame?.kind === 'throw-dice' && frame.owners, [0, 0, 0, 0, 0, 1, 1, 1, 1]);
});

test('example: alone as Shaman and first player with 8 ships, 6 are protected, 2 thrown, and a three costs a rum (P3.9)', () => {
  const chosen = ['shaman', 'captain', 'captain'] as const;
  const others = [{ ships: 1 }, { ships: 1 }];
  const first = scene({ chosen, players: [{ ships: 8, rum: 1, hand: ['sirens'] }, ...others] }).plays('end-turn', 'end-turn');
  assert.deepEqual(first.legal(), ['cast sirens 2', 'cast sirens 1', 'cast sirens 0', 'end-turn']);
  first.plays('cast sirens 2').falls(3, 1, 1, 1);
  assert.deepEqual(losses(first), ['0 rum 1 ships 0']);
});

test('with fewer ships than are protected all are safe (R18)', () => {
  const chosen = ['shaman', 'captain', 'captain'] as const;
  const others = [{ ships: 1 }, { ships: 1 }];
  const few = scene({ firstPlayer: 1, chosen, players: [{ ships: 2, hand: ['sirens'] }, ...others] }).plays(
    'end-turn',
    'end-turn',
  );
  few.plays('cast sirens 1').falls(1, 1);
  assert.deepEqual(losses(few), []);
});

test('no protection against Idol, Wages and Tavern (P3.9)', () => {
  const t = scene({ chosen: ['shaman', 'captain', 'captain'], players: [{ hand: ['idol'] }] }).plays('end-turn', 'end-turn');
  assert.deepEqual(t.legal(), ['cast idol 0', 'end-turn']);
  assert.equal(t.refused('cast idol 1'), 'no-protection P3.9');
});

test('Whirlpool: as many ships as the red die shows, those nearest to it; talismans before ships (P7.4, R19)', () => {
  const t = cast('whirlpool', [{ ships: 2, talismans: 1 }, { ships: 2 }]);
  t.throws('1000,1000/3', '1200,1000/1', '1000,1300/1', '1000,700/1', '2000,2000/1');
  assert.deepEqual(losses(t), ['0 talisman 1 ships 1', '1 talisman 0 ships 1']);
  assert.equal(t.state().loot.discard.talisman, 1);
});

test('Whirlpool: with fewer ships than the die shows all are drawn in (P7.4)', () => {
  const t = cast('whirlpool', [{ ships: 1 }, { ships: 1 }]).throws('1000,1000/6', '1200,1000/1', '1000,1300/1');
  assert.deepEqual(losses(t), ['0 talisman 0 ships 1', '1 talisman 0 ships 1']);
});

test('Whirlpool: of equally near ships the caster chooses, one after the other (P7.4)', () => {
  const t = cast('whirlpool', [{ ships: 2 }, { ships: 2 }]);
  t.throws('1000,1000/3', '1120,1000/1', '1000,1300/1', '1000,700/1', '1300,1000/1');
  assert.equal(t.waiting(), '0 nearest-to-red');
  assert.deepEqual(t.legal(), ['die 2', 'die 3', 'die 4']);
  assert.equal(t.refused('die 1'), 'not-nearest P7.4');
  t.plays('die 3', 'die 4');
  assert.deepEqual(losses(t), ['0 talisman 0 ships 1', '1 talisman 0 ships 2']);
});

test('Whirlpool: equally near ships that are all drawn in are no question (P7.4)', () => {
  const t = cast('whirlpool', [{ ships: 1 }, { ships: 2 }]).throws('1000,1000/2', '1300,1000/1', '1000,1300/1', '1000,2000/1');
  assert.deepEqual(losses(t), ['0 talisman 0 ships 1', '1 talisman 0 ships 1']);
});

test('Idol: everybody loses one good that the caster names, or a ship; the caster too (P7.6)', () => {
  const t = cast('idol', [{ rum: 1 }, { fruit: 2 }]).plays('name rum');
  assert.deepEqual(losses(t), ['0 rum 1 ships 0', '1 rum 0 ships 1']);
});

test('Idol: with neither good nor a ship of the fleet nothing happens; guards are safe (R20)', () => {
  const t = cast('idol', [{}, { ships: 2, chests: 25, guards: 2 }]).plays('name rum');
  assert.deepEqual([t.player(1).ships, t.player(1).guards], [2, 2]);
});

test('Wages: two chests for each guard, counted before the payment; surplus guards come home (P7.7, R21)', () => {
  const t = cast('wages', [{ chests: 21, guards: 2 }, { chests: 7 }]);
  assert.deepEqual([t.player(0).chests, t.player(0).guards, t.player(1).chests], [17, 1, 7]);
});

test("what no ship can carry is thrown overboard, of the owner's choice, and not more (P7.2)", () => {
  const t = cast('kraken', [
    { ships: 3, coffee: 2, rum: 1 },
    { ships: 2, coffee: 1, rum: 1 },
  ]).falls(1, 2, 2, 1, 2);
  assert.equal(t.waiting(), '0 discard-excess');
  assert.deepEqual(t.legal(), ['discard 0 0 1', 'discard 0 1 0']);
  assert.equal(t.refused('discard 0 1 1'), 'too-few-discarded P7.2');
  t.plays('discard 0 0 1');
  assert.equal(t.waiting(), '1 discard-excess');
  t.plays('discard 0 1 0');
  assert.deepEqual([t.goods(0), t.goods(1)], ['0 2 0', '0 0 1']);
});

test('who has one kind, or must discard all, is not asked: there is nothing to choose (R39)', () => {
  const one = cast('kraken', [{ ships: 3, rum: 3 }, { ships: 0 }]).falls(1, 1, 2);
  assert.deepEqual(one.all('discarded'), [{ type: 'discarded', seat: 0, goods: { fruit: 0, coffee: 0, rum: 2 } }]);
  const all = cast('kraken', [{ ships: 2, coffee: 1, rum: 1 }, { ships: 0 }]).falls(1, 1);
  assert.deepEqual([all.goods(0), all.waiting()], ['0 0 0', '1 shaman']);
});

test('guards do not come home to carry goods, and ships that become free sail to guard (R9, R17)', () => {
  const t = cast('kraken', [{ ships: 3, chests: 10, guards: 1, rum: 2 }, { ships: 0 }]).falls(1, 2);
  assert.deepEqual([t.player(0).guards, t.player(0).ships, t.goods(0)], [1, 2, '0 0 1']);
  const owed = cast('kraken', [{ ships: 2, chests: 10, guards: 0, fruit: 2 }, { ships: 0 }]).falls(1, 2);
  assert.deepEqual([owed.player(0).guards, owed.goods(0)], [1, '1 0 0']);
});

test('an unsinkable ship is lost to a curse like any other (P5.4)', () => {
  const t = cast('kraken', [{ ships: 1, unsinkable: 2 }, { ships: 0 }]).falls(1);
  assert.deepEqual([t.player(0).ships, t.player(0).yinYang], [0, 0]);
});

function tavern(faces: string, given: string, players: readonly Standing[] = [{}, {}]): Scene {
  return cast('tavern', players).chance(`roll ${faces}`).plays(`give ${given}`);
}

test('Tavern: as many dice as players, one for each as the caster likes (P7.8)', () => {
  const t = cast('tavern', []).chance('roll 1,6');
  assert.deepEqual(t.legal(), ['give 1,6', 'give 6,1']);
  assert.deepEqual(cast('tavern', []).chance('roll 3,3').legal(), ['give 3,3']);
});

test('Tavern: 1 is a mark, 6 three yin-yang (P7.8)', () => {
  const t = tavern('1,6', '6,1');
  assert.deepEqual([t.player(0).yinYang, t.player(1).marks], [3, 1]);
});

test('Tavern: 3 costs a chest, 4 brings one, guards included (P7.8)', () => {
  const t = tavern('3,4', '3,4', [{ chests: 10, guards: 1 }, { chests: 9 }]);
  assert.deepEqual([t.player(0).chests, t.player(0).guards, t.player(1).chests, t.player(1).guards], [9, 0, 10, 1]);
  assert.equal(tavern('3,4', '3,4', [{ chests: 0 }]).player(0).chests, 0);
});

test("Tavern: 2 costs a good of the owner's choice; with one kind or none nobody is asked (P7.8, R22)", () => {
  const t = tavern('2,2', '2,2', [{ rum: 1, coffee: 1 }, { fruit: 2 }]);
  assert.deepEqual(t.legal(), ['lose coffee', 'lose rum']);
  t.plays('lose rum');
  assert.deepEqual([t.goods(0), t.goods(1)], ['0 1 0', '1 0 0']);
  assert.equal(tavern('2,4', '2,4').waiting(), '1 shaman');
});

test('Tavern: 5 is the next good of the deck, talismans go by; it needs room (P7.8, R22)', () => {
  const t = tavern('4,5', '5,4').loots('talisman', 'rum').plays('load 0 0 1');
  assert.deepEqual([t.goods(0), t.player(0).talismans, t.player(0).yinYang, t.state().loot.discard.talisman], ['0 0 1', 0, 0, 1]);
  const full = tavern('4,5', '5,4', [{ ships: 0 }, {}]).loots('rum');
  assert.deepEqual([full.goods(0), full.state().loot.discard.rum], ['0 0 0', 1]);
});

test('several Shamans cast one after the other (P2.3)', () => {
  const t = cast('wages', [{}, { hand: ['idol'] }]);
  assert.equal(t.waiting(), '1 shaman');
  t.plays('cast idol 0');
  assert.equal(t.waiting(), '1 name-good');
});

test('Tavern: a die for each player shows one to six, each as often as any other (P7.8)', () => {
  const state = cast('tavern', []).state();
  const listed = listedChances(piratesOf7Seas, state);
  assert.equal(listed.size, 21);
  assert.deepEqual([listed.get('roll 1,1'), listed.get('roll 1,6'), listed.get('roll 6,6')], [1 / 36, 2 / 36, 1 / 36]);
  assert.ok(drawsAre(piratesOf7Seas, state, listed));
});

test('Tavern: one free place is room enough for the good that is won (P4.10, P7.8)', () => {
  const t = tavern('4,5', '5,4', [{ ships: 1 }, {}]).loots('rum');
  assert.deepEqual(t.legal(), ['load 0 0 1', 'load 0 0 0']);
});
