// The figures of the box. The book prints some, others follow from its examples, the rest is ours; each is marked.
import { type ByKind, SHIP_KINDS, type ShipKind } from './ships.ts';

export const STRENGTHS = ['calm', 'fresh', 'storm'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A figure for straight courses and one for diagonal ones: the two crosses of a card. */
export type Pair = readonly [straight: number, diagonal: number];

/** A ship's card (II 8). */
export interface ShipCard {
  readonly calm: Pair;
  readonly fresh: Pair;
  readonly storm: Pair;
  readonly range: Pair;
  readonly shots: number;
  readonly stormShots: number;
  readonly durability: number;
  /** How many parcels of cargo it takes, and how many of them do not slow it (V 4.3). */
  readonly hold: number;
  readonly light: number;
}

export interface FortCard {
  readonly range: Pair;
  readonly shots: number;
  readonly durability: number;
  /** Tokens taken away until a ruin is a fort again (9.9). */
  readonly restored: number;
}

export const TILES = ['4x2', '3x3'] as const;
export type TileName = (typeof TILES)[number];

/**
 * An island, unturned: `L` mostly land, `P` partly land, `S` open sea. A corner is named by the columns and rows before it, a
 * side by the two cells that it parts, counted from 1.
 */
export interface Tile {
  readonly rows: readonly string[];
  readonly corners: readonly (readonly [column: number, row: number])[];
  readonly sides: readonly (readonly [a: readonly [number, number], b: readonly [number, number]])[];
}

export interface Components {
  readonly ships: ByKind<ShipCard>;
  readonly fort: FortCard;
  /** Damage of a mine (10.6). */
  readonly mine: number;
  readonly tiles: Readonly<Record<TileName, Tile>>;
}

/**
 * Printed (in the book's text and examples): durability of brig, frigate and ship of the line; all shots; calm figures; the
 * frigate's 6; storm 1 of the brig and 2 of the ship of the line on the diagonal; everything of the fort and the mine; cargo.
 * Inferred: diagonal is one less than straight, as in both pairs that are printed. Ours: the galleon's durability, the ranges,
 * and what is left of fresh and storm figures; the shapes of the islands, whose sizes are printed.
 */
export const COMPONENTS: Components = {
  ships: {
    brig: {
      calm: [1, 0],
      fresh: [5, 4],
      storm: [2, 1],
      range: [3, 2],
      shots: 1,
      stormShots: 0,
      durability: 3,
      hold: 1,
      light: 0,
    },
    frigate: {
      calm: [0, 0],
      fresh: [6, 5],
      storm: [2, 1],
      range: [4, 3],
      shots: 1,
      stormShots: 0,
      durability: 4,
      hold: 1,
      light: 0,
    },
    galleon: {
      calm: [0, 0],
      fresh: [5, 4],
      storm: [3, 2],
      range: [4, 3],
      shots: 2,
      stormShots: 0,
      durability: 5,
      hold: 2,
      light: 1,
    },
    line: {
      calm: [0, 0],
      fresh: [4, 3],
      storm: [3, 2],
      range: [5, 4],
      shots: 3,
      stormShots: 1,
      durability: 7,
      hold: 2,
      light: 1,
    },
  },
  fort: { range: [5, 4], shots: 2, durability: 5, restored: 3 },
  mine: 3,
  tiles: {
    '4x2': { rows: ['PPLL', 'LLPP'], corners: [[2, 1]], sides: [] },
    '3x3': {
      rows: ['PLL', 'LPP', 'LLP'],
      corners: [
        [1, 1],
        [2, 2],
      ],
      sides: [
        [
          [3, 2],
          [3, 3],
        ],
      ],
    },
  },
};

/** Tuning that the tables of options offer (ours): a galleon that sails 4/3, guns of the line that reach 4/3. */
export const SLOW_GALLEON: Pair = [4, 3];
export const SHORT_GUNS: Pair = [4, 3];

export const VANES = ['brisk', 'rulebook', 'trade'] as const;
export type Vane = (typeof VANES)[number];
/** How often calm, fresh wind and storm come, against each other: the book's vane has one small sector of each (inferred). */
export const VANE_WEIGHTS: Readonly<Record<Vane, Readonly<Record<Strength, number>>>> = {
  rulebook: { calm: 1, fresh: 1, storm: 1 },
  brisk: { calm: 1, fresh: 2, storm: 1 },
  trade: { calm: 1, fresh: 4, storm: 1 },
};

/** What a box has in number (II), cards of royal ports among it: nothing can be set up beyond it. */
export const BOX = { ofKind: 6, forts: 4, cards: 2, mines: 6, parcels: 7, islands: { '4x2': 3, '3x3': 2 }, reefs: 6 } as const;

export function byKind<T>(of: (kind: ShipKind) => T): Record<ShipKind, T> {
  const [brig, frigate, galleon, line] = SHIP_KINDS;
  return { brig: of(brig), frigate: of(frigate), galleon: of(galleon), line: of(line) };
}
