// The rules page: its prose, section by section. What each card does stands with the game's words.
import type { NumberedSection, RulesProse } from '@quarterdeck/board/rules/rules-text.ts';
import type { ByLanguage } from '@quarterdeck/kernel';
import type { ByBack } from '../src/data/cards.ts';
import { enRules } from './en/rules.ts';
import { ruRules } from './ru/rules.ts';
import { ukRules } from './uk/rules.ts';

export const FIGURES = ['track', 'shares', 'ladder', 'boarding', 'sheet'] as const;
export type Figure = (typeof FIGURES)[number];

export type RulesSection = NumberedSection<Figure>;

export interface RulesText extends RulesProse<Figure> {
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

export const RULES_TEXTS: ByLanguage<RulesText> = { en: enRules, ru: ruRules, uk: ukRules };
