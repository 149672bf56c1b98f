// Setting the table (D1): piles, banks, and who is asked first.
import type { Seat } from '@quarterdeck/kernel';
import { emptyBank } from './bank.ts';
import { type Card, cardOf } from './data/cards.ts';
import { SUITS, type Suit } from './data/suits.ts';
import type { Options, State, Turn } from './types.ts';

/** D6: with five or more players two copies of the game are mixed. */
const ONE_COPY_SEATS = 4;

export function copiesFor(seats: number): number {
  return seats > ONE_COPY_SEATS ? 2 : 1;
}

export function setup(options: Options, seats: number): State {
  return {
    stack: [
      { kind: 'turn' },
      ...(options.traits ? [{ kind: 'deal-traits', offers: everySeat(seats, (): [] => []) } as const] : []),
      { kind: 'first-player' },
    ],
    fixed: { options, seats },
    deck: copies(seats, (suit) => valuesOf(options, suit).slice(1)),
    known: [],
    discard: copies(seats, (suit) => valuesOf(options, suit).slice(0, 1)), // D1.1: the lowest card of each suit
    area: [],
    banks: everySeat(seats, emptyBank),
    traits: everySeat(seats, () => null),
    victims: everySeat(seats, () => null),
    turn: newTurn(0),
    suddenWinner: null,
  };
}

export function newTurn(seat: Seat): Turn {
  return { seat, hasDrawn: false, debt: 0, harbor: 0 };
}

/** D5.1: in the mermaid deck 8 and 9 make room for 2 and 3. */
function valuesOf({ deck, components }: Options, suit: Suit): readonly number[] {
  return suit === 'mermaid' && deck === 'mermaid-ability' ? components.abilityMermaids : components.values[suit];
}

/** Sorted, equal cards side by side: a bag has no order to give away. */
function copies(seats: number, values: (suit: Suit) => readonly number[]): Card[] {
  return SUITS.flatMap((suit) =>
    values(suit).flatMap((value) => Array.from({ length: copiesFor(seats) }, () => cardOf(suit, value))),
  );
}

function everySeat<T>(seats: number, make: () => T): T[] {
  return Array.from({ length: seats }, make);
}
