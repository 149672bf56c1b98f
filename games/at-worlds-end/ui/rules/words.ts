// The shell hands over the texts of any game; these have the names of cards besides.
import type { AtWorldsEnd } from '@quarterdeck/at-worlds-end';
import type { GameText } from '@quarterdeck/kernel';
import type { Words } from '../../text/types.ts';

export function wordsOf(words: GameText<AtWorldsEnd>): Words {
  if (!hasCards(words)) throw new Error(`the words of '${words.title}' name no cards`);
  return words;
}

function hasCards(words: GameText<AtWorldsEnd>): words is Words {
  return 'seas' in words && 'ships' in words && 'manoeuvreRules' in words && 'skillRules' in words;
}
