// How good a position is for a seat: what its side has stored, carries and can still fight with, less what others have; and what
// the question that is open promises.
import { at, type Evaluate, isOver, type Seat } from '@quarterdeck/kernel';
import { outcome } from '../src/outcome.ts';
import { storedBy } from '../src/scoring.ts';
import { isFriend } from '../src/table.ts';
import type { Admiral, State } from '../src/types.ts';
import { fleetWorth, fortsWorth, VICTORY, WORTH } from './fleet.ts';
import { promiseOf } from './promise.ts';

export const evaluate: Evaluate<Admiral> = (state, seat) => {
  if (isOver(state)) return finalWorth(state, seat);
  const worths = state.players.map((_, other) => worthOf(state, other));
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const friends = worths.filter((_, other) => isFriend(state, seat, other));
  const foes = worths.filter((_, other) => !isFriend(state, seat, other));
  return sum(friends) / friends.length - sum(foes) / Math.max(1, foes.length) + promiseOf(state, seat);
};

function finalWorth(state: State, seat: Seat): number {
  const winners = outcome(state)?.winners ?? [];
  if (winners.length === 0) return 0;
  return winners.includes(seat) ? VICTORY / winners.length : -VICTORY;
}

function worthOf(state: State, seat: Seat): number {
  const player = at(state.players, seat);
  if (player.out !== null) return -VICTORY / 4;
  return WORTH.stored * storedBy(state, seat) + WORTH.points * player.points + fleetWorth(state, seat) + fortsWorth(state, seat);
}
