// Who stands before whom (V 1.3, R26, S1 to S4).
import { at, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { distance } from '../data/cells.ts';
import { kindOf } from '../data/ships.ts';
import { isFriend, isIn } from '../table.ts';
import type { State, View } from '../types.ts';
import { storedByTeam, strengthOf } from './scoring.ts';

/** Everybody who plays together with this seat, out or not. */
export function teamIn(state: Pick<View, 'fixed' | 'players'>, seat: Seat): Seat[] {
  return state.players.flatMap((_, other) => (isFriend(state, seat, other) ? [other] : []));
}

export function teamPoints(state: Pick<View, 'fixed' | 'players'>, seat: Seat): number {
  return teamIn(state, seat).reduce((sum, other) => sum + at(state.players, other).points, 0);
}

/** Seats that nobody stands before. */
export function leaders(state: State): Seat[] {
  const ranked = state.players.map((_, seat) => standing(state, seat));
  return ranked.flatMap((rank, seat) => (ranked.every((other) => compare(other, rank) <= 0) ? [seat] : []));
}

/** What ranks a seat, the weightiest first; those who play together stand alike. */
export function standing(state: Pick<View, 'fixed' | 'players' | 'ships' | 'forts'>, seat: Seat): number[] {
  const { aim } = bookOf(state.fixed).scenario;
  const friends = teamIn(state, seat);
  const isStillIn = friends.some((other) => isIn(state, other)) ? 1 : 0;
  const strength = friends.reduce((sum, other) => sum + strengthOf(state, other), 0);
  if (aim.kind === 'race') return [isStillIn, -cellsToGoal(state, seat)];
  if (aim.kind === 'gather') return [isStillIn, storedByTeam(state, seat), -lastDelivery(state, friends), strength];
  if (aim.kind === 'convoy') return [teamPoints(state, seat)];
  return [isStillIn, teamPoints(state, seat), strength];
}

const NEVER = 1_000_000;

/** V 1.3, R26: who had the last of its parcels sooner stands before; who has none at all, behind. */
function lastDelivery(state: Pick<View, 'players'>, friends: readonly Seat[]): number {
  const last = friends.flatMap((other) => at(state.players, other).lastDelivery ?? []);
  return last.length === 0 ? NEVER : Math.max(...last);
}

function cellsToGoal(state: Pick<View, 'players' | 'ships'>, seat: Seat): number {
  const { goal } = at(state.players, seat);
  const brig = state.ships.find((ship, id) => ship.owner === seat && ship.at !== null && kindOf(id) === 'brig');
  return goal === null || brig === undefined || brig.at === null ? NEVER : distance(goal, brig.at);
}

export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] ?? 0) - (b[i] ?? 0);
  return 0;
}
