// Who moves first, second and so on, drawn one by one (IV 3).
import { at, CHANCE, close } from '@quarterdeck/kernel';
import type { PhaseOf } from '../table.ts';

export const turnOrder: PhaseOf<'turn-order'> = {
  waiting: () => CHANCE,
  legalMoves: ({ players, order }) =>
    players.flatMap((_, seat) => (order.includes(seat) ? [] : [{ type: 'goes-next' as const, seat }])),
  apply(state, _frame, { seat }, _actor, emit) {
    state.order.push(seat);
    emit({ type: 'goes-next', seat, place: state.order.length });
    const left = state.players.flatMap((_, other) => (state.order.includes(other) ? [] : [other]));
    if (left.length > 1) return;
    const last = at(left, 0);
    state.order.push(last);
    emit({ type: 'goes-next', seat: last, place: state.order.length });
    close(state);
  },
};
