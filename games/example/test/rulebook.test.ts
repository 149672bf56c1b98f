// The rules of Smugglers' Cove, one test each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Example, example } from '@quarterdeck/example';
import { act, isChanceDue, type Match, openMatch, outcome, scores, show, waiting } from '@quarterdeck/kernel';

/** Two captains; seat 0 holds 1, 3, 5 and seat 1 holds 2, 4, 6. */
function table(options: object = {}): Match<Example> {
  let match = openMatch(example, { seats: 2, options });
  for (let card = 1; isChanceDue(match); card++) match = act(match, 'chance', { type: 'deal', card }).match;
  return match;
}

function after(first: Match<Example>, ...moves: [actor: number | 'chance', move: object][]): Match<Example> {
  return moves.reduce((match, [actor, move]) => act(match, actor, move).match, first);
}

const STAKED: [number, object][] = [
  [0, { type: 'stake', card: 5 }],
  [1, { type: 'stake', card: 6 }],
];
const HIT: ['chance', object] = ['chance', { type: 'throw', x: 50, y: 50 }];

test('1.2: each captain is dealt three cards, which only he sees', () => {
  assert.deepEqual(show(example, table().state, 0).view.hands, [
    [1, 3, 5],
    [null, null, null],
  ]);
});

test('2.1: stakes lie face down until the last has come', () => {
  const [first] = STAKED;
  assert.ok(first !== undefined);
  const match = after(table(), first);
  assert.deepEqual(show(example, match.state, 1).view.stack.at(-1), { kind: 'stake', stakes: ['hidden', null] });
  assert.deepEqual(waiting(example, match.state), [1]);
});

test('2.2: the highest stake wins and throws the lead', () => {
  assert.deepEqual(after(table(), ...STAKED).state.stack.at(-1), { kind: 'throw', seat: 1, lowest: 0 });
});

test('2.3: the lead is worth three coins near the middle, two further out, one at the rim', () => {
  const coins = (x: number, y: number) => after(table(), ...STAKED, ['chance', { type: 'throw', x, y }]).state.coins[1];
  assert.deepEqual([coins(50, 50), coins(70, 50), coins(71, 50), coins(50, 90), coins(50, 91), coins(0, 0)], [3, 3, 2, 2, 1, 1]);
});

test('2.4: the poorer captain with the lowest stake may demand a toll of one coin', () => {
  const match = after(table(), ...STAKED, HIT, [0, { type: 'demand' }], [1, { type: 'pay' }]);
  assert.deepEqual(match.state.coins, [1, 2]);
});

test('2.5: who fights for the toll and loses pays two; who demands and loses pays one', () => {
  const fought = after(table(), ...STAKED, HIT, [0, { type: 'demand' }], [1, { type: 'fight' }]);
  assert.deepEqual(after(fought, ['chance', { type: 'won', by: 0 }]).state.coins, [2, 1]);
  assert.deepEqual(after(fought, ['chance', { type: 'won', by: 1 }]).state.coins, [0, 3]); // seat 0 has nothing to pay with
});

test('3.2: the goal ends the game at once and is worth two points', () => {
  const match = after(table({ goal: 3 }), ...STAKED, HIT);
  const end = outcome(example, match.state);
  assert.ok(end !== null);
  assert.deepEqual([end.winners, scores(end)], [[1], [0, 5]]);
});
