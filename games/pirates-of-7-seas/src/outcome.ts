// Who wins (P8.4, P8.5).
import { at, type Outcome, type Seat } from '@quarterdeck/kernel';
import { pointsOf, sheetOf } from './scoring.ts';
import type { Line, Player, State } from './types.ts';

export function outcome({ players }: State): Outcome<Line> {
  const places = players.map((_, seat) => 1 + players.filter((_, other) => comesBefore(players, other, seat)).length);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { winners, places, sheets: players.map(sheetOf) };
}

/** P8.5: points, then fewer flags, then fewer marks; still equal is equal. */
function comesBefore(players: readonly Player[], a: Seat, b: Seat): boolean {
  const one = at(players, a);
  const other = at(players, b);
  const by = [pointsOf(one) - pointsOf(other), other.corsairOf.length - one.corsairOf.length, marksOf(other) - marksOf(one)];
  return (by.find((difference) => difference !== 0) ?? 0) > 0;
}

/** Each card left in hand is a mark. */
function marksOf({ marks, hand }: Player): number {
  return marks + hand.length;
}
