// The rules page: its prose, section by section. What manoeuvres and skills do stands with the game's words.
import type { CompanyShipId } from '@quarterdeck/at-worlds-end';
import type { NumberedSection, RulesProse } from '@quarterdeck/board/rules/rules-text.ts';
import type { ByLanguage } from '@quarterdeck/kernel';
import { en } from './en/rules.ts';
import { ru } from './ru/rules.ts';
import { uk } from './uk/rules.ts';

export const DRAWN_FIGURES = ['chart', 'turn', 'events', 'salvo', 'odds', 'fame', 'armada'] as const;
export type Figure = (typeof DRAWN_FIGURES)[number];

export type RulesSection = NumberedSection<Figure>;

export interface RulesText extends RulesProse<Figure> {
  readonly cards: CardsText;
  /** What the drawings say. */
  readonly drawn: DrawnText;
}

export interface DrawnText {
  readonly gate: string;
  readonly port: string;
  readonly difficulty: string;
  /** The phases of a turn, each with what is done in it. */
  readonly phases: readonly (readonly [phase: string, does: string])[];
  readonly anyOrder: string;
  readonly roll: string;
  readonly event: string;
  readonly chance: string;
  readonly double: string;
  /** Who fights in the salvo of the example. */
  readonly pirates: readonly [string, string];
  readonly attack: string;
  readonly defence: string;
  readonly mark: string;
  readonly salvo: string;
  readonly hit: string;
  readonly miss: string;
  readonly check: string;
  /** What a die of the check means: above the Defence, or not. */
  readonly sinks: string;
  readonly holds: string;
  readonly dice: Readonly<Record<1 | 2 | 3, string>>;
  readonly plain: string;
  readonly marked: string;
  /** By number of players. */
  readonly players: Readonly<Record<2 | 3 | 4, string>>;
  readonly total: string;
}

export interface CardsText {
  readonly heading: string;
  readonly intro: string;
  readonly companyShips: string;
  readonly ships: string;
  readonly manoeuvres: string;
  readonly heroes: string;
  readonly sea: string;
  readonly difficulty: string;
  readonly income: string;
  readonly good: string;
  readonly port: string;
  readonly yes: string;
  readonly ship: string;
  readonly figures: string;
  readonly where: string;
  /** Where one meets each ship of the Company. */
  readonly companyUse: Readonly<Record<CompanyShipId, string>>;
  readonly price: string;
  readonly manoeuvre: string;
  readonly copies: string;
  readonly does: string;
  readonly hero: string;
}

export const RULES_TEXTS: ByLanguage<RulesText> = { en, ru, uk };
