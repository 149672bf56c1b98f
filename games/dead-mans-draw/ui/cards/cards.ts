// Where a card is on the board: by itself, in its stack, or in the strip where its owner's bank is folded away.
import { find } from '@quarterdeck/board/motion/areas.ts';
import { type Card, suitOf } from '@quarterdeck/dead-mans-draw';
import type { Flight } from '../places.ts';

export function startElement(board: Element, { card, from }: Flight): HTMLElement | null {
  return typeof from === 'number' ? inBank(board, from, card) : find(board, `${from} ${card}`, `known ${card}`, from);
}

export function goalElement(board: Element, { card, to }: Flight): HTMLElement | null {
  return typeof to === 'number' ? inBank(board, to, card) : find(board, `${to} ${card}`, to === 'known' ? 'deck' : to);
}

function inBank(board: Element, seat: number, card: Card): HTMLElement | null {
  return find(board, `bank ${seat} ${card}`, `stack ${seat} ${suitOf(card)}`, `chip ${seat}`);
}

/** Whether this is the place of that card alone. */
export function isOwnPlace(place: Element, card: Card): boolean {
  return place.getAttribute('data-at')?.endsWith(` ${card}`) === true;
}
