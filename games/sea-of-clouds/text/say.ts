// Which sentence is said, for all languages alike.
import { at, type GameText, type Names, type Params, type Seat } from '@quarterdeck/kernel';
import type { Event, SeaOfClouds, Seen, View } from '../src/types.ts';
import { countedBy, ruleOf, worthOf } from './cards.ts';
import {
  askerIn,
  countNamed,
  deedOf,
  defeatedNow,
  faceNamed,
  lastResort,
  partnerIn,
  placeOf,
  shareInQuestion,
  sorted,
  targetsOf,
} from './facts.ts';
import { figure, tally, times } from './figures.ts';
import type { Phrases } from './phrases.ts';

type Text = GameText<SeaOfClouds>;
type Told<K extends Event['type']> = Extract<Event, { type: K }>;

export function say(phrases: Phrases): Text {
  const { ways: _ways, cards, ...said } = phrases;
  return {
    ...said,
    prompts: { ...phrases.prompts, ...promptsOf(phrases) },
    moves: { ...phrases.moves, ...movesOf(phrases) },
    events: { ...phrases.events, ...eventsOf(phrases) },
    lines: linesOf(phrases),
    own: { ...phrases.own, rule: (card) => ruleOf(cards, card), worth: (card) => worthOf(cards, card) },
  };
}

function promptsOf({ ways, own }: Phrases) {
  return {
    'divide-loot': ({ view }) => ways.askShare(own.share(shareInQuestion(view).space), ways.instead[lastResort(view)]),
    beer: ({ view }) => ways.losePirate(own.cards[askerIn(view)]),
    'crew-effects': ({ view, names }) => ways.victoryOver(defeatedNow(view).map(names)),
    'monsieur-plume': ({ view }) => ways.discardObject(own.cards[askerIn(view)]),
    'exchange-rum': ({ view, names }) => ways.giveRumTo(names(partnerIn(view))),
    'exchange-object': ({ view, names }) => ways.giveObjectTo(names(partnerIn(view))),
  } satisfies Partial<Text['prompts']>;
}

function movesOf(phrases: Phrases) {
  const { ways, own } = phrases;
  const name = (view: View, card: number) => nameOf(phrases, view, card);
  const deed = (view: View, card: number, against: readonly Seat[], names: Names) =>
    `${name(view, card)}: ${ways.acts[deedOf(view, card)](against.map(names))}`;
  return {
    back: ({ back }) => own.backs[back],
    face: ({ face }) => own.cards[face],
    take: (_move, { view }) => ways.take(lootOf(phrases, view)),
    lay: ({ card }, { view }) => ways.lay(name(view, card)),
    discard: ({ card }, { view }) => ways.discard(name(view, card)),
    spill: ({ card }, { view }) => name(view, card),
    act: ({ card }, { view, names }) => deed(view, card, targetsOf(view, card), names),
    aim: ({ card, at: whom }, { view, names }) => deed(view, card, [whom], names),
    scout: ({ card }, { view }) => scouted(phrases, view, card),
    steal: ({ card }, { view }) => name(view, card),
    give: ({ card }, { view }) => ways.give(name(view, card)),
    receive: ({ card }, { view }) => name(view, card),
    exchange: ({ give, take }, { view }) => ways.exchange(name(view, give), name(view, take)),
  } satisfies Partial<Text['moves']>;
}

/** A card by its name if the viewer has seen it, else by back and number. */
function nameOf({ own }: Phrases, view: View, card: number): string {
  const face = view.faces[card] ?? null;
  return face === null ? own.faceDown(at(view.backs, card), card) : own.cards[face];
}

/** The share in question, card by card, with its doubloons. */
function lootOf(phrases: Phrases, view: View): string[] {
  const { cards, doubloons } = shareInQuestion(view).share;
  return [...tally(cards.map((card) => nameOf(phrases, view, card))), ...someDoubloons(phrases, doubloons)];
}

function someDoubloons({ cards }: Phrases, count: number): string[] {
  return count === 0 ? [] : [cards.doubloons(count)];
}

/** A card of a share by its place, and its name if it has been seen, else its back alone. */
function scouted({ ways, own }: Phrases, view: View, card: number): string {
  const { space, place } = placeOf(view, card);
  const face = view.faces[card] ?? null;
  const name = face === null ? own.backs[at(view.backs, card)].toLowerCase() : own.cards[face];
  return ways.scout(own.share(space), place, name);
}

function eventsOf(phrases: Phrases) {
  const { ways, own } = phrases;
  return {
    looked: (event, names) => lookedAt(phrases, event, names),
    took: ({ seat, space, cards, doubloons }, names) =>
      ways.took(names(seat), space, [
        ...(cards.length === 0 ? [] : [ways.cardCount(cards.length)]),
        ...someDoubloons(phrases, doubloons),
      ]),
    laid: (event, names) => laid(phrases, event, names),
    paid: (event, names) => paid(phrases, event, names),
    spilled: ({ seat, face }, names) => ways.spilled(names(seat), bottle(phrases, face)),
    boarded: (event, names) => boarded(phrases, event, names),
    'chest-passed': ({ from, to, doubloons }, names) =>
      doubloons === 0 ? ways.chestPassed(names(to), names(from)) : ways.chestPassedWithDoubloon(names(to), names(from)),
    'stole-rum': ({ seat, from, face, by }, names) =>
      ways.stoleRum(own.cards[by], names(seat), names(from), bottle(phrases, face)),
    'exchanged-rum': (event, names) => exchangedRum(phrases, event, names),
    revealed: (event, names) => revealed(phrases, event, names),
  } satisfies Partial<Text['events']>;
}

/** Others hear what is done with the share, and the card from the deck is named when it is laid. */
function lookedAt(phrases: Phrases, { seat, space, faces }: Told<'looked'>, names: Names): string {
  const seen = seenNames(phrases, faces);
  return space === null || seen.length === 0 ? '' : phrases.ways.looked(names(seat), space, seen);
}

function seenNames({ ways, own }: Phrases, faces: readonly Seen[]): string[] {
  return tally(faces.flatMap((face) => (face === null ? [] : [ways.named(own.cards[face])])));
}

function laid({ ways, own }: Phrases, { seat, back, face, faceUp }: Told<'laid'>, names: Names): string {
  const card = face === null ? ways.unseen[back === 'rum' ? 'rum' : 'secret'] : ways.theCard(own.cards[face]);
  return faceUp ? ways.laid(names(seat), card) : ways.laidFaceDown(names(seat), card);
}

function paid({ ways, own, cards }: Phrases, { seat, doubloons, by }: Told<'paid'>, names: Names): string {
  const [card, name] = [own.cards[by], names(seat)];
  return doubloons === 0 ? ways.hasNothingToPay(card, name) : ways.paid(card, name, cards.doubloons(doubloons));
}

function bottle({ ways, own }: Phrases, face: Seen): string {
  return face === null ? ways.unseen.rum : ways.theCard(own.cards[face]);
}

function boarded({ ways }: Phrases, { strengths, defeated }: Told<'boarded'>, names: Names): string {
  const crews = strengths.map((strength, seat) => `${names(seat)} ${figure(strength)}`).join(', ');
  const victories = defeated.flatMap((seats, seat) => (seats.length === 0 ? [] : [ways.defeats(names(seat), seats.map(names))]));
  return ways.boarded(crews, victories.length === 0 ? ways.nobodyWins : victories.join(' '));
}

function exchangedRum({ ways, own }: Phrases, event: Told<'exchanged-rum'>, names: Names): string {
  const [name, against] = [names(event.seat), names(event.against)];
  const { gaveFace, tookFace } = event;
  if (gaveFace === null || tookFace === null) return ways.exchangedUnseenRum(name, against);
  return ways.exchangedRum(name, against, own.cards[gaveFace], own.cards[tookFace]);
}

function revealed(phrases: Phrases, { seat, rum, secrets }: Told<'revealed'>, names: Names): string {
  const shown = seenNames(phrases, sorted([...rum, ...secrets]));
  return shown.length === 0 ? phrases.ways.revealedNothing(names(seat)) : phrases.ways.revealed(names(seat), shown);
}

function linesOf({ own, cards }: Phrases): Text['lines'] {
  const doubloons = ({ count }: Params) => cards.doubloons(Number(count));
  const several = ({ card, count }: Params) => times(own.cards[faceNamed(card)], Number(count));
  return {
    doubloons,
    chest: (params) => `${own.cards.chest}: ${doubloons(params)}`,
    rum: several,
    relic: several,
    object: several,
    secret({ counts, counted, ...params }) {
      const what = countedBy(cards, countNamed(counts), Number(counted));
      return what === null ? several(params) : `${several(params)}: ${what}`;
    },
  };
}
