// The cards in English: their names, and what each says.
import { counter } from '@quarterdeck/kernel';
import type {
  ImmediateCard,
  LootCard,
  PermanentCard,
  PirateCard,
  PirateDeed,
  RumWorth,
  SecretCard,
} from '../src/data/components.ts';
import { figure, signed } from './story.ts';
import type { Words } from './types.ts';

const count = counter('en');
export const DOUBLOONS = { one: 'doubloon', other: 'doubloons' };
export const CARDS = { one: 'card', other: 'cards' };
const POINTS = { one: 'point', other: 'points' };

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

export function points(number: number): string {
  return `${number < 0 ? '−' : ''}${count(Math.abs(number), POINTS)}`;
}

export function rule(card: LootCard): string {
  if (card.back === 'rum') return rumRule(card.worth);
  if (card.back === 'relic') return ladder(card.ladder);
  if (card.back === 'pirate') return pirateRule(card);
  if (card.class === 'permanent') return permanentRule(card);
  return card.class === 'immediate' ? `At once: ${atOnce(card)}.` : secretRule(card);
}

function ladder(steps: readonly number[]): string {
  return `Points for one, two, three and more of them: ${steps.map(figure).join(', ')}.`;
}

function rumRule(worth: RumWorth): string {
  switch (worth.kind) {
    case 'each':
      return worth.points === 0 ? 'Worth nothing.' : `Worth ${points(worth.points)}.`;
    case 'ladder':
      return ladder(worth.points);
    case 'majority':
      return `${points(worth.most)} each if you have the most of them, otherwise ${figure(worth.others)} each.`;
  }
}

export function worth({ strength, points: value }: PermanentCard): string {
  const parts = [...(strength === 0 ? [] : [`${signed(strength)} strength`]), ...(value === 0 ? [] : [points(value)])];
  return parts.join(', ');
}

function permanentRule(card: PermanentCard): string {
  const adds = worth(card) === '' ? [] : [`${worth(card)}.`];
  if (card.doubloons === 0) return adds[0] ?? 'Does nothing.';
  const chest = `Comes with ${count(card.doubloons, DOUBLOONS)} inside. Whoever defeats its owner takes it, and one doubloon out of it; the rest belongs to whoever has it at the end.`;
  return [chest, ...adds].join(' ');
}

function atOnce({ does, doubloons }: ImmediateCard): string {
  switch (does) {
    case 'gain':
      return `gain ${count(doubloons, DOUBLOONS)}`;
    case 'pay':
      return `pay ${count(doubloons, DOUBLOONS)} to the bank, or what you have`;
    case 'discard-pirate':
      return 'discard one of your pirates';
    case 'discard-rum':
      return 'discard one of your rum cards at random';
    case 'add-to-shares':
      return 'each of the three shares gets a card from the deck, a full one a doubloon';
  }
}

const COUNTED = {
  rum: { one: 'rum card', other: 'rum cards' },
  relic: { one: 'relic', other: 'relics' },
  object: { one: 'face-up object', other: 'face-up objects' },
  doubloon: DOUBLOONS,
};

function secretRule({ points: value, counts, of }: SecretCard): string {
  if (counts === 'itself') return `${points(value)}.`;
  if (counts === 'parrot') return `${points(value)} if you hold the parrot at the end.`;
  const each = of === 1 ? COUNTED[counts].one : count(of, COUNTED[counts]);
  return `${points(value)} for each ${each} of yours${counts === 'doubloon' ? ', those in the Chest included' : ''}.`;
}

/** What a secret counted, for the score sheet. */
export function counted(counts: SecretCard['counts'], number: number): string {
  if (counts === 'itself') return '';
  if (counts === 'parrot') return number === 0 ? 'without the parrot' : 'with the parrot';
  return count(number, COUNTED[counts]);
}

function pirateRule(card: PirateCard): string {
  const often = card.once ? 'Once in a boarding' : 'For each victory';
  return `Strength ${figure(card.strength)}. ${often}: ${deed(card)}.`;
}

function deed({ does, doubloons, once }: PirateCard): string {
  const defeated = once ? 'a defeated captain' : 'the defeated captain';
  switch (does) {
    case 'gain':
      return `gain ${count(doubloons, DOUBLOONS)}`;
    case 'steal-doubloons':
      return `steal ${count(doubloons, DOUBLOONS)} from ${defeated}`;
    case 'steal-rum':
      return `steal a random rum card from ${defeated}`;
    case 'exchange-rum':
      return `give ${defeated} a rum card of your choice for a random one`;
    case 'exchange-object':
      return `exchange face-up objects with ${defeated}; you choose both`;
    case 'take-parrot':
      return 'take the parrot, whoever has it';
    case 'look-out':
      return 'take a card of any share by its back alone';
    case 'discard-object':
      return 'name a defeated captain, who discards a face-up object of their own choice';
  }
}

/** What a pirate can do now, for his button. */
export const DEEDS: Readonly<Record<PirateDeed, (whom: string) => string>> = {
  gain: () => 'gain doubloons',
  'steal-doubloons': (whom) => `steal doubloons from ${whom}`,
  'steal-rum': (whom) => `steal rum from ${whom}`,
  'exchange-rum': (whom) => `exchange rum with ${whom}`,
  'exchange-object': (whom) => `exchange objects with ${whom}`,
  'take-parrot': () => 'take the parrot',
  'look-out': () => 'take a card',
  'discard-object': (whom) => `make ${whom} discard an object`,
};
