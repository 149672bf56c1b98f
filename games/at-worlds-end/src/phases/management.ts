// Bought fame (W4.2): one point for 1000 gold, at most one a turn. Who has less gold is not asked.
import { close, only } from '@quarterdeck/kernel';
import { FIGURES } from '../data/components.ts';
import { addFame } from '../seas/fame.ts';
import { type PhaseOf, pirateOf } from '../table.ts';

export const management: PhaseOf<'management'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: () => [{ type: 'buy-fame' }, { type: 'keep-gold' }],
  apply(state, { seat }, { type }, _actor, emit) {
    close(state);
    if (type === 'keep-gold') return;
    pirateOf(state, seat).gold -= FIGURES.famePrice;
    emit({ type: 'fame-bought', seat, gold: FIGURES.famePrice });
    addFame(state, seat, 'bought', emit);
  },
};
