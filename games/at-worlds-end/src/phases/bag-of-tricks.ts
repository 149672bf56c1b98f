// Bag of tricks (W9.4): the Trickster may pay for three more manoeuvres.
import { close, only } from '@quarterdeck/kernel';
import { componentsOf, type PhaseOf, pirateOf, turnOf } from '../table.ts';

export const bagOfTricks: PhaseOf<'bag-of-tricks'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: () => [{ type: 'open-bag' }, { type: 'decline' }],
  apply(state, { seat }, move, _actor, emit) {
    close(state);
    if (move.type === 'decline') return;
    const { bagOfTricks: gold, tricks: cards } = componentsOf(state).heroes;
    pirateOf(state, seat).gold -= gold;
    turnOf(state).skillPaid = true;
    emit({ type: 'bag-opened', seat, gold, cards });
  },
};
