// Drawing from a bag of cards: the draw pile, the discard pile, a bank.
import { pick, type Rng, take } from '@quarterdeck/kernel';
import type { Card } from './data/cards.ts';

/** Each card once: two copies of the game hold equal cards, which nobody can tell apart. */
export function distinct(bag: readonly Card[]): Card[] {
  return bag.filter((card, place) => bag.indexOf(card) === place);
}

export function copiesOf(bag: readonly Card[], card: Card): number {
  return bag.filter((other) => other === card).length;
}

export function takeCard(bag: Card[], card: Card): void {
  take(bag, card);
}

export function pickCard(bag: readonly Card[], rng: Rng): Card {
  return pick(bag, rng);
}
