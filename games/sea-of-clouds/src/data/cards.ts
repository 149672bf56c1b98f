// The loot by name. A back says what kind of card it is and is public; a face is one of these names.

export const BACKS = ['rum', 'relic', 'object', 'pirate'] as const;
export type Back = (typeof BACKS)[number];
export type ByBack<T> = Record<Back, T>;

export const RUM = ['collectors-rum', 'premium-rum', 'rotgut', 'rum', 'golden-rum', 'aged-rum'] as const;
export const RELICS = ['sirens-song', 'behemoth-tooth', 'kraken-eye', 'leviathan-horn'] as const;
export const OBJECTS = [
  'chest',
  'rusty-sword',
  'sabre',
  'cannon',
  'shell',
  'goblet',
  'cursed-doll',
  'treasure-map',
  'beer',
  'purse',
  'leaking-cask',
  'port-toll',
  'rum-guide',
  'relic-catalogue',
  'inventory',
  'ledger',
  'black-spot',
  'parrot-deed',
  'sealed-letter',
] as const;
export const PIRATES = [
  'rachel-cruz',
  'monsieur-plume',
  'steward',
  'cook',
  'boatswain',
  'first-mate',
  'gunner',
  'lookout',
  'smuggler',
  'cooper',
] as const;
export const FACES = [...RUM, ...RELICS, ...OBJECTS, ...PIRATES] as const;
export type Face = (typeof FACES)[number];
export type Relic = (typeof RELICS)[number];
export type ByFace<T> = Readonly<Record<Face, T>>;

export const FACES_BY_BACK: Readonly<ByBack<readonly Face[]>> = { rum: RUM, relic: RELICS, object: OBJECTS, pirate: PIRATES };

export function byBack<T>(make: (back: Back) => T): ByBack<T> {
  return { rum: make('rum'), relic: make('relic'), object: make('object'), pirate: make('pirate') };
}
