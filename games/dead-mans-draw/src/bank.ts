// Banks: a stack for each suit, highest on top, open to all.
import { at, take } from '@quarterdeck/kernel';
import { type Card, suitNumber } from './data/cards.ts';
import { placeOfSuit, SUITS, type Suit } from './data/suits.ts';
import type { Bank } from './types.ts';

export function emptyBank(): Bank {
  return SUITS.map(() => []);
}

export function stackOf(bank: Bank, suit: Suit): Card[] {
  return at(bank, placeOfSuit(suit));
}

/** Puts a card into its stack, which stays in order with the highest on top. */
export function addToBank(bank: Bank, card: Card): void {
  const stack = at(bank, suitNumber(card));
  stack.push(card);
  for (let place = stack.length - 1; place > 0 && at(stack, place - 1) > card; place--) {
    stack[place] = at(stack, place - 1);
    stack[place - 1] = card;
  }
}

export function removeFromBank(bank: Bank, card: Card): void {
  take(at(bank, suitNumber(card)), card);
}

export function topCard(stack: readonly Card[]): Card | null {
  return stack.length === 0 ? null : at(stack, stack.length - 1);
}

export function hasSuit(bank: Bank, suit: Suit): boolean {
  return stackOf(bank, suit).length > 0;
}

/** The suits of which the bank has a stack. */
export function suitsOf(bank: Bank): Suit[] {
  const suits: Suit[] = [];
  for (let i = 0; i < SUITS.length; i++) if (at(bank, i).length > 0) suits.push(at(SUITS, i));
  return suits;
}

export function bankSize(bank: Bank): number {
  return bank.reduce((size, stack) => size + stack.length, 0);
}

export function cardsOf(bank: Bank): Card[] {
  return bank.flat();
}
