// Undying crew (W9.5): the Corsair may pay for an undamaged ship that would sink.
import { close, only } from '@quarterdeck/kernel';
import { damage, salvoOnTop, sinkTarget } from '../battle/salvo.ts';
import { componentsOf, type PhaseOf, pirateOf, turnOf } from '../table.ts';

export const undyingCrew: PhaseOf<'undying-crew'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: () => [{ type: 'save-ship' }, { type: 'let-sink' }],
  apply(state, { seat, ship }, move, _actor, emit) {
    close(state);
    const salvo = salvoOnTop(state);
    if (move.type === 'let-sink') return sinkTarget(state, salvo, emit);
    const gold = componentsOf(state).heroes.undyingCrew;
    pirateOf(state, seat).gold -= gold;
    turnOf(state).skillPaid = true;
    salvo.result = 'saved';
    emit({ type: 'crew-saved', seat, ship, gold });
    damage(state, salvo, 'saved', emit);
  },
};
