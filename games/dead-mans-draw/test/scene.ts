// A tiny language for the tests: a position in words, what is played from it, and what then lies where.
// Cards are words (`kraken-5`), several of them a phrase; moves are the game's notation (`hook kraken`).
import assert from 'node:assert/strict';
import {
  type Actor,
  at,
  legalMoves,
  type MoveOf,
  parseMove,
  parseOptions,
  parseSeats,
  play,
  refusal,
  type Seat,
  scores,
  start,
  top,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { endOf, moveOf, reasonFor, seatAsked, waitingFor } from '@quarterdeck/testkit';
import { takeCard } from '../src/bag.ts';
import { addToBank, cardsOf } from '../src/bank.ts';
import {
  type Card,
  cardWord,
  type DeadMansDraw,
  deadMansDraw,
  type Event,
  type Options,
  pileSize,
  type State,
  type Trait,
  type View,
} from '../src/index.ts';

/** A table in the middle of a game. What is not named is empty; cards that are not named lie in the pile. */
export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Whose turn it is: seat 0 unless said otherwise. */
  readonly active?: Seat;
  readonly traits?: readonly (Trait | null)[];
  readonly victims?: readonly (Seat | null)[];
  readonly banks?: readonly string[];
  /** Cards that lie in the play area already, from left to right, with their abilities done. */
  readonly area?: string;
  readonly discard?: string;
  /** Cards of the pile, where the rest of the box lies elsewhere. */
  readonly pile?: string;
  /** Cards on top of the pile that an oracle has shown. */
  readonly known?: string;
  /** Where all cards lie that are not named; a seat is its bank. */
  readonly rest?: 'pile' | 'discard' | Seat;
}

/** Each play returns the scene itself, so that a turn can be told in one line. */
export interface Scene {
  /** The player whose turn it is draws these cards, one after the other. */
  draws(...cards: readonly string[]): Scene;
  /** The one player who is waited for answers. */
  chooses(...phrases: readonly string[]): Scene;
  collects(): Scene;
  /** Where several are waited for, one of them answers. */
  seat(seat: Seat, phrase: string): Scene;
  chance(...phrases: readonly string[]): Scene;
  /** Chance turns up these cards, from whichever pile or bank is being drawn from. */
  turnsUp(...cards: readonly string[]): Scene;

  /** Who is asked for what: `0 hook`, `chance bonus`; at the end `over`. */
  waiting(): string;
  /** What the one who is waited for may answer. */
  legal(): string[];
  /** Why a move is refused, and the rule that says so: `own-bank D3.3`. */
  refused(phrase: string): string;
  /** The cards of a bank, its suits in the order of the book, the lowest card of each first. */
  bank(seat: Seat): string;
  /** The play area from left to right. */
  area(): string;
  /** The discard pile in the order of a bank: it is shuffled whenever it is used. */
  discard(): string;
  known(): string;
  /** How many cards the pile has. */
  pile(): number;
  debt(): number;
  events(): readonly Event[];
  happened(type: Event['type']): boolean;
  view(viewer?: Viewer): View;
  state(): State;

  // When the game is over:
  scores(): number[];
  places(): readonly number[];
  winners(): readonly Seat[];
  /** The score sheet of a seat: `suit 7`, `golden-scales 5`. */
  sheet(seat: Seat): string[];
}

/** A position to play on from. */
export function scene(position: Position = {}): Scene {
  return playedFrom(stateOf(position));
}

/** A new game, before anything has been drawn or dealt. */
export function opening({ seats = 2, options = {} }: Pick<Position, 'seats' | 'options'> = {}): Scene {
  const parsed = parseOptions(deadMansDraw, options);
  return playedFrom(start(deadMansDraw, parsed, parseSeats(deadMansDraw, parsed, seats)));
}

export function cards(phrase: string): Card[] {
  return phrase.split(' ').filter(Boolean).map(cardFrom);
}

export function words(list: readonly Card[]): string {
  return list.map(cardWord.print).join(' ');
}

function cardFrom(word: string): Card {
  const card = cardWord.parse(word);
  assert.ok(card !== null, `'${word}' is not a card`);
  return card;
}

export function moveFrom(phrase: string): MoveOf<DeadMansDraw> {
  return moveOf(deadMansDraw, phrase);
}

function stateOf({ seats = 2, options = {}, active = 0, rest = 'pile', ...given }: Position): State {
  const state = deadMansDraw.setup(parseOptions(deadMansDraw, options), seats);
  const box = [...state.deck, ...state.discard];
  const outOfBox = (phrase = '') => {
    const taken = cards(phrase);
    for (const card of taken) takeCard(box, card);
    return taken;
  };
  state.area = outOfBox(given.area).map((card) => ({ card, kept: false }));
  state.discard = outOfBox(given.discard);
  state.deck = outOfBox(given.pile);
  state.known = outOfBox(given.known);
  given.banks?.forEach((loot, seat) => {
    fillBank(state, seat, outOfBox(loot));
  });
  if (rest === 'pile') state.deck.push(...box);
  else if (rest === 'discard') state.discard.push(...box);
  else fillBank(state, rest, box);
  state.deck.sort(bySuit);
  state.traits = state.banks.map((_, seat) => given.traits?.[seat] ?? null);
  state.victims = state.banks.map((_, seat) => given.victims?.[seat] ?? null);
  state.turn = { seat: active, hasDrawn: state.area.length > 0, debt: 0, harbor: 0 };
  state.stack = [{ kind: 'turn' }];
  return state;
}

function fillBank(state: State, seat: Seat, loot: readonly Card[]): void {
  for (const card of loot) addToBank(at(state.banks, seat), card);
}

function bySuit(a: Card, b: Card): number {
  return a - b;
}

function playedFrom(first: State): Scene {
  let state = first;
  const events: Event[] = [];
  const box = deadMansDraw.census(first);
  const t: Scene = {
    draws: (...drawn) => each(drawn, draw),
    chooses: (...phrases) => each(phrases, (phrase) => go(seatAsked(deadMansDraw, state), phrase)),
    collects: () => t.chooses('collect'),
    seat: (seat, phrase) => each([phrase], () => go(seat, phrase)),
    chance: (...phrases) => each(phrases, (phrase) => go('chance', phrase)),
    turnsUp: (...shown) => each(shown, turnUp),

    waiting: () => waitingFor(deadMansDraw, state),
    legal: () => legalMoves(deadMansDraw, state, at(waiting(deadMansDraw, state), 0)).map(deadMansDraw.notation.print),
    refused: (phrase) => reasonFor(refusal(deadMansDraw, state, seatAsked(deadMansDraw, state), moveFrom(phrase))),
    bank: (seat) => words(cardsOf(at(state.banks, seat))),
    area: () => words(state.area.map((entry) => entry.card)),
    discard: () => words(state.discard.toSorted(bySuit)),
    known: () => words(state.known),
    pile: () => pileSize(state),
    debt: () => state.turn.debt,
    events: () => events,
    happened: (type) => events.some((event) => event.type === type),
    view: (viewer = 'spectator') => deadMansDraw.view(state, viewer),
    state: () => state,

    scores: () => scores(endOf(deadMansDraw, state)),
    places: () => endOf(deadMansDraw, state).places,
    winners: () => endOf(deadMansDraw, state).winners,
    sheet: (seat) => at(endOf(deadMansDraw, state).sheets, seat).map(({ line, points }) => `${line} ${points}`),
  };
  return t;

  function each(phrases: readonly string[], act: (phrase: string) => void): Scene {
    for (const phrase of phrases) act(phrase);
    return t;
  }

  function go(actor: Actor, phrase: string): void {
    const move = parseMove(deadMansDraw, state, actor, moveFrom(phrase));
    state = play(deadMansDraw, state, actor, move, (event) => events.push(event));
    assert.deepEqual(deadMansDraw.census(state), box, 'cards neither appear nor vanish');
  }

  function draw(card: string): void {
    const [known] = state.known;
    if (top(state)?.kind === 'turn') go(seatAsked(deadMansDraw, state), 'draw');
    if (known === undefined) turnUp(card);
    else assert.equal(cardWord.print(known), card, 'the card that was shown is drawn');
  }

  function turnUp(card: string): void {
    const moves = legalMoves(deadMansDraw, state, 'chance');
    const move = moves.find((candidate) => 'card' in candidate && candidate.card === cardFrom(card));
    assert.ok(move !== undefined, `chance cannot turn up ${card}: '${t.waiting()}'`);
    go('chance', deadMansDraw.notation.print(move));
  }
}
