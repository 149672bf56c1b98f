// Who begins is drawn at random and gets parrot and hat (C1.4).
import { CHANCE, close } from '@quarterdeck/kernel';
import type { PhaseOf } from '../table.ts';

export const firstPlayer: PhaseOf<'first-player'> = {
  waiting: () => CHANCE,
  legalMoves: (state) => state.captains.map((_, seat) => ({ type: 'first-player', seat })),
  apply(state, _frame, { seat }, _actor, emit) {
    close(state);
    state.hat = seat;
    state.parrot = seat;
    emit({ type: 'first-player', seat });
  },
};
