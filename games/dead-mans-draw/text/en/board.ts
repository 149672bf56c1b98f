// The board in English.
import { counter } from '@quarterdeck/kernel';
import type { BoardWords } from '../words.ts';

const count = counter('en');
const CARDS = { one: 'card', other: 'cards' };

export const board: BoardWords = {
  board: "Dead Man's Draw: the table",
  piles: 'Piles and play area',
  collect: 'Collect',
  yourBank: 'Your bank',
  others: 'The other banks',
  traitChoice: 'Keep one of these traits',
  mapChoice: 'The map shows',
  pileChoice: 'Any card of the discard pile',
  discardOpen: 'The discard pile by suit',
  close: 'Close',
  oddsSwitch: 'Bust odds',
  emptyRow: 'The play area is empty',
  safe: 'safe from a bust',
  anchorLine: 'Everything left of this rope is safe from a bust',
  busts: 'this would bust you',
  bust: 'Bust!',
  onTurn: 'on turn',
  winner: 'winner',
  variant: 'Variant in force',
  drawPile: (cards) => `Draw pile, ${count(cards, CARDS)}`,
  next: (cards) => `next: ${cards.join(', ')}`,
  playArea: (cards) => `Play area, ${count(cards, CARDS)}`,
  discardPile: (cards) => `Discard pile, ${count(cards, CARDS)}`,
  bank: (name) => `Bank of ${name}`,
  points: (points) => count(points, { one: 'point', other: 'points' }),
  cards: (cards) => count(cards, CARDS),
  stack: (suit, values) => `${suit}: ${values.join(', ')}`,
  debt: (cards) => `The kraken still demands ${count(cards, CARDS)}`,
  odds: (busting, of) => `${busting} of ${count(of, CARDS)} would bust you`,
  percent: (part) => `${Math.round(part * 100)}%`,
  lootChoice: (name) => `Take a card from the bank of ${name}`,
  choose: (label) => `Choose ${label}`,
  trait: (name) => `Trait: ${name}`,
  victim: (owner) => `The Locker of ${owner} waits for what this player loses`,
  open: (name) => `Look at the bank of ${name}`,
};
