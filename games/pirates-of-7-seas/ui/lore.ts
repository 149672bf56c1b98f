// Things of the board as one speaks of them.
import type { Adventure, Die } from '@quarterdeck/pirates-of-7-seas';
import { cardName } from '../text/say.ts';
import type { Table } from './context.ts';

export function adventureName({ words, view }: Pick<Table, 'words' | 'view'>, card: Adventure): string {
  return cardName(view, card, words);
}

export function dieName({ text, names }: Pick<Table, 'text' | 'names'>, { owner, face }: Pick<Die, 'owner' | 'face'>): string {
  return owner === 'red' ? text.redShipOf(face) : text.shipOf(names(owner), face);
}
