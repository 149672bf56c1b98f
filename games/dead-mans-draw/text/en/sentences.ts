// Dead Man's Draw in English: its sentences.
import { counter } from '@quarterdeck/kernel';
import type { Card } from '../../src/data/cards.ts';
import type { Phrases } from '../phrases.ts';
import { suitNamed } from '../score-line.ts';
import { cardName, suits, traits } from './names.ts';

const count = counter('en');
const and = new Intl.ListFormat('en');
const CARDS = { one: 'card', other: 'cards' };

function cardList(cards: readonly Card[]): string {
  return and.format(cards.map(cardName));
}

export const prompts: Phrases['prompts'] = {
  'first-player': () => 'Lots are drawn for who begins.',
  'deal-traits': () => 'Everybody is dealt two pirate traits.',
  'choose-trait': () => 'Which of your two traits do you keep?',
  'name-victim': () => "Davy Jones' Locker: whose lost loot shall be yours?",
  'draw-card': () => 'The top card of the draw pile is turned over.',
  hook: () => 'Hook: which card do you pull out of your bank?',
  'second-hook': () => "The Captain's Hook is thrown once more.",
  cannon: () => 'Cannon: which stack do you fire at?',
  misfire: () => 'Misfire: which card of your own bank do you lose?',
  'shuffle-discard': () => 'Map: cards of the discard pile are turned up.',
  oracle: () => 'Oracle: the top of the draw pile is turned over.',
  sword: () => 'Sword: which card do you steal?',
  mermaid: () => 'Mermaid: which card played before her do you choose?',
  bonus: () => 'Key and chest: bonus cards are drawn from the discard pile.',
  plunder: () => 'Key and chest: whose bank do you plunder?',
  loot: () => 'Plunderer: which card do you take?',
  bust: () => 'Bust: what is not saved is lost.',
  'turn-end': () => 'The turn is over.',
};

export const moves: Phrases['moves'] = {
  'first-player': ({ seat }, { names }) => `${names(seat)} begins`,
  keep: ({ trait }) => `Keep ${traits[trait].name}`,
};

export const events: Phrases['events'] = {
  'first-player': ({ seat }, names) => `${names(seat)} begins.`,
  'trait-chosen': ({ seat }, names) => `${names(seat)} keeps a trait, face down for now.`,
  'victim-named': ({ seat, victim }, names) => `${names(seat)} opens Davy Jones' Locker for ${names(victim)}.`,
  'turn-began': ({ seat }, names) => `${names(seat)} is on turn.`,
  demanded: ({ debt }) => `The kraken demands ${count(debt, { one: 'more card', other: 'more cards' })}.`,
  misfired: ({ seat, card }, names) => `Misfire! ${names(seat)} loses ${cardName(card)} to the discard pile.`,
  shown: ({ seat, cards }, names) => `${names(seat)} reads the map: ${cardList(cards)}.`,
  foreseen: ({ cards }) => `The oracle turns over ${cardList(cards)} on top of the draw pile.`,
  stolen: ({ seat, from, card }, names) => `${names(seat)} steals ${cardName(card)} from ${names(from)}.`,
  parried: ({ seat, by, card }, names) =>
    `${names(by)} parries: ${names(seat)} finds no kraken to steal, and ${cardName(card)} is discarded.`,
  repeated: ({ seat, card }, names) => `The mermaid sings, and ${names(seat)} plays ${cardName(card)} once more.`,
  fizzled: ({ suit }) => `The ${suits[suit].name.toLowerCase()} comes to nothing.`,
  saved: ({ seat, cards }, names) => `${names(seat)} saves ${cardList(cards)}.`,
  ended: () => 'The game is over.',
};

export const ways: Phrases['ways'] = {
  firstDraw: 'Your turn: draw a card.',
  drawAgain: 'Nothing to collect yet: draw again.',
  drawKnownOrStop: (card) => `${cardName(card)} comes next: draw it, or stop here?`,
  drawOrCollect: 'Draw again, or collect?',
  drawOrStop: 'Nothing in the play area: draw again, or stop here?',
  mapOfPile: 'Map: which card of the discard pile enters the play area?',
  mapOfShown: 'Map: which of these cards enters the play area?',
  draw: 'Draw',
  drawKnown: (card) => `Draw ${cardName(card)}`,
  endTurn: 'End the turn',
  collect: (cards) => `Collect ${count(cards, CARDS)}`,
  cards: (cards) => count(cards, CARDS),
  busts: 'busts',
  traitDealt: (name, trait) => `${name} is dealt ${trait}.`,
  traitsRevealed: (revealed) => `Traits are shown. ${revealed.join(' ')}`,
  noTrait: 'none',
  drawn: (name, card) => `${name} draws ${cardName(card)}.`,
  drawnForKraken: (name, card) => `The kraken holds on: ${name} draws ${cardName(card)}.`,
  hooked: (name, card) => `${name} hooks ${cardName(card)} out of the bank.`,
  takenByMap: (name, card) => `${name} takes ${cardName(card)} from the discard pile.`,
  banked: (card, name) => `${cardName(card)} goes straight to ${name}'s bank.`,
  shot: (name, target, what) => `${name} fires at ${target}: ${what}.`,
  goes: (cards, into) => `${cardList(cards)} goes ${into}`,
  go: (cards, into) => `${cardList(cards)} go ${into}`,
  into: { deck: 'to the draw pile', discard: 'to the discard pile', bank: (name) => `to ${name}'s bank` },
  outOf: { deck: 'from the draw pile', discard: 'from the discard pile', bank: (name) => `from ${name}'s bank` },
  carriedOff: (card, name) => `The mermaid sings, and ${cardName(card)} goes to ${name}'s bank.`,
  carriedOffByOwner: (card, name) => `The mermaid sings, and ${cardName(card)} goes straight to ${name}'s bank.`,
  busted: (card, against) => `Bust! ${cardName(card)} clashes with ${cardName(against)}.`,
  collectedNothing: (name) => `${name} stops with nothing to collect.`,
  collected: (name, cards) => `${name} collects ${count(cards.length, CARDS)}: ${cardList(cards)}.`,
  bonusCard: (name, outOf, card) => `${name} takes a bonus card ${outOf}: ${cardName(card)}.`,
};

export const refusals: Phrases['refusals'] = {
  'draw-first': () => 'A turn begins with a draw.',
  'nothing-to-collect': () => 'There is nothing in the play area to collect.',
  'hook-empty-stack': () => 'Your bank has no card of this suit to hook.',
  'no-such-stack': () => 'That bank has no such card.',
  'own-bank': () => "It has to be an opponent's bank, not your own.",
  'sword-own-suit': () => 'Your bank has this suit already: the sword steals only what it lacks.',
  'parry-kraken-only': () => 'The sword is parried: it can only steal a kraken from the one who parries.',
  'would-bust': () => 'It would bust you, and this table plays with safe choices.',
  'not-shown': () => 'That card is not among those to choose from.',
  'not-offered-trait': () => 'You were not dealt this trait.',
  'not-an-opponent': () => 'The Locker waits for an opponent, not for its owner.',
  'mermaid-itself': () => 'A mermaid cannot choose herself.',
  'mermaid-on-mermaid': () => 'A mermaid cannot choose a mermaid, or the song would never end.',
};

export const lines: Phrases['lines'] = {
  suit: ({ suit, cards }) => `${suits[suitNamed(suit)].name}: the highest of ${count(Number(cards), CARDS)}`,
  'whole-suit': ({ suit, cards }) => `${suits[suitNamed(suit)].name}: ${count(Number(cards), CARDS)}`,
  'golden-scales': ({ mermaids }) => `Golden Scales: ${count(Number(mermaids), { one: 'mermaid', other: 'mermaids' })}`,
  'missing-suits': ({ missing }) => count(Number(missing), { one: 'missing suit', other: 'missing suits' }),
};
