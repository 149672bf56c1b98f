// The game's words, known to be its words; and things of the board as one speaks of them.
import type { GameText } from '@quarterdeck/kernel';
import { type Adventure, type Die, isCaravan, type PiratesOf7Seas, shipsOf } from '@quarterdeck/pirates-of-7-seas';
import type { Words } from '../text/types.ts';
import type { Table } from './context.ts';

/** The shell hands over the texts of any game; these have the names of characters and cards besides. */
export function wordsOf(words: GameText<PiratesOf7Seas>): Words {
  if (!hasNames(words)) throw new Error(`the words of '${words.title}' name no characters`);
  return words;
}

function hasNames(words: GameText<PiratesOf7Seas>): words is Words {
  return 'characters' in words && 'curses' in words && 'adventure' in words;
}

export function adventureName({ words, view }: Pick<Table, 'words' | 'view'>, card: Adventure): string {
  return words.adventure(card, isCaravan(card) ? shipsOf(view, card) : 0);
}

export function dieName({ text, names }: Pick<Table, 'text' | 'names'>, { owner, face }: Pick<Die, 'owner' | 'face'>): string {
  return owner === 'red' ? text.redShipOf(face) : text.shipOf(names(owner), face);
}
