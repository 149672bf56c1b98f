// What cards say in English.
import { counter } from '@quarterdeck/kernel';
import type { CardPhrases } from '../phrases.ts';
import { DOUBLOONS, POINTS } from './names.ts';

const count = counter('en');

const COUNTED = {
  rum: { one: 'rum card', other: 'rum cards' },
  relic: { one: 'relic', other: 'relics' },
  object: { one: 'face-up object', other: 'face-up objects' },
  doubloon: DOUBLOONS,
};

export const sayings: CardPhrases = {
  doubloons: (number) => count(number, DOUBLOONS),
  points: (number) => count(number, POINTS),
  ladder: (steps) => `Points for one, two, three and more of them: ${steps}.`,
  worthless: 'Worth nothing.',
  worthEach: (points) => `Worth ${points}.`,
  majority: (most, others) => `${most} each if you have the most of them, otherwise ${others} each.`,
  strength: (signed) => `${signed} strength`,
  doesNothing: 'Does nothing.',
  chest: (doubloons) =>
    `Comes with ${doubloons} inside. Whoever defeats its owner takes it, and one doubloon out of it; the rest belongs to whoever has it at the end.`,
  atOnce: (deed) => `At once: ${deed}.`,
  immediate: {
    gain: (doubloons) => `gain ${doubloons}`,
    pay: (doubloons) => `pay ${doubloons} to the bank, or what you have`,
    'discard-pirate': () => 'discard one of your pirates',
    'discard-rum': () => 'discard one of your rum cards at random',
    'add-to-shares': () => 'each of the three shares gets a card from the deck, a full one a doubloon',
  },
  ifParrot: (points) => `${points} if you hold the parrot at the end.`,
  forEach: (points, each) => `${points} for each ${each} of yours.`,
  forEachDoubloon: (points, each) => `${points} for each ${each} of yours, those in the Chest included.`,
  each: { rum: COUNTED.rum.one, relic: COUNTED.relic.one, object: COUNTED.object.one, doubloon: DOUBLOONS.one },
  everySo: (counted) => counted,
  counted: {
    rum: (number) => count(number, COUNTED.rum),
    relic: (number) => count(number, COUNTED.relic),
    object: (number) => count(number, COUNTED.object),
    doubloon: (number) => count(number, DOUBLOONS),
  },
  withParrot: 'with the parrot',
  withoutParrot: 'without the parrot',
  pirate: (strength, often, deed) => `Strength ${strength}. ${often}: ${deed}.`,
  once: 'Once in a boarding',
  eachVictory: 'For each victory',
  theDefeated: 'the defeated captain',
  aDefeated: 'a defeated captain',
  deeds: {
    gain: (doubloons) => `gain ${doubloons}`,
    'steal-doubloons': (doubloons, defeated) => `steal ${doubloons} from ${defeated}`,
    'steal-rum': (_doubloons, defeated) => `steal a random rum card from ${defeated}`,
    'exchange-rum': (_doubloons, defeated) => `give ${defeated} a rum card of your choice for a random one`,
    'exchange-object': (_doubloons, defeated) => `exchange face-up objects with ${defeated}; you choose both`,
    'take-parrot': () => 'take the parrot, whoever has it',
    'look-out': () => 'take a card of any share by its back alone',
    'discard-object': () => 'name a defeated captain, who discards a face-up object of their own choice',
  },
};
