// The Lookout (C4.13): one card of any share, by its back alone; it is laid at once, and its doubloons stay.
import { at, become, type Emit, only, open, type Seat, take } from '@quarterdeck/kernel';
import { addToShare, backOf } from '../deck.ts';
import type { PhaseOf } from '../table.ts';
import type { Card, Decisions, Event, FrameFor, State } from '../types.ts';
import { lookAt } from './deck.ts';

export function sendLookout(state: State, seat: Seat, emit: Emit<Event>): void {
  const frame: FrameFor<'lookout'> = { kind: 'lookout', seat };
  open(state, frame);
  const choices = scoutable(state);
  if (choices.length === 1) lookout.apply(state, frame, at(choices, 0), seat, emit);
}

export const lookout: PhaseOf<'lookout'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: scoutable,
  apply(state, { seat }, { card }, _actor, emit) {
    const space = state.spaces.findIndex(({ cards }) => cards.includes(card));
    const share = at(state.spaces, space);
    take(share.cards, card);
    become(state, { kind: 'lay-loot', seat, cards: [card], refill: null });
    emit({ type: 'scouted', seat, space, card, back: backOf(state, card) });
    if (share.cards.length === 0) addToShare(state, space, emit);
    lookAt(state, seat, [card], null, emit);
  },
  whyNot: () => ({ reason: 'not-on-a-share', rule: 'C4.13' }),
};

function scoutable(state: State): Decisions['lookout']['answer'][] {
  return state.spaces.flatMap(({ cards }) => cards.map((card: Card) => ({ type: 'scout', card })));
}
