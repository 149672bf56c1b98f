// Hook (D3.2): put the top card of one of your own stacks into the play area. Captain's Hook: twice (D4.11).
import { close, type Emit, open, passage } from '@quarterdeck/kernel';
import { hasSuit, removeFromBank, stackOf, suitsOf, topCard } from '../bank.ts';
import { activePlayer, ask, isOffered, type PhaseOf } from '../choose.ts';
import { suitOf } from '../data/cards.ts';
import { enter } from '../enter.ts';
import { bankOf, hasTrait } from '../table.ts';
import type { Decisions, Entry, Event, State } from '../types.ts';

export function throwHook(state: State, _entry: Entry, emit: Emit<Event>): void {
  ask(state, hook, { kind: 'hook', again: hasTrait(state, 'captains-hook') }, 'hook', emit);
}

export const hook: PhaseOf<'hook'> = {
  waiting: activePlayer,
  legalMoves: targets,
  apply(state, frame, { suit }, _actor, emit) {
    const { seat } = state.turn;
    const bank = bankOf(state, seat);
    const card = topCard(stackOf(bank, suit));
    if (card === null) throw new Error(`no ${suit} to hook`);
    close(state);
    if (frame.again) open(state, { kind: 'second-hook' });
    removeFromBank(bank, card);
    enter(state, card, seat, emit, 'hook');
  },
  forbidden(state) {
    const offered = targets(state).map((move) => move.suit);
    return suitsOf(bankOf(state, state.turn.seat)).flatMap((suit) => (offered.includes(suit) ? [] : [{ type: 'hook', suit }]));
  },
  whyNot(state, _frame, { suit }) {
    const isThere = hasSuit(bankOf(state, state.turn.seat), suit);
    return isThere ? { reason: 'would-bust', rule: 'D7.8' } : { reason: 'hook-empty-stack', rule: 'D3.2' };
  },
};

/** The Captain's second hook waits until the first card and all it brings are done. */
export const secondHook: PhaseOf<'second-hook'> = passage((state, _frame, emit) => {
  close(state);
  ask(state, hook, { kind: 'hook', again: false }, 'hook', emit);
});

function targets(state: State): Decisions['hook']['answer'][] {
  const { seat } = state.turn;
  const moves: Decisions['hook']['answer'][] = [];
  for (const stack of bankOf(state, seat)) {
    const card = topCard(stack);
    if (card !== null && isOffered(state, card, seat)) moves.push({ type: 'hook', suit: suitOf(card) });
  }
  return moves;
}
