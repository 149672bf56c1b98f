// Sea of Clouds in English.
import { counter, type Names, type Seat } from '@quarterdeck/kernel';
import type { Card, Seen, View } from '../src/types.ts';
import { cover } from './cover.ts';
import {
  askerIn,
  countNamed,
  deedOf,
  defeatedNow,
  faceNamed,
  figure,
  lastResort,
  nameOf,
  nameOrBack,
  namesOf,
  partnerIn,
  placeOf,
  seenNames,
  shareInQuestion,
  sorted,
  tally,
  targetsOf,
  times,
} from './story.ts';
import type { Words } from './types.ts';
import { A_CARD, backs, CARDS, captains, cards, classes, counted, DEEDS, DOUBLOONS, rule, worth } from './words-en.ts';

const count = counter('en');
const and = new Intl.ListFormat('en');
const faceDown: Words['faceDown'] = (back, number) => `${backs[back].toLowerCase()} no. ${number}`;
const share: Words['share'] = (space) => `Share ${space + 1}`;
const island: Words['island'] = (number) => `Island ${number}`;

function nameIn(view: View, card: Card): string {
  return nameOf(view, card, { cards, faceDown });
}

function shareNo(space: number): string {
  return share(space).toLowerCase();
}

function bottle(face: Seen): string {
  return face === null ? 'a rum card' : cards[face];
}

function captainList(seats: readonly Seat[], names: Names): string {
  return and.format(namesOf(seats, names));
}

/** A pirate with what he does: "Gunner: steal rum from Bob". */
function deed(view: View, card: Card, against: readonly Seat[], names: Names): string {
  return `${nameIn(view, card)}: ${DEEDS[deedOf(view, card)](captainList(against, names))}`;
}

const prompts: Words['prompts'] = {
  'first-player': () => 'Lots are drawn for who begins.',
  'next-back': () => 'The back of the next card comes to light.',
  look: () => 'A captain looks at loot.',
  'fill-spaces': () => 'The loot spaces are filled.',
  round: () => 'The round goes on.',
  'divide-loot'({ view }) {
    const instead = { share: 'look at the next', card: 'take a card from the deck', doubloon: 'take a doubloon' };
    return `${share(shareInQuestion(view).space)}: take it, or leave it to grow and ${instead[lastResort(view)]}?`;
  },
  'take-top-card': () => 'The top card of the deck is taken.',
  'lay-loot': () => 'Which card do you lay next?',
  beer: ({ view }) => `${cards[askerIn(view)]}: which of your pirates do you lose?`,
  'leaking-cask': () => 'The cask leaks: a rum card is lost.',
  boarding: () => 'Boarding!',
  'crew-effects': ({ view, names }) => `Victory over ${captainList(defeatedNow(view), names)}: which of your pirates acts next?`,
  lookout: () => 'Lookout: which card do you take?',
  'monsieur-plume': ({ view }) => `${cards[askerIn(view)]}: which of your objects do you discard?`,
  'steal-rum': () => 'A rum card is stolen.',
  'exchange-rum': ({ view, names }) => `Which rum card do you give to ${names(partnerIn(view))}?`,
  'exchange-object': ({ view, names }) => `Which object do you give to ${names(partnerIn(view))}, and for which?`,
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `${names(seat)} begins`,
  back: ({ back }) => backs[back],
  face: ({ face }) => cards[face],
  take(_move, { view }) {
    const { share: taken } = shareInQuestion(view);
    const coins = taken.doubloons === 0 ? [] : [count(taken.doubloons, DOUBLOONS)];
    return `Take ${and.format([...tally(taken.cards.map((card) => nameIn(view, card))), ...coins])}`;
  },
  leave: () => 'Leave',
  lay: ({ card }, { view }) => `Lay ${nameIn(view, card)}`,
  discard: ({ card }, { view }) => `Discard ${nameIn(view, card)}`,
  spill: ({ card }, { view }) => nameIn(view, card),
  act: ({ card }, { view, names }) => deed(view, card, targetsOf(view, card), names),
  aim: ({ card, at }, { view, names }) => deed(view, card, [at], names),
  finish: () => 'Leave the rest unused',
  scout({ card }, { view }) {
    const { space, place } = placeOf(view, card);
    return `${share(space)}, card ${place}: ${nameOrBack(view, card, { cards, backs })}`;
  },
  steal: ({ card }, { view }) => nameIn(view, card),
  give: ({ card }, { view }) => `Give ${nameIn(view, card)}`,
  receive: ({ card }, { view }) => nameIn(view, card),
  exchange: ({ give, take }, { view }) => `${nameIn(view, give)} for ${nameIn(view, take)}`,
};

const events: Words['events'] = {
  'first-player': ({ seat }, names) => `${names(seat)} begins, with the parrot and the hat.`,
  'turn-began': ({ seat, island: number }, names) => `${island(number)}: ${names(seat)} is on turn.`,
  dealt: ({ space, back }) => `${share(space)} gets ${A_CARD[back]}.`,
  'doubloon-dealt': ({ space }) => `${share(space)} gets a doubloon.`,
  /** Others hear what is done with the share, and the card from the deck is named when it is laid. */
  looked({ seat, space, faces }, names) {
    const seen = seenNames(faces, cards);
    return space === null || seen.length === 0 ? '' : `${names(seat)} looks at ${shareNo(space)}: ${and.format(tally(seen))}.`;
  },
  left: ({ seat, space }, names) => `${names(seat)} leaves ${shareNo(space)}.`,
  took({ seat, space, cards: taken, doubloons }, names) {
    const loot = taken.length === 0 ? [] : [count(taken.length, CARDS)];
    const coins = doubloons === 0 ? [] : [count(doubloons, DOUBLOONS)];
    return `${names(seat)} takes ${shareNo(space)}: ${and.format([...loot, ...coins])}.`;
  },
  'took-top-card': ({ seat, back }, names) => `${names(seat)} takes the top card of the deck, ${A_CARD[back]}.`,
  'took-doubloon': ({ seat }, names) => `The deck is empty: ${names(seat)} takes a doubloon.`,
  laid({ seat, back, face, faceUp }, names) {
    const hidden = back === 'rum' ? 'a rum card' : 'a secret';
    return `${names(seat)} lays ${face === null ? hidden : cards[face]}${faceUp ? '' : ' face down'}.`;
  },
  'chest-filled': ({ doubloons }) => `There are ${count(doubloons, DOUBLOONS)} in the Chest.`,
  gained: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} gains ${count(doubloons, DOUBLOONS)}.`,
  paid: ({ seat, doubloons, by }, names) =>
    `${cards[by]}: ${names(seat)} ${doubloons === 0 ? 'has nothing to pay' : `pays ${count(doubloons, DOUBLOONS)}`}.`,
  spilled: ({ seat, face }, names) => `The cask leaks: ${names(seat)} loses ${bottle(face)}.`,
  discarded: ({ seat, face, by }, names) => `${cards[by]}: ${names(seat)} discards ${cards[face]}.`,
  fizzled: ({ seat, by }, names) => `${cards[by]}: ${names(seat)} has nothing to lose.`,
  boarded({ strengths, defeated }, names) {
    const crews = strengths.map((strength, seat) => `${names(seat)} ${figure(strength)}`).join(', ');
    const victories = defeated.flatMap((seats, seat) =>
      seats.length === 0 ? [] : [`${names(seat)} defeats ${captainList(seats, names)}.`],
    );
    return `Boarding! Strength: ${crews}. ${victories.length === 0 ? 'Nobody wins.' : victories.join(' ')}`;
  },
  'chest-passed': ({ from, to, doubloons }, names) =>
    `${names(to)} takes the Chest from ${names(from)}${doubloons === 0 ? '' : ', and a doubloon out of it'}.`,
  'stole-doubloons': ({ seat, from, doubloons, by }, names) =>
    `${cards[by]}: ${names(seat)} steals ${count(doubloons, DOUBLOONS)} from ${names(from)}.`,
  'stole-rum': ({ seat, from, face, by }, names) => `${cards[by]}: ${names(seat)} steals ${bottle(face)} from ${names(from)}.`,
  'exchanged-rum': ({ seat, against, gaveFace, tookFace }, names) =>
    gaveFace === null || tookFace === null
      ? `${names(seat)} swaps a rum card with ${names(against)}.`
      : `${names(seat)} swaps ${cards[gaveFace]} for ${names(against)}'s ${cards[tookFace]}.`,
  'exchanged-objects': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} swaps ${cards[gaveFace]} for ${names(against)}'s ${cards[tookFace]}.`,
  'took-parrot': ({ seat, from }, names) => `${names(seat)} takes the parrot from ${names(from)}.`,
  scouted: ({ seat, space, back }, names) => `Lookout: ${names(seat)} takes ${A_CARD[back]} from ${shareNo(space)}.`,
  'crews-discarded': () => 'All pirates go ashore.',
  sailed: ({ island: number }) => `The ship sails on to ${island(number).toLowerCase()}.`,
  revealed({ seat, rum, secrets }, names) {
    const shown = tally(seenNames(sorted([...rum, ...secrets]), cards));
    return shown.length === 0 ? `${names(seat)} has nothing to turn over.` : `${names(seat)} turns over ${and.format(shown)}.`;
  },
  ended: () => 'The game is over.',
};

const refusals: Words['refusals'] = {
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

const options: Words['options'] = {
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

const lines: Words['lines'] = {
  doubloons: ({ count: number }) => count(Number(number), DOUBLOONS),
  chest: ({ count: number }) => `${cards.chest}: ${count(Number(number), DOUBLOONS)}`,
  rum: ({ card, count: number }) => times(cards[faceNamed(card)], Number(number)),
  relic: ({ card, count: number }) => times(cards[faceNamed(card)], Number(number)),
  object: ({ card, count: number }) => times(cards[faceNamed(card)], Number(number)),
  secret({ card, count: number, counts, counted: amount }) {
    const name = times(cards[faceNamed(card)], Number(number));
    const what = counted(countNamed(counts), Number(amount));
    return what === '' ? name : `${name}: ${what}`;
  },
};

export const en: Words = {
  ...cover.en,
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
  captains,
  backs,
  cards,
  classes,
  rule,
  faceDown,
  worth,
  share,
  island,
  own: null,
};
