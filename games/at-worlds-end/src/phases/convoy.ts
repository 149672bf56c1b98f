// The convoy (W3.3): whoever has a ship may attack the frigate that guards it, or let it pass.
import { close, only } from '@quarterdeck/kernel';
import { startBattle } from '../battle/battle.ts';
import { nextSeat, type PhaseOf } from '../table.ts';

export const convoy: PhaseOf<'convoy'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: () => [{ type: 'attack-convoy' }, { type: 'let-pass' }],
  apply(state, { seat }, { type }, _actor, emit) {
    close(state);
    if (type === 'let-pass') emit({ type: 'convoy-passed', seat, why: 'declined' });
    else startBattle(state, { cause: 'convoy', sea: null, pirate: seat, against: nextSeat(state, seat) }, emit);
  },
};
