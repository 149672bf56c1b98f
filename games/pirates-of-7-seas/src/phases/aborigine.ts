// Aborigine (P3.8): lays another port; as a gift a card of loot. He is asked even without a port in hand.
import { NOBODY, only, open, take } from '@quarterdeck/kernel';
import { isPort } from '../data/cards.ts';
import { type PhaseOf, playerOf } from '../table.ts';
import { END_TURN, endTurn } from '../turn.ts';
import type { Decisions } from '../types.ts';

type Move = Decisions['aborigine']['answer'];

export const aborigine: PhaseOf<'aborigine'> = {
  waiting: (_state, { seat, acted }) => (acted ? NOBODY : only(seat)),
  legalMoves(state, { seat }) {
    const moves: Move[] = [];
    for (const card of playerOf(state, seat).hand) if (isPort(card)) moves.push({ type: 'play-port', card });
    moves.push(END_TURN);
    return moves;
  },
  apply(state, frame, move, _actor, emit) {
    const { seat, gifts } = frame;
    if (move.type === 'end-turn') {
      endTurn(state, frame, emit);
      return;
    }
    take(playerOf(state, seat).hand, move.card);
    state.pile.push(move.card);
    state.port = move.card;
    frame.acted = true;
    emit({ type: 'port-changed', seat, port: move.card });
    if (gifts === 0) return;
    emit({ type: 'gift', seat, character: 'aborigine', amount: gifts });
    open(state, { kind: 'draw-loot', seat, left: gifts, goods: { fruit: 0, coffee: 0, rum: 0 } }); // R23, R37
  },
  resume: endTurn,
  whyNot: () => ({ reason: 'not-in-hand', rule: 'P3.8' }),
};
