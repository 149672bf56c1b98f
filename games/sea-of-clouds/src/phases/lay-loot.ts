// Laying what was taken (C2.10): in the order that the captain likes, each immediate object done before the next card is laid.
import { at, close, type Emit, NOBODY, only, take } from '@quarterdeck/kernel';
import { addToShare, backOf } from '../deck.ts';
import { layCard } from '../lay.ts';
import type { PhaseOf } from '../table.ts';
import type { Card, Event, FrameFor, State } from '../types.ts';

export const layLoot: PhaseOf<'lay-loot'> = {
  waiting: (state, { seat, cards }) => (canOrderMatter(state, cards) ? only(seat) : NOBODY),
  legalMoves: (_state, { cards }) => cards.map((card) => ({ type: 'lay', card })),
  apply(state, { seat, cards }, { card }, _actor, emit) {
    take(cards, card);
    layCard(state, seat, card, emit);
  },
  /** What does not have to be asked is laid as it lies; then the space is filled, if that was to wait (R1). */
  resume(state, frame, emit) {
    const card = frame.cards.shift();
    if (card === undefined) finish(state, frame, emit);
    else layCard(state, frame.seat, card, emit);
  },
  whyNot: () => ({ reason: 'not-in-hand', rule: 'C2.10' }),
};

function finish(state: State, { refill }: FrameFor<'lay-loot'>, emit: Emit<Event>): void {
  close(state);
  // A Treasure Map may have filled it by now.
  if (refill !== null && at(state.spaces, refill).cards.length === 0) addToShare(state, refill, emit);
}

/**
 * Only an immediate object makes the order matter, and it can touch pirates, rum and doubloons, never relics. Asked by the
 * backs alone, which all can see: asking only when there is an immediate object would tell the others about it.
 */
function canOrderMatter(state: State, cards: readonly Card[]): boolean {
  if (cards.length < 2) return false;
  let objects = 0;
  let touched = 0;
  for (const card of cards) {
    const back = backOf(state, card);
    if (back === 'object') objects += 1;
    if (back !== 'relic') touched += 1;
  }
  return objects > 0 && touched > 1;
}
