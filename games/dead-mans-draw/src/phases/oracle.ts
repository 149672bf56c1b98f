// Oracle (D3.6): the top card of the draw pile is turned over for all to see. Mystic: the top three, in their order (D4.8).
import { CHANCE, close, type Emit, NOBODY, open } from '@quarterdeck/kernel';
import { copiesOf, distinct, pickCard, takeCard } from '../bag.ts';
import type { PhaseOf } from '../choose.ts';
import { hasTrait, pileSize } from '../table.ts';
import type { Entry, Event, State } from '../types.ts';

export function askOracle(state: State, _entry: Entry, emit: Emit<Event>): void {
  if (pileSize(state) === 0) emit({ type: 'fizzled', seat: state.turn.seat, suit: 'oracle' });
  else open(state, { kind: 'oracle', count: hasTrait(state, 'mystic') ? state.fixed.options.components.mysticCards : 1 });
}

export const oracle: PhaseOf<'oracle'> = {
  /** Cards shown earlier are still known (A3); near the end there are only as many as exist (A5). */
  waiting: (state, { count }) => (state.known.length < count && state.deck.length > 0 ? CHANCE : NOBODY),
  legalMoves: (state) => distinct(state.deck).map((card) => ({ type: 'foresee', card })),
  weight: (state, _frame, { card }) => copiesOf(state.deck, card),
  draw: (state, _frame, rng) => ({ type: 'foresee', card: pickCard(state.deck, rng) }),
  apply(state, _frame, { card }) {
    takeCard(state.deck, card);
    state.known.push(card);
  },
  resume(state, { count }, emit) {
    close(state);
    emit({ type: 'foreseen', seat: state.turn.seat, cards: state.known.slice(0, count) });
  },
};
