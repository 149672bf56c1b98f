// What the sentences of all three languages share: which card is meant, and the figures that fill them.
import { at, type Names, type Params, type Seat } from '@quarterdeck/kernel';
import { FACES, type Face } from '../src/data/cards.ts';
import type { Card, View } from '../src/types.ts';
import type { Words } from './types.ts';

type CardWords = Pick<Words, 'cards' | 'faceDown'>;

/** A card by its name if the viewer has seen it, else by back and number. */
export function nameOf(view: View, card: Card, words: CardWords): string {
  const face = view.faces[card] ?? null;
  return face === null ? words.faceDown(at(view.backs, card), card) : words.cards[face];
}

/** Where a card of a share lies: its space, counted from 1. */
export function spaceOf(view: View, card: Card): number {
  return 1 + view.spaces.findIndex(({ cards }) => cards.includes(card));
}

/** The seat that the top decision is about, for prompts. */
export function defeatedIn(view: View): Seat | null {
  const frame = view.stack.at(-1);
  return frame !== undefined && 'against' in frame && typeof frame.against === 'number' ? frame.against : null;
}

export function nameList(seats: readonly Seat[], names: Names, format: Intl.ListFormat): string {
  return format.format(seats.map(names));
}

/** The card that a line of the score sheet is about. */
export function faceNamed(card: Params[string] | undefined): Face {
  const face = FACES.find((name) => name === card);
  if (face === undefined) throw new Error(`a line of the score sheet speaks of the card ${card}`);
  return face;
}

/** A figure with its sign: +2, −1. */
export function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

/** A figure with a true minus. */
export function figure(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
