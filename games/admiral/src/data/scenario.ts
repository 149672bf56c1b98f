// What a scenario is made of: one schema for the mini-games, Pearl Banks, and our own four. It is plain data, so that players
// can write theirs; cells are named as the book names them.
import type { TileName, Vane } from './components.ts';
import type { ByKind, ShipKind } from './ships.ts';

export interface Scenario {
  /** 24, or 12 for half a board. */
  readonly columns: number;
  readonly islands: readonly Island[];
  /** Reefs that lie from the start, and how many each player lays besides, in turn. */
  readonly reefs: readonly string[];
  readonly reefsEach: number;
  readonly harbours: readonly Harbour[];
  /** One for each seat, in the order of the seats. */
  readonly sides: readonly Side[];
  readonly cargo: CargoPlan;
  readonly aim: Aim;
  /** The round after which the game, or a leg of it, is over by the scenario itself; null: only the table's guard ends it. */
  readonly rounds: number | null;
  /** Played twice with sides swapped: two. */
  readonly legs: number;
  /** The vane of the scenario; null: the table's. */
  readonly vane: Vane | null;
  /** Mini-game 1: the vane gives the direction alone, the wind is always fresh. */
  readonly alwaysFresh: boolean;
  /** Mini-games 1 and 2: no move in fresh wind is shorter. */
  readonly leastCells: number;
  /** Whether there is fighting at all: guns, boarding, fireships, repairs. */
  readonly fighting: boolean;
  /** Own turns that a player without a fort has to get one (V 1.3); null: none is needed. */
  readonly fortlessTurns: number | null;
  readonly royal: RoyalRule;
}

/** `at` is the cell of the upper left corner; `turns` are quarter turns clockwise. */
export interface Island {
  readonly tile: TileName;
  readonly at: string;
  readonly turns: number;
}

export const HARBOUR_KINDS = ['fort', 'royal'] as const;
export type HarbourKind = (typeof HARBOUR_KINDS)[number];

/** A fort, or a royal port, which has no guns and is never attacked. */
export interface Harbour {
  readonly at: string;
  readonly kind: HarbourKind;
  /** The side that it belongs to; null: nobody's. */
  readonly of: number | null;
  /** A fort that a card of the royal ports stands for: the box has four forts only. */
  readonly card: boolean;
  /** Cargo that lies in it from the start. */
  readonly stored: number;
}

export interface Side {
  /** Sides with the same number play together. */
  readonly team: number;
  readonly fleet: readonly Vessel[];
  readonly berths: Berths;
  readonly mines: number;
  /** How many fireships at one time, and in the whole game (or leg); null: any number. */
  readonly fireshipsAtOnce: number | null;
  readonly fireshipsInAll: number | null;
}

export interface Vessel {
  readonly kind: ShipKind;
  /** Parcels that it carries from the start. */
  readonly cargo: number;
}

/** Where a side's ships lie at the start. */
export type Berths =
  | { readonly where: 'own-ports' }
  /** The port of one harbour. */
  | { readonly where: 'port'; readonly of: string }
  /** The port of any fort that nobody has chosen: the opposite corner's is the goal (mini-games). */
  | { readonly where: 'free-port' }
  /** Anywhere in these columns. */
  | { readonly where: 'columns'; readonly from: string; readonly to: string };

export const CARGOES = ['none', 'pearls', 'treasure'] as const;
export type Cargo = (typeof CARGOES)[number];

/** Cargo that lies in the sea from the start; each cell has one parcel. */
export interface CargoPlan {
  readonly what: Cargo;
  readonly cells: readonly string[];
  /** Cells that stay empty: those nearest the first player's fort, as the price of moving first. */
  readonly spare: number;
  /** It must be dug for (ours, the hoard). */
  readonly buried: boolean;
  /** Parcels that the last player buries where he likes. */
  readonly more: number;
  /** One parcel lies in one of these cells, by lot. */
  readonly wreck: readonly string[];
}

export type Aim =
  /** The first whose brig comes to the port of the opposite corner (mini-games). */
  | { readonly kind: 'race' }
  /** So many parcels in own forts (V 1.1, 2.1). */
  | { readonly kind: 'gather'; readonly parcels: number }
  /** Side with a royal goal against those who take what it carries (ours, the convoy). */
  | { readonly kind: 'convoy'; readonly parcels: number; readonly goal: string }
  /** Points for what is sunk or taken (ours, the roads). */
  | {
      readonly kind: 'battle';
      readonly points: number;
      readonly ships: ByKind<number>;
      readonly fortRuined: number;
      readonly fortTaken: number;
    }
  /** Points for what is carried from one royal port to the other (ours, the mail). */
  | { readonly kind: 'mail'; readonly points: number; readonly parcel: number; readonly wreck: number };

/** Royal ports: none; a crown's, which others may not enter; or neutral waters without any fighting, and with a limit of stay. */
export type RoyalRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'crown' }
  | { readonly kind: 'neutral'; readonly turns: number; readonly ships: number };

export const TEAMS = ['alone', 'pairs', 'trios'] as const;
/** Who plays together in Pearl Banks. */
export type Teams = (typeof TEAMS)[number];

export const SCENARIOS = [
  'pearl-banks',
  'pearl-banks-centre',
  'mini-game-1',
  'mini-game-2',
  'mini-game-3',
  'dead-pilots-hoard',
  'kings-convoy',
  'fire-in-the-roads',
  'two-crowns-mail',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];
