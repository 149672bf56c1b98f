// The shell hands over the texts of any game; these have the names of cards besides.
import type { GameText } from '@quarterdeck/kernel';
import type { PiratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';
import type { Words } from '../../text/types.ts';

export function wordsOf(words: GameText<PiratesOf7Seas>): Words {
  if (!hasCards(words)) throw new Error(`the words of '${words.title}' name no cards`);
  return words;
}

function hasCards(words: GameText<PiratesOf7Seas>): words is Words {
  return 'characters' in words && 'curseRules' in words && 'ports' in words && 'adventure' in words;
}
