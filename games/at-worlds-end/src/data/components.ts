// The figures of the box. An owner can hand in a corrected table of the same shape as an option of a table.
// printed: the rulebook says so; inferred: it follows from it; ours: no source shows the cards, so we made a set that fits every count and rule.
import type { ByManoeuvre, BySea, ByShip, CompanyShipId, Difficulty, Good, SeaId } from './cards.ts';
import { checkComponents } from './check.ts';

export interface SeaCard {
  readonly difficulty: Difficulty;
  readonly income: number;
  readonly good: Good | null;
  readonly port: boolean;
}

/** What a ship can do in a battle. */
export interface Hull {
  /** Dice of its salvo. */
  readonly attack: number;
  /** What a die must be above to hit it. */
  readonly defence: number;
  /** Whether it may survive a hit. */
  readonly survivability: boolean;
}

export interface ShipCard extends Hull {
  readonly price: number;
}

/** Two neighbouring seas of the Oceans. */
export type Lane = readonly [SeaId, SeaId];

export interface Components {
  readonly seas: BySea<SeaCard>;
  readonly lanes: readonly Lane[];
  readonly company: Readonly<Record<CompanyShipId, Hull>>;
  readonly ships: ByShip<ShipCard>;
  /** Copies of each manoeuvre. */
  readonly manoeuvres: ByManoeuvre<number>;
  readonly heroes: HeroFigures;
  /** The space of the armada's track on which it arrives, by the number of players. */
  readonly armada: { readonly two: number; readonly three: number; readonly four: number };
}

/** Gold that skills bring or cost, and the cards of the bag of tricks. */
export interface HeroFigures {
  readonly tributeOfFew: number;
  readonly tributeOfMany: number;
  readonly bribe: number;
  readonly shipwright: number;
  readonly smugglersCove: number;
  readonly bagOfTricks: number;
  readonly tricks: number;
  readonly plunder: number;
  readonly plunderAtMost: number;
  readonly undyingCrew: number;
}

export const COMPONENTS: Components = checkComponents({
  seas: {
    // three parts, difficulties 1 to 3 and the rum monopoly are printed; all else is ours
    bahamas: { difficulty: 1, income: 100, good: 'rum', port: false },
    cuba: { difficulty: 2, income: 200, good: 'rum', port: true },
    jamaica: { difficulty: 2, income: 200, good: 'spices', port: true },
    hispaniola: { difficulty: 1, income: 100, good: 'sugar', port: false },
    'lesser-antilles': { difficulty: 3, income: 300, good: 'sugar', port: true },
    singapore: { difficulty: 2, income: 200, good: 'rum', port: true },
    sumatra: { difficulty: 1, income: 100, good: 'spices', port: false },
    moluccas: { difficulty: 2, income: 200, good: 'spices', port: true },
    borneo: { difficulty: 1, income: 100, good: 'pearls', port: false },
    philippines: { difficulty: 3, income: 300, good: 'pearls', port: true },
    'north-atlantic': { difficulty: 3, income: 400, good: null, port: false },
    'central-atlantic': { difficulty: 2, income: 300, good: null, port: false },
    'south-atlantic': { difficulty: 1, income: 100, good: 'sugar', port: false },
    'cape-of-good-hope': { difficulty: 3, income: 400, good: null, port: true },
    'indian-ocean': { difficulty: 1, income: 100, good: 'pearls', port: false },
  },
  lanes: [
    ['north-atlantic', 'central-atlantic'], // inferred, like the sea itself
    ['central-atlantic', 'south-atlantic'], // printed
    ['south-atlantic', 'cape-of-good-hope'], // printed
    ['cape-of-good-hope', 'indian-ocean'], // inferred: the only link left between the two oceans
  ],
  company: {
    // ours
    'company-sloop': { attack: 1, defence: 2, survivability: false },
    'company-brig': { attack: 2, defence: 3, survivability: false },
    'company-frigate': { attack: 3, defence: 4, survivability: true },
    'ghost-ship': { attack: 3, defence: 5, survivability: true },
    'sea-monster': { attack: 3, defence: 5, survivability: false },
  },
  ships: {
    // ours
    'sl-01': { attack: 1, defence: 2, survivability: false, price: 200 },
    'sl-02': { attack: 1, defence: 2, survivability: false, price: 200 },
    'sl-03': { attack: 1, defence: 2, survivability: false, price: 200 },
    'sl-04': { attack: 1, defence: 2, survivability: false, price: 200 },
    'sl-05': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-06': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-07': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-08': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-09': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-10': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-11': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-12': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-13': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-14': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-15': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-16': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-17': { attack: 1, defence: 3, survivability: false, price: 300 },
    'sl-18': { attack: 1, defence: 4, survivability: false, price: 400 },
    'sl-19': { attack: 1, defence: 4, survivability: false, price: 400 },
    'sl-20': { attack: 1, defence: 4, survivability: false, price: 400 },
    'sl-21': { attack: 1, defence: 4, survivability: false, price: 400 },
    'sl-22': { attack: 1, defence: 4, survivability: false, price: 400 },
    'sl-23': { attack: 1, defence: 4, survivability: false, price: 400 },
    'sl-24': { attack: 1, defence: 4, survivability: false, price: 400 },
    'br-01': { attack: 2, defence: 2, survivability: true, price: 400 },
    'br-02': { attack: 2, defence: 2, survivability: true, price: 400 },
    'br-03': { attack: 2, defence: 2, survivability: true, price: 400 },
    'br-04': { attack: 2, defence: 2, survivability: true, price: 400 },
    'br-05': { attack: 2, defence: 3, survivability: false, price: 400 },
    'br-06': { attack: 2, defence: 3, survivability: false, price: 400 },
    'br-07': { attack: 2, defence: 3, survivability: false, price: 400 },
    'br-08': { attack: 2, defence: 3, survivability: false, price: 400 },
    'br-09': { attack: 2, defence: 3, survivability: false, price: 400 },
    'br-10': { attack: 2, defence: 3, survivability: false, price: 400 },
    'br-11': { attack: 2, defence: 3, survivability: false, price: 400 },
    'br-12': { attack: 2, defence: 4, survivability: false, price: 500 },
    'br-13': { attack: 2, defence: 4, survivability: false, price: 500 },
    'br-14': { attack: 2, defence: 4, survivability: false, price: 500 },
    'br-15': { attack: 2, defence: 4, survivability: false, price: 500 },
    'br-16': { attack: 2, defence: 4, survivability: false, price: 500 },
    'br-17': { attack: 2, defence: 3, survivability: true, price: 500 },
    'br-18': { attack: 2, defence: 3, survivability: true, price: 500 },
    'br-19': { attack: 2, defence: 3, survivability: true, price: 500 },
    'br-20': { attack: 2, defence: 3, survivability: true, price: 500 },
    'fr-01': { attack: 3, defence: 2, survivability: true, price: 400 },
    'fr-02': { attack: 3, defence: 2, survivability: true, price: 400 },
    'fr-03': { attack: 3, defence: 2, survivability: true, price: 400 },
    'fr-04': { attack: 3, defence: 3, survivability: true, price: 600 },
    'fr-05': { attack: 3, defence: 3, survivability: true, price: 600 },
    'fr-06': { attack: 3, defence: 3, survivability: true, price: 600 },
    'fr-07': { attack: 3, defence: 3, survivability: true, price: 600 },
    'fr-08': { attack: 3, defence: 3, survivability: true, price: 600 },
    'fr-09': { attack: 3, defence: 3, survivability: true, price: 600 },
    'fr-10': { attack: 3, defence: 4, survivability: true, price: 700 },
    'fr-11': { attack: 3, defence: 4, survivability: true, price: 700 },
    'fr-12': { attack: 3, defence: 4, survivability: true, price: 700 },
    'fr-13': { attack: 3, defence: 4, survivability: true, price: 700 },
  },
  manoeuvres: {
    // 30 cards are printed, the kinds and their copies are ours
    broadside: 3,
    'chain-shot': 3,
    'steady-aim': 3,
    'raking-fire': 2,
    boarding: 2,
    'fire-ship': 2,
    'hard-turn': 3,
    'smoke-screen': 3,
    'damage-control': 3,
    'brave-crew': 2,
    'close-ranks': 2,
    'return-fire': 2,
  },
  heroes: {
    // two skills each, the second for gold, are printed; what they do is ours
    tributeOfFew: 100,
    tributeOfMany: 200,
    bribe: 300,
    shipwright: 100,
    smugglersCove: 200,
    bagOfTricks: 100,
    tricks: 3,
    plunder: 100,
    plunderAtMost: 200,
    undyingCrew: 200,
  },
  armada: { two: 6, three: 8, four: 10 }, // four: the last space is printed; two and three are ours
});

/** Figures that no box can have otherwise, all printed but where it is said. */
export const FIGURES = {
  startGold: [500, 600, 700, 800],
  favour: 5,
  favourGold: 100,
  famePrice: 1000,
  fameToWin: 10,
  convoyGold: 1000,
  extraProfit: 100,
  /** Coins are of 100 and 500 (a review), so bids are in hundreds. */
  coin: 100,
  offer: 3,
  escorts: 10,
  hand: 10,
  /** Turns in which one neither attacks pirates nor is ruined. */
  shelteredTurns: 3,
  monopoly: 3,
  armadaSpaces: 10,
  firstSpace: 1,
  /** Ours: so many seas make the greater tribute. */
  manySeas: 3,
  /** Ours: a bid is at most so much above the least one (R47). */
  highestJump: 14_900,
} as const;
