// The table as text in English.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../words.ts';

const count = counter('en');

export const terminal: TerminalWords = {
  drawPile: 'Draw pile',
  discardPile: 'Discard pile',
  emptyArea: 'The play area is empty.',
  none: 'empty',
  yourOffer: 'Your traits to choose from:',
  lastCards: 'The draw pile is empty: this is the last turn.',
  risk: (busting, pile, percent) => `Risk of a bust: ${percent} (${busting} of ${count(pile, { one: 'card', other: 'cards' })})`,
  next: (card) => `Next card: ${card}`,
  itBusts: 'it busts',
  debt: (cards) => `The kraken demands ${count(cards, { one: 'more card', other: 'more cards' })}`,
  legend: ['7+2: a seven on top, two cards below', '╔═╗ safe from a bust'],
};
