// The game's words, known to be its words; and cards as one speaks of them.
import { at, type GameText } from '@quarterdeck/kernel';
import type { Card, SeaOfClouds } from '@quarterdeck/sea-of-clouds';
import type { Words } from '../text/types.ts';
import type { Scene } from './story/scene.ts';

/** The shell hands over the texts of any game; these have the names of cards besides. */
export function wordsOf(words: GameText<SeaOfClouds>): Words {
  if (!hasCards(words)) throw new Error(`the words of '${words.title}' name no cards`);
  return words;
}

function hasCards(words: GameText<SeaOfClouds>): words is Words {
  return 'cards' in words && 'backs' in words && 'rule' in words;
}

/** A card by its name if the viewer has seen it, else by its back. */
export function cardName({ faces, backs }: Pick<Scene, 'faces' | 'backs'>, card: Card, words: Words): string {
  const face = faces[card] ?? null;
  return face === null ? words.backs[at(backs, card)] : words.cards[face];
}
