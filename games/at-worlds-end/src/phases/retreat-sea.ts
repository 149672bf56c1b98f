// Where a beaten flagship goes (W6.11). This is no action and costs no favour.
import { at, close, type Emit, only, open, type Seat } from '@quarterdeck/kernel';
import type { SeaId } from '../data/cards.ts';
import { type PhaseOf, pirateOf, refugesFrom } from '../table.ts';
import { moveFlagship } from '../turn/voyage.ts';
import type { Event, State } from '../types.ts';

export const retreatSea: PhaseOf<'retreat-sea'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves: (state, { from }) => refugesFrom(state, from).map((sea) => ({ type: 'flee', sea })),
  apply(state, { seat }, { sea }, _actor, emit) {
    close(state);
    moveFlagship(state, seat, sea, 'retreat', emit);
  },
  whyNot: () => ({ reason: 'flee-in-the-part', rule: 'W6.11' }),
};

/** The loser's flagship, if it lies in the sea, must leave it; where there is but one way, it takes that. */
export function driveOut(state: State, seat: Seat, from: SeaId, emit: Emit<Event>): void {
  if (pirateOf(state, seat).flagship !== from || state.end !== null) return;
  const refuges = refugesFrom(state, from);
  if (refuges.length === 1) moveFlagship(state, seat, at(refuges, 0), 'retreat', emit);
  else open(state, { kind: 'retreat-sea', seat, from });
}
