// Every word of Dead Man's Draw that a player reads, in one language.
import type { GameText } from '@quarterdeck/kernel';
import type { Card } from '../src/data/cards.ts';
import type { BySuit } from '../src/data/suits.ts';
import type { Trait } from '../src/data/traits.ts';
import type { Variant } from '../src/data/variants.ts';
import type { DeadMansDraw } from '../src/types.ts';

export interface Words extends GameText<DeadMansDraw> {
  readonly suits: BySuit<{ readonly name: string; readonly ability: string }>;
  readonly traits: Readonly<Record<Trait, { readonly name: string; readonly text: string }>>;
  readonly variants: Readonly<Record<Variant, { readonly name: string; readonly text: string }>>;
  /** What a mermaid does in the deck in which she has an ability (5.2). */
  readonly mermaidAbility: string;
  /** What Casanova does there (5.4). */
  readonly casanovaInMermaidDeck: string;
  /** A card by name: Kraken 5. */
  card(card: Card): string;
}
