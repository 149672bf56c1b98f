// What the windows for manoeuvres share (W7.2): a card that fits, or hold; never answered for the player, which would tell that nothing fits.
import { close, type Emit, only } from '@quarterdeck/kernel';
import { HOLD, hold, playCard, plays, unfit, type Window, whyNoPlay } from '../battle/manoeuvres.ts';
import { salvoBelow, salvoOnTop } from '../battle/salvo.ts';
import type { Manoeuvre } from '../data/cards.ts';
import type { PhaseOf } from '../table.ts';
import type { Event, Salvo, State } from '../types.ts';

type SimpleWindow = Exclude<Window, 'defence-manoeuvre'>;

/** A window whose cards need nothing but to be named; `follow` is what the card does. */
export function windowFor(
  window: SimpleWindow,
  follow: (state: State, salvo: Salvo, card: Manoeuvre, emit: Emit<Event>) => void,
): PhaseOf<SimpleWindow> {
  return {
    waiting: (_state, { seat }) => only(seat),
    legalMoves(state, { seat }) {
      const moves = plays(state, salvoBelow(state), window, seat);
      moves.push(HOLD);
      return moves;
    },
    apply(state, { seat }, move, _actor, emit) {
      close(state);
      if (move.type === 'hold') return hold(seat, emit);
      const salvo = salvoOnTop(state);
      playCard(state, salvo, window, move.card, emit);
      follow(state, salvo, move.card, emit);
    },
    forbidden: (state, { seat }) => unfit(state, salvoBelow(state), window, seat),
    whyNot: (state, { seat }, move) =>
      move.type === 'play' ? whyNoPlay(state, salvoBelow(state), window, seat, move.card) : null,
  };
}
