// Monsieur Plume (C4.14): the captain whom the victor named discards one of his face-up objects, which he chooses himself.
import { at, close, type Emit, only, open, type Seat, take } from '@quarterdeck/kernel';
import type { Face } from '../data/cards.ts';
import { isChest } from '../data/check.ts';
import { captainOf, faceOf, lootCard, type PhaseOf } from '../table.ts';
import type { Card, Event, State } from '../types.ts';

/** Who has no object loses none, and who has one has nothing to choose. */
export function askVictim(state: State, seat: Seat, by: Face, emit: Emit<Event>): void {
  const { objects } = captainOf(state, seat);
  if (objects.length === 0) emit({ type: 'fizzled', seat, by });
  else if (objects.length === 1) discardObject(state, seat, at(objects, 0), by, emit);
  else open(state, { kind: 'monsieur-plume', seat, by });
}

export const monsieurPlume: PhaseOf<'monsieur-plume'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: (state, { seat }) => captainOf(state, seat).objects.map((card) => ({ type: 'discard', card })),
  apply(state, { seat, by }, { card }, _actor, emit) {
    close(state);
    discardObject(state, seat, card, by, emit);
  },
  whyNot: () => ({ reason: 'not-an-object', rule: 'C4.14' }),
};

/** R9: with the Chest goes what is in it, to the bank. */
function discardObject(state: State, seat: Seat, card: Card, by: Face, emit: Emit<Event>): void {
  const face = faceOf(state, card);
  take(captainOf(state, seat).objects, card);
  state.gone.push(card);
  if (isChest(lootCard(state, face))) state.chest = 0;
  emit({ type: 'discarded', seat, card, face, by });
}
