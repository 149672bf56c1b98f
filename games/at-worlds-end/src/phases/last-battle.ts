// The armada has arrived (W10.2 to W10.4): who fights it, who commands it, and the last battle.
import { close, type Emit, open, passage, type Seat } from '@quarterdeck/kernel';
import { startBattle } from '../battle/battle.ts';
import { loseAll } from '../battle/battle-end.ts';
import { countAt } from '../fleet/fleet.ts';
import { fameOf } from '../seas/fame.ts';
import { type PhaseOf, pirateOf } from '../table.ts';
import type { Event, RollOff, State } from '../types.ts';

export const lastBattle: PhaseOf<'last-battle'> = passage((state, frame, emit) => {
  const { champion, captain } = frame;
  state.turn = null; // W10.4: it is nobody's turn, and no skill can be used
  if (champion === null) frame.champion = foremost(state, 'champion', mostFamous(state, null), emit);
  else if (captain === null) frame.captain = foremost(state, 'captain', mostFamous(state, champion), emit);
  else begin(state, champion, captain, emit);
});

/** W10.3: those with the most fame, in turn order; whoever lost the throw for the champion counts as second (R43). */
function mostFamous(state: State, champion: Seat | null): Seat[] {
  const others = state.order.filter((seat) => seat !== champion && !pirateOf(state, seat).ruined);
  const most = Math.max(...others.map((seat) => fameOf(state, seat)));
  return others.filter((seat) => fameOf(state, seat) === most);
}

/** The only one, or dice between equals. */
function foremost(state: State, role: RollOff['role'], seats: Seat[], emit: Emit<Event>): Seat | null {
  const [seat] = seats;
  if (seat !== undefined && seats.length === 1) return seat;
  open(state, { kind: 'roll-off', role, tied: seats, thrown: [] });
  emit({ type: 'roll-off', role, seats });
  return null;
}

/** W10.4: without a ship in the squadron the battle is lost at once. */
function begin(state: State, champion: Seat, captain: Seat, emit: Emit<Event>): void {
  close(state);
  emit({ type: 'champion', seat: champion, captain });
  if (countAt(pirateOf(state, champion), 'squadron') > 0) {
    startBattle(state, { cause: 'armada', sea: null, pirate: champion, against: captain }, emit);
  } else {
    emit({ type: 'last-battle-unfought', seat: champion });
    loseAll(state, emit);
  }
}
