// The shell hands over the texts of any game; these have the names of ships and scenarios besides.
import type { Admiral } from '@quarterdeck/admiral';
import type { GameText } from '@quarterdeck/kernel';
import type { Words } from '../../text/types.ts';

export function wordsOf(words: GameText<Admiral>): Words {
  if (!hasNames(words)) throw new Error(`the words of '${words.title}' name no ships`);
  return words;
}

function hasNames(words: GameText<Admiral>): words is Words {
  return 'ships' in words && 'winds' in words && 'scenarios' in words && 'directions' in words;
}
