// Seas, cards, heroes and events in English.
import { type AnyShip, isCompanyShip } from '../../src/data/cards.ts';
import type { Words } from '../words.ts';
import { ships } from './ships.ts';

export const company = 'the Company';
export const parts: Words['parts'] = { 'west-indies': 'West Indies', 'east-indies': 'East Indies', oceans: 'Oceans' };

export const seas: Words['seas'] = {
  bahamas: 'Bahamas',
  cuba: 'Cuba',
  jamaica: 'Jamaica',
  hispaniola: 'Hispaniola',
  'lesser-antilles': 'Lesser Antilles',
  singapore: 'Singapore',
  sumatra: 'Sumatra',
  moluccas: 'Moluccas',
  borneo: 'Borneo',
  philippines: 'Philippines',
  'north-atlantic': 'North Atlantic',
  'central-atlantic': 'Central Atlantic',
  'south-atlantic': 'South Atlantic',
  'cape-of-good-hope': 'Cape of Good Hope',
  'indian-ocean': 'Indian Ocean',
};

/** A sea within a sentence. */
export const theSeas: Words['seas'] = {
  ...seas,
  bahamas: 'the Bahamas',
  'lesser-antilles': 'the Lesser Antilles',
  moluccas: 'the Moluccas',
  philippines: 'the Philippines',
  'north-atlantic': 'the North Atlantic',
  'central-atlantic': 'the Central Atlantic',
  'south-atlantic': 'the South Atlantic',
  'cape-of-good-hope': 'the Cape of Good Hope',
  'indian-ocean': 'the Indian Ocean',
};

/** Where something happens. */
export const atSeas: Words['seas'] = {
  bahamas: 'at the Bahamas',
  cuba: 'at Cuba',
  jamaica: 'at Jamaica',
  hispaniola: 'at Hispaniola',
  'lesser-antilles': 'at the Lesser Antilles',
  singapore: 'at Singapore',
  sumatra: 'at Sumatra',
  moluccas: 'at the Moluccas',
  borneo: 'at Borneo',
  philippines: 'at the Philippines',
  'north-atlantic': 'in the North Atlantic',
  'central-atlantic': 'in the Central Atlantic',
  'south-atlantic': 'in the South Atlantic',
  'cape-of-good-hope': 'at the Cape of Good Hope',
  'indian-ocean': 'in the Indian Ocean',
};

export const goods: Words['goods'] = { rum: 'Rum', spices: 'Spices', sugar: 'Sugar', pearls: 'Pearls' };
export const classes: Words['classes'] = { sloop: 'sloop', brig: 'brig', frigate: 'frigate' };

/** A ship within a sentence. */
export function theShip(ship: AnyShip): string {
  const name = ships[ship];
  return `the ${isCompanyShip(ship) && !name.startsWith('Company') ? name.toLowerCase() : name}`;
}

export const manoeuvres: Words['manoeuvres'] = {
  broadside: 'Full Broadside',
  'chain-shot': 'Chain Shot',
  'steady-aim': 'Steady Aim',
  'raking-fire': 'Raking Fire',
  boarding: 'Boarding',
  'fire-ship': 'Fire Ship',
  'hard-turn': 'Hard Turn',
  'smoke-screen': 'Smoke Screen',
  'damage-control': 'Damage Control',
  'brave-crew': 'Brave Crew',
  'close-ranks': 'Close Ranks',
  'return-fire': 'Return Fire',
};

export const manoeuvreRules: Words['manoeuvreRules'] = {
  broadside: 'The firing ship throws one die more.',
  'chain-shot': 'The target’s Defence is 1 lower for this salvo and its check.',
  'steady-aim': 'Throw one die that missed again.',
  'raking-fire': 'If this salvo hits, the target makes no survivability check.',
  boarding:
    'Throw a die: if it equals the target’s Defence or beats it, the ship is captured. A pirate’s ship is yours if you win the battle. Not against ghost ship and sea monster.',
  'fire-ship': 'Your sloop and the target both sink, without a check. Not against ghost ship and sea monster.',
  'hard-turn': 'The Defence of your ship is 1 higher for this salvo and its check.',
  'smoke-screen': 'The attacker throws one die fewer; with only one die the salvo misses.',
  'damage-control': 'Throw a die: on 4 to 6 one hit does not count.',
  'brave-crew': 'An undamaged ship makes a survivability check, even without the mark or under Raking Fire.',
  'close-ranks': 'Another ship of your line becomes the target.',
  'return-fire': 'Your ship at once fires one die at the attacker; its own shot of the round remains.',
};

export const stances: Words['stances'] = { attack: 'Attack', defence: 'Defence' };
export const windows: Words['windows'] = {
  'before-roll': 'before the roll',
  instead: 'instead of the salvo',
  'after-roll': 'after the roll',
  'after-hit': 'after a hit',
  'after-salvo': 'after the salvo',
};

export const heroes: Words['heroes'] = {
  diplomat: 'Diplomat',
  swordsmith: 'Swordsmith',
  trickster: 'Trickster',
  corsair: 'Corsair',
};

export const skills: Words['skills'] = {
  diplomat: ['Tribute', 'Bribe'],
  swordsmith: ['Shipwright', 'Smugglers’ Cove'],
  trickster: ['Lucky Compass', 'Bag of Tricks'],
  corsair: ['Plunder', 'Undying Crew'],
};

export const skillRules: Words['skillRules'] = (gold) => ({
  diplomat: [
    `In management: ${gold.tributeOfFew} gold with one or two seas, ${gold.tributeOfMany} with three or more.`,
    `${gold.bribe} gold, before a battle for a Company sea: its fleet is that of the next lower difficulty.`,
  ],
  swordsmith: [
    `Each ship that you buy in a port costs ${gold.shipwright} gold less.`,
    `${gold.smugglersCove} gold: visit the market in a sea without a port.`,
  ],
  trickster: [
    'Throw both event dice again; the second throw stands.',
    `${gold.bagOfTricks} gold, at the start of a battle that you begin for a sea: ${gold.tricks} manoeuvres more.`,
  ],
  corsair: [
    `After a battle for a sea that you began and won: ${gold.plunder} gold for each enemy ship sunk or captured, at most ${gold.plunderAtMost}.`,
    `${gold.undyingCrew} gold, in a battle that you began for a sea: an undamaged ship that would sink stays, damaged.`,
  ],
});

export const eventNames: Words['eventNames'] = {
  monster: 'Sea monster',
  convoy: 'Convoy',
  calm: 'Calm',
  quiet: 'Quiet seas',
  auction: 'Auction',
  profit: 'Extra profit',
  favour: 'Calypso’s favour',
  storm: 'Storm',
  company: 'The Company attacks',
  armada: 'The armada draws nearer',
};

export const eventRules: Words['eventRules'] = {
  monster: 'It attacks your squadron and fires first. Victory drives the armada a space back, defeat brings it a space nearer.',
  convoy: 'You may attack the frigate of a convoy: 1000 gold for a victory.',
  calm: 'Your flagship cannot sail in this turn.',
  quiet: 'Nothing happens.',
  auction: 'All bid for the top ship of the market.',
  profit: 'Each of your seas pays 100 gold more in this turn.',
  favour: 'A favour marker, or 100 gold if you have five.',
  storm: 'A die for each sloop of your squadron: odd sinks it.',
  company: 'The next player gives one of your unguarded seas back to the Company.',
  armada: 'The armada moves a space nearer.',
};
