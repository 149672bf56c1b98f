// What there is in the box, by name. Figures are in components.ts.

/** Three parts of the world (printed). */
export const PARTS = ['west-indies', 'east-indies', 'oceans'] as const;
export type Part = (typeof PARTS)[number];

/**
 * Fifteen seas, five of each part (printed). Bahamas, Cuba, Singapore and four of the Oceans are named in the rulebook; the North Atlantic is
 * inferred; the other names are ours, and so is the part where the rulebook names only the sea.
 */
export const SEAS = [
  'bahamas',
  'cuba',
  'jamaica',
  'hispaniola',
  'lesser-antilles',
  'singapore',
  'sumatra',
  'moluccas',
  'borneo',
  'philippines',
  'north-atlantic',
  'central-atlantic',
  'south-atlantic',
  'cape-of-good-hope',
  'indian-ocean',
] as const;
export type SeaId = (typeof SEAS)[number];
export type BySea<T> = Record<SeaId, T>;

/** The seas of each part. */
export const SEAS_OF = {
  'west-indies': ['bahamas', 'cuba', 'jamaica', 'hispaniola', 'lesser-antilles'],
  'east-indies': ['singapore', 'sumatra', 'moluccas', 'borneo', 'philippines'],
  oceans: ['north-atlantic', 'central-atlantic', 'south-atlantic', 'cape-of-good-hope', 'indian-ocean'],
} as const satisfies Readonly<Record<Part, readonly SeaId[]>>;

const PART_OF: BySea<Part> = bySea((sea) => PARTS.find((part) => SEAS_OF[part].some((other) => other === sea)) ?? 'oceans');

export function partOf(sea: SeaId): Part {
  return PART_OF[sea];
}

/** Seas of the Oceans through which one comes to the Indies (printed; which serves which is inferred). */
export const GATES = { 'west-indies': 'central-atlantic', 'east-indies': 'indian-ocean' } as const satisfies Readonly<
  Record<Exclude<Part, 'oceans'>, SeaId>
>;

/** Rum is printed, the others are ours. */
export const GOODS = ['rum', 'spices', 'sugar', 'pearls'] as const;
export type Good = (typeof GOODS)[number];

/** The 57 ships of the market: 24 sloops, 20 brigs, 13 frigates (the number inferred, the rest ours). */
export const SHIPS = [
  'sl-01',
  'sl-02',
  'sl-03',
  'sl-04',
  'sl-05',
  'sl-06',
  'sl-07',
  'sl-08',
  'sl-09',
  'sl-10',
  'sl-11',
  'sl-12',
  'sl-13',
  'sl-14',
  'sl-15',
  'sl-16',
  'sl-17',
  'sl-18',
  'sl-19',
  'sl-20',
  'sl-21',
  'sl-22',
  'sl-23',
  'sl-24',
  'br-01',
  'br-02',
  'br-03',
  'br-04',
  'br-05',
  'br-06',
  'br-07',
  'br-08',
  'br-09',
  'br-10',
  'br-11',
  'br-12',
  'br-13',
  'br-14',
  'br-15',
  'br-16',
  'br-17',
  'br-18',
  'br-19',
  'br-20',
  'fr-01',
  'fr-02',
  'fr-03',
  'fr-04',
  'fr-05',
  'fr-06',
  'fr-07',
  'fr-08',
  'fr-09',
  'fr-10',
  'fr-11',
  'fr-12',
  'fr-13',
] as const;
export type ShipId = (typeof SHIPS)[number];
export type ByShip<T> = Record<ShipId, T>;

/** The Company's five ships (printed). */
export const COMPANY_SHIPS = ['company-sloop', 'company-brig', 'company-frigate', 'ghost-ship', 'sea-monster'] as const;
export type CompanyShipId = (typeof COMPANY_SHIPS)[number];

export type AnyShip = ShipId | CompanyShipId;

const COMPANY_NAMES: ReadonlySet<string> = new Set(COMPANY_SHIPS);
export function isCompanyShip(ship: AnyShip): ship is CompanyShipId {
  return COMPANY_NAMES.has(ship);
}

/** What the Company sets against whoever wants a sea of this difficulty (printed). */
export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const COMPANY_FLEETS: Readonly<Record<Difficulty, readonly CompanyShipId[]>> = {
  1: ['company-sloop'],
  2: ['company-sloop', 'company-brig'],
  3: ['company-frigate'],
};

/** Nothing but dice can touch these two: no boarding, no fire ship (ours). */
export const MONSTERS: readonly AnyShip[] = ['ghost-ship', 'sea-monster'];

/** Ships by their Attack of 1, 2 and 3: the sloop is printed, brig and frigate inferred. */
export const CLASSES = ['sloop', 'brig', 'frigate'] as const;
export type ShipClass = (typeof CLASSES)[number];

/** Twelve kinds of manoeuvres, all ours; six for attack, then six for defence. */
export const ATTACK_MANOEUVRES = ['broadside', 'chain-shot', 'steady-aim', 'raking-fire', 'boarding', 'fire-ship'] as const;
export const DEFENCE_MANOEUVRES = [
  'hard-turn',
  'smoke-screen',
  'damage-control',
  'brave-crew',
  'close-ranks',
  'return-fire',
] as const;
export const MANOEUVRES = [...ATTACK_MANOEUVRES, ...DEFENCE_MANOEUVRES] as const;
export type Manoeuvre = (typeof MANOEUVRES)[number];
export type ByManoeuvre<T> = Record<Manoeuvre, T>;

/** Four heroes (printed), under names of ours. */
export const HEROES = ['diplomat', 'swordsmith', 'trickster', 'corsair'] as const;
export type Hero = (typeof HEROES)[number];

/** Events by the sum of the dice, and the armada for a double (printed). */
export const EVENTS = [
  'monster',
  'convoy',
  'calm',
  'quiet',
  'auction',
  'profit',
  'favour',
  'storm',
  'company',
  'armada',
] as const;
export type EventName = (typeof EVENTS)[number];

/** What a sum of 3 to 11 names. */
export const EVENT_OF_SUM: Readonly<Record<number, EventName>> = {
  3: 'monster',
  4: 'convoy',
  5: 'calm',
  6: 'quiet',
  7: 'auction',
  8: 'profit',
  9: 'favour',
  10: 'storm',
  11: 'company',
};

/** W3.1, R1: what a throw brings, in this order: a double the armada and, only where the table plays so, the event of its sum. */
export function eventsOf([one, other]: readonly [number, number], doubles: 'only' | 'and-sum'): readonly EventName[] {
  const named = EVENT_OF_SUM[one + other];
  const bySum: readonly EventName[] = named === undefined ? [] : [named];
  if (one !== other) return bySum;
  return doubles === 'only' ? ['armada'] : ['armada', ...bySum];
}

export function bySea<T>(of: (sea: SeaId) => T): BySea<T> {
  return {
    bahamas: of('bahamas'),
    cuba: of('cuba'),
    jamaica: of('jamaica'),
    hispaniola: of('hispaniola'),
    'lesser-antilles': of('lesser-antilles'),
    singapore: of('singapore'),
    sumatra: of('sumatra'),
    moluccas: of('moluccas'),
    borneo: of('borneo'),
    philippines: of('philippines'),
    'north-atlantic': of('north-atlantic'),
    'central-atlantic': of('central-atlantic'),
    'south-atlantic': of('south-atlantic'),
    'cape-of-good-hope': of('cape-of-good-hope'),
    'indian-ocean': of('indian-ocean'),
  };
}
