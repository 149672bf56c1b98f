// Stealing rum (C4.9): bottles lie face down, so that chance decides which one is taken (R12).
import { CHANCE, close, take } from '@quarterdeck/kernel';
import { showTo } from '../knowledge.ts';
import { captainOf, faceOf, type PhaseOf } from '../table.ts';

export const stealRum: PhaseOf<'steal-rum'> = {
  waiting: () => CHANCE,
  legalMoves: (state, { from }) => captainOf(state, from).rum.map((card) => ({ type: 'steal', card })),
  apply(state, { seat, from, by }, { card }, _actor, emit) {
    close(state);
    take(captainOf(state, from).rum, card);
    captainOf(state, seat).rum.push(card);
    showTo(state, card, seat);
    emit({ type: 'stole-rum', seat, from, card, face: faceOf(state, card), by });
  },
};
