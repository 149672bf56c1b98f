// The box as the second reading knows it: every card by name, copied from the card list by hand, with what is written on it.

export interface Print {
  readonly back: string;
  readonly copies: number;
  /** Strength of a pirate, or what an object adds. */
  readonly strength?: number;
  /** Points that an object or a bottle is simply worth. */
  readonly points?: number;
  readonly ladder?: readonly number[];
  readonly text?: string;
}

export const BOX: Readonly<Record<string, Print>> = {
  'collectors-rum': { back: 'rum', copies: 5, ladder: [1, 4, 9, 16, 25] },
  'premium-rum': { back: 'rum', copies: 5, text: 'majority' },
  rotgut: { back: 'rum', copies: 3, points: 0 },
  rum: { back: 'rum', copies: 3, points: 1 },
  'golden-rum': { back: 'rum', copies: 3, points: 2 },
  'aged-rum': { back: 'rum', copies: 2, points: 3 },
  'sirens-song': { back: 'relic', copies: 8, ladder: [-3, -1, 2, 6, 12, 19, 27, 43] },
  'behemoth-tooth': { back: 'relic', copies: 6, ladder: [-2, 2, 6, 12, 21, 32] },
  'kraken-eye': { back: 'relic', copies: 5, ladder: [-1, 3, 8, 15, 26] },
  'leviathan-horn': { back: 'relic', copies: 4, ladder: [2, 6, 12, 21] },
  chest: { back: 'object', copies: 1 },
  'rusty-sword': { back: 'object', copies: 2, strength: -1 },
  sabre: { back: 'object', copies: 2, strength: 1 },
  cannon: { back: 'object', copies: 1, strength: 2 },
  shell: { back: 'object', copies: 3, points: 3 },
  goblet: { back: 'object', copies: 1, points: 4 },
  'cursed-doll': { back: 'object', copies: 2, points: -2 },
  'treasure-map': { back: 'object', copies: 2, text: 'now' },
  beer: { back: 'object', copies: 2, text: 'now' },
  purse: { back: 'object', copies: 2, text: 'now' },
  'leaking-cask': { back: 'object', copies: 1, text: 'now' },
  'port-toll': { back: 'object', copies: 1, text: 'now' },
  'rum-guide': { back: 'object', copies: 2, text: 'secret' },
  'relic-catalogue': { back: 'object', copies: 1, text: 'secret' },
  inventory: { back: 'object', copies: 1, text: 'secret' },
  ledger: { back: 'object', copies: 1, text: 'secret' },
  'black-spot': { back: 'object', copies: 1, text: 'secret' },
  'parrot-deed': { back: 'object', copies: 1, text: 'secret' },
  'sealed-letter': { back: 'object', copies: 1, text: 'secret' },
  'rachel-cruz': { back: 'pirate', copies: 1, strength: 2 },
  'monsieur-plume': { back: 'pirate', copies: 1, strength: 4 },
  steward: { back: 'pirate', copies: 2, strength: 1 },
  cook: { back: 'pirate', copies: 2, strength: 3 },
  boatswain: { back: 'pirate', copies: 3, strength: 2 },
  'first-mate': { back: 'pirate', copies: 3, strength: 3 },
  gunner: { back: 'pirate', copies: 3, strength: 1 },
  lookout: { back: 'pirate', copies: 3, strength: 2 },
  smuggler: { back: 'pirate', copies: 2, strength: 2 },
  cooper: { back: 'pirate', copies: 2, strength: 3 },
};

export function printOn(face: string): Print {
  const print = BOX[face];
  if (print === undefined) throw new Error(`no card ${face} in the box`);
  return print;
}
