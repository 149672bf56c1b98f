// Before the roll the defender may play (W7.2): for the ship under fire, or another one steps in.
import { close, only } from '@quarterdeck/kernel';
import { closeRanks, HOLD, hold, playCard, plays, stepsIn, unfit, whyNoPlay } from '../battle/manoeuvres.ts';
import { salvoBelow, salvoOnTop } from '../battle/salvo.ts';
import type { PhaseOf } from '../table.ts';
import type { Decisions } from '../types.ts';

const WINDOW = 'defence-manoeuvre';

export const defenceManoeuvre: PhaseOf<'defence-manoeuvre'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves(state, { seat }) {
    const salvo = salvoBelow(state);
    const moves: Decisions['defence-manoeuvre']['answer'][] = plays(state, salvo, WINDOW, seat);
    for (const step of stepsIn(state, salvo, seat)) moves.push(step);
    moves.push(HOLD);
    return moves;
  },
  apply(state, { seat }, move, _actor, emit) {
    close(state);
    if (move.type === 'hold') return hold(seat, emit);
    const salvo = salvoOnTop(state);
    if (move.type === 'close-ranks') closeRanks(state, salvo, move.ship, emit);
    else playCard(state, salvo, WINDOW, move.card, emit);
  },
  forbidden: (state, { seat }) => unfit(state, salvoBelow(state), WINDOW, seat),
  whyNot(state, { seat }, move) {
    if (move.type === 'play') return whyNoPlay(state, salvoBelow(state), WINDOW, seat, move.card);
    return move.type === 'close-ranks' ? { reason: 'no-other-ship', rule: 'W7.1' } : null;
  },
};
