// The course of a boarding (C4.7, C4.16): captain after captain from the parrot on, then all crews go.
import { at, close, type Emit, open, passage, type Seat } from '@quarterdeck/kernel';
import { faceOf, lootCard, type PhaseOf } from '../table.ts';
import type { Card, CrewEffect, Event, State } from '../types.ts';

export const boarding: PhaseOf<'boarding'> = passage((state, { order, defeated }, emit) => {
  const seat = order.shift();
  if (seat === undefined) {
    close(state);
    discardCrews(state, emit);
  } else if (at(defeated, seat).length > 0) {
    const left = at(state.captains, seat).crew.map((card) => effectOf(state, card, at(defeated, seat)));
    open(state, { kind: 'crew-effects', seat, left });
  }
});

/** C4.8: once for each victory; a marked pirate once. */
function effectOf(state: State, card: Card, defeated: readonly Seat[]): CrewEffect {
  const pirate = lootCard(state, faceOf(state, card));
  const once = pirate.back === 'pirate' && pirate.once;
  return { card, times: once ? 1 : defeated.length, against: defeated.slice() };
}

function discardCrews(state: State, emit: Emit<Event>): void {
  const crews = state.captains.map(({ crew }) => crew.slice());
  for (const captain of state.captains) {
    for (const card of captain.crew) state.gone.push(card);
    captain.crew = [];
  }
  if (crews.some((crew) => crew.length > 0)) emit({ type: 'crews-discarded', crews });
}
