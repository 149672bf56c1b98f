// Set-up, the round, gifts, and how the game comes to its end: sections P1, P2, P3.1 to P3.4 and P8 of the README.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADVENTURES, CHARACTERS, COMPONENTS } from '../src/index.ts';
import { opening, scene } from './scene.ts';

test('everybody starts with 7 ships of 10, 7 chests and 3 adventure cards (P1.1)', () => {
  const t = opening(2).chance('first-player 1');
  for (let i = 0; i < 6; i++) t.chance(`deal ${t.state().bag[0]}`);
  for (const seat of [0, 1]) {
    const { ships, chests, hand, marks, yinYang } = t.player(seat);
    assert.deepEqual([ships, chests, hand.length, marks, yinYang], [7, 7, 3, 0, 0]);
  }
  assert.equal(t.waiting(), '0 1 choose-character');
});

test('everybody starts with empty holds, and neither talismans, tokens nor guards (P1.1)', () => {
  const t = opening(4);
  for (const seat of [0, 1, 2, 3]) {
    const { talismans, doubleHold, unsinkable, guards } = t.player(seat);
    assert.deepEqual([t.goods(seat), talismans, doubleHold, unsinkable, guards], ['0 0 0', 0, 0, 0, 0]);
  }
});

test('30 adventure cards, the end card above the last four: 20, 17 or 14 lie above it after the deal (P1.2)', () => {
  assert.equal(ADVENTURES.length, 30);
  for (const [seats, above] of [
    [2, 20],
    [3, 17],
    [4, 14],
  ] as const) {
    const t = opening(seats).chance('first-player 0');
    for (let i = 0; i < 3 * seats; i++) t.chance(`deal ${t.state().bag[0]}`);
    assert.equal(t.state().aboveEnd, above);
    assert.equal(t.state().bag.length, above + 4);
  }
});

test('chance names the first player (P1.3)', () => {
  assert.deepEqual(opening(3).legal(), ['first-player 0', 'first-player 1', 'first-player 2']);
});

test('all choose at once, in any order (P2.1)', () => {
  const t = scene({ seats: 3 });
  assert.equal(t.waiting(), '0 1 2 choose-character');
  t.by(2, 'choose captain').by(0, 'choose merchant');
  assert.equal(t.waiting(), '1 choose-character');
});

test('a character that lies open cannot be chosen (P2.1)', () => {
  const t = scene({ players: [{ played: ['shipwright', 'merchant'] }] });
  assert.equal(t.refused('choose merchant'), 'lies-open P2.1');
  assert.deepEqual(
    t.legal(),
    ['governor', 'captain', 'aborigine', 'shaman', 'cartographer'].map((character) => `choose ${character}`),
  );
});

test('characters are called in the order of the ruler, and turned up only then (P2.2)', () => {
  const t = scene({ chosen: ['cartographer', 'shipwright', 'captain'] });
  assert.equal(t.waiting(), '1 shipwright');
  t.plays('end-turn');
  assert.equal(t.waiting(), '2 captain');
  t.plays('end-turn');
  assert.equal(t.waiting(), '0 cartographer');
  assert.deepEqual(
    t.all('called').map(({ character }) => character),
    [...CHARACTERS],
  );
});

test('of several with one character the first player acts first, then clockwise (P2.3)', () => {
  const t = scene({ firstPlayer: 1, chosen: ['captain', 'captain', 'captain'] });
  const order = [];
  for (let i = 0; i < 3; i++) {
    order.push(t.waiting());
    t.plays('end-turn');
  }
  assert.deepEqual(order, ['1 captain', '2 captain', '0 captain']);
});

test('Captain, Aborigine and Shaman bring all characters back; the four others stay down (P2.4)', () => {
  const t = scene({
    seats: 4,
    players: [{ played: ['merchant'] }, { played: ['governor'] }, { played: ['cartographer'] }, { played: ['shipwright'] }],
    chosen: ['captain', 'aborigine', 'shaman', 'governor'],
  });
  t.plays('end-turn', 'end-turn', 'end-turn', 'end-turn');
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => t.player(seat).played),
    [[], [], [], ['shipwright', 'governor']],
  );
});

test('there is always a character to choose: at most four lie open (P2.4)', () => {
  const t = scene({ players: [{ played: ['shipwright', 'governor', 'merchant', 'cartographer'] }] });
  assert.deepEqual(t.legal(), ['choose captain', 'choose aborigine', 'choose shaman']);
});

test('the token of the first player passes clockwise after each round (P2.5)', () => {
  const t = scene({ firstPlayer: 2, chosen: ['captain', 'captain', 'captain'] }).plays('end-turn', 'end-turn', 'end-turn');
  assert.equal(t.state().firstPlayer, 0);
  assert.equal(t.state().round, 2);
});

test('who cannot or will not act gets a mark (P3.1)', () => {
  const t = scene({ players: [{}, { ships: 10 }, {}], chosen: ['cartographer', 'shipwright', 'merchant'] });
  // Shipwright without a reserve and Merchant without goods: everybody can see it, so that they are not asked.
  assert.equal(t.waiting(), '0 cartographer');
  assert.deepEqual([t.player(1).marks, t.player(2).marks], [1, 1]);
  t.plays('end-turn');
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.player(seat).marks),
    [1, 1, 1],
  );
});

test('a Captain without a caravan is asked all the same: what he holds is his secret (P3.1)', () => {
  const t = scene({ chosen: ['captain', 'merchant', 'merchant'] });
  assert.equal(t.waiting(), '0 captain');
  assert.deepEqual(t.legal(), ['end-turn']);
  const holder = scene({ players: [{ hand: ['spain-1'] }], chosen: ['captain', 'merchant', 'merchant'] });
  assert.equal(holder.refused('play-caravan england-1'), 'not-in-hand P3.7');
});

test('the gift is for who is alone with his character (P3.2)', () => {
  const alone = scene({ firstPlayer: 2, chosen: ['shipwright', 'captain', 'shaman'] }).plays('buy 1');
  assert.ok(alone.legal().includes('take-gift'));
  const shared = scene({ firstPlayer: 2, chosen: ['shipwright', 'shipwright', 'shaman'] }).plays('buy 1');
  assert.equal(shared.waiting(), '1 shipwright');
});

test('a first player who is alone has the gift twice (P3.3)', () => {
  const t = scene({ firstPlayer: 0, chosen: ['shipwright', 'captain', 'shaman'] }).plays('buy 1', 'take-gift', 'take-gift');
  assert.equal(t.player(0).ships, 10);
});

test('no gift without the action (P3.2)', () => {
  const t = scene({ chosen: ['shipwright', 'captain', 'shaman'] });
  assert.equal(t.refused('take-gift'), 'act-first P3.2');
});

test('two players: only the first player gets the gift, once, if the characters differ (P3.4)', () => {
  const first = scene({ seats: 2, firstPlayer: 0, chosen: ['shipwright', 'captain'] }).plays('buy 1', 'take-gift');
  assert.equal(first.player(0).ships, 9);
  assert.equal(first.waiting(), '1 captain');
  const other = scene({ seats: 2, firstPlayer: 1, chosen: ['shipwright', 'captain'] }).plays('buy 1');
  assert.equal(other.waiting(), '1 captain');
  const same = scene({ seats: 2, firstPlayer: 0, chosen: ['shipwright', 'shipwright'] }).plays('buy 1');
  assert.equal(same.waiting(), '1 shipwright');
});

test('alone is judged by the choices, even if the other could not act (R3)', () => {
  const t = scene({ players: [{}, { ships: 10 }, {}], chosen: ['shipwright', 'shipwright', 'shaman'] }).plays('buy 1');
  assert.equal(t.waiting(), '2 shaman');
  assert.equal(t.player(1).marks, 1);
});

test('gifts are optional, also in part (R2)', () => {
  const t = scene({ chosen: ['cartographer', 'captain', 'shaman'], players: [{}, {}, {}] }).plays('end-turn', 'end-turn');
  t.plays('draw').chance('card kraken').plays('take-gift').chance('card wages').plays('end-turn');
  assert.deepEqual(t.player(0).hand, ['kraken', 'wages']);
});

test('buying the last ship of the reserve forfeits the free one (R1)', () => {
  const t = scene({ chosen: ['shipwright', 'captain', 'shaman'] }).plays('buy 3');
  assert.equal(t.waiting(), '1 captain');
  assert.equal(t.player(0).ships, 10);
});

const ALL_PASS = ['end-turn', 'end-turn', 'end-turn'];

test('after the end card the round is finished and three more are played (P8.1, P8.2)', () => {
  const t = scene({ aboveEnd: 0, bag: ['kraken', 'wages', 'idol', 'tavern'], chosen: ['cartographer', 'captain', 'captain'] });
  t.plays('end-turn', 'end-turn', 'draw').chance('card wages');
  assert.ok(t.happened('end-drawn'));
  assert.deepEqual(t.player(0).hand, ['wages']);
  t.plays('end-turn');
  for (let round = 0; round < 3; round++) {
    assert.equal(t.waiting(), '0 1 2 choose-character');
    for (const seat of [0, 1, 2]) t.by(seat, 'choose captain');
    t.plays(...ALL_PASS);
  }
  assert.equal(t.waiting(), 'over');
  assert.equal(t.state().round, 4);
});

test('the end card may come in a gift, and the counting starts with the next round (R28)', () => {
  const t = scene({
    aboveEnd: 1,
    bag: ['kraken', 'wages', 'idol', 'tavern', 'sirens'],
    chosen: ['cartographer', 'captain', 'captain'],
  });
  t.plays('end-turn', 'end-turn', 'draw').chance('card sirens');
  assert.equal(t.state().roundsLeft, null);
  t.plays('take-gift').chance('card idol');
  assert.equal(t.state().roundsLeft, 3);
});

test('with fewer cards than due one takes what is left; then there is nothing to draw (R27, P3.11)', () => {
  const t = scene({ roundsLeft: 1, aboveEnd: 0, bag: ['kraken'], chosen: ['cartographer', 'captain', 'captain'] });
  t.plays('end-turn', 'end-turn', 'draw').chance('card kraken');
  assert.equal(t.waiting(), '0 1 2 choose-character');
  t.by(0, 'choose captain').by(1, 'choose cartographer').by(2, 'choose captain').plays('end-turn', 'end-turn');
  assert.equal(t.player(1).marks, 2, 'one as captain, one as Cartographer without a card');
});

test('the end card as the very last one is drawn like any other, and nothing comes for it (R27, P8.1)', () => {
  const components = { ...COMPONENTS, belowEnd: 0 };
  const t = scene({ options: { components }, aboveEnd: 0, bag: [], chosen: ['cartographer', 'captain', 'captain'] });
  t.plays('end-turn', 'end-turn', 'draw');
  assert.deepEqual(t.all('end-drawn'), [{ type: 'end-drawn', seat: 0 }]);
  assert.deepEqual([t.player(0).hand, t.player(0).marks, t.state().roundsLeft], [[], 0, 2]);
});

test('a game whose end card does not come ends all the same (R33)', () => {
  const t = scene({ options: { stallRounds: 10 }, round: 10, chosen: ['captain', 'captain', 'captain'] }).plays(...ALL_PASS);
  assert.equal(t.state().roundsLeft, 2);
  assert.deepEqual(t.all('end-drawn'), [{ type: 'end-drawn', seat: null }]);
});
