// What makes a bust: two cards that clash (2.3).
import { type Card, cardValue, suitNumber } from './data/cards.ts';
import type { State } from './types.ts';

/** The card of the play area that this one clashes with: same suit, or in Strange Lands same value (7.5). */
export function clashOf(state: Pick<State, 'area' | 'fixed'>, card: Card): Card | null {
  const byValue = state.fixed.options.variant === 'strange-lands';
  for (const entry of state.area) {
    if (byValue ? cardValue(entry.card) === cardValue(card) : suitNumber(entry.card) === suitNumber(card)) return entry.card;
  }
  return null;
}
