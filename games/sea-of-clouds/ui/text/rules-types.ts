// The rules page: its prose, section by section. What each card does stands with the game's words.
import type { ByBack } from '../../src/data/cards.ts';

export const FIGURES = ['track', 'shares', 'ladder', 'boarding', 'sheet'] as const;
export type Figure = (typeof FIGURES)[number];

/** A rule by its number: the one that the table gives when it refuses a move. */
export type Rule = readonly [number: string, text: string];

export interface RulesSection {
  readonly heading: string;
  readonly rules: readonly Rule[];
  /** Figures after the rule of this number. */
  readonly figures: readonly { readonly kind: Figure; readonly after: string; readonly caption: string }[];
}

export interface RulesText {
  readonly goal: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly sections: readonly RulesSection[];
  readonly rulings: { readonly heading: string; readonly intro: string; readonly items: readonly string[] };
  readonly cards: {
    readonly heading: string;
    readonly intro: string;
    readonly kinds: ByBack<string>;
    readonly card: string;
    readonly copies: string;
    readonly says: string;
  };
  /** What the drawings say. */
  readonly drawn: {
    readonly deck: string;
    readonly left: string;
    readonly taken: string;
    readonly strength: string;
    readonly noCrew: string;
    readonly total: string;
    readonly players: { readonly twoOrThree: string; readonly four: string };
  };
}
