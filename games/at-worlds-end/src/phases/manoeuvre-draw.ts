// Drawing manoeuvres (W6.4): card by card, seen by the drawer alone.
import { CHANCE, close, pick, take } from '@quarterdeck/kernel';
import { MANOEUVRES, type Manoeuvre } from '../data/cards.ts';
import { type PhaseOf, pirateOf } from '../table.ts';
import type { Decisions, State } from '../types.ts';

type Draw = Decisions['manoeuvre-draw']['answer'];

export const manoeuvreDraw: PhaseOf<'manoeuvre-draw'> = {
  waiting: () => CHANCE,
  legalMoves(state) {
    const moves: Draw[] = [];
    for (const card of MANOEUVRES) if (state.manoeuvres.bag.includes(card)) moves.push({ type: 'draw', card });
    return moves;
  },
  weight: (state, _frame, { card }) => copiesIn(state, card),
  draw: (state, _frame, rng) => ({ type: 'draw', card: pick(state.manoeuvres.bag, rng) }),
  apply(state, frame, { card }, _actor, emit) {
    take(state.manoeuvres.bag, card);
    pirateOf(state, frame.seat).hand.push(card);
    frame.left -= 1;
    if (frame.left === 0) close(state);
    emit({ type: 'manoeuvre-drawn', seat: frame.seat, card });
  },
};

function copiesIn({ manoeuvres: { bag } }: State, card: Manoeuvre): number {
  let copies = 0;
  for (const other of bag) if (other === card) copies += 1;
  return copies;
}
