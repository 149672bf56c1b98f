// Heroes (W1.2): each takes another one, in seat order (R2). Of four pirates the last one has what is left (R55).
import { at, become, type Emit, NOBODY, only, type Seat } from '@quarterdeck/kernel';
import { HEROES, type Hero } from '../data/cards.ts';
import { type PhaseOf, pirateOf } from '../table.ts';
import type { Event, State } from '../types.ts';
import { settleOrder } from './start.ts';

export const chooseHero: PhaseOf<'choose-hero'> = {
  waiting: (_state, { seat }) => (seat < HEROES.length - 1 ? only(seat) : NOBODY),
  legalMoves: (state) => heroes(state, false).map((hero) => ({ type: 'hero', hero })),
  apply: (state, { seat }, { hero }, _actor, emit) => choose(state, seat, hero, emit),
  resume: (state, { seat }, emit) => choose(state, seat, at(heroes(state, false), 0), emit),
  forbidden: (state) => heroes(state, true).map((hero) => ({ type: 'hero', hero })),
  whyNot: () => ({ reason: 'hero-taken', rule: 'W1.2' }),
};

/** Those who are taken, or those who are not. */
function heroes({ pirates }: State, taken: boolean): Hero[] {
  return HEROES.filter((hero) => pirates.some((pirate) => pirate.hero === hero) === taken);
}

function choose(state: State, seat: Seat, hero: Hero, emit: Emit<Event>): void {
  pirateOf(state, seat).hero = hero;
  emit({ type: 'hero-chosen', seat, hero });
  if (seat + 1 < state.fixed.seats) become(state, { kind: 'choose-hero', seat: seat + 1 });
  else drawOrder(state, emit);
}

/** W1.3: by lot, or as agreed. */
function drawOrder(state: State, emit: Emit<Event>): void {
  const seats = state.pirates.map((_, seat) => seat);
  if (state.fixed.options.order === 'drawn') become(state, { kind: 'turn-order' });
  else settleOrder(state, seats, emit);
}
