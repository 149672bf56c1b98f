// Raids: sections P4 and P6 of the README, with the examples and the test vector of the rule sheet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Caravan, type Character, COMPONENTS } from '../src/index.ts';
import { type Position, type Scene, type Standing, scene } from './scene.ts';

const CAPTAINS: readonly Character[] = ['captain', 'captain', 'captain', 'captain'];

/** Seat 0 has laid a caravan; all are Captains, so that nobody has a gift. */
function raid(card: Caravan, players: readonly Standing[] = [], position: Position = {}): Scene {
  const [captain = {}, ...others] = players;
  const all = [{ ...captain, hand: [card] }, ...others];
  return scene({ chosen: CAPTAINS.slice(0, position.seats ?? 3), ...position, players: all }).plays(`play-caravan ${card}`);
}

test('the limit is the ships of the caravan times 1, 2 or 3 for 4, 3 or 2 players (P4.1)', () => {
  for (const [seats, limit] of [
    [4, 2],
    [3, 4],
    [2, 6],
  ] as const) {
    const t = raid('spain-2', [{ ships: 10 }], { seats });
    assert.equal(t.legal()[0], `send ${limit}`);
    assert.equal(t.refused(`send ${limit + 1}`), 'too-many-ships P4.1');
  }
});

test('example: three players against two ships send at most four each (P4.1)', () => {
  assert.deepEqual(raid('england-2').legal(), ['send 4', 'send 3', 'send 2', 'send 1', 'send 0']);
});

test('only free ships can be sent (P4.2)', () => {
  const t = raid('england-4', [{ ships: 7, chests: 12, guards: 1, rum: 3 }]);
  assert.deepEqual(t.legal(), ['send 3', 'send 2', 'send 1', 'send 0']);
  assert.equal(t.refused('send 4'), 'no-free-ship P4.2');
});

test('ships are sent openly and in turn, from the captain clockwise (P4.2, R34)', () => {
  const t = raid('england-1', [], { firstPlayer: 0 });
  assert.equal(t.waiting(), '0 send-ships');
  t.plays('send 1');
  assert.equal(t.waiting(), '1 send-ships');
  assert.deepEqual(t.all('sent'), [{ type: 'sent', seat: 0, ships: 1 }]);
});

test('a mark for staying away (P4.3), also without a free ship, and then without being asked (R5)', () => {
  const t = raid('england-1', [{}, { ships: 0 }, {}]).plays('send 1', 'send 0');
  assert.equal(t.waiting(), 'chance throw-dice');
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.player(seat).marks),
    [0, 1, 1],
  );
});

test('a corsair of that nation gets one mark whether he sails or not, never two (P4.4, R5)', () => {
  for (const ships of [0, 1]) {
    const t = raid('england-1', [{}, { corsairOf: ['england'] }, { corsairOf: ['spain'] }]);
    t.plays('send 1', `send ${ships}`, 'send 1');
    assert.deepEqual(
      [0, 1, 2].map((seat) => t.player(seat).marks),
      [0, 1, 0],
    );
  }
});

test('a captain who stays away has played his caravan all the same (R4)', () => {
  const t = raid('england-1', [], { firstPlayer: 0, chosen: ['captain', 'shaman', 'shaman'] }).plays(
    'send 0',
    'send 1',
    'send 0',
  );
  t.throws('600,600/1', '900,600/6').loots('rum').plays('load 0 0 1');
  assert.deepEqual([t.player(0).marks, t.player(0).yinYang, t.goods(1)], [1, 4, '0 0 1']);
});

test('nobody sails: no throw, a mark for everybody, and the caravan is gone (R4)', () => {
  const t = raid('england-1').plays('send 0', 'send 0', 'send 0');
  assert.ok(t.happened('nobody-sailed'));
  assert.deepEqual(t.state().pile, ['england-1']);
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.player(seat).marks),
    [1, 1, 1],
  );
});

test('red dice are thrown first, then those of each player from the captain clockwise (P6.2)', () => {
  const t = raid('england-2', [{}, {}, {}]).plays('send 1', 'send 2', 'send 1');
  const frame = t.state().stack.at(-1);
  assert.deepEqual(frame?.kind === 'throw-dice' && frame.owners, ['red', 'red', 0, 1, 1, 2]);
});

test('dice lie inside the tray and never on each other (P6.1)', () => {
  const t = raid('england-1').plays('send 1', 'send 0', 'send 0');
  assert.throws(() => t.throws('600,600/1', '650,650/2'), /not allowed/);
  assert.throws(() => t.throws('56,600/1', '650,950/2'), /not allowed/);
  assert.throws(() => t.throws('600,600/7', '650,950/2'), /not allowed/);
  assert.throws(() => t.throws('600,600/1'), /not allowed/);
  t.throws('57,57/1', '2643,2643/2');
});

/** The vector: green is seat 0, white seat 1, blue seat 2. */
const RED = ['600,1500/2', '1700,1500/6', '2300,700/4'];
const GREEN = ['800,1500/1'];
const WHITE = ['600,1240/2', '1240,1560/3'];
const BLUE = ['1700,1180/3', '2300,1080/6'];

test('the example of the rulebook, pair by pair (P4.6)', () => {
  const t = raid('france-3')
    .plays('send 1', 'send 2', 'send 2')
    .throws(...RED, ...GREEN, ...WHITE, ...BLUE);
  assert.deepEqual(
    t.all('fought').map(({ faces: [red, pirate], owner, distance }) => `${red}-${pirate} of ${owner} at ${distance}`),
    ['2-1 of 0 at 200', '2-2 of 1 at 260', '6-3 of 2 at 320', '4-6 of 2 at 380', '6-3 of 1 at 464', '6-6 of 2 at 732'],
  );
  assert.deepEqual(t.all('raid-over'), [{ type: 'raid-over', card: 'france-3', won: true, survivors: [0, 0, 0] }]);
  assert.ok(!t.happened('looted'), 'all sank together: the raid is won and nobody draws (R6)');
  assert.deepEqual(
    [0, 1, 2].map((seat) => [t.player(seat).ships, t.player(seat).yinYang]),
    [
      [6, 1],
      [5, 2],
      [5, 2],
    ],
  );
});

test('with one more blue six only the last fight is another, and one blue ship draws loot (P4.6)', () => {
  const t = raid('france-3')
    .plays('send 1', 'send 2', 'send 3')
    .throws(...RED, ...GREEN, ...WHITE, ...BLUE, '1900,2200/6');
  assert.deepEqual(
    t.all('fought').map(({ distance }) => distance),
    [200, 260, 320, 380, 464, 728],
  );
  assert.equal(t.waiting(), 'chance draw-loot');
  t.loots('coffee').plays('load 0 1 0');
  assert.equal(t.goods(2), '0 1 0');
  assert.equal(t.player(2).yinYang, 2);
});

test('one pirate can sink several ships of the caravan, and the other way round (P4.6)', () => {
  const t = raid('spain-3').plays('send 1', 'send 0', 'send 0').throws('600,600/1', '900,600/2', '1200,600/3', '700,800/6');
  assert.equal(t.all('fought').length, 3);
  assert.equal(t.waiting(), 'chance draw-loot');
  const lost = raid('spain-1').plays('send 2', 'send 0', 'send 0').throws('600,600/6', '900,600/2', '1200,600/3');
  assert.deepEqual([lost.player(0).ships, lost.player(0).yinYang], [5, 2]);
});

test('of equally near pairs the captain says which fights (P4.7)', () => {
  const t = raid('spain-1').plays('send 1', 'send 1', 'send 0').throws('600,600/3', '900,600/2', '300,600/6');
  assert.equal(t.waiting(), '0 nearest-pair');
  assert.deepEqual(t.legal(), ['pair 0 1', 'pair 0 2']);
  t.plays('pair 0 2');
  assert.deepEqual(t.all('raid-over')[0]?.survivors, [1, 1, 0]);
});

test('a tie in the middle of the fights is decided there, and the fights go on (P4.7)', () => {
  const t = raid('spain-2').plays('send 1', 'send 2', 'send 0');
  t.throws('600,600/6', '1800,600/5', '600,800/1', '1800,900/2', '2100,600/6');
  assert.deepEqual(
    t.all('fought').map(({ distance }) => distance),
    [200],
  );
  t.plays('pair 1 4');
  assert.deepEqual(t.all('raid-over')[0]?.survivors, [0, 0, 0]);
});

test('example: four ships sent and one sunk bring one yin-yang and three cards of loot (P4.8, P4.9)', () => {
  const t = raid('england-2').plays('send 4', 'send 0', 'send 0');
  t.throws('600,600/3', '2000,600/3', '750,600/1', '900,600/4', '2200,600/5', '2400,600/5');
  assert.deepEqual([t.player(0).yinYang, t.player(0).ships], [1, 6]);
  t.loots('rum', 'rum', 'fruit').plays('load 1 0 2');
  assert.equal(t.goods(0), '1 0 2');
});

test('a caravan that gets away leaves no loot and is gone all the same (R7)', () => {
  const t = raid('england-1').plays('send 1', 'send 0', 'send 0').throws('600,600/6', '900,600/2');
  assert.ok(!t.happened('looted'));
  assert.deepEqual(t.state().pile, ['england-1']);
  assert.deepEqual(t.state().tray, []);
});

/** Seat 0 sinks a single ship with so many of its own. */
function won(ships: number, standing: Standing = {}, position: Position = {}): Scene {
  const dice = Array.from({ length: ships }, (_, i) => `${300 + 200 * i},900/6`);
  return raid('england-4', [standing], { ...position, seats: 2 })
    .plays(`send ${ships}`, 'send 0')
    .throws('300,300/1', '900,300/1', '1500,300/1', '2100,300/1', ...dice);
}

test('new goods are loaded or thrown away, each as one likes (P4.10)', () => {
  const t = won(3).loots('rum', 'fruit', 'fruit');
  assert.deepEqual(t.legal(), ['load 2 0 1', 'load 2 0 0', 'load 1 0 1', 'load 1 0 0', 'load 0 0 1', 'load 0 0 0']);
  t.plays('load 1 0 1');
  assert.deepEqual(t.state().loot.discard, { fruit: 1, coffee: 0, rum: 0, talisman: 0 });
});

test('goods need room: no more than the fleet can carry, on any free ship (P4.10, R8)', () => {
  const t = won(3, { ships: 5, coffee: 2 }).loots('rum', 'rum', 'rum');
  assert.equal(t.legal()[0], 'load 0 0 3');
  const full = won(2, { ships: 2, doubleHold: 0 }).loots('rum', 'rum').plays('load 0 0 2');
  assert.equal(full.free(0), 0);
});

test('old goods cannot be thrown away to make room (P4.10)', () => {
  const t = won(2, { ships: 3, coffee: 1 }).loots('rum', 'rum');
  assert.deepEqual(t.legal(), ['load 0 0 2', 'load 0 0 1', 'load 0 0 0']);
  assert.equal(t.refused('load 0 1 2'), 'not-that-many P4.10');
});

test('a Double Hold makes room for one good more (P5.3)', () => {
  const t = won(3, { ships: 3, doubleHold: 1, rum: 0 }).loots('rum', 'rum', 'rum').plays('load 0 0 3');
  assert.equal(t.free(0), 1);
});

test('a talisman brings a yin-yang at once and needs no room (P4.11)', () => {
  const t = won(2).loots('talisman', 'talisman');
  assert.deepEqual([t.player(0).talismans, t.player(0).yinYang], [2, 2]);
  assert.notEqual(t.waiting(), '0 load-goods');
});

test('loot is divided from the captain clockwise, and what one throws away lies in the discard for the next (P4.9)', () => {
  const t = raid('england-1').plays('send 1', 'send 0', 'send 1').throws('600,600/1', '900,600/6', '2400,2400/6');
  t.loots('rum').plays('load 0 0 0').loots('coffee').plays('load 0 1 0');
  assert.deepEqual(
    t.all('looted').map(({ seat }) => seat),
    [0, 2],
  );
});

test('an empty loot deck takes its discard back; with both empty there is no card (R24)', () => {
  const t = won(3, {}, { loot: { rum: 1 } }).loots('rum');
  assert.ok(t.happened('loot-reshuffled'));
  t.loots('fruit', 'fruit').plays('load 2 0 1');
  const dry = won(3, { rum: 1, ships: 10 }, { options: {}, loot: {} });
  assert.ok(dry.happened('loot-reshuffled'));
});

test('who draws when both the loot deck and its discard are empty draws nothing, and keeps what came before (R24)', () => {
  const components = { ...COMPONENTS, loot: { fruit: 0, coffee: 0, rum: 2, talisman: 0 } };
  const t = won(3, {}, { options: { components } }).loots('rum', 'rum');
  assert.deepEqual(t.legal(), ['load 0 0 2', 'load 0 0 1', 'load 0 0 0']);
  t.plays('load 0 0 2');
  assert.deepEqual([t.goods(0), t.all('looted').length], ['0 0 2', 2]);
});

test('an unsinkable ship comes home, without yin-yang and without loot (P5.4, R16)', () => {
  const t = raid('spain-1', [{ unsinkable: 1 }])
    .plays('send 2', 'send 0', 'send 0')
    .throws('600,600/6', '900,600/2', '1200,600/3');
  assert.deepEqual([t.player(0).ships, t.player(0).yinYang], [6, 1]);
  assert.deepEqual(t.all('sunk'), [{ type: 'sunk', seat: 0, ships: 1, saved: 1 }]);
});

test('where the owner decides, he may let an unsinkable ship go for its yin-yang (R16)', () => {
  const t = raid('spain-1', [{ unsinkable: 2 }], { options: { unsinkable: 'owner' } });
  t.plays('send 1', 'send 0', 'send 0').throws('600,600/6', '900,600/2');
  assert.deepEqual(t.legal(), ['save 1', 'save 0']);
  t.plays('save 0');
  assert.deepEqual([t.player(0).ships, t.player(0).yinYang], [6, 1]);
});

test('where the owner decides, who has no unsinkable ship is not asked (R16)', () => {
  const t = raid('spain-1', [{ unsinkable: 0 }], { options: { unsinkable: 'owner' } });
  t.plays('send 1', 'send 0', 'send 0').throws('600,600/6', '900,600/2');
  assert.deepEqual(t.all('sunk'), [{ type: 'sunk', seat: 0, ships: 1, saved: 0 }]);
});

test('the loot deck is not empty while any card is in it, whatever the kinds (R24)', () => {
  for (const loot of [{ fruit: 2, coffee: 2 }, { rum: 1, talisman: 3 }, { coffee: 4 }, { talisman: 4 }])
    assert.ok(!won(3, {}, { loot }).happened('loot-reshuffled'), JSON.stringify(loot));
});

test('the next Captain lays his caravan when the first raid is over (P2.3)', () => {
  const t = raid('england-1', [{}, { hand: ['spain-2'] }]).plays('send 0', 'send 0', 'send 0');
  assert.equal(t.waiting(), '1 captain');
  t.plays('play-caravan spain-2');
  assert.equal(t.waiting(), '1 send-ships');
});
