// The gift (W10.5): who is ruined gives one point of fame away, for good.
import { close, only, type Seat } from '@quarterdeck/kernel';
import { addFame } from '../seas/fame.ts';
import { type PhaseOf, pirateOf } from '../table.ts';
import type { State } from '../types.ts';

export const fameGift: PhaseOf<'fame-gift'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: (state) => othersOf(state, false).map((seat) => ({ type: 'give', seat })),
  apply(state, { seat }, { seat: to }, _actor, emit) {
    close(state);
    emit({ type: 'fame-given', seat, to });
    addFame(state, to, 'gift', emit);
  },
  forbidden: (state) => othersOf(state, true).map((seat) => ({ type: 'give', seat })),
  whyNot: () => ({ reason: 'is-ruined', rule: 'W10.5' }),
};

/** Those who are ruined, or those who are not. */
function othersOf(state: State, ruined: boolean): Seat[] {
  return state.order.filter((seat) => pirateOf(state, seat).ruined === ruined);
}
