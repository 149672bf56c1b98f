// Which charts the rules page shows, and for how many players.
import type { ScenarioName } from '@quarterdeck/admiral';
import type { Figure } from '../../text/rules-types.ts';

export type ChartFigure = Extract<Figure, 'mini-games' | 'pearls' | 'hoard' | 'convoy' | 'roads' | 'mail'>;

export const CHARTS: Readonly<Record<ChartFigure, { readonly scenario: ScenarioName; readonly seats: readonly number[] }>> = {
  'mini-games': { scenario: 'mini-game-1', seats: [2] },
  pearls: { scenario: 'pearl-banks', seats: [2, 3, 4, 6] },
  hoard: { scenario: 'dead-pilots-hoard', seats: [4] },
  convoy: { scenario: 'kings-convoy', seats: [2] },
  roads: { scenario: 'fire-in-the-roads', seats: [2] },
  mail: { scenario: 'two-crowns-mail', seats: [2] },
};
