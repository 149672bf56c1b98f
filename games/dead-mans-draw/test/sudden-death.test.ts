// Sudden Death (D7.3) in the middle of things.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, isOver, parseOptions, play } from '@quarterdeck/kernel';
import { cardOf, deadMansDraw, type State, SUITS } from '../src/index.ts';
import { newTurn } from '../src/setup.ts';

/** Nine stacks worth 44, a six in the area before an anchor, and a second anchor on top of the pile. */
function aboutToBust(): State {
  const state = deadMansDraw.setup(parseOptions(deadMansDraw, { variant: 'sudden-death' }), 2);
  state.stack = [{ kind: 'turn' }];
  state.turn = { ...newTurn(0), hasDrawn: true };
  const values = [0, 5, 5, 5, 5, 5, 5, 5, 0, 9];
  state.banks[0] = SUITS.map((suit, i) => (at(values, i) === 0 ? [] : [cardOf(suit, at(values, i))]));
  state.area = [cardOf('kraken', 6), cardOf('anchor', 3)].map((card) => ({ card, kept: false }));
  state.known = [cardOf('anchor', 7)];
  const placed = [...state.banks.flat(2), ...state.known, ...state.area.map((entry) => entry.card)];
  state.deck = state.deck.filter((card) => !placed.includes(card));
  return state;
}

test('what a bust saves may win by Sudden Death, and what it loses stays in the game (D7.3)', () => {
  const state = aboutToBust();
  const after = play(deadMansDraw, state, 0, { type: 'draw' });
  assert.ok(isOver(after));
  assert.equal(after.suddenWinner, 0);
  assert.deepEqual(deadMansDraw.census(after), deadMansDraw.census(state));
});
