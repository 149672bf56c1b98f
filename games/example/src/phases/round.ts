// Rounds (2), and the cards that are dealt for them (§1.2).
import { at, CHANCE, close, closeAll, NOBODY, open, passage } from '@quarterdeck/kernel';
import type { PhaseOf } from '../types.ts';

export const round: PhaseOf<'round'> = passage((state, _frame, emit) => {
  if (state.hands.every((hand) => hand.length === 0)) {
    closeAll(state);
    emit({ type: 'ended' });
    return;
  }
  open(state, { kind: 'stake', stakes: state.hands.map(() => null) });
});

export const deal: PhaseOf<'deal'> = {
  waiting: (_state, { to }) => (to.length > 0 ? CHANCE : NOBODY),
  legalMoves: (state) => state.deck.map((card) => ({ type: 'deal', card })),
  apply(state, { to }, { card }, _actor, emit) {
    const seat = at(to, 0);
    to.shift();
    state.deck = state.deck.filter((other) => other !== card);
    at(state.hands, seat).push(card);
    emit({ type: 'dealt', seat, card });
  },
  resume: close,
};
