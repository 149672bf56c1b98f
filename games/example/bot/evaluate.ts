// How good a position is: coins first, then high cards in hand.
import { at, type Evaluate } from '@quarterdeck/kernel';
import type { Example } from '../src/types.ts';

export const evaluate: Evaluate<Example> = (state, seat) => {
  const others = state.coins.filter((_, other) => other !== seat);
  const hand = at(state.hands, seat).reduce((sum, card) => sum + card, 0);
  return at(state.coins, seat) - Math.max(...others) + hand / 100;
};
