// Before the first turn (W1.3, W1.4): the order of turns, gold by that order, and the seas in which the flagships begin.
import { at, become, CHANCE, type Emit, only, type Seat } from '@quarterdeck/kernel';
import { SEAS, SEAS_OF, type SeaId } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { type PhaseOf, pirateOf } from '../table.ts';
import { beginTurn } from '../turn/turn.ts';
import type { Decisions, Event, State } from '../types.ts';

export const turnOrder: PhaseOf<'turn-order'> = {
  waiting: () => CHANCE,
  legalMoves: ({ fixed }) => at(ORDERS, fixed.seats),
  apply: (state, _frame, { seats }, _actor, emit) => settleOrder(state, seats, emit),
};

function orders(seats: readonly Seat[]): Seat[][] {
  if (seats.length === 0) return [[]];
  return seats.flatMap((first) => orders(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]));
}

type Order = Decisions['turn-order']['answer'];

/** All orders of no pirate, of one, and so on. */
const ORDERS = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]].map((seats) =>
  orders(seats).map((order): Order => ({ type: 'order', seats: order })),
);

/** W1.3: who is later has more gold. */
export function settleOrder(state: State, order: readonly Seat[], emit: Emit<Event>): void {
  const gold = order.map((_, place) => at(FIGURES.startGold, place));
  state.order = order.slice();
  for (const [place, seat] of order.entries()) pirateOf(state, seat).gold = at(gold, place);
  emit({ type: 'order-drawn', order: order.slice(), gold, lots: state.fixed.options.order === 'drawn' });
  askForSea(state, at(order, 0));
}

/** R3: with two pirates each chooses; otherwise cards are dealt. */
function askForSea(state: State, seat: Seat): void {
  become(state, state.fixed.seats === 2 ? { kind: 'start-sea', seat } : { kind: 'start-sea-deal', seat });
}

export const startSeaDeal: PhaseOf<'start-sea-deal'> = {
  waiting: () => CHANCE,
  legalMoves: ({ pirates }) =>
    SEAS.filter((sea) => !pirates.some(({ flagship }) => flagship === sea)).map((sea) => ({ type: 'deal', sea })),
  apply: (state, { seat }, { sea }, _actor, emit) => startAt(state, seat, sea, true, emit),
};

export const startSea: PhaseOf<'start-sea'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: (state, { seat }) => SEAS_OF[firstPart(state, seat)].map((sea) => ({ type: 'start', sea })),
  apply: (state, { seat }, { sea }, _actor, emit) => startAt(state, seat, sea, false, emit),
  whyNot: () => ({ reason: 'other-part', rule: 'W1.4' }),
};

/** W1.4: the first of two pirates begins in the West Indies, the second in the East Indies. */
function firstPart({ order }: State, seat: Seat): 'west-indies' | 'east-indies' {
  return order[0] === seat ? 'west-indies' : 'east-indies';
}

function startAt(state: State, seat: Seat, sea: SeaId, dealt: boolean, emit: Emit<Event>): void {
  pirateOf(state, seat).flagship = sea;
  emit({ type: 'started', seat, sea, dealt });
  const next = state.order.find((other) => pirateOf(state, other).flagship === null);
  if (next === undefined) beginTurn(state, at(state.order, 0), emit);
  else askForSea(state, next);
}
