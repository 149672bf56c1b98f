// Boarding (C4): all victories are fixed, the Chest changes hands, then the effects.
import { at, type Emit, open, type Seat, take } from '@quarterdeck/kernel';
import { isChest } from './data/check.ts';
import { fights, strengthOf } from './strength.ts';
import { captainOf, clockwiseFrom, faceOf, lootCard } from './table.ts';
import type { Card, Event, State, View } from './types.ts';

/** C4.7: the order is that of the parrot now, even if it changes hands on the way. */
export function beginBoarding(state: State, emit: Emit<Event>): void {
  const defeated = fights(state);
  const strengths = state.captains.map((_, seat) => strengthOf(state, seat));
  open(state, { kind: 'boarding', order: clockwiseFrom(state, state.parrot ?? 0), defeated });
  emit({ type: 'boarded', island: state.island, strengths, defeated: defeated.map((seats) => seats.slice()) });
  passChest(state, defeated, strengths, emit);
}

/** Whose the Chest is, and which card it is. */
export function findChest(table: Pick<View, 'fixed' | 'faces' | 'captains'>): { seat: Seat; card: Card } | null {
  for (const [seat, { objects }] of table.captains.entries()) {
    for (const card of objects) if (isChest(lootCard(table, faceOf(table, card)))) return { seat, card };
  }
  return null;
}

/** C4.6: who loses a fight loses the Chest to the victor, the stronger of two; one doubloon of it is his at once. */
function passChest(state: State, defeated: readonly (readonly Seat[])[], strengths: readonly number[], emit: Emit<Event>): void {
  const chest = findChest(state);
  if (chest === null) return;
  const to = strongestVictor(state, chest.seat, defeated, strengths);
  if (to === null) return;
  take(captainOf(state, chest.seat).objects, chest.card);
  const victor = captainOf(state, to);
  victor.objects.push(chest.card);
  const doubloons = Math.min(1, state.chest);
  state.chest -= doubloons;
  victor.doubloons += doubloons;
  emit({ type: 'chest-passed', from: chest.seat, to, doubloons });
}

/** R9: of two equally strong victors the one with the parrot, else the next clockwise. */
function strongestVictor(
  state: State,
  loser: Seat,
  defeated: readonly (readonly Seat[])[],
  strengths: readonly number[],
): Seat | null {
  const victors = clockwiseFrom(state, loser).filter((seat) => at(defeated, seat).includes(loser));
  const most = Math.max(...victors.map((seat) => at(strengths, seat)));
  const strongest = victors.filter((seat) => at(strengths, seat) === most);
  return strongest.find((seat) => seat === state.parrot) ?? strongest[0] ?? null;
}
