// Who sits where, and the figures that this table plays by.
import { at, type Emit, type PhaseFor, type Seat } from '@quarterdeck/kernel';
import { type Caravan, NATIONS, type Nation, nationOf, placeOf } from './data/cards.ts';
import { COMPONENTS, type Components } from './data/components.ts';
import type { Decisions, Event, MarkReason, PiratesOf7Seas, Player, State, View } from './types.ts';

export type PhaseOf<K extends keyof Decisions> = PhaseFor<PiratesOf7Seas, K>;

export function playerOf(state: State, seat: Seat): Player {
  return at(state.players, seat);
}

export function componentsOf({ fixed }: Pick<View, 'fixed'>): Components {
  return fixed.components ?? COMPONENTS;
}

/** Clockwise: the next to the left. */
export function leftOf(state: Pick<View, 'fixed'>, seat: Seat): Seat {
  return (seat + 1) % state.fixed.seats;
}

/** All players, clockwise from this one. */
export function clockwiseFrom(state: Pick<View, 'fixed'>, first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < state.fixed.seats; i++) order.push((first + i) % state.fixed.seats);
  return order;
}

export function shipsOf(state: Pick<View, 'fixed'>, caravan: Caravan): number {
  return at(componentsOf(state).caravans[nationOf(caravan)], placeOf(caravan));
}

/** P4.1: how many ships each player may send against this caravan. */
export function raidLimit(state: Pick<View, 'fixed'>, caravan: Caravan): number {
  const { two, three, four } = componentsOf(state).raidLimit;
  const times = state.fixed.seats === 2 ? two : state.fixed.seats === 3 ? three : four;
  return times * shipsOf(state, caravan);
}

/** P3.6: flags that nobody has taken. */
export function freeFlags(state: Pick<View, 'players'>): Nation[] {
  return NATIONS.filter((nation) => !state.players.some(({ corsairOf }) => corsairOf.includes(nation)));
}

/** P4.4: whether this player flies the flag of the caravan's nation. */
export function isCorsairOf({ players }: Pick<View, 'players'>, seat: Seat, caravan: Caravan): boolean {
  return at(players, seat).corsairOf.includes(nationOf(caravan));
}

export function mark(state: State, seat: Seat, why: MarkReason, emit: Emit<Event>): void {
  playerOf(state, seat).marks += 1;
  emit({ type: 'marked', seat, why });
}
