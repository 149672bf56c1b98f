// Who sits where, and what a card is.
import { at, type PhaseFor, type Seat } from '@quarterdeck/kernel';
import type { Face } from './data/cards.ts';
import type { LootCard } from './data/components.ts';
import type { Captain, Card, Decisions, SeaOfClouds, Share, Space, State, View } from './types.ts';

export type PhaseOf<K extends keyof Decisions> = PhaseFor<SeaOfClouds, K>;

export function captainOf(state: State, seat: Seat): Captain {
  return at(state.captains, seat);
}

export function shareOn(state: State, space: Space): Share {
  return at(state.spaces, space);
}

/** The face of a card that somebody has looked at. */
export function faceOf(state: Pick<View, 'faces'>, card: Card): Face {
  const face = state.faces[card];
  if (face == null) throw new Error(`nobody has looked at card ${card}`);
  return face;
}

/** What the card list says of a face. */
export function lootCard(state: Pick<View, 'fixed'>, face: Face): LootCard {
  return state.fixed.options.components.cards[face];
}

/** Clockwise: the next to the left. */
export function leftOf(state: Pick<View, 'fixed'>, seat: Seat): Seat {
  return (seat + 1) % state.fixed.seats;
}

export function rightOf(state: Pick<View, 'fixed'>, seat: Seat): Seat {
  return (seat + state.fixed.seats - 1) % state.fixed.seats;
}

/** All captains, clockwise from this one. */
export function clockwiseFrom(state: Pick<View, 'fixed'>, first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < state.fixed.seats; i++) order.push((first + i) % state.fixed.seats);
  return order;
}

export function trackOf({ fixed }: Pick<View, 'fixed'>) {
  const { tracks } = fixed.options.components;
  return fixed.seats === 4 ? tracks.four : tracks.twoOrThree;
}
