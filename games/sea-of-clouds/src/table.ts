// Who sits where, and what a card is.
import { at, type PhaseFor, type Seat } from '@quarterdeck/kernel';
import { type Face, RELICS, type Relic } from './data/cards.ts';
import { COMPONENTS, type Components, type LootCard, type Track } from './data/components.ts';
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

/** The figures that this table plays by. */
export function componentsOf({ fixed }: Pick<View, 'fixed'>): Components {
  return fixed.components ?? COMPONENTS;
}

/** What the card list says of a face. */
export function lootCard(state: Pick<View, 'fixed'>, face: Face): LootCard {
  return componentsOf(state).cards[face];
}

/** C2.11: rum and secrets lie face down before their owner. */
export function liesFaceDown(zone: Exclude<keyof Captain, 'doubloons'>): boolean {
  return zone === 'rum' || zone === 'secrets';
}

/** C1.3: two captains leave one kind of relic in the box. */
export function relicsInPlay(state: Pick<View, 'fixed'>): readonly Relic[] {
  const { withoutRelic } = componentsOf(state).twoPlayers;
  return RELICS.filter((relic) => state.fixed.seats > 2 || relic !== withoutRelic);
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

export function trackOf(state: Pick<View, 'fixed'>): Track {
  const { tracks } = componentsOf(state);
  return state.fixed.seats === 4 ? tracks.four : tracks.twoOrThree;
}

/** C4.1: how many rounds there are until the next boarding, that of this island included; null after the last. */
export function roundsToBoarding(state: Pick<View, 'fixed' | 'island'>): number | null {
  const next = trackOf(state).boardings.find((island) => island >= state.island);
  return next === undefined ? null : next - state.island + 1;
}
