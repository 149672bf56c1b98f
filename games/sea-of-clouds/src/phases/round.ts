// A round (C2.1): everybody from the hat on has a turn; then the ship sails on, after a boarding where the island has one.
import { close, type Emit, passage } from '@quarterdeck/kernel';
import { beginBoarding } from '../boarding.ts';
import { faceOf, type PhaseOf, trackOf } from '../table.ts';
import type { Event, State } from '../types.ts';
import { beginTurn } from './divide-loot.ts';

export const round: PhaseOf<'round'> = passage((state, frame, emit) => {
  const { islands, boardings } = trackOf(state);
  if (frame.turns < state.fixed.seats) {
    const seat = ((state.hat ?? 0) + frame.turns) % state.fixed.seats;
    frame.turns += 1;
    beginTurn(state, seat, emit);
  } else if (!frame.boarded && boardings.includes(state.island)) {
    frame.boarded = true;
    beginBoarding(state, emit);
  } else if (state.island < islands) {
    state.island += 1;
    frame.turns = 0;
    frame.boarded = false;
    emit({ type: 'sailed', island: state.island });
  } else {
    endGame(state, emit);
  }
});

/** C5.1: everybody turns over rum and secrets. */
function endGame(state: State, emit: Emit<Event>): void {
  close(state);
  state.captains.forEach(({ rum, secrets }, seat) => {
    const faces = (cards: readonly number[]) => cards.map((card) => faceOf(state, card));
    emit({ type: 'revealed', seat, rum: faces(rum), secrets: faces(secrets) });
  });
  emit({ type: 'ended' });
}
