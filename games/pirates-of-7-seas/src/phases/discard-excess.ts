// Goods that no ship can carry any more (P7.2): their owner says which go, exactly as many as must.
import { at, close, type Emit, NOBODY, only, type Refusal, type Seat } from '@quarterdeck/kernel';
import { GOODS } from '../data/cards.ts';
import { discardGoods } from '../market.ts';
import { type PhaseOf, playerOf } from '../table.ts';
import type { Decisions, Event, FrameFor, Reason, State } from '../types.ts';

type Discard = Decisions['discard-excess']['answer'];

/** With one kind, or if all must go, there is nothing to choose (R39). */
export const discardExcess: PhaseOf<'discard-excess'> = {
  waiting: (state, frame) => (choicesOf(state, frame).length > 1 ? only(frame.seat) : NOBODY),
  legalMoves: choicesOf,
  apply: (state, { seat }, move, _actor, emit) => discard(state, seat, move, emit),
  resume: (state, frame, emit) => discard(state, frame.seat, at(choicesOf(state, frame), 0), emit),
  whyNot: (_state, { excess }) => tooFewDiscarded(excess),
};

export function tooFewDiscarded(excess: number): Refusal<Reason> {
  return { reason: 'too-few-discarded', rule: 'P7.2', params: { excess } };
}

function choicesOf(state: State, { seat, excess }: FrameFor<'discard-excess'>): Discard[] {
  const { goods } = playerOf(state, seat);
  const moves: Discard[] = [];
  for (let fruit = 0; fruit <= Math.min(goods.fruit, excess); fruit++) {
    for (let coffee = 0; coffee <= Math.min(goods.coffee, excess - fruit); coffee++) {
      const rum = excess - fruit - coffee;
      if (rum <= goods.rum) moves.push({ type: 'discard', fruit, coffee, rum });
    }
  }
  return moves;
}

function discard(state: State, seat: Seat, { fruit, coffee, rum }: Discard, emit: Emit<Event>): void {
  const goods = { fruit, coffee, rum };
  close(state);
  for (const good of GOODS) discardGoods(state, seat, good, goods[good]);
  emit({ type: 'discarded', seat, goods });
}
