// The board in English.
import { counter } from '@quarterdeck/kernel';
import type { BoardText } from './board-types.ts';

const count = counter('en');
const and = new Intl.ListFormat('en');
const CARDS = { one: 'card', other: 'cards' };
const DOUBLOONS = { one: 'doubloon', other: 'doubloons' };

export const en: BoardText = {
  board: 'Sea of Clouds: the table',
  shares: 'The loot',
  hand: 'In hand',
  others: 'The other captains',
  yours: 'Your ship',
  crew: 'Crew',
  relics: 'Relics',
  rum: 'Rum',
  objects: 'Objects',
  secrets: 'Secrets',
  strength: 'Strength',
  take: 'Take',
  leave: 'Leave',
  finish: 'Leave it at that',
  against: 'Against whom?',
  forWhich: 'For which of theirs?',
  hat: 'The hat: this captain begins every round.',
  bank: 'Bank',
  onTurn: 'on turn',
  hasParrot: 'has the parrot',
  winner: 'winner',
  onlyYou: 'only you have seen it',
  faceDown: 'face down',
  empty: 'nothing yet',
  boarding: 'Boarding!',
  noVictory: 'no victory',
  draw: 'equal',
  scoreSoFar: 'Score so far, by what you see',
  picked: 'chosen',
  parrot: (winsFights) =>
    `The parrot: this captain begins a boarding, and ${winsFights ? 'equal strength or ' : ''}an equal score goes to who has it.`,
  share: (number) => `Share ${number}`,
  handOf: (name) => `In the hand of ${name}`,
  captain: (name) => `Ship of ${name}`,
  open: (name) => `Look at the ship of ${name}`,
  looks: (name) => `${name} is looking`,
  deck: (cards) => `Deck, ${count(cards, CARDS)}`,
  topCard: (back) => `on top: ${back}`,
  doubloons: (coins) => count(coins, DOUBLOONS),
  chest: (coins) => `in it ${count(coins, DOUBLOONS)}`,
  points: (points) => count(points, { one: 'point', other: 'points' }),
  cards: (cards) => count(cards, CARDS),
  strengthIs: (strength) => `strength ${strength}`,
  seenBy: (names) => `seen by ${and.format(names)}`,
  unseen: (cards) => `and ${count(cards, CARDS)} that you do not see`,
  track: (island, islands) => `Island ${island} of ${islands}`,
  island: (number) => `Island ${number}`,
  boardingAfter: (number) => `Island ${number}: boarding when the ship leaves it`,
  roundsLeft: (rounds) => (rounds === 1 ? 'Boarding after this round' : `Boarding in ${rounds} rounds`),
  ladder: (relic, number, worth, next) => `${relic}: ${number}, worth ${worth}${next === null ? '' : `, with one more ${next}`}`,
  defeats: (victor, loser) => `${victor} defeats ${loser}`,
  noneDefeats: (one, other) => `${one} and ${other}: no victory`,
  choose: (label) => `Choose: ${label}`,
};
