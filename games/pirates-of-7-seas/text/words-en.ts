// Characters, cards and curses in English.
import type { Words } from './types.ts';

export const characters: Words['characters'] = {
  shipwright: 'Shipwright',
  governor: 'Governor',
  captain: 'Captain',
  aborigine: 'Aborigine',
  shaman: 'Shaman',
  merchant: 'Merchant',
  cartographer: 'Cartographer',
};

export const actions: Words['actions'] = {
  shipwright: 'Buy ships from your reserve, a chest each.',
  governor: 'Become a corsair: your whole reserve for free, a flag and a black mark.',
  captain: 'Lay a caravan and raid it with everybody who wants to.',
  aborigine: 'Lay a port: its prices hold from now on.',
  shaman: 'Cast a curse on everybody.',
  merchant: 'Sell goods at the prices of the port.',
  cartographer: 'Draw an adventure card.',
};

export const gifts: Words['gifts'] = {
  shipwright: 'A ship from the reserve for free.',
  governor: 'No black mark; as first player also rid of an older one.',
  captain: 'Two yin-yang.',
  aborigine: 'A card of loot.',
  shaman: 'Three ships are protected from the curse.',
  merchant: 'A chest.',
  cartographer: 'One more adventure card.',
};

export const loot: Words['loot'] = { fruit: 'Fruit', coffee: 'Coffee', rum: 'Rum', talisman: 'Talisman' };
export const nations: Words['nations'] = { england: 'England', spain: 'Spain', france: 'France', holland: 'Holland' };

export const ports: Words['ports'] = {
  'pirate-bay': 'Pirate Bay',
  'orchard-haven': 'Orchard Haven',
  'sugar-key': 'Sugar Key',
  'mocha-roads': 'Mocha Roads',
  'bean-point': 'Bean Point',
  'cask-harbour': 'Cask Harbour',
  'still-cove': 'Still Cove',
};

export const curses: Words['curses'] = {
  kraken: 'Kraken',
  iceberg: 'Iceberg',
  sirens: 'Sirens',
  whirlpool: 'Whirlpool',
  mutiny: 'Mutiny',
  idol: 'Idol',
  wages: 'Wages',
  tavern: 'Tavern',
};

export const curseRules: Words['curseRules'] = {
  kraken: 'All fleets are thrown: each 1 costs a fruit, or a ship.',
  iceberg: 'All fleets are thrown: each 2 costs a coffee, or a ship.',
  sirens: 'All fleets are thrown: each 3 costs a rum, or a ship.',
  whirlpool: 'All fleets are thrown with a red die: as many ships as it shows, those nearest to it, cost a talisman or sink.',
  mutiny: 'All fleets are thrown: each 4 costs a good of the kind that the port pays best, or a ship.',
  idol: 'Everybody loses one good of a kind that the caster names, or a ship.',
  wages: 'Everybody pays two chests for each guard.',
  tavern: 'A die for each player; the caster says who gets which.',
};

export const winnings: Words['winnings'] = {
  mark: 'black mark',
  'lose-good': 'loses a good',
  'lose-chest': 'loses a chest',
  'gain-chest': 'a chest',
  'gain-good': 'a good',
  'gain-yin-yang': '3 yin-yang',
};
