// Sea of Clouds in English.
import { counter, type Names, type Seat } from '@quarterdeck/kernel';
import type { Face } from '../src/data/cards.ts';
import type { Seen } from '../src/types.ts';
import { defeatedIn, faceNamed, nameList, nameOf, spaceOf } from './story.ts';
import type { Words } from './types.ts';
import { backs, CARDS, cards, classes, DOUBLOONS, rule, worth } from './words-en.ts';

const count = counter('en');
const and = new Intl.ListFormat('en');
const faceDown: Words['faceDown'] = (back, number) => `${backs[back].toLowerCase()} no. ${number}`;
const naming = { cards, faceDown };
const A_CARD: Words['backs'] = { rum: 'a rum card', relic: 'a relic', object: 'an object', pirate: 'a pirate' };

function faceList(faces: readonly Seen[]): string {
  return and.format(faces.flatMap((face) => (face === null ? [] : [cards[face]])));
}

function defeatedBy(seat: Seat, seats: readonly Seat[], names: Names): string {
  return seats.length === 0 ? '' : ` ${names(seat)} defeats ${nameList(seats, names, and)}.`;
}

function rival(view: Parameters<typeof defeatedIn>[0], names: Names): string {
  const seat = defeatedIn(view);
  return seat === null ? 'the defeated captain' : names(seat);
}

const prompts: Words['prompts'] = {
  'first-player': () => 'Lots are drawn for who begins.',
  'next-back': () => 'The next card of the deck is turned up with its back.',
  look: () => 'A captain looks at loot.',
  'fill-spaces': () => 'The loot spaces are filled.',
  round: () => 'The round goes on.',
  'divide-loot'({ view }) {
    const frame = view.stack.at(-1);
    const space = frame?.kind === 'divide-loot' ? frame.space : 0;
    const last =
      space === 2
        ? view.top === null
          ? ' Leave it, and you get a doubloon.'
          : ' Leave it, and you get the top card of the deck.'
        : '';
    return `Share ${space + 1}: take it, or leave it?${last}`;
  },
  'take-top-card': () => 'The top card of the deck is taken.',
  'lay-loot': () => 'Which card do you lay next?',
  beer: () => 'Beer: which of your pirates do you lose?',
  'leaking-cask': () => 'The cask leaks: a rum card is lost.',
  boarding: () => 'Boarding!',
  'crew-effects': () => 'Victory: which of your pirates acts next?',
  lookout: () => 'Lookout: which card do you take, unseen?',
  'monsieur-plume': () => 'Monsieur Plume: which of your objects do you discard?',
  'steal-rum': () => 'A rum card is stolen.',
  'exchange-rum': ({ view, names }) => `Exchange: which rum card do you give to ${rival(view, names)}?`,
  'exchange-object': ({ view, names }) => `Exchange with ${rival(view, names)}: which object for which?`,
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `${names(seat)} begins`,
  back: ({ back }) => backs[back],
  face: ({ face }) => cards[face],
  take(_move, { view }) {
    const frame = view.stack.at(-1);
    const share = frame?.kind === 'divide-loot' ? view.spaces[frame.space] : undefined;
    const parts = [
      ...(share === undefined || share.cards.length === 0
        ? []
        : [and.format(share.cards.map((card) => nameOf(view, card, naming)))]),
      ...(share === undefined || share.doubloons === 0 ? [] : [count(share.doubloons, DOUBLOONS)]),
    ];
    return parts.length === 0 ? 'Take' : `Take ${parts.join(' + ')}`;
  },
  leave: () => 'Leave',
  lay: ({ card }, { view }) => `Lay ${nameOf(view, card, naming)}`,
  discard: ({ card }, { view }) => `Discard ${nameOf(view, card, naming)}`,
  spill: ({ card }, { view }) => nameOf(view, card, naming),
  act: ({ card }, { view }) => nameOf(view, card, naming),
  aim: ({ card, at }, { view, names }) => `${nameOf(view, card, naming)} against ${names(at)}`,
  finish: () => 'Leave it at that',
  scout: ({ card }, { view }) => `Share ${spaceOf(view, card)}: ${nameOf(view, card, naming)}`,
  steal: ({ card }, { view }) => nameOf(view, card, naming),
  give: ({ card }, { view }) => `Give ${nameOf(view, card, naming)}`,
  receive: ({ card }, { view }) => nameOf(view, card, naming),
  exchange: ({ give, take }, { view }) => `${nameOf(view, give, naming)} for ${nameOf(view, take, naming)}`,
};

const events: Words['events'] = {
  'first-player': ({ seat }, names) => `${names(seat)} begins, with the parrot and the hat.`,
  'turn-began': ({ seat, island }, names) => `Island ${island}: ${names(seat)} is on turn.`,
  dealt: ({ space, back }) => `Share ${space + 1} gets ${A_CARD[back]}.`,
  'doubloon-dealt': ({ space }) => `Share ${space + 1} gets a doubloon.`,
  looked({ seat, space, cards: seen, faces }, names) {
    const where = space === null ? `${names(seat)} looks at the card` : `${names(seat)} looks at share ${space + 1}`;
    return faces.every((face) => face === null) ? `${where}, ${count(seen.length, CARDS)}.` : `${where}: ${faceList(faces)}.`;
  },
  left: ({ seat, space }, names) => `${names(seat)} leaves share ${space + 1}.`,
  took({ seat, space, cards: taken, doubloons }, names) {
    const coins = doubloons === 0 ? [] : [count(doubloons, DOUBLOONS)];
    const what = taken.length === 0 ? coins : [count(taken.length, CARDS), ...coins];
    return `${names(seat)} takes share ${space + 1}: ${and.format(what)}.`;
  },
  'took-top-card': ({ seat, back }, names) => `${names(seat)} takes the top card of the deck, ${A_CARD[back]}.`,
  'took-doubloon': ({ seat }, names) => `The deck is empty: ${names(seat)} takes a doubloon.`,
  laid({ seat, back, face, faceUp }, names) {
    const what = face === null ? `${back === 'rum' ? 'rum' : 'a secret'}` : cards[face];
    return `${names(seat)} lays ${what}${faceUp ? '' : ', face down'}.`;
  },
  'chest-filled': ({ doubloons }) => `The Chest holds ${count(doubloons, DOUBLOONS)}.`,
  gained: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} gains ${count(doubloons, DOUBLOONS)}.`,
  paid: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} pays ${count(doubloons, DOUBLOONS)}.`,
  spilled: ({ seat, face }, names) => `${names(seat)} loses ${face === null ? 'a rum card' : cards[face]} to the leak.`,
  discarded: ({ seat, face, by }, names) => `${cards[by]}: ${names(seat)} discards ${cards[face]}.`,
  fizzled: ({ seat, by }, names) => `${cards[by]} finds nothing to take from ${names(seat)}.`,
  boarded({ strengths, defeated }, names) {
    const crews = strengths.map((strength, seat) => `${names(seat)} ${strength}`).join(', ');
    const victories = defeated.map((seats, seat) => defeatedBy(seat, seats, names)).join('');
    return `Boarding! Strength: ${crews}.${victories === '' ? ' Nobody wins.' : victories}`;
  },
  'chest-passed': ({ from, to, doubloons }, names) =>
    `The Chest passes from ${names(from)} to ${names(to)}${doubloons === 0 ? '' : ', who takes a doubloon out of it'}.`,
  'stole-doubloons': ({ seat, from, doubloons, by }, names) =>
    `${cards[by]}: ${names(seat)} steals ${count(doubloons, DOUBLOONS)} from ${names(from)}.`,
  'stole-rum': ({ seat, from, face, by }, names) => `${cards[by]}: ${names(seat)} steals ${bottle(face)} from ${names(from)}.`,
  'exchanged-rum': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} gives ${bottle(gaveFace)} to ${names(against)} for ${gaveFace === null ? 'another' : bottle(tookFace)}.`,
  'exchanged-objects': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} gives ${cards[gaveFace]} to ${names(against)} for ${cards[tookFace]}.`,
  'took-parrot': ({ seat, from }, names) => `${names(seat)} takes the parrot from ${names(from)}.`,
  scouted: ({ seat, space, back }, names) => `${names(seat)}'s Lookout takes ${A_CARD[back]} from share ${space + 1}.`,
  'crews-discarded': () => 'All pirates go ashore.',
  sailed: ({ island }) => `The ship sails on to island ${island}.`,
  revealed({ seat, rum, secrets }, names) {
    const shown: readonly Face[] = [...rum, ...secrets];
    return shown.length === 0 ? `${names(seat)} has nothing to turn over.` : `${names(seat)} turns over ${faceList(shown)}.`;
  },
  ended: () => 'The game is over.',
};

function bottle(face: Seen): string {
  return face === null ? 'a rum card' : cards[face];
}

const refusals: Words['refusals'] = {
  'not-in-hand': () => 'You do not have this card to lay.',
  'not-in-crew': () => 'This pirate is not in your crew.',
  'not-an-object': () => 'It must be a face-up object.',
  'not-your-rum': () => 'It must be a rum card of your own.',
  'not-on-a-share': () => 'The Lookout takes a card that lies on a share.',
  'not-defeated': () => 'Only a captain whom you have defeated can be robbed or made to exchange.',
  'nothing-to-act-on': () => 'There is nothing there to act on.',
  'has-acted': () => 'This pirate has acted already.',
  'must-act-first': () => 'Pirates whose effect is no choice have to act first.',
  'must-not-decline': () => 'At this table every effect has to be used.',
};

const options: Words['options'] = {
  parrotWinsFights: {
    title: 'The parrot wins fights',
    help: 'With equal strength the captain who holds the parrot wins; otherwise nobody does.',
    values: null,
  },
  parrotWinsRum: {
    title: 'The parrot wins the rum',
    help: 'With equally many Premium Rum the captain who holds the parrot has the most; otherwise nobody does.',
    values: null,
  },
  refill: {
    title: 'Refilling a space',
    help: 'When the space of a taken share gets its new card: before a Treasure Map among the taken cards acts, or after.',
    values: { 'at-once': 'At once', 'after-laying': 'After the cards are laid' },
  },
  mayDecline: {
    title: 'Declining effects',
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
  chest: ({ count: number }) => `Chest: ${count(Number(number), DOUBLOONS)}`,
  rum: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
  relic: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
  object: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
  secret: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
};

export const en: Words = {
  title: 'Sea of Clouds',
  pitch:
    'Look at the loot and take it, or leave it to grow and look further; then board your neighbours with the crew that you have.',
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
  backs,
  cards,
  classes,
  rule,
  faceDown,
  worth,
};
