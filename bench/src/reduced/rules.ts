// The reduced game, pushed luck and nothing else, played by three implementations that share only this page:
// two seats; sixty cards, ten suits with the values 2 to 7, as a bag. In a turn draw a card: a suit that lies in the row
// already busts, the row is lost and the turn is over. Or bank the row: its values are yours, and the turn is over. The
// first draw of a turn is compulsory. When the last card is drawn and does not bust, its row is banked by itself. The
// game ends with the deck.
import type { Rng } from '@quarterdeck/kernel';

/** A number of two digits: the first is the suit, the second the value. */
export type Card = number;

export const SEATS = 2;
const SUITS = 10;
const VALUES = [2, 3, 4, 5, 6, 7] as const;

export const DECK: readonly Card[] = allCards();

function allCards(): Card[] {
  const cards: Card[] = []; // filled one by one: a list made in one go has room for holes, and reads slower
  for (let suit = 0; suit < SUITS; suit++) for (const value of VALUES) cards.push(suit * 10 + value);
  return cards;
}

export function suitOf(card: Card): number {
  return (card / 10) | 0;
}

export function cardValue(card: Card): number {
  return card % 10;
}

/** A finished game. A draw counts as two moves, the player's and chance's; a bank as one; what happens by itself as none. */
export interface Played {
  readonly moves: number;
  readonly turns: number;
  readonly busts: number;
  readonly scores: readonly number[];
}

/** One implementation: plays a game to its end at random, with all the choices, and where it can the cards, from `rng`. */
export type PlayGame = (rng: Rng) => Played;
