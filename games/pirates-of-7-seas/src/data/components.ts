// The figures of the box. An owner can hand in a corrected table of the same shape as an option of a table.
// printed: the rulebook or a component list says so; inferred: it follows from those; ours: nobody says, so we decided.
import type { ByGood, ByLoot, ByNation, ByPort } from './cards.ts';
import { checkComponents } from './check.ts';

/** What a die of the Tavern brings. */
export const WINNINGS = ['mark', 'lose-good', 'lose-chest', 'gain-chest', 'gain-good', 'gain-yin-yang'] as const;
export type Winning = (typeof WINNINGS)[number];

export interface Components {
  /** Ships of the four caravans of each nation. */
  readonly caravans: ByNation<readonly number[]>;
  /** Chests for each card of a good when three or more are sold. */
  readonly ports: ByPort<ByGood<number>>;
  readonly loot: ByLoot<number>;
  /** Adventure cards that lie below the end card. */
  readonly belowEnd: number;
  readonly start: { readonly ships: number; readonly chests: number; readonly hand: number };
  /** Yin-yang that a ritual costs. */
  readonly rituals: { readonly bargain: number; readonly doubleHold: number; readonly unsinkable: number };
  /** How many times the ships of the caravan each player may send. */
  readonly raidLimit: { readonly two: number; readonly three: number; readonly four: number };
  /** What the faces 1 to 6 bring in the Tavern. */
  readonly tavern: readonly Winning[];
}

export const COMPONENTS: Components = checkComponents({
  caravans: {
    // ours: four cards a nation and at most four red dice are printed, a two-ship caravan and one of three are in examples
    england: [1, 2, 3, 4],
    spain: [1, 2, 3, 4],
    france: [1, 2, 3, 4],
    holland: [1, 2, 3, 4],
  },
  ports: {
    // inferred: "2 or 3 chests", six cards, as many as pairs of a good at 3 and a good at 2
    'orchard-haven': { fruit: 3, coffee: 2, rum: 1 },
    'sugar-key': { fruit: 3, coffee: 1, rum: 2 },
    'mocha-roads': { fruit: 2, coffee: 3, rum: 1 },
    'bean-point': { fruit: 1, coffee: 3, rum: 2 },
    'cask-harbour': { fruit: 2, coffee: 1, rum: 3 },
    'still-cove': { fruit: 1, coffee: 2, rum: 3 },
  },
  loot: { fruit: 15, coffee: 15, rum: 15, talisman: 15 }, // printed
  belowEnd: 4, // printed
  start: { ships: 7, chests: 7, hand: 3 }, // printed
  rituals: { bargain: 3, doubleHold: 2, unsinkable: 3 }, // printed
  raidLimit: { two: 3, three: 2, four: 1 }, // printed
  tavern: WINNINGS, // the results printed; which face brings which inferred: they are listed from worst to best
});

/** Figures that no box can have otherwise, all printed. */
export const FIGURES = {
  ships: 10,
  redDice: 4,
  chestsPerGuard: 10,
  goodsForDemand: 3,
  lastRounds: 3,
  pointsPerMark: 3,
  yinYangPerPoint: 3,
  giftYinYang: 2,
  giftSpares: 3,
  wagesPerGuard: 2,
  tavernYinYang: 3,
} as const;

/** The tray, in tenths of a millimetre: a square lid (printed) of 27 cm (inferred) and dice of 8 mm (ours). */
export const TRAY = {
  size: 2700,
  /** Half the diagonal of a die: no centre lies nearer to a wall. */
  margin: 57,
  /** No two centres lie nearer to each other, however the dice are turned. */
  apart: 113,
  angles: 90,
} as const;
