// Pirates of the 7 Seas in English.
import { counter } from '@quarterdeck/kernel';
import { isCaravan, isCurse, isPort, nationOf } from '../src/data/cards.ts';
import { proceeds } from '../src/market.ts';
import { cover } from './cover.ts';
import {
  bargainWorth,
  canProtect,
  cardName,
  dieAt,
  eachSeat,
  goodsList,
  isEndNext,
  isOwnFlag,
  openOf,
  winningOf,
} from './story.ts';
import type { Words } from './types.ts';
import { actions, characters, curseRules, curses, gifts, loot, nations, ports, winnings } from './words-en.ts';

const count = counter('en');
const SHIPS = { one: 'ship', other: 'ships' };
const CHESTS = { one: 'chest', other: 'chests' };
const CARDS = { one: 'card', other: 'cards' };
const MARKS = { one: 'black mark', other: 'black marks' };
const ROUNDS = { one: 'round', other: 'rounds' };
const DICE = { one: 'die', other: 'dice' };

const adventure: Words['adventure'] = (card, ships) => {
  if (isCaravan(card)) return `Caravan of ${nations[nationOf(card)]}, ${count(ships, SHIPS)}`;
  if (isPort(card)) return ports[card];
  return isCurse(card) ? curses[card] : card;
};
const named = { adventure };

const prompts: Words['prompts'] = {
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
  cartographer: ({ view }) => `Cartographer: draw an adventure card?${isEndNext(view) ? ' The end card is on top.' : ''}`,
  'draw-adventure': () => 'An adventure card is drawn.',
  'throw-dice': () => 'The dice are thrown.',
  'send-ships'({ view }) {
    const frame = openOf(view, 'send-ships');
    if (frame === null) return 'Raid';
    const flag = isOwnFlag(view, frame.caravan) ? ' As its corsair you get a black mark in any case.' : '';
    return `${cardName(view, frame.caravan, named)}. How many ships do you send?${flag}`;
  },
  raid: () => 'The raid goes on.',
  'nearest-pair': () => 'Several pairs lie equally near: which one fights first?',
  'unsinkable-ships': () => 'How many unsinkable ships come home? Each of the others brings a yin-yang.',
  'draw-loot': () => 'Loot is drawn.',
  'load-goods': () => 'Which of the new goods do you load?',
  curse: () => 'The curse takes its course.',
  'name-good': () => 'Idol: which good does everybody lose?',
  'nearest-to-red': () => 'Several ships lie equally near to the whirlpool: which one is drawn in?',
  'discard-excess'({ view }) {
    const frame = openOf(view, 'discard-excess');
    return `Your ships cannot carry everything: ${count(frame?.excess ?? 0, CARDS)} must go.`;
  },
  'tavern-dice': () => 'Dice are thrown in the Tavern.',
  winnings: () => 'Tavern: who gets which die?',
  'pay-winnings': () => 'Winnings are paid.',
  'lose-good': () => 'Tavern: which good do you lose?',
  'draw-good': () => 'A good is drawn.',
  'final-sale': () => 'Final sale: a bargain first?',
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `${names(seat)} begins`,
  deal: ({ card }, { view }) => cardName(view, card, named),
  choose: ({ character }) => characters[character],
  buy: ({ ships }) => `Buy ${count(ships, SHIPS)}`,
  'take-gift': (_move, { view }) => {
    const frame = view.stack.at(-1);
    if (frame?.kind === 'shipwright') return 'Gift: a ship';
    return frame?.kind === 'merchant' ? 'Gift: a chest' : 'Gift: a card';
  },
  bargain: ({ goods }, { view }) =>
    `Bargain: ${goods.map((good) => loot[good]).join(' + ')} for ${count(bargainWorth(view, goods), CHESTS)}`,
  'double-hold': () => 'Ritual: Double Hold',
  unsinkable: () => 'Ritual: Unsinkable Ship',
  'end-turn'(_move, { view }) {
    const frame = view.stack.at(-1);
    return frame !== undefined && 'acted' in frame && !frame.acted ? 'End the turn, for a black mark' : 'End the turn';
  },
  'become-corsair': ({ nation }) => `Corsair of ${nations[nation]}`,
  'play-caravan': ({ card }, { view }) => cardName(view, card, named),
  'play-port': ({ card }) => ports[card],
  cast({ curse, gifts: used }, { view }) {
    if (used > 0) return `${curses[curse]}, ${count(3 * used, SHIPS)} protected`;
    return canProtect(view, curse) ? `${curses[curse]}, none protected` : curses[curse];
  },
  sell: ({ good, count: number }, { view }) =>
    `Sell ${number} × ${loot[good]} for ${count(proceeds(view, good, number), CHESTS)}`,
  draw: () => 'Draw a card',
  card: ({ card }, { view }) => cardName(view, card, named),
  throw: ({ dice }) => count(dice.length, DICE),
  send: ({ ships }) => (ships === 0 ? 'Stay away, for a black mark' : `Send ${count(ships, SHIPS)}`),
  pair: ({ red, pirate }, { view, names }) => {
    const { owner, face } = dieAt(view, pirate);
    return `Red ${dieAt(view, red).face} against the ${face} of ${owner === 'red' ? 'the caravan' : names(owner)}`;
  },
  save: ({ ships }) => (ships === 0 ? 'Let all sink' : `Save ${count(ships, SHIPS)}`),
  loot: ({ kind }) => loot[kind],
  load: (move) => (move.fruit + move.coffee + move.rum === 0 ? 'Load nothing' : `Load ${goodsList(move, { loot })}`),
  name: ({ good }) => loot[good],
  die: ({ die }, { view, names }) => {
    const { owner, face } = dieAt(view, die);
    return owner === 'red' ? `The red ${face}` : `The ${face} of ${names(owner)}`;
  },
  discard: (move) => `Discard ${goodsList(move, { loot })}`,
  roll: ({ faces }) => faces.join(', '),
  give: ({ faces }, { view, names }) => eachSeat(faces, (face, seat) => `${names(seat)}: ${winningOf(view, face, { winnings })}`),
  lose: ({ good }) => loot[good],
  'sell-rest': () => 'Sell everything',
};

const events: Words['events'] = {
  'first-player': ({ seat }, names) => `${names(seat)} begins.`,
  dealt: () => '',
  'round-began': ({ round, firstPlayer, roundsLeft }, names) =>
    `Round ${round}: ${names(firstPlayer)} is first player${roundsLeft === null ? '' : `; ${count(roundsLeft + 1, ROUNDS)} to play`}.`,
  chose: ({ seat }, names) => `${names(seat)} has chosen.`,
  called: ({ character, seats }, names) =>
    seats.length === 0 ? `${characters[character]}: nobody.` : `${characters[character]}: ${seats.map(names).join(', ')}.`,
  marked: ({ seat, why }, names) => `${names(seat)} gets a black mark${MARK_REASONS[why]}.`,
  'mark-lifted': ({ seat }, names) => `${names(seat)} gets rid of a black mark.`,
  bought: ({ seat, ships }, names) => `${names(seat)} buys ${count(ships, SHIPS)}.`,
  gift: ({ seat, character, amount }, names) =>
    `Gift of the ${characters[character]} to ${names(seat)}: ${giftWords(character, amount)}.`,
  'became-corsair': ({ seat, nation, ships }, names) =>
    `${names(seat)} becomes a corsair of ${nations[nation]}${ships === 0 ? '' : ` and gets ${count(ships, SHIPS)}`}.`,
  'caravan-played': ({ seat, card, ships, limit }, names) =>
    `${names(seat)} calls a raid. ${adventure(card, ships)}; each player may send up to ${limit}.`,
  sent: ({ seat, ships }, names) => (ships === 0 ? `${names(seat)} stays away.` : `${names(seat)} sends ${count(ships, SHIPS)}.`),
  'nobody-sailed': () => 'Nobody sails: the caravan gets away.',
  thrown: ({ dice }) => `Thrown: ${count(dice.length, DICE)}.`,
  fought({ owner, faces: [red, pirate], distance }, names) {
    const end = red > pirate ? 'the pirate sinks' : red < pirate ? 'the caravan ship sinks' : 'both sink';
    return `Red ${red} against the ${pirate} of ${names(owner)} at ${(distance / 10).toFixed(1)} mm: ${end}.`;
  },
  'raid-over': ({ won }) => (won ? 'The caravan is sunk.' : 'The caravan gets away.'),
  sunk: ({ seat, ships, saved }, names) =>
    [
      ...(ships > 0 ? [`${names(seat)} loses ${count(ships, SHIPS)} and gets ${ships} yin-yang.`] : []),
      ...(saved > 0 ? [`Unsinkable: ${names(seat)} has ${count(saved, SHIPS)} back.`] : []),
    ].join(' '),
  looted: ({ seat, kind }, names) => `${names(seat)} draws ${loot[kind]}.`,
  'loot-reshuffled': () => 'The discarded loot is shuffled.',
  loaded: ({ seat, goods, thrownAway }, names) =>
    [
      ...(goodsList(goods, { loot }) === '' ? [] : [`${names(seat)} loads ${goodsList(goods, { loot })}.`]),
      ...(goodsList(thrownAway, { loot }) === '' ? [] : [`${names(seat)} throws ${goodsList(thrownAway, { loot })} overboard.`]),
    ].join(' '),
  'port-changed': ({ seat, port }, names) => `${names(seat)} sails to another port: ${ports[port]}.`,
  cursed: ({ seat, curse, spared }, names) =>
    `${names(seat)} casts ${curses[curse]}${spared === 0 ? '' : ` and protects ${count(spared, SHIPS)}`}.`,
  'good-named': ({ seat, good }, names) => `${names(seat)} names ${loot[good]}.`,
  'drawn-in': ({ dice }) => `The whirlpool draws in ${count(dice.length, SHIPS)}.`,
  struck: ({ seat, kind, lost, ships }, names) =>
    `${names(seat)} loses ${[...(lost > 0 ? [`${lost} × ${loot[kind]}`] : []), ...(ships > 0 ? [count(ships, SHIPS)] : [])].join(' and ')}.`,
  'paid-wages': ({ seat, chests }, names) => `${names(seat)} pays the guards ${count(chests, CHESTS)}.`,
  discarded: ({ seat, goods }, names) => `${names(seat)} discards ${goodsList(goods, { loot })}.`,
  rolled: ({ faces }) => `The Tavern's dice: ${faces.join(', ')}.`,
  'winnings-given': ({ seat }, names) => `${names(seat)} hands out the dice.`,
  won: ({ seat, face }, names) => `${names(seat)} gets the ${face}.`,
  'lost-good': ({ seat, good }, names) => `${names(seat)} loses ${loot[good]}.`,
  sold: ({ seat, good, count: number, chests }, names) =>
    `${names(seat)} sells ${number} × ${loot[good]} for ${count(chests, CHESTS)}.`,
  bargained: ({ seat, goods, chests }, names) =>
    `Bargain: ${names(seat)} sells ${goods.map((good) => loot[good]).join(' and ')} for ${count(chests, CHESTS)}.`,
  ritual: ({ seat, ritual, tokens }, names) =>
    `${names(seat)} performs the ritual ${ritual === 'double-hold' ? 'Double Hold' : 'Unsinkable Ship'} (×${tokens}).`,
  guards: ({ seat, sent }, names) =>
    sent > 0
      ? `${names(seat)} sends ${count(sent, SHIPS)} to guard the chests.`
      : `${names(seat)} has ${count(-sent, SHIPS)} back from the island.`,
  drew: ({ seat, card, ships }, names) =>
    card === null ? `${names(seat)} draws an adventure card.` : `${names(seat)} draws: ${adventure(card, ships)}.`,
  'end-drawn': ({ seat }, names) =>
    `${seat === null ? 'The adventures come to an end' : `${names(seat)} draws the end card`}: three more rounds after this one.`,
  'took-back': ({ seat }, names) => `${names(seat)} takes all characters back.`,
  'hand-shown': ({ seat, cards }, names) => `${names(seat)} has ${count(cards.length, CARDS)} left in hand.`,
  ended: () => 'The game is over.',
};

const MARK_REASONS: Readonly<Record<Parameters<Words['events']['marked']>[0]['why'], string>> = {
  'no-action': ' for not acting',
  governor: ' from the brotherhood',
  'stayed-away': ' for staying away',
  corsair: ' as a corsair of that nation',
  tavern: ' in the Tavern',
};

function giftWords(character: keyof Words['gifts'], amount: number): string {
  if (character === 'shipwright') return count(amount, SHIPS);
  if (character === 'merchant') return count(amount, CHESTS);
  return character === 'captain' ? `${amount} yin-yang` : count(amount, CARDS);
}

const refusals: Words['refusals'] = {
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

const options: Words['options'] = {
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

const lines: Words['lines'] = {
  chests: () => 'Chests',
  talismans: () => 'Talismans',
  'yin-yang': ({ count: number }) => `Yin-yang: ${number}, a point for each three`,
  marks: ({ count: number }) => count(Number(number), MARKS),
  cards: ({ count: number }) => `${count(Number(number), CARDS)} in hand`,
};

export const en: Words = {
  ...cover.en,
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
  characters,
  actions,
  gifts,
  loot,
  nations,
  ports,
  curses,
  curseRules,
  winnings,
  adventure,
  own: null,
};
