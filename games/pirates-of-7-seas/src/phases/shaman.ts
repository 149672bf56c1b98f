// Shaman (P3.9): casts a curse on everybody; his gift keeps three ships out of it, or six. He is asked even without a curse.
import { type Emit, NOBODY, only, open, take } from '@quarterdeck/kernel';
import { type Curse, isCurse, THROWN_CURSES } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { type PhaseOf, playerOf } from '../table.ts';
import { END_TURN, endTurn } from '../turn.ts';
import type { Decisions, Event, FrameFor, State, View } from '../types.ts';

type Move = Decisions['shaman']['answer'];
type Cast = Extract<Move, { type: 'cast' }>;

export const shaman: PhaseOf<'shaman'> = {
  waiting: (_state, { seat, acted }) => (acted ? NOBODY : only(seat)),
  legalMoves(state, { seat, gifts }) {
    const moves: Move[] = [];
    for (const curse of playerOf(state, seat).hand) {
      if (!isCurse(curse)) continue;
      for (let used = THROWN_CURSES.includes(curse) ? gifts : 0; used >= 0; used--)
        moves.push({ type: 'cast', curse, gifts: used });
    }
    moves.push(END_TURN);
    return moves;
  },
  apply(state, frame, move, _actor, emit) {
    if (move.type === 'end-turn') endTurn(state, frame, emit);
    else cast(state, frame, move, emit);
  },
  resume: endTurn,
  whyNot(state, { seat }, move) {
    const isHeld = move.type === 'cast' && playerOf(state, seat).hand.includes(move.curse);
    return isHeld ? { reason: 'no-protection', rule: 'P3.9' } : { reason: 'not-in-hand', rule: 'P3.9' };
  },
};

function cast(state: State, frame: FrameFor<'shaman'>, { curse, gifts }: Cast, emit: Emit<Event>): void {
  const { seat } = frame;
  const spared = gifts * FIGURES.giftSpares;
  take(playerOf(state, seat).hand, curse);
  state.pile.push(curse);
  frame.acted = true;
  open(state, { kind: 'curse', caster: seat, curse, spared, step: 'begin' });
  emit({ type: 'cursed', seat, curse, spared });
}

/** P3.9: whether the caster could protect ships from this curse, so that not doing so is a choice. */
export function canProtect({ stack }: Pick<View, 'stack'>, curse: Curse): boolean {
  const frame = stack.at(-1);
  return frame?.kind === 'shaman' && frame.gifts > 0 && THROWN_CURSES.includes(curse);
}
