// Captain (P3.7): lays a caravan and calls everybody to the raid. He is asked even without one in hand: what he holds is his secret.
import { type Emit, NOBODY, only, open, take } from '@quarterdeck/kernel';
import { type Caravan, isCaravan } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { type PhaseOf, playerOf, raidLimit, shipsOf } from '../table.ts';
import { END_TURN, endTurn } from '../turn.ts';
import type { Decisions, Event, FrameFor, State } from '../types.ts';

type Turn = FrameFor<'captain'>;
type Move = Decisions['captain']['answer'];

export const captain: PhaseOf<'captain'> = {
  waiting: (_state, { seat, acted }) => (acted ? NOBODY : only(seat)),
  legalMoves(state, { seat }) {
    const moves: Move[] = [];
    for (const card of playerOf(state, seat).hand) if (isCaravan(card)) moves.push({ type: 'play-caravan', card });
    moves.push(END_TURN);
    return moves;
  },
  apply(state, frame, move, _actor, emit) {
    if (move.type === 'end-turn') endTurn(state, frame, emit);
    else playCaravan(state, frame, move.card, emit);
  },
  resume(state, frame, emit) {
    takeGifts(state, frame, emit);
    endTurn(state, frame, emit);
  },
  whyNot: () => ({ reason: 'not-in-hand', rule: 'P3.7' }),
};

function playCaravan(state: State, frame: Turn, card: Caravan, emit: Emit<Event>): void {
  const { seat } = frame;
  take(playerOf(state, seat).hand, card);
  state.pile.push(card);
  frame.acted = true;
  open(state, { kind: 'send-ships', captain: seat, caravan: card, sent: [] });
  emit({ type: 'caravan-played', seat, card, ships: shipsOf(state, card), limit: raidLimit(state, card) });
}

/** R1, R37: after the raid, and yin-yang is never refused. */
function takeGifts(state: State, { seat, gifts }: Turn, emit: Emit<Event>): void {
  if (gifts === 0) return;
  const amount = gifts * FIGURES.giftYinYang;
  playerOf(state, seat).yinYang += amount;
  emit({ type: 'gift', seat, character: 'captain', amount });
}
