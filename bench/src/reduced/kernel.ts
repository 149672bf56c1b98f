// The reduced game as a game of the kernel: typed decisions, chance as an actor, views, notation, everything a game has.
import {
  at,
  CHANCE,
  close,
  copyState,
  defaultOptions,
  defineGame,
  type Emit,
  type Frame,
  type Game,
  type GameTypes,
  type MoveOf,
  NOBODY,
  numberWord,
  type Outcome,
  only,
  type PhaseFor,
  phrases,
  pick,
  playOut,
  type Rng,
  type Seat,
  start,
  type Viewer,
} from '@quarterdeck/kernel';
import { type Card, cardValue, DECK, type Played, SEATS, suitOf } from './rules.ts';

type Nothing = Record<never, never>;

type Decisions = {
  turn: { open: { isDrawing: boolean }; answer: { type: 'draw' } | { type: 'bank' } | { type: 'card'; card: Card } };
};

interface State {
  stack: Frame<Decisions>[];
  readonly fixed: Nothing;
  /** A bag: which cards are in it is known to all, their order to nobody. */
  deck: Card[];
  /** Where in the bag each card lies, so that it is taken out without a search. */
  places: number[];
  row: Card[];
  scores: number[];
  seat: Seat;
  turns: number;
  busts: number;
}

interface View extends State {
  readonly viewer: Viewer;
}

type Event =
  | { type: 'drawn'; seat: Seat; card: Card }
  | { type: 'busted'; seat: Seat; cards: readonly Card[] }
  | { type: 'banked'; seat: Seat; cards: readonly Card[] };

interface Reduced extends GameTypes {
  decisions: Decisions;
  state: State;
  view: View;
  options: Nothing;
  event: Event;
  reason: 'draw-first';
  line: 'loot';
}

const PLACES = placesIn(DECK);
const DRAW = { type: 'draw' } as const;
const BANK = { type: 'bank' } as const;
const ONLY_DRAW = [DRAW];
const DRAW_OR_BANK = [DRAW, BANK];

const turn: PhaseFor<Reduced, 'turn'> = {
  waiting(state, { isDrawing }) {
    if (isDrawing) return CHANCE;
    return state.deck.length > 0 ? only(state.seat) : NOBODY;
  },
  legalMoves(state, { isDrawing }) {
    if (isDrawing) return state.deck.map((card) => ({ type: 'card', card }));
    return state.row.length === 0 ? ONLY_DRAW : DRAW_OR_BANK;
  },
  draw: (state, _frame, rng) => ({ type: 'card', card: pick(state.deck, rng) }),
  apply(state, frame, move, _actor, emit) {
    frame.isDrawing = move.type === 'draw';
    if (move.type === 'card') enter(state, move.card, emit);
    else if (move.type === 'bank') bank(state, emit);
  },
  /** The deck is empty: what lies in the row is banked, and the game is over. */
  resume(state, _frame, emit) {
    if (state.row.length > 0) bank(state, emit);
    close(state);
  },
  whyNot: () => ({ reason: 'draw-first', rule: '' }),
};

function enter(state: State, card: Card, emit: Emit<Event>): void {
  takeCard(state, card);
  emit({ type: 'drawn', seat: state.seat, card });
  if (clashes(state.row, card)) bust(state, emit);
  else state.row.push(card);
}

function placesIn(deck: readonly Card[]): number[] {
  const places: number[] = [];
  for (let card = 0; card < 100; card++) places.push(deck.indexOf(card));
  return places;
}

/** A bag has no order: the last card fills the gap. */
function takeCard({ deck, places }: State, card: Card): void {
  const place = at(places, card);
  const last = at(deck, deck.length - 1);
  deck[place] = last;
  places[last] = place;
  deck.pop();
}

function clashes(row: readonly Card[], card: Card): boolean {
  for (const other of row) if (suitOf(other) === suitOf(card)) return true;
  return false;
}

function bust(state: State, emit: Emit<Event>): void {
  emit({ type: 'busted', seat: state.seat, cards: state.row });
  state.busts += 1;
  endTurn(state);
}

function bank(state: State, emit: Emit<Event>): void {
  let loot = 0;
  for (const card of state.row) loot += cardValue(card);
  state.scores[state.seat] = at(state.scores, state.seat) + loot;
  emit({ type: 'banked', seat: state.seat, cards: state.row });
  endTurn(state);
}

function endTurn(state: State): void {
  state.row = [];
  state.turns += 1;
  state.seat = (state.seat + 1) % SEATS;
}

function outcome({ scores }: State): Outcome<'loot'> {
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { winners, places, sheets: scores.map((points) => [{ line: 'loot', points }]) };
}

export const reduced: Game<Reduced> = defineGame({
  id: 'reduced',
  rules: 1,
  seats: { min: SEATS, max: SEATS },
  options: {},
  setup: () => ({
    stack: [{ kind: 'turn', isDrawing: false }],
    fixed: {},
    deck: DECK.slice(),
    places: PLACES.slice(),
    row: [],
    scores: Array.from({ length: SEATS }, () => 0),
    seat: 0,
    turns: 0,
    busts: 0,
  }),
  phases: { turn },
  view: ({ stack, fixed, deck, places, row, scores, seat, turns, busts }, viewer) => ({
    viewer,
    stack,
    fixed,
    deck,
    places,
    row,
    scores,
    seat,
    turns,
    busts,
  }),
  viewEvent: (event) => event,
  reveals: [],
  /** All is open, since a bag has no order. */
  determinize: ({ stack, fixed, deck, places, row, scores, seat, turns, busts }) =>
    copyState({ stack, fixed, deck, places, row, scores, seat, turns, busts }),
  outcome,
  notation: phrases<MoveOf<Reduced>>({ draw: {}, bank: {}, card: { card: numberWord(0, 99) } }),
  secrets: () => [],
  census: () => ({}), // cards that were banked or lost are kept as sums only
  longest: () => 3 * DECK.length,
  absent: ['bank', 'draw'],
});

const FIRST = start(reduced, defaultOptions(reduced), SEATS);

export function playKernel(rng: Rng): Played {
  const state = copyState(FIRST);
  const moves = playOut(reduced, state, rng);
  return { moves, turns: state.turns, busts: state.busts, scores: state.scores };
}
