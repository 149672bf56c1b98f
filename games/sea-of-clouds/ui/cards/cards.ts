// Where a card is on the board, by its number or by the name of its place.

import { find, isSeen } from '@quarterdeck/board/motion/areas.ts';
import type { Card } from '@quarterdeck/sea-of-clouds';
import type { Spot } from '../telling/tellings.ts';

export function findCard(board: Element, card: Card): HTMLElement | null {
  const element = board.querySelector<HTMLElement>(`[data-cards~="${card}"]`);
  return element !== null && isSeen(element) ? element : null;
}

/** The element for a place; what is folded away is stood for by the captain's strip. */
export function elementAt(board: Element, spot: Spot): HTMLElement | null {
  const [kind, number] = spot.split(' ');
  if (kind === 'card') return findCard(board, Number(number));
  if (kind === 'purse') return find(board, spot, `captain ${number}`, `chip ${number}`);
  return kind === 'captain' ? find(board, spot, `chip ${number}`) : find(board, spot);
}

/** A card by itself, or the place where it is among others; where that is folded away, the captain's strip. */
export function cardElement(board: Element, card: Card, place: string): HTMLElement | null {
  return findCard(board, card) ?? placeElement(board, place);
}

function placeElement(board: Element, place: string): HTMLElement | null {
  const [kind, number] = place.split(' ');
  if (kind === 'deck') return find(board, 'deck');
  return find(board, place) ?? (kind === 'share' || kind === 'gone' ? null : elementAt(board, `captain ${Number(number)}`));
}
