// The texts of suits and traits, as they are in this game's deck; and the game's words, known to be its words.
import type { DeadMansDraw, Options, Suit, Trait } from '@quarterdeck/dead-mans-draw';
import type { GameText } from '@quarterdeck/kernel';
import type { Words } from '../text/types.ts';

type Deck = Options['deck'];

/** In one deck mermaids have an ability. */
export function abilityOf(words: Words, suit: Suit, deck: Deck): string {
  return suit === 'mermaid' && deck === 'mermaid-ability' ? words.mermaidAbility : words.suits[suit].ability;
}

/** There Casanova is another. */
export function traitText(words: Words, trait: Trait, deck: Deck): string {
  return trait === 'casanova' && deck === 'mermaid-ability' ? words.casanovaInMermaidDeck : words.traits[trait].text;
}

/** The shell hands over the texts of any game; these have the names of cards besides. */
export function wordsOf(words: GameText<DeadMansDraw>): Words {
  if (!hasCards(words)) throw new Error(`the words of '${words.title}' name no cards`);
  return words;
}

function hasCards(words: GameText<DeadMansDraw>): words is Words {
  return 'suits' in words && 'traits' in words && 'variants' in words && 'card' in words;
}
