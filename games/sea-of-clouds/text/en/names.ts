// The names of things in English.
import type { Words } from '../words.ts';

export const DOUBLOONS = { one: 'doubloon', other: 'doubloons' };
export const CARDS = { one: 'card', other: 'cards' };
export const POINTS = { one: 'point', other: 'points' };

export const captains: Words['captains'] = ['Madame Tching', 'Duc de Plessy', 'Lady Damballa', 'El Capitan'];
export const backs: Words['backs'] = { rum: 'Rum', relic: 'Relic', object: 'Object', pirate: 'Pirate' };
/** "gets an object" */
export const A_CARD: Words['backs'] = { rum: 'a rum card', relic: 'a relic', object: 'an object', pirate: 'a pirate' };
export const classes: Words['classes'] = { permanent: 'permanent', immediate: 'immediate', secret: 'secret' };

export const cards: Words['cards'] = {
  'collectors-rum': "Collector's Rum",
  'premium-rum': 'Premium Rum',
  rotgut: 'Rotgut',
  rum: 'Rum',
  'golden-rum': 'Golden Rum',
  'aged-rum': 'Aged Rum',
  'sirens-song': "Siren's Song",
  'behemoth-tooth': 'Behemoth Tooth',
  'kraken-eye': 'Eye of the Kraken',
  'leviathan-horn': "Leviathan's Horn",
  chest: 'Chest',
  'rusty-sword': 'Rusty Sword',
  sabre: 'Sabre',
  cannon: 'Cannon',
  shell: 'Pearl Shell',
  goblet: 'Gold Goblet',
  'cursed-doll': 'Cursed Doll',
  'treasure-map': 'Treasure Map',
  beer: 'Beer',
  purse: 'Purse',
  'leaking-cask': 'Leaking Cask',
  'port-toll': 'Port Toll',
  'rum-guide': 'Rum Guide',
  'relic-catalogue': 'Relic Catalogue',
  inventory: "Ship's Inventory",
  ledger: 'Ledger',
  'black-spot': 'Black Spot',
  'parrot-deed': 'Parrot Deed',
  'sealed-letter': 'Sealed Letter',
  'rachel-cruz': 'Rachel Cruz',
  'monsieur-plume': 'Monsieur Plume',
  steward: 'Steward',
  cook: 'Cook',
  boatswain: 'Boatswain',
  'first-mate': 'First Mate',
  gunner: 'Gunner',
  lookout: 'Lookout',
  smuggler: 'Smuggler',
  cooper: 'Cooper',
};
