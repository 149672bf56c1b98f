// What busts and what does not, where a trait sends cards straight to the bank (D4.1, D4.13).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, parseOptions, show } from '@quarterdeck/kernel';
import { cardOf, deadMansDraw, type State, SUITS } from '../src/index.ts';
import { newTurn } from '../src/setup.ts';

/** Casanova in Strange Lands with safe choices: a five lies in the play area, and mermaid 5 is about to come. */
function casanovaInStrangeLands(): State {
  const state = deadMansDraw.setup(parseOptions(deadMansDraw, { variant: 'strange-lands', safeChoices: true }), 2);
  state.turn = { ...newTurn(0), hasDrawn: true };
  state.traits[0] = 'casanova';
  state.area = [{ card: cardOf('anchor', 5), kept: false }];
  return state;
}

test("a mermaid that goes straight to Casanova's bank is a safe choice, whatever its value (D4.1, D7.5, D7.8)", () => {
  const state = casanovaInStrangeLands();
  state.banks[0] = SUITS.map((suit) => (suit === 'mermaid' || suit === 'key' ? [cardOf(suit, 5)] : []));
  state.stack = [{ kind: 'turn' }, { kind: 'hook', again: false }];
  assert.deepEqual(legalMoves(deadMansDraw, state, 0), [{ type: 'hook', suit: 'mermaid' }]);
});

test("the odds of a bust leave out what goes straight to Casanova's bank (D4.1, D7.5)", () => {
  const state = casanovaInStrangeLands();
  state.stack = [{ kind: 'turn' }];
  state.known = [cardOf('mermaid', 5)];
  assert.equal(show(deadMansDraw, state, 0).view.busting, 0);
  state.known = [cardOf('key', 5)];
  assert.equal(show(deadMansDraw, state, 0).view.busting, 1);
});
