// Cards as one speaks of them.
import { at } from '@quarterdeck/kernel';
import type { Card } from '@quarterdeck/sea-of-clouds';
import type { BoardWords, Words } from '../text/words.ts';
import type { Scene } from './story/scene.ts';

/** A card by its name if the viewer has seen it, else by its back. */
export function cardName(
  { faces, backs }: Pick<Scene, 'faces' | 'backs'>,
  card: Card,
  words: Pick<Words, 'backs' | 'cards'>,
): string {
  const face = faces[card] ?? null;
  return face === null ? words.backs[at(backs, card)] : words.cards[face];
}

/** How soon the next boarding is; nothing after the last. */
export function boardingSoon(rounds: number | null, text: BoardWords): string {
  if (rounds === null) return '';
  return rounds === 1 ? text.lastRound : text.roundsLeft(rounds);
}
