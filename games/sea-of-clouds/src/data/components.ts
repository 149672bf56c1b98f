// The figures of the box. An owner can hand in a corrected table of the same shape as an option of a table.
// printed: a rulebook or a description of the card says so; inferred: it follows from those; ours: nobody says, so we decided.
import type { ByBack, ByFace, Relic } from './cards.ts';
import { checkComponents } from './check.ts';

/** What a bottle is worth at the end: so much each, by how many one has, or more for who has the most. */
export type RumWorth =
  | { readonly kind: 'each'; readonly points: number }
  | { readonly kind: 'ladder'; readonly points: readonly number[] }
  | { readonly kind: 'majority'; readonly most: number; readonly others: number };

export const IMMEDIATE_DEEDS = ['gain', 'pay', 'discard-pirate', 'discard-rum', 'add-to-shares'] as const;
export type ImmediateDeed = (typeof IMMEDIATE_DEEDS)[number];

export const SECRET_COUNTS = ['itself', 'rum', 'relic', 'object', 'doubloon', 'parrot'] as const;
export type SecretCount = (typeof SECRET_COUNTS)[number];

export const PIRATE_DEEDS = [
  'gain',
  'steal-doubloons',
  'steal-rum',
  'exchange-rum',
  'exchange-object',
  'take-parrot',
  'look-out',
  'discard-object',
] as const;
export type PirateDeed = (typeof PIRATE_DEEDS)[number];

export interface RumCard {
  readonly back: 'rum';
  readonly copies: number;
  readonly worth: RumWorth;
}
export interface RelicCard {
  readonly back: 'relic';
  readonly copies: number;
  /** Points for one, two, three ... of the kind. */
  readonly ladder: readonly number[];
}
export interface PermanentCard {
  readonly back: 'object';
  readonly class: 'permanent';
  readonly copies: number;
  readonly strength: number;
  readonly points: number;
  /** What is laid on it when it arrives: more than nothing makes it the Chest. */
  readonly doubloons: number;
}
export interface ImmediateCard {
  readonly back: 'object';
  readonly class: 'immediate';
  readonly copies: number;
  readonly does: ImmediateDeed;
  readonly doubloons: number;
}
/** So many points for each `of` that one has of what it counts. */
export interface SecretCard {
  readonly back: 'object';
  readonly class: 'secret';
  readonly copies: number;
  readonly points: number;
  readonly counts: SecretCount;
  readonly of: number;
}
export interface PirateCard {
  readonly back: 'pirate';
  readonly copies: number;
  readonly strength: number;
  readonly does: PirateDeed;
  readonly doubloons: number;
  /** The mark: once in a boarding, however many victories. */
  readonly once: boolean;
}
export type LootCard = RumCard | RelicCard | PermanentCard | ImmediateCard | SecretCard | PirateCard;

export interface Track {
  readonly islands: number;
  readonly boardings: readonly number[];
}

export interface Components {
  readonly cards: ByFace<LootCard>;
  readonly tracks: { readonly twoOrThree: Track; readonly four: Track };
  readonly startDoubloons: number;
  readonly shareCards: number;
  /** With two captains one kind of relic stays in the box, and so many cards of each back, unseen. */
  readonly twoPlayers: { readonly withoutRelic: Relic; readonly unseen: Readonly<ByBack<number>> };
}

export const COMPONENTS: Components = checkComponents({
  cards: {
    // Rum, 21 printed.
    'collectors-rum': rum(5, { kind: 'ladder', points: [1, 4, 9, 16, 25] }), // points printed; copies inferred
    'premium-rum': rum(5, { kind: 'majority', most: 3, others: 1 }), // points printed; copies ours
    rotgut: rum(3, { kind: 'each', points: 0 }), // points inferred; copies ours
    rum: rum(3, { kind: 'each', points: 1 }), // points inferred; copies ours
    'golden-rum': rum(3, { kind: 'each', points: 2 }), // ours
    'aged-rum': rum(2, { kind: 'each', points: 3 }), // ours

    // Relics, 23 printed.
    'sirens-song': relic(8, [-3, -1, 2, 6, 12, 19, 27, 43]), // points printed; copies inferred
    'behemoth-tooth': relic(6, [-2, 2, 6, 12, 21, 32]), // points printed; copies inferred
    'kraken-eye': relic(5, [-1, 3, 8, 15, 26]), // points printed; copies inferred
    'leviathan-horn': relic(4, [2, 6, 12, 21]), // copies and the first figure printed; the rest ours

    // Objects, 28 printed: their classes printed, their copies ours.
    chest: permanent(1, { doubloons: 8 }), // what it does printed; 8 ours
    'rusty-sword': permanent(2, { strength: -1 }), // printed
    sabre: permanent(2, { strength: 1 }), // effect printed; name ours
    cannon: permanent(1, { strength: 2 }), // ours
    shell: permanent(3, { points: 3 }), // that there is one printed; points ours
    goblet: permanent(1, { points: 4 }), // ours
    'cursed-doll': permanent(2, { points: -2 }), // that objects can cost points printed; the card ours
    'treasure-map': immediate(2, 'add-to-shares'), // effect printed; class inferred
    beer: immediate(2, 'discard-pirate'), // name printed; effect inferred
    purse: immediate(2, 'gain', 3), // ours
    'leaking-cask': immediate(1, 'discard-rum'), // that objects can cost cards printed; the card ours
    'port-toll': immediate(1, 'pay', 2), // ours
    'rum-guide': secret(2, 1, 'rum'), // name and figure printed; what it counts inferred
    'relic-catalogue': secret(1, 1, 'relic'), // ours
    inventory: secret(1, 1, 'object'), // ours
    ledger: secret(1, 1, 'doubloon', 5), // ours
    'black-spot': secret(1, -3, 'itself'), // ours
    'parrot-deed': secret(1, 4, 'parrot'), // ours
    'sealed-letter': secret(1, 3, 'itself'), // ours

    // Pirates, 22 printed: their copies ours. Strengths fit the two examples of the rulebook.
    'rachel-cruz': pirate(1, 2, 'steal-doubloons', 2), // deed and no mark printed; figures ours
    'monsieur-plume': pirate(1, 4, 'discard-object'), // deed printed; strength inferred
    steward: pirate(2, 1, 'gain', 4, true), // deed and mark printed; figures ours
    cook: pirate(2, 3, 'take-parrot', 0, true), // deed printed; strength and mark ours
    boatswain: pirate(3, 2, 'gain', 2), // deed printed; strength inferred; amount ours
    'first-mate': pirate(3, 3, 'gain', 1), // deed printed; figures ours
    gunner: pirate(3, 1, 'steal-rum'), // "steal 1" printed; that it is rum inferred; strength ours
    lookout: pirate(3, 2, 'look-out'), // deed printed; figures ours
    smuggler: pirate(2, 2, 'exchange-object'), // that such a deed exists printed; the pirate ours
    cooper: pirate(2, 3, 'exchange-rum'), // that such a deed exists printed; the pirate ours
  },
  tracks: {
    twoOrThree: { islands: 15, boardings: [5, 10, 15] }, // islands printed; where boardings are inferred
    four: { islands: 12, boardings: [4, 8, 12] }, // printed
  },
  startDoubloons: 3, // printed
  shareCards: 3, // printed
  twoPlayers: {
    withoutRelic: 'sirens-song', // printed
    unseen: { rum: 5, relic: 0, object: 5, pirate: 5 }, // objects inferred; rum and pirates ours
  },
});

function rum(copies: number, worth: RumWorth): RumCard {
  return { back: 'rum', copies, worth };
}

function relic(copies: number, ladder: readonly number[]): RelicCard {
  return { back: 'relic', copies, ladder };
}

function permanent(copies: number, { strength = 0, points = 0, doubloons = 0 }): PermanentCard {
  return { back: 'object', class: 'permanent', copies, strength, points, doubloons };
}

function immediate(copies: number, does: ImmediateDeed, doubloons = 0): ImmediateCard {
  return { back: 'object', class: 'immediate', copies, does, doubloons };
}

function secret(copies: number, points: number, counts: SecretCount, of = 1): SecretCard {
  return { back: 'object', class: 'secret', copies, points, counts, of };
}

function pirate(copies: number, strength: number, does: PirateDeed, doubloons = 0, once = false): PirateCard {
  return { back: 'pirate', copies, strength, does, doubloons, once };
}
