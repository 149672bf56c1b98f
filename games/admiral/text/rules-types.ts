// The rules page: its prose, section by section, by the numbers of the book; M, IV, V and S as in `types.ts` of the rules.
import type { ScenarioName } from '@quarterdeck/admiral';
import type { NumberedSection, RulesProse } from '@quarterdeck/board/rules/rules-text.ts';

export const DRAWN_FIGURES = [
  'reach',
  'corners',
  'storm',
  'fire',
  'boarding',
  'repair',
  'mines',
  'mini-games',
  'pearls',
  'hoard',
  'convoy',
  'roads',
  'mail',
] as const;
export type Figure = (typeof DRAWN_FIGURES)[number];

export type RulesSection = NumberedSection<Figure>;

export interface RulesText extends RulesProse<Figure> {
  readonly cards: CardsText;
  /** What the drawings say. */
  readonly drawn: DrawnText;
}

export interface DrawnText {
  /** Who plays in the examples. */
  readonly captains: readonly [string, string];
  readonly players: (count: number) => string;
  readonly open: string;
  readonly closed: string;
  readonly sheltered: string;
  readonly fires: string;
  readonly blocked: string;
  readonly piece: string;
  readonly die: string;
  readonly points: string;
  readonly left: string;
  readonly attack: string;
  readonly defence: string;
  readonly after: string;
  readonly lost: string;
  /** The repair, turn by turn. */
  readonly turn: (number: number) => string;
  readonly begins: string;
  readonly damage: (count: number) => string;
  readonly free: string;
  readonly zone: string;
  readonly fort: string;
  readonly royalPort: string;
  readonly reef: string;
  readonly cargo: string;
}

export interface CardsText {
  readonly heading: string;
  readonly intro: string;
  /** Two tables of the same ships: four columns are enough for a phone. */
  readonly sailing: string;
  readonly fighting: string;
  readonly ship: string;
  readonly calm: string;
  readonly fresh: string;
  readonly storm: string;
  readonly range: string;
  readonly shots: string;
  readonly durability: string;
  readonly hold: string;
  readonly fort: string;
  readonly vanes: string;
  readonly vane: string;
  readonly scenarios: string;
  readonly scenario: string;
  readonly players: string;
  readonly aim: string;
  /** What each scenario is about, in a few words. */
  readonly aims: Readonly<Record<ScenarioName, string>>;
}
