// Who begins is drawn at random (D1.3).
import { CHANCE, close } from '@quarterdeck/kernel';
import type { PhaseOf } from '../choose.ts';

export const firstPlayer: PhaseOf<'first-player'> = {
  waiting: () => CHANCE,
  legalMoves: (state) => Array.from({ length: state.fixed.seats }, (_, seat) => ({ type: 'first-player', seat })),
  apply(state, _frame, { seat }, _actor, emit) {
    close(state);
    state.turn.seat = seat;
    emit({ type: 'first-player', seat });
  },
};
