// The rules page: prose of its sections; what suits, traits and variants do stands with the game's words.
import type { ByLanguage } from '@quarterdeck/kernel';
import { enRules } from './en/rules.ts';
import { ruRules } from './ru/rules.ts';
import { ukRules } from './uk/rules.ts';

export const FIGURES = ['row', 'bust', 'anchor', 'treasure', 'bank'] as const;
export type Figure = (typeof FIGURES)[number];

export interface RulesSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Finer points, one sentence or two each. */
  readonly points?: readonly string[];
  readonly figure?: { readonly kind: Figure; readonly caption: string };
}

export interface RulesText {
  readonly before: readonly RulesSection[];
  readonly suits: string;
  /** Heads of the tables. */
  readonly columns: {
    readonly card: string;
    readonly values: string;
    readonly trait: string;
    readonly variant: string;
    readonly does: string;
  };
  readonly after: readonly RulesSection[];
  readonly traits: string;
  readonly traitsIntro: string;
  readonly mermaid: RulesSection;
  readonly variants: string;
  readonly variantsIntro: string;
  readonly variantsPoints: readonly string[];
}

export const RULES_TEXTS: ByLanguage<RulesText> = { en: enRules, ru: ruRules, uk: ukRules };
