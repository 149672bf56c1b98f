// Choices that a card's ability asks of the active player.
import { type Actor, type Emit, type Frame, only, open, type PhaseFor, type Refusal, type Seat } from '@quarterdeck/kernel';
import { wouldBust } from './clash.ts';
import type { Card } from './data/cards.ts';
import type { Suit } from './data/suits.ts';
import type { DeadMansDraw, Decisions, Event, FrameFor, Place, Reason, State } from './types.ts';

export type PhaseOf<K extends keyof Decisions> = PhaseFor<DeadMansDraw, K>;

export function activePlayer(state: State): readonly Actor[] {
  return only(state.turn.seat);
}

/** Asks for a choice; with nothing to choose the ability fizzles, with one thing it is done. */
export function ask<K extends keyof Decisions>(
  state: State,
  phase: PhaseOf<K>,
  frame: FrameFor<K> & Frame<Decisions>,
  suit: Suit,
  emit: Emit<Event>,
): void {
  const { seat } = state.turn;
  const moves = phase.legalMoves(state, frame, seat);
  const [first] = moves;
  if (first === undefined) {
    emit({ type: 'fizzled', seat, suit });
    return;
  }
  open(state, frame);
  if (moves.length === 1) phase.apply(state, frame, first, seat, emit);
}

/** House rule of the digital game: what would bust is not offered. */
export function isOffered(state: State, card: Card, from: Place): boolean {
  return !state.fixed.options.safeChoices || !wouldBust(state, card, from);
}

/** Why a stack of another bank cannot be taken: it is the own one, or not there. */
export function notThere(state: State, seat: Seat, rule: string): Refusal<Reason> {
  return { reason: seat === state.turn.seat ? 'own-bank' : 'no-such-stack', rule };
}
