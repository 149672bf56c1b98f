// What the lines of the score sheet speak of.
import type { Params } from '@quarterdeck/kernel';
import { SUITS, type Suit } from '../src/data/suits.ts';

/** The suit that a line of the score sheet is about. */
export function suitNamed(suit: Params[string] | undefined): Suit {
  const known = SUITS.find((name) => name === suit);
  if (known === undefined) throw new Error(`a line of the score sheet speaks of the suit ${suit}`);
  return known;
}
