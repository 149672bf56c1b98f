// Characters, cards and curses in English.
import { counter } from '@quarterdeck/kernel';
import type { Names } from '../phrases.ts';

const count = counter('en');

export const characters: Names['characters'] = {
  shipwright: 'Shipwright',
  governor: 'Governor',
  captain: 'Captain',
  aborigine: 'Aborigine',
  shaman: 'Shaman',
  merchant: 'Merchant',
  cartographer: 'Cartographer',
};

export const actions: Names['actions'] = {
  shipwright: 'Buy ships from your reserve, a chest each.',
  governor: 'Become a corsair: a flag, your whole reserve for free, and a black mark.',
  captain: 'Lay a caravan and raid it, with everybody who joins in.',
  aborigine: 'Lay a port: its prices hold from now on.',
  shaman: 'Cast a curse on everybody.',
  merchant: 'Sell goods at the prices of the port.',
  cartographer: 'Draw an adventure card.',
};

export const gifts: Names['gifts'] = {
  shipwright: 'A free ship from your reserve.',
  governor: 'No black mark for this action; a second gift lifts an older one.',
  captain: 'Two yin-yang.',
  aborigine: 'A card of loot.',
  shaman: 'Three of your ships are safe from the curse.',
  merchant: 'A chest.',
  cartographer: 'One more adventure card.',
};

export const loot: Names['loot'] = { fruit: 'Fruit', coffee: 'Coffee', rum: 'Rum', talisman: 'Talisman' };
export const nations: Names['nations'] = { england: 'England', spain: 'Spain', france: 'France', holland: 'Holland' };

export const ports: Names['ports'] = {
  'pirate-bay': 'Pirate Bay',
  'orchard-haven': 'Orchard Haven',
  'sugar-key': 'Sugar Key',
  'mocha-roads': 'Mocha Roads',
  'bean-point': 'Bean Point',
  'cask-harbour': 'Cask Harbour',
  'still-cove': 'Still Cove',
};

export const curses: Names['curses'] = {
  kraken: 'Kraken',
  iceberg: 'Iceberg',
  sirens: 'Sirens',
  whirlpool: 'Whirlpool',
  mutiny: 'Mutiny',
  idol: 'Idol',
  wages: 'Wages',
  tavern: 'Tavern',
};

export const curseRules: Names['curseRules'] = {
  kraken: 'All fleets are thrown. Each 1 costs its owner a fruit card, or a ship where there is none.',
  iceberg: 'All fleets are thrown. Each 2 costs its owner a coffee card, or a ship where there is none.',
  sirens: 'All fleets are thrown. Each 3 costs its owner a rum card, or a ship where there is none.',
  whirlpool:
    'All fleets are thrown with a red die. As many ships as it shows, those nearest to it, cost their owners a talisman each, or are lost.',
  mutiny:
    'All fleets are thrown. Each 4 costs its owner a card of the good that the port pays best, or a ship where there is none.',
  idol: 'Everybody loses a card of the good that the caster names, or a ship.',
  wages: 'Everybody pays two chests for each ship on guard.',
  tavern: 'One die for each player is thrown; the caster decides who gets which.',
};

export const winnings: Names['winnings'] = {
  mark: 'black mark',
  'lose-good': 'loses a good',
  'lose-chest': 'loses a chest',
  'gain-chest': 'a chest',
  'gain-good': 'a good',
  'gain-yin-yang': '3 yin-yang',
};

const SHIPS = { one: 'ship', other: 'ships' };

export const caravan: Names['caravan'] = (nation, ships) => `Caravan of ${nations[nation]}, ${count(ships, SHIPS)}`;
