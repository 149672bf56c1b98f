// Loot cards. A card is a number of two digits: the first is its suit, in the order of SUITS, the second its value.
// 85 is the five of krakens, written kraken-5 wherever a person reads it.
import { at, type Word } from '@quarterdeck/kernel';
import { SUITS, type Suit } from './suits.ts';

export type Card = number;

export const LOWEST_VALUE = 1;
export const HIGHEST_VALUE = 9;

export function cardOf(suit: Suit, value: number): Card {
  return SUITS.indexOf(suit) * 10 + value;
}

/** The place of the card's suit among SUITS. */
export function suitNumber(card: Card): number {
  return (card / 10) | 0; // whole division, which the engine does without floats
}

export function suitOf(card: Card): Suit {
  return at(SUITS, suitNumber(card));
}

export function cardValue(card: Card): number {
  return card % 10;
}

/** A card as a word: kraken-5. */
export const cardWord: Word<Card> = {
  print: (card) => `${suitOf(card)}-${cardValue(card)}`,
  parse(word) {
    const [, name, value] = /^([a-z]+)-([1-9])$/.exec(word) ?? [];
    const suit = SUITS.find((known) => known === name);
    return suit === undefined ? null : cardOf(suit, Number(value));
  },
};
