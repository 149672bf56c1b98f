// The final sale, the points and the ties: sections P8.3 to P8.5 of the README.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Position, type Scene, type Standing, scene } from './scene.ts';

/** The last round is over: two Captains who have nothing to lay, which is a mark each. */
function ending(players: readonly Standing[], position: Position = {}): Scene {
  return scene({ seats: 2, roundsLeft: 0, chosen: ['captain', 'captain'], ...position, players }).plays('end-turn', 'end-turn');
}

test("all goods are sold by the port's prices, three of a kind and more (P8.3)", () => {
  const t = ending([{ rum: 3, fruit: 2 }, { coffee: 4 }]);
  assert.equal(t.waiting(), 'over');
  assert.deepEqual([t.player(0).chests, t.player(1).chests], [7 + 9 + 2, 7 + 4]);
});

test('who can pay for a bargain is asked before the final sale; all at once, several times each (P8.3)', () => {
  const t = ending(
    [
      { yinYang: 7, ships: 10, rum: 2, fruit: 1, coffee: 1 },
      { yinYang: 3, rum: 1, coffee: 1 },
    ],
    { port: 'bean-point' },
  );
  assert.equal(t.waiting(), '0 1 final-sale');
  t.by(0, 'bargain coffee,rum').by(1, 'sell-rest').by(0, 'bargain fruit,rum');
  assert.equal(t.waiting(), 'over');
  assert.deepEqual([t.player(0).chests, t.player(1).chests], [7 + 5 + 3, 7 + 2]);
});

test('in the final sale there is no other ritual than the bargain (R13)', () => {
  const t = ending([{ yinYang: 6, rum: 1, coffee: 1 }, {}]);
  assert.deepEqual(t.legal(), ['bargain coffee,rum', 'sell-rest']);
});

test('points: chests, talismans, a third of the yin-yang, less three for each mark and each card in hand (P8.4)', () => {
  const t = ending([{ chests: 20, guards: 2, talismans: 2, yinYang: 8, marks: 1, hand: ['idol', 'wages'] }, {}]);
  // One mark more for the last Captain.
  assert.deepEqual(
    t.end().sheets[0]?.map(({ line, points }) => `${line} ${points}`),
    ['chests 20', 'talismans 2', 'yin-yang 2', 'marks -6', 'cards -6'],
  );
  assert.deepEqual(t.scores(), [12, 4]);
});

test('equal points: fewer flags win (P8.5)', () => {
  const t = ending([{ corsairOf: ['spain'] }, {}]);
  assert.deepEqual(t.end().winners, [1]);
});

test('equal points and flags: fewer marks win, cards in hand included (P8.5)', () => {
  const t = ending([{ chests: 9, guards: 0, marks: 1, talismans: 1 }, { chests: 7 }]);
  assert.deepEqual(t.scores(), [4, 4]);
  assert.deepEqual(t.end().winners, [1]);
  const cards = ending([{ chests: 9, talismans: 1, hand: ['idol'] }, { chests: 7 }]);
  assert.deepEqual(cards.end().winners, [1]);
});

test('still equal: the victory is shared (P8.5)', () => {
  const t = ending([{}, {}]);
  assert.deepEqual(
    [t.end().winners, t.end().places],
    [
      [0, 1],
      [1, 1],
    ],
  );
});

test('hands are shown at the end (P8.4)', () => {
  const t = ending([{ hand: ['idol'] }, {}]);
  assert.deepEqual(t.view(1).players[0]?.hand, ['idol']);
});

test('what is left in hand is shown when all is sold, and an empty hand is not (R29)', () => {
  const t = ending([{ hand: ['idol', 'wages'] }, {}]);
  assert.deepEqual(t.all('hand-shown'), [{ type: 'hand-shown', seat: 0, cards: ['idol', 'wages'] }]);
});

test('three yin-yang and two kinds of goods are enough to be asked for a bargain; one kind is not (P5.2, P8.3)', () => {
  for (const goods of [
    { fruit: 1, coffee: 1 },
    { fruit: 1, rum: 1 },
    { coffee: 1, rum: 1 },
  ])
    assert.equal(ending([{ yinYang: 3, ...goods }, {}]).waiting(), '0 final-sale');
  for (const goods of [{ fruit: 2 }, { coffee: 2 }, { rum: 2 }])
    assert.equal(ending([{ yinYang: 3, ...goods }, {}]).waiting(), 'over');
  assert.equal(ending([{ yinYang: 2, fruit: 1, coffee: 1 }, {}]).waiting(), 'over');
});

test('who has more points comes first (P8.4, P8.5)', () => {
  assert.deepEqual(ending([{ chests: 20 }, { chests: 9 }]).end().places, [1, 2]);
  assert.deepEqual(ending([{ chests: 9 }, { chests: 20 }]).end().winners, [1]);
});
