// What there is in the box, by name. Numbers are in components.ts.

export const CHARACTERS = ['shipwright', 'governor', 'captain', 'aborigine', 'shaman', 'merchant', 'cartographer'] as const; // printed, in the order of the ruler
export type Character = (typeof CHARACTERS)[number];

/** Who plays one of these takes all characters back at the end of the round. */
export const RETURNING: readonly Character[] = ['captain', 'aborigine', 'shaman']; // printed

export const GOODS = ['fruit', 'coffee', 'rum'] as const; // printed
export type Good = (typeof GOODS)[number];
export type ByGood<T> = Record<Good, T>;

export const LOOT = ['fruit', 'coffee', 'rum', 'talisman'] as const; // printed
export type Loot = (typeof LOOT)[number];
export type ByLoot<T> = Record<Loot, T>;

export const NATIONS = ['england', 'spain', 'france', 'holland'] as const; // printed
export type Nation = (typeof NATIONS)[number];
export type ByNation<T> = Record<Nation, T>;

/** Four caravans of each nation (printed), told apart by number; their ships are in components.ts. */
export const CARAVANS = [
  'england-1',
  'england-2',
  'england-3',
  'england-4',
  'spain-1',
  'spain-2',
  'spain-3',
  'spain-4',
  'france-1',
  'france-2',
  'france-3',
  'france-4',
  'holland-1',
  'holland-2',
  'holland-3',
  'holland-4',
] as const;
export type Caravan = (typeof CARAVANS)[number];

/** Six port cards (inferred: what is left of 31); names ours. */
export const PORT_CARDS = ['orchard-haven', 'sugar-key', 'mocha-roads', 'bean-point', 'cask-harbour', 'still-cove'] as const;
export type PortCard = (typeof PORT_CARDS)[number];
export type ByPort<T> = Record<PortCard, T>;

/** The start port is printed on the board. */
export const PIRATE_BAY = 'pirate-bay';
export type Port = PortCard | typeof PIRATE_BAY;

export const CURSES = ['kraken', 'iceberg', 'sirens', 'whirlpool', 'mutiny', 'idol', 'wages', 'tavern'] as const; // printed
export type Curse = (typeof CURSES)[number];

/** Curses for which fleets are thrown: the Shaman's gift protects from these alone (printed). */
export const THROWN_CURSES: readonly Curse[] = ['kraken', 'iceberg', 'sirens', 'whirlpool', 'mutiny'];

/** Which face of a thrown ship these curses strike; the Whirlpool strikes by distance. */
export const CURSE_FACES: Readonly<Partial<Record<Curse, number>>> = { kraken: 1, iceberg: 2, sirens: 3, mutiny: 4 }; // printed

/** Every adventure card but the end card, which is a place in the deck. */
export const ADVENTURES = [...CARAVANS, ...PORT_CARDS, ...CURSES] as const;
export type Adventure = (typeof ADVENTURES)[number];

const CARAVAN_OF: Readonly<Record<Caravan, { readonly nation: Nation; readonly place: number }>> = {
  'england-1': { nation: 'england', place: 0 },
  'england-2': { nation: 'england', place: 1 },
  'england-3': { nation: 'england', place: 2 },
  'england-4': { nation: 'england', place: 3 },
  'spain-1': { nation: 'spain', place: 0 },
  'spain-2': { nation: 'spain', place: 1 },
  'spain-3': { nation: 'spain', place: 2 },
  'spain-4': { nation: 'spain', place: 3 },
  'france-1': { nation: 'france', place: 0 },
  'france-2': { nation: 'france', place: 1 },
  'france-3': { nation: 'france', place: 2 },
  'france-4': { nation: 'france', place: 3 },
  'holland-1': { nation: 'holland', place: 0 },
  'holland-2': { nation: 'holland', place: 1 },
  'holland-3': { nation: 'holland', place: 2 },
  'holland-4': { nation: 'holland', place: 3 },
};

export function nationOf(card: Caravan): Nation {
  return CARAVAN_OF[card].nation;
}

/** Which of its nation's caravans it is, from 0. */
export function placeOf(card: Caravan): number {
  return CARAVAN_OF[card].place;
}

const CARAVAN_NAMES: ReadonlySet<string> = new Set(CARAVANS);
export function isCaravan(card: Adventure): card is Caravan {
  return CARAVAN_NAMES.has(card);
}

const PORT_NAMES: ReadonlySet<string> = new Set(PORT_CARDS);
export function isPort(card: Adventure): card is PortCard {
  return PORT_NAMES.has(card);
}

const CURSE_NAMES: ReadonlySet<string> = new Set(CURSES);
export function isCurse(card: Adventure): card is Curse {
  return CURSE_NAMES.has(card);
}

export function byGood<T>(of: (good: Good) => T): ByGood<T> {
  return { fruit: of('fruit'), coffee: of('coffee'), rum: of('rum') };
}
