// Pirates of the 7 Seas in English.
import { counter } from '@quarterdeck/kernel';
import type { MarkReason } from '../../src/types.ts';
import type { Phrases } from '../phrases.ts';
import { characters, curses, loot, nations, ports } from './names.ts';

const count = counter('en');
const SHIPS = { one: 'ship', other: 'ships' };
const CHESTS = { one: 'chest', other: 'chests' };
const CARDS = { one: 'card', other: 'cards' };
const MARKS = { one: 'black mark', other: 'black marks' };
const ROUNDS = { one: 'round', other: 'rounds' };
const DICE = { one: 'die', other: 'dice' };

export const prompts: Phrases['prompts'] = {
  'first-player': () => 'Lots are drawn for who begins.',
  'deal-adventures': () => 'Adventure cards are dealt.',
  round: () => 'The round goes on.',
  'choose-character': () => 'Choose a character, in secret.',
  shipwright: () => 'Shipwright: how many ships do you buy?',
  governor: () => 'Governor: whose corsair do you become?',
  captain: () => 'Captain: which caravan do you raid?',
  aborigine: () => 'Aborigine: which port do you sail to?',
  shaman: () => 'Shaman: which curse do you cast?',
  merchant: () => 'Merchant: what do you sell?',
  'draw-adventure': () => 'An adventure card is drawn.',
  'throw-dice': () => 'The dice are thrown.',
  raid: () => 'The raid goes on.',
  'nearest-pair': () => 'Several pairs lie equally near: which one fights first?',
  'unsinkable-ships': () => 'How many unsinkable ships come home? Each of the others brings a yin-yang.',
  'draw-loot': () => 'Loot is drawn.',
  'load-goods': () => 'Which of the new goods do you load?',
  curse: () => 'The curse takes its course.',
  'name-good': () => 'Idol: which good does everybody lose?',
  'nearest-to-red': () => 'Several ships lie equally near to the whirlpool: which one is drawn in?',
  'tavern-dice': () => 'Dice are thrown in the Tavern.',
  winnings: () => 'Tavern: who gets which die?',
  'pay-winnings': () => 'Winnings are paid.',
  'lose-good': () => 'Tavern: which good do you lose?',
  'draw-good': () => 'A good is drawn.',
  'final-sale': () => 'Final sale: a bargain first?',
};

export const moves: Phrases['moves'] = {
  'first-player': ({ seat }, { names }) => `${names(seat)} begins`,
  buy: ({ ships }) => `Buy ${count(ships, SHIPS)}`,
  'double-hold': () => 'Ritual: Double Hold',
  unsinkable: () => 'Ritual: Unsinkable Ship',
  'become-corsair': ({ nation }) => `Corsair of ${nations[nation]}`,
  draw: () => 'Draw a card',
  throw: ({ dice }) => count(dice.length, DICE),
  'sell-rest': () => 'Sell everything',
};

export const events: Phrases['events'] = {
  'first-player': ({ seat }, names) => `${names(seat)} begins.`,
  dealt: () => '',
  chose: ({ seat }, names) => `${names(seat)} has chosen.`,
  marked: ({ seat, why }, names) => `${names(seat)} gets a black mark${MARK_REASONS[why]}.`,
  'mark-lifted': ({ seat }, names) => `${names(seat)} gets rid of a black mark.`,
  bought: ({ seat, ships }, names) => `${names(seat)} buys ${count(ships, SHIPS)}.`,
  'nobody-sailed': () => 'Nobody sails: the caravan gets away.',
  thrown: ({ dice }) => `Thrown: ${count(dice.length, DICE)}.`,
  looted: ({ seat, kind }, names) => `${names(seat)} draws ${loot[kind]}.`,
  'loot-reshuffled': () => 'The discarded loot is shuffled.',
  'port-changed': ({ seat, port }, names) => `${names(seat)} sails to another port: ${ports[port]}.`,
  'good-named': ({ seat, good }, names) => `${names(seat)} names ${loot[good]}.`,
  'drawn-in': ({ dice }) => `The whirlpool draws in ${count(dice.length, SHIPS)}.`,
  'paid-wages': ({ seat, chests }, names) => `${names(seat)} pays the guards ${count(chests, CHESTS)}.`,
  rolled: ({ faces }) => `The Tavern's dice: ${faces.join(', ')}.`,
  'winnings-given': ({ seat }, names) => `${names(seat)} hands out the dice.`,
  won: ({ seat, face }, names) => `${names(seat)} gets the ${face}.`,
  'lost-good': ({ seat, good }, names) => `${names(seat)} loses ${loot[good]}.`,
  sold: ({ seat, good, count: number, chests }, names) =>
    `${names(seat)} sells ${number} × ${loot[good]} for ${count(chests, CHESTS)}.`,
  bargained: ({ seat, goods, chests }, names) =>
    `Bargain: ${names(seat)} sells ${goods.map((good) => loot[good]).join(' and ')} for ${count(chests, CHESTS)}.`,
  ritual: ({ seat, ritual, tokens }, names) => `${names(seat)} performs the ritual ${RITUALS[ritual]} (×${tokens}).`,
  'took-back': ({ seat }, names) => `${names(seat)} takes all characters back.`,
  'hand-shown': ({ seat, cards }, names) => `${names(seat)} has ${count(cards.length, CARDS)} left in hand.`,
  ended: () => 'The game is over.',
};

const MARK_REASONS: Readonly<Record<MarkReason, string>> = {
  'no-action': ' for not acting',
  governor: ' from the brotherhood',
  'stayed-away': ' for staying away',
  corsair: ' as a corsair of that nation',
  tavern: ' in the Tavern',
};

const RITUALS = { 'double-hold': 'Double Hold', unsinkable: 'Unsinkable Ship' };

export const ways: Phrases['ways'] = {
  ships: (ships) => count(ships, SHIPS),
  chests: (chests) => count(chests, CHESTS),
  cards: (cards) => count(cards, CARDS),
  yinYang: (tokens) => `${tokens} yin-yang`,

  drawAdventure: 'Cartographer: draw an adventure card?',
  drawAtTheEnd: 'Cartographer: draw an adventure card? The end card is on top.',
  raid: 'Raid',
  sendAgainst: (caravan) => `${caravan}. How many ships do you send?`,
  sendAgainstAsCorsair: (caravan) => `${caravan}. How many ships do you send? As its corsair you get a black mark in any case.`,
  discardExcess: (cards) => `Your ships cannot carry everything: ${count(cards, CARDS)} must go.`,

  giftShip: 'Gift: a ship',
  giftChest: 'Gift: a chest',
  giftCard: 'Gift: a card',
  bargain: (goods, chests) => `Bargain: ${goods} for ${count(chests, CHESTS)}`,
  endTurn: 'End the turn',
  endTurnIdly: 'End the turn, for a black mark',
  castProtecting: (curse, ships) => `${curse}, ${count(ships, SHIPS)} protected`,
  castUnprotected: (curse) => `${curse}, none protected`,
  sell: (goods, chests) => `Sell ${goods} for ${count(chests, CHESTS)}`,
  stayAway: 'Stay away, for a black mark',
  send: (ships) => `Send ${count(ships, SHIPS)}`,
  caravan: 'the caravan',
  pair: (red, pirate, whose) => `Red ${red} against the ${pirate} of ${whose}`,
  letAllSink: 'Let all sink',
  save: (ships) => `Save ${count(ships, SHIPS)}`,
  loadNothing: 'Load nothing',
  load: (goods) => `Load ${goods}`,
  redDie: (face) => `The red ${face}`,
  dieOf: (name, face) => `The ${face} of ${name}`,
  discard: (goods) => `Discard ${goods}`,

  roundBegan: (round, first) => `Round ${round}: ${first} is first player.`,
  lastRoundBegan: (round, first, left) => `Round ${round}: ${first} is first player; ${count(left, ROUNDS)} to play.`,
  nobody: 'nobody',
  gift: (name, character, what) => `Gift of the ${characters[character]} to ${name}: ${what}.`,
  becameCorsair: (name, nation) => `${name} becomes a corsair of ${nations[nation]}.`,
  becameCorsairWithShips: (name, nation, ships) =>
    `${name} becomes a corsair of ${nations[nation]} and gets ${count(ships, SHIPS)}.`,
  calledRaid: (name, caravan, limit) => `${name} calls a raid. ${caravan}; each player may send up to ${limit}.`,
  stayedAway: (name) => `${name} stays away.`,
  sent: (name, ships) => `${name} sends ${count(ships, SHIPS)}.`,
  fought: (red, pirate, whose, distance, end) =>
    `Red ${red} against the ${pirate} of ${whose} at ${(distance / 10).toFixed(1)} mm: ${end}.`,
  pirateSinks: 'the pirate sinks',
  caravanSinks: 'the caravan ship sinks',
  bothSink: 'both sink',
  raidWon: 'The caravan is sunk.',
  raidLost: 'The caravan gets away.',
  lostShips: (name, ships) => `${name} loses ${count(ships, SHIPS)} and gets ${ships} yin-yang.`,
  savedShips: (name, ships) => `Unsinkable: ${name} has ${count(ships, SHIPS)} back.`,
  loaded: (name, goods) => `${name} loads ${goods}.`,
  threwOverboard: (name, goods) => `${name} throws ${goods} overboard.`,
  cursed: (name, curse) => `${name} casts ${curses[curse]}.`,
  cursedProtecting: (name, curse, ships) => `${name} casts ${curses[curse]} and protects ${count(ships, SHIPS)}.`,
  struck: (name, losses) => `${name} loses ${losses.join(' and ')}.`,
  discarded: (name, goods) => `${name} discards ${goods}.`,
  guardsSent: (name, ships) => `${name} sends ${count(ships, SHIPS)} to guard the chests.`,
  guardsBack: (name, ships) => `${name} has ${count(ships, SHIPS)} back from the island.`,
  drew: (name, card) => `${name} draws: ${card}.`,
  drewUnseen: (name) => `${name} draws an adventure card.`,
  endDrawn: (name) => `${name} draws the end card: three more rounds after this one.`,
  endCame: 'The adventures come to an end: three more rounds after this one.',
};

export const refusals: Phrases['refusals'] = {
  'lies-open': () => 'This character lies before you from an earlier round, until you take all of them back.',
  'no-reserve': () => 'Ships come from your reserve, and it has too few.',
  'too-few-chests': () => 'A ship costs a chest, and you have too few.',
  'has-acted': () => 'The action is done once in a turn, and you have done it.',
  'act-first': () => 'The gift comes after the action.',
  'flag-taken': () => 'There is one flag of each nation, and this one is taken.',
  'not-in-hand': () => 'You have no such card in hand.',
  'no-protection': () => 'Your gift does not protect so many ships from this curse.',
  'too-many-ships': ({ limit }) => `Against this caravan nobody may send more than ${count(Number(limit), SHIPS)}.`,
  'no-free-ship': () => 'Only free ships can be sent, and you have no more of them.',
  'not-that-many': () => 'You do not have that many.',
  'already-sold': () => 'Each kind is sold once in a turn, and you have sold this one.',
  'no-yin-yang': ({ cost }) => `This ritual costs ${cost} yin-yang, and you have fewer.`,
  'two-kinds': () => 'A bargain takes two goods of different kinds, and you need both.',
  'deck-empty': () => 'There are no adventure cards left.',
  'no-room': () => 'Goods need room, and your ships have none for so much.',
  'not-nearest': () => 'Others lie nearer.',
  'too-few-discarded': ({ excess }) => `Exactly ${count(Number(excess), CARDS)} must go, no more and no fewer.`,
};

export const options: Phrases['options'] = {
  unsinkable: {
    title: 'Unsinkable ships',
    help: 'They come home by themselves, or their owner may let them sink for their yin-yang.',
    values: { automatic: 'Come home by themselves', owner: 'The owner decides' },
  },
  pirateBayRum: {
    title: 'Rum in Pirate Bay',
    help: 'Chests for each rum when three or more are sold in the first port.',
    values: null,
  },
  openPile: { title: 'Open pile', help: 'All cards that were laid can be looked at; otherwise only the last one.', values: null },
  stallRounds: {
    title: 'Longest game',
    help: 'If nobody has drawn the end card by this round, it comes up by itself.',
    values: null,
  },
  components: {
    title: 'Cards and figures of the box',
    help: 'The card list, for an owner of the box who wants to correct it.',
    values: null,
  },
};

export const lines: Phrases['lines'] = {
  chests: () => 'Chests',
  talismans: () => 'Talismans',
  'yin-yang': ({ count: number }) => `Yin-yang: ${number}, a point for each three`,
  marks: ({ count: number }) => count(Number(number), MARKS),
  cards: ({ count: number }) => `${count(Number(number), CARDS)} in hand`,
};
