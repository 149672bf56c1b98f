// Moves as they stand in a record: `hero corsair`, `sail cuba`, `fire sl-07`, `roll 2,5,6`.
import { listOf, type MoveOf, numberWord, oneOf, phrases, seatWord, type Word } from '@quarterdeck/kernel';
import { COMPANY_SHIPS, HEROES, MANOEUVRES, SEAS, SHIPS } from './data/cards.ts';
import type { AtWorldsEnd } from './types.ts';

const face = numberWord(1, 6);
const sea = oneOf(SEAS);
const ship = oneOf(SHIPS);
const anyShip = oneOf([...SHIPS, ...COMPANY_SHIPS]);
const card = oneOf(MANOEUVRES);

/** Two dice: `3,5`. */
const pair: Word<readonly [number, number]> = {
  print: (dice) => dice.join(','),
  parse(word) {
    const [low = null, high = null, ...more] = word.split(',').map((part) => face.parse(part));
    return low === null || high === null || more.length > 0 ? null : [low, high];
  },
};

export const notation = phrases<MoveOf<AtWorldsEnd>>({
  hero: { hero: oneOf(HEROES) },
  order: { seats: listOf(seatWord) },
  deal: { sea },
  start: { sea },
  throw: { dice: pair },
  keep: {},
  reroll: {},
  'attack-convoy': {},
  'let-pass': {},
  'turn-up': { ship },
  bid: { gold: numberWord(0, 9_999_999) },
  leave: {},
  die: { face },
  take: { sea },
  'buy-fame': {},
  'keep-gold': {},
  sail: { to: sea },
  favour: { to: sea },
  'visit-port': {},
  'smugglers-cove': {},
  post: { ship },
  collect: { ship },
  send: { ship, from: sea },
  bribe: {},
  attack: {},
  'end-turn': {},
  to: { sea },
  offer: { ship },
  buy: { ship },
  'leave-port': {},
  'open-bag': {},
  decline: {},
  draw: { card },
  fire: { ship: anyShip },
  aim: { target: anyShip },
  withdraw: { ship },
  retreat: {},
  'fight-on': {},
  flee: { sea },
  play: { card },
  hold: {},
  'close-ranks': { ship },
  roll: { dice: listOf(face) },
  'save-ship': {},
  'let-sink': {},
  give: { seat: seatWord },
});
