// The cards in English: their names, and what each says.
import { counter } from '@quarterdeck/kernel';
import type { ImmediateCard, LootCard, PermanentCard, PirateCard, RumWorth, SecretCard } from '../src/data/components.ts';
import { figure, signed } from './story.ts';
import type { Words } from './types.ts';

const count = counter('en');
export const DOUBLOONS = { one: 'doubloon', other: 'doubloons' };
export const CARDS = { one: 'card', other: 'cards' };
const POINTS = { one: 'point', other: 'points' };

export const backs: Words['backs'] = { rum: 'Rum', relic: 'Relic', object: 'Object', pirate: 'Pirate' };

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

export function points(number: number): string {
  return `${figure(number)} ${Math.abs(number) === 1 ? POINTS.one : POINTS.other}`;
}

export function rule(card: LootCard): string {
  if (card.back === 'rum') return rumRule(card.worth);
  if (card.back === 'relic') return `For 1, 2, 3 ... of the kind: ${card.ladder.map(figure).join(', ')} points.`;
  if (card.back === 'pirate') return pirateRule(card);
  if (card.class === 'permanent') return permanentRule(card);
  return card.class === 'immediate' ? immediateRule(card) : secretRule(card);
}

function rumRule(worth: RumWorth): string {
  switch (worth.kind) {
    case 'each':
      return `${points(worth.points)}.`;
    case 'ladder':
      return `For 1, 2, 3 ... of them: ${worth.points.map(figure).join(', ')} points.`;
    case 'majority':
      return `${points(worth.most)} each for who has the most of them, otherwise ${figure(worth.others)} each.`;
  }
}

export function worth({ strength, points: value }: PermanentCard): string {
  const parts = [...(strength === 0 ? [] : [`${signed(strength)} strength`]), ...(value === 0 ? [] : [points(value)])];
  return parts.join(', ');
}

function permanentRule(card: PermanentCard): string {
  if (card.doubloons === 0) return `${worth(card)}.`;
  return `Comes with ${count(card.doubloons, DOUBLOONS)} in it. Who defeats its owner takes it, and one doubloon out of it; who has it at the end has what is in it.`;
}

function immediateRule({ does, doubloons }: ImmediateCard): string {
  switch (does) {
    case 'gain':
      return `At once: gain ${count(doubloons, DOUBLOONS)}.`;
    case 'pay':
      return `At once: pay ${count(doubloons, DOUBLOONS)}, or what you have.`;
    case 'discard-pirate':
      return 'At once: one of your pirates, whom you choose, leaves the game.';
    case 'discard-rum':
      return 'At once: one of your rum cards, at random, leaves the game.';
    case 'add-to-shares':
      return 'At once: each of the three shares gets a card, or a doubloon if it is full.';
  }
}

const COUNTED: Readonly<Record<SecretCard['counts'], string>> = {
  itself: '',
  rum: 'rum card',
  relic: 'relic',
  object: 'face-up object',
  doubloon: 'doubloon',
  parrot: '',
};

function secretRule({ points: value, counts, of }: SecretCard): string {
  if (counts === 'itself') return `${points(value)} at the end.`;
  if (counts === 'parrot') return `${points(value)} if you hold the parrot at the end.`;
  return `${points(value)} for each ${of === 1 ? COUNTED[counts] : `${of} ${COUNTED[counts]}s`} that you have at the end.`;
}

function pirateRule(card: PirateCard): string {
  const often = card.once ? 'Once in a boarding' : 'For each victory';
  return `Strength ${figure(card.strength)}. ${often}: ${deed(card)}.`;
}

function deed({ does, doubloons }: PirateCard): string {
  switch (does) {
    case 'gain':
      return `gain ${count(doubloons, DOUBLOONS)}`;
    case 'steal-doubloons':
      return `steal ${count(doubloons, DOUBLOONS)} from the defeated captain`;
    case 'steal-rum':
      return 'steal a rum card, at random, from the defeated captain';
    case 'exchange-rum':
      return 'you may exchange a rum card that you choose for a random one of the defeated captain';
    case 'exchange-object':
      return 'you may exchange a face-up object with the defeated captain; you choose both';
    case 'take-parrot':
      return 'you may take the parrot';
    case 'look-out':
      return 'you may take one card, unseen, from any share';
    case 'discard-object':
      return 'a defeated captain, whom you choose, discards a face-up object, which he chooses';
  }
}
