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
  open,
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
  turn: { open: Nothing; answer: { type: 'draw' } | { type: 'bank' } };
  'draw-card': { open: Nothing; answer: { type: 'card'; card: Card } };
};

interface State {
  stack: Frame<Decisions>[];
  readonly fixed: Nothing;
  /** A bag: which cards are in it is known to all, their order to nobody. */
  deck: Card[];
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

const DRAW = { type: 'draw' } as const;
const BANK = { type: 'bank' } as const;
const ONLY_DRAW = [DRAW];
const DRAW_OR_BANK = [DRAW, BANK];

const turn: PhaseFor<Reduced, 'turn'> = {
  waiting: (state) => (state.deck.length > 0 ? only(state.seat) : NOBODY),
  legalMoves: (state) => (state.row.length === 0 ? ONLY_DRAW : DRAW_OR_BANK),
  apply(state, _frame, move, _actor, emit) {
    if (move.type === 'draw') open(state, { kind: 'draw-card' });
    else bank(state, emit);
  },
  /** The deck is empty: what lies in the row is banked, and the game is over. */
  resume(state, _frame, emit) {
    if (state.row.length > 0) bank(state, emit);
    close(state);
  },
  whyNot: () => ({ reason: 'draw-first', rule: '' }),
};

const drawCard: PhaseFor<Reduced, 'draw-card'> = {
  waiting: () => CHANCE,
  legalMoves: (state) => state.deck.map((card) => ({ type: 'card', card })),
  draw: (state, _frame, rng) => ({ type: 'card', card: pick(state.deck, rng) }),
  apply(state, _frame, { card }, _actor, emit) {
    close(state);
    takeCard(state.deck, card);
    emit({ type: 'drawn', seat: state.seat, card });
    if (clashes(state.row, card)) bust(state, emit);
    else state.row.push(card);
  },
};

/** A bag has no order: the last card may fill the gap. */
function takeCard(bag: Card[], card: Card): void {
  let place = bag.length - 1;
  while (place >= 0 && bag[place] !== card) place -= 1;
  if (place < 0) throw new Error(`${card} is not here`);
  bag[place] = at(bag, bag.length - 1);
  bag.pop();
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
    stack: [{ kind: 'turn' }],
    fixed: {},
    deck: DECK.slice(),
    row: [],
    scores: Array.from({ length: SEATS }, () => 0),
    seat: 0,
    turns: 0,
    busts: 0,
  }),
  phases: { turn, 'draw-card': drawCard },
  view: ({ stack, fixed, deck, row, scores, seat, turns, busts }, viewer) => ({
    viewer,
    stack,
    fixed,
    deck,
    row,
    scores,
    seat,
    turns,
    busts,
  }),
  viewEvent: (event) => event,
  reveals: [],
  /** All is open, since a bag has no order. */
  determinize: ({ stack, fixed, deck, row, scores, seat, turns, busts }) =>
    copyState({ stack, fixed, deck, row, scores, seat, turns, busts }),
  outcome,
  notation: phrases<MoveOf<Reduced>>({ draw: {}, bank: {}, card: { card: numberWord(0, 99) } }),
  secrets: () => [],
  census: ({ turns, busts }) => ({ banked: turns - busts }),
  longest: () => 3 * DECK.length,
  absent: ['bank', 'draw'],
});

const FIRST = start(reduced, defaultOptions(reduced), SEATS);

export function playKernel(rng: Rng): Played {
  const state = copyState(FIRST);
  const moves = playOut(reduced, state, rng);
  return { moves, turns: state.turns, busts: state.busts, scores: state.scores };
}
