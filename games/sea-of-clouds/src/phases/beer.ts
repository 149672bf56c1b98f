// Immediate objects that cost cards. Beer (C3.6): a pirate of one's own, by choice. Leaking Cask (C3.7): a rum card, by chance.
import { at, CHANCE, close, type Emit, only, open, type Seat, take } from '@quarterdeck/kernel';
import type { Face } from '../data/cards.ts';
import { captainOf, faceOf, type PhaseOf } from '../table.ts';
import type { Card, Event, State } from '../types.ts';

/** Nobody to lose: nothing happens; one pirate: he goes without asking. */
export function pourBeer(state: State, seat: Seat, by: Face, emit: Emit<Event>): void {
  const { crew } = captainOf(state, seat);
  if (crew.length === 0) emit({ type: 'fizzled', seat, by });
  else if (crew.length === 1) losePirate(state, seat, at(crew, 0), by, emit);
  else open(state, { kind: 'beer', seat, by });
}

export const beer: PhaseOf<'beer'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: (state, { seat }) => captainOf(state, seat).crew.map((card) => ({ type: 'discard', card })),
  apply(state, { seat, by }, { card }, _actor, emit) {
    close(state);
    losePirate(state, seat, card, by, emit);
  },
  whyNot: () => ({ reason: 'not-in-crew', rule: 'C3.6' }),
};

/** R11: in the middle of a boarding a pirate who goes acts no more; the victories stay. */
function losePirate(state: State, seat: Seat, card: Card, by: Face, emit: Emit<Event>): void {
  take(captainOf(state, seat).crew, card);
  state.gone.push(card);
  for (const frame of state.stack) {
    if (frame.kind === 'crew-effects') frame.left = frame.left.filter((effect) => effect.card !== card);
  }
  emit({ type: 'discarded', seat, card, face: faceOf(state, card), by });
}

export const leakingCask: PhaseOf<'leaking-cask'> = {
  waiting: () => CHANCE,
  legalMoves: (state, { seat }) => captainOf(state, seat).rum.map((card) => ({ type: 'spill', card })),
  /** It leaves the game face down: who knew it still does, nobody else ever will (R14). */
  apply(state, { seat }, { card }, _actor, emit) {
    close(state);
    take(captainOf(state, seat).rum, card);
    state.gone.push(card);
    emit({ type: 'spilled', seat, card, face: faceOf(state, card) });
  },
};
