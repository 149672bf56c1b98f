// Who wins (W10.1). When the armada has won nobody is first (R54); otherwise those behind the winner stand by fame, the ruined last.
import { at, type Outcome, type Seat } from '@quarterdeck/kernel';
import { fameOf, sheetOf } from './seas/fame.ts';
import type { Line, State } from './types.ts';

export function outcome(state: State): Outcome<Line> | null {
  const { end, pirates } = state;
  if (end === null) return null;
  const seats = pirates.map((_, seat) => seat);
  return {
    winners: end.winner === null ? [] : [end.winner],
    places: seats.map((seat) => (seat === end.winner ? 1 : placeOf(state, seat))),
    sheets: seats.map((seat) => sheetOf(state, seat)),
  };
}

/** Second is the best place of who has not won. */
function placeOf(state: State, seat: Seat): number {
  const others = state.pirates.filter((_, other) => other !== state.end?.winner && comesBefore(state, other, seat));
  return 2 + others.length;
}

function comesBefore(state: State, one: Seat, other: Seat): boolean {
  const isRuined = at(state.pirates, one).ruined;
  if (isRuined !== at(state.pirates, other).ruined) return !isRuined;
  return fameOf(state, one) > fameOf(state, other);
}
