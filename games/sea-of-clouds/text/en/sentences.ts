// What is asked, done, told and refused, in English.
import { counter } from '@quarterdeck/kernel';
import type { Phrases } from '../phrases.ts';
import type { Words } from '../words.ts';
import { A_CARD, backs, CARDS, cards, DOUBLOONS } from './names.ts';

const count = counter('en');
const and = new Intl.ListFormat('en');
export const faceDown: Words['faceDown'] = (back, number) => `${backs[back].toLowerCase()} no. ${number}`;
export const share: Words['share'] = (space) => `Share ${space + 1}`;
export const island: Words['island'] = (number) => `Island ${number}`;

function shareNo(space: number): string {
  return share(space).toLowerCase();
}

export const prompts: Phrases['prompts'] = {
  'first-player': () => 'Lots are drawn for who begins.',
  'next-back': () => 'The back of the next card comes to light.',
  look: () => 'A captain looks at loot.',
  'fill-spaces': () => 'The loot spaces are filled.',
  round: () => 'The round goes on.',
  'take-top-card': () => 'The top card of the deck is taken.',
  'lay-loot': () => 'Which card do you lay next?',
  'leaking-cask': () => 'The cask leaks: a rum card is lost.',
  boarding: () => 'Boarding!',
  lookout: () => 'Lookout: which card do you take?',
  'steal-rum': () => 'A rum card is stolen.',
};

export const moves: Phrases['moves'] = {
  'first-player': ({ seat }, { names }) => `${names(seat)} begins`,
  leave: () => 'Leave',
  finish: () => 'Leave the rest unused',
};

export const events: Phrases['events'] = {
  'first-player': ({ seat }, names) => `${names(seat)} begins, with the parrot and the hat.`,
  'turn-began': ({ seat, island: number }, names) => `${island(number)}: ${names(seat)} is on turn.`,
  dealt: ({ space, back }) => `${share(space)} gets ${A_CARD[back]}.`,
  'doubloon-dealt': ({ space }) => `${share(space)} gets a doubloon.`,
  left: ({ seat, space }, names) => `${names(seat)} leaves ${shareNo(space)}.`,
  'took-top-card': ({ seat, back }, names) => `${names(seat)} takes the top card of the deck, ${A_CARD[back]}.`,
  'took-doubloon': ({ seat }, names) => `The deck is empty: ${names(seat)} takes a doubloon.`,
  'chest-filled': ({ doubloons }) => `There are ${count(doubloons, DOUBLOONS)} in the Chest.`,
  gained: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} gains ${count(doubloons, DOUBLOONS)}.`,
  discarded: ({ seat, face, by }, names) => `${cards[by]}: ${names(seat)} discards ${cards[face]}.`,
  fizzled: ({ seat, by }, names) => `${cards[by]}: ${names(seat)} has nothing to lose.`,
  'stole-doubloons': ({ seat, from, doubloons, by }, names) =>
    `${cards[by]}: ${names(seat)} steals ${count(doubloons, DOUBLOONS)} from ${names(from)}.`,
  'exchanged-objects': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} swaps ${cards[gaveFace]} for ${names(against)}'s ${cards[tookFace]}.`,
  'took-parrot': ({ seat, from }, names) => `${names(seat)} takes the parrot from ${names(from)}.`,
  scouted: ({ seat, space, back }, names) => `Lookout: ${names(seat)} takes ${A_CARD[back]} from ${shareNo(space)}.`,
  'crews-discarded': () => 'All pirates go ashore.',
  sailed: ({ island: number }) => `The ship sails on to ${island(number).toLowerCase()}.`,
  ended: () => 'The game is over.',
};

export const ways: Phrases['ways'] = {
  askShare: (share, instead) => `${share}: take it, or leave it to grow and ${instead}?`,
  instead: { share: 'look at the next', card: 'take a card from the deck', doubloon: 'take a doubloon' },
  losePirate: (by) => `${by}: which of your pirates do you lose?`,
  discardObject: (by) => `${by}: which of your objects do you discard?`,
  victoryOver: (names) => `Victory over ${and.format(names)}: which of your pirates acts next?`,
  giveRumTo: (name) => `Which rum card do you give to ${name}?`,
  giveObjectTo: (name) => `Which object do you give to ${name}, and for which?`,

  take: (items) => `Take ${and.format(items)}`,
  lay: (card) => `Lay ${card}`,
  discard: (card) => `Discard ${card}`,
  scout: (share, place, card) => `${share}, card ${place}: ${card}`,
  give: (card) => `Give ${card}`,
  exchange: (give, take) => `${give} for ${take}`,
  acts: {
    gain: () => 'gain doubloons',
    'steal-doubloons': (names) => `steal doubloons from ${and.format(names)}`,
    'steal-rum': (names) => `steal rum from ${and.format(names)}`,
    'exchange-rum': (names) => `exchange rum with ${and.format(names)}`,
    'exchange-object': (names) => `exchange objects with ${and.format(names)}`,
    'take-parrot': () => 'take the parrot',
    'look-out': () => 'take a card',
    'discard-object': (names) => `make ${and.format(names)} discard an object`,
  },

  named: (card) => card,
  theCard: (card) => card,
  unseen: { rum: 'a rum card', secret: 'a secret' },
  cardCount: (number) => count(number, CARDS),
  looked: (name, space, items) => `${name} looks at ${shareNo(space)}: ${and.format(items)}.`,
  took: (name, space, items) => `${name} takes ${shareNo(space)}: ${and.format(items)}.`,
  laid: (name, card) => `${name} lays ${card}.`,
  laidFaceDown: (name, card) => `${name} lays ${card} face down.`,
  paid: (by, name, doubloons) => `${by}: ${name} pays ${doubloons}.`,
  hasNothingToPay: (by, name) => `${by}: ${name} has nothing to pay.`,
  spilled: (name, card) => `The cask leaks: ${name} loses ${card}.`,
  boarded: (crews, victories) => `Boarding! Strength: ${crews}. ${victories}`,
  defeats: (name, losers) => `${name} defeats ${and.format(losers)}.`,
  nobodyWins: 'Nobody wins.',
  chestPassed: (to, from) => `${to} takes the Chest from ${from}.`,
  chestPassedWithDoubloon: (to, from) => `${to} takes the Chest from ${from}, and a doubloon out of it.`,
  stoleRum: (by, name, from, card) => `${by}: ${name} steals ${card} from ${from}.`,
  exchangedRum: (name, against, gave, took) => `${name} swaps ${gave} for ${against}'s ${took}.`,
  exchangedUnseenRum: (name, against) => `${name} swaps a rum card with ${against}.`,
  revealed: (name, items) => `${name} turns over ${and.format(items)}.`,
  revealedNothing: (name) => `${name} has nothing to turn over.`,
};

export const refusals: Phrases['refusals'] = {
  'not-in-hand': () => 'This card is not among those that you took.',
  'not-in-crew': () => 'This pirate is not in your crew.',
  'not-an-object': () => 'It has to be an object that lies face up.',
  'not-your-rum': () => 'It has to be a rum card of your own.',
  'not-on-a-share': () => 'The Lookout takes a card that lies on a share.',
  'not-defeated': () => 'Pirates act only against captains whom you have defeated.',
  'nothing-to-act-on': () => 'This pirate finds nothing to do there.',
  'has-acted': () => 'This pirate has acted already.',
  'must-act-first': () => 'Others have to act first: only exchanges, the parrot and the Lookout may be declined.',
  'must-not-decline': () => 'At this table every effect has to be used.',
};

export const options: Phrases['options'] = {
  parrotWinsFights: {
    title: 'The parrot wins fights',
    help: 'With equal strength the captain who holds the parrot wins. Without this nobody does.',
    values: null,
  },
  parrotWinsRum: {
    title: 'The parrot settles the rum',
    help: 'With equally many Premium Rum the captain who holds the parrot counts as having the most. Without this nobody does.',
    values: null,
  },
  refill: {
    title: 'Filling an emptied space',
    help: 'When the space of a taken share gets its new card: it matters if a Treasure Map was among the loot.',
    values: { 'at-once': 'Before the loot is laid', 'after-laying': 'After the loot is laid' },
  },
  mayDecline: {
    title: 'Effects may be declined',
    help: 'Exchanges, the parrot and the Lookout may be left unused.',
    values: null,
  },
  components: {
    title: 'Cards and figures of the box',
    help: 'The card list, for an owner of the box who wants to correct it.',
    values: null,
  },
};
