// The shell hands over the texts of any game; these have the names of cards besides.
import type { GameText } from '@quarterdeck/kernel';
import type { SeaOfClouds } from '@quarterdeck/sea-of-clouds';
import type { Words } from '../../text/types.ts';

export function wordsOf(words: GameText<SeaOfClouds>): Words {
  if (!hasCards(words)) throw new Error(`the words of '${words.title}' name no cards`);
  return words;
}

function hasCards(words: GameText<SeaOfClouds>): words is Words {
  return 'cards' in words && 'backs' in words && 'captains' in words && 'rule' in words;
}
