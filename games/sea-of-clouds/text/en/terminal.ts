// What the table of the terminal says in English.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../words.ts';
import { CARDS } from './names.ts';

const count = counter('en');

export const terminal: TerminalWords = {
  island: (island, of) => `island ${island} of ${of}`,
  boardingAfter: (island) => `boarding on island ${island}`,
  deck: (cards) => `Deck: ${count(cards, CARDS)}`,
  deckEmpty: 'The deck is empty: doubloons instead of cards.',
  next: 'next',
  nothing: 'nothing',
  parrot: 'parrot',
  hat: 'hat',
  zones: { crew: 'crew', rum: 'rum', relics: 'relics', objects: 'objects', secrets: 'secrets' },
  legend: ['? a card that you have not seen', 'points: by what you see'],
};
