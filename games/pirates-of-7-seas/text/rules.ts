// The rules page: its prose, section by section, and by language. What characters and curses do stands with the game's words.
import type { NumberedSection, RulesProse } from '@quarterdeck/board/rules/rules-text.ts';
import type { ByLanguage } from '@quarterdeck/kernel';
import { en } from './en/rules.ts';
import { ru } from './ru/rules.ts';
import { uk } from './uk/rules.ts';

export const FIGURES = ['deck', 'ruler', 'sale', 'fight', 'fleet', 'whirlpool', 'sheet'] as const;
export type Figure = (typeof FIGURES)[number];

export type RulesSection = NumberedSection<Figure>;

export interface RulesText extends RulesProse<Figure> {
  readonly cards: CardsText;
  /** What the drawings say. */
  readonly drawn: {
    /** By number of players. */
    readonly players: Readonly<Record<2 | 3 | 4, string>>;
    readonly end: string;
    readonly backInHand: string;
    /** Whose dice are thrown: the first three seats. */
    readonly pirates: readonly [string, string, string];
    readonly caravan: string;
    readonly millimetres: string;
    readonly guards: string;
    readonly loaded: string;
    readonly free: string;
    readonly reserve: string;
    readonly total: string;
  };
}

export interface CardsText {
  readonly heading: string;
  readonly intro: string;
  readonly characters: string;
  readonly caravans: string;
  readonly ports: string;
  readonly curses: string;
  readonly tavern: string;
  readonly loot: string;
  readonly character: string;
  readonly action: string;
  readonly gift: string;
  /** How many ships a caravan has, whose it is, and how many each of two, three or four players may send. */
  readonly ships: string;
  readonly nations: string;
  readonly limits: string;
  readonly port: string;
  readonly curse: string;
  readonly card: string;
  readonly copies: string;
  readonly says: string;
  readonly face: string;
  readonly brings: string;
  readonly lootRules: { readonly good: string; readonly talisman: string };
}

export const RULES_TEXTS: ByLanguage<RulesText> = { en, ru, uk };
