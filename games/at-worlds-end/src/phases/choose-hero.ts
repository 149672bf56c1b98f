// Heroes (1.2): each takes another one, in seat order (R2).
import { become, type Emit, only } from '@quarterdeck/kernel';
import { HEROES, type Hero } from '../data/cards.ts';
import { type PhaseOf, pirateOf } from '../table.ts';
import type { Event, State } from '../types.ts';
import { settleOrder } from './start.ts';

export const chooseHero: PhaseOf<'choose-hero'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: (state) => HEROES.filter((hero) => !isTaken(state, hero)).map((hero) => ({ type: 'hero', hero })),
  apply(state, { seat }, { hero }, _actor, emit) {
    pirateOf(state, seat).hero = hero;
    emit({ type: 'hero-chosen', seat, hero });
    if (seat + 1 < state.fixed.seats) become(state, { kind: 'choose-hero', seat: seat + 1 });
    else drawOrder(state, emit);
  },
  forbidden: (state) => HEROES.filter((hero) => isTaken(state, hero)).map((hero) => ({ type: 'hero', hero })),
  whyNot: () => ({ reason: 'hero-taken', rule: '1.2' }),
};

function isTaken({ pirates }: State, hero: Hero): boolean {
  return pirates.some((pirate) => pirate.hero === hero);
}

/** 1.3: by lot, or as agreed. */
function drawOrder(state: State, emit: Emit<Event>): void {
  if (state.fixed.options.order === 'drawn') become(state, { kind: 'turn-order' });
  else
    settleOrder(
      state,
      state.pirates.map((_, seat) => seat),
      emit,
    );
}
