// What makes a bust: two cards that clash (D2.3); and which cards never enter, so that they cannot.
import { type Card, cardValue, suitNumber, suitOf } from './data/cards.ts';
import { hasTrait } from './table.ts';
import type { Place, View } from './types.ts';

/** The card of the play area that this one clashes with: same suit, or in Strange Lands same value (D7.5). */
export function clashOf(state: Pick<View, 'area' | 'fixed'>, card: Card): Card | null {
  const byValue = state.fixed.options.variant === 'strange-lands';
  for (const entry of state.area) {
    if (byValue ? cardValue(entry.card) === cardValue(card) : suitNumber(entry.card) === suitNumber(card)) return entry.card;
  }
  return null;
}

export function wouldBust(state: Pick<View, 'area' | 'fixed' | 'traits' | 'turn'>, card: Card, from: Place): boolean {
  return clashOf(state, card) !== null && !goesToBank(state, card, from);
}

/** D4.1, D4.13: Casanova's mermaids and the Fisherman's krakens never enter; in the mermaid deck Casanova is another (D5.4). */
export function goesToBank(state: Pick<View, 'fixed' | 'traits' | 'turn'>, card: Card, from: Place): boolean {
  const { options } = state.fixed;
  if (options.directToBank === 'draw-pile' && from !== 'deck') return false; // A25
  const suit = suitOf(card);
  if (suit === 'kraken') return hasTrait(state, 'fisherman');
  return suit === 'mermaid' && options.deck === 'standard' && hasTrait(state, 'casanova');
}
