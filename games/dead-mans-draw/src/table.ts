// Who sits where, and who has which trait.
import { at, type Seat } from '@quarterdeck/kernel';
import type { Trait } from './data/traits.ts';
import type { Bank, State, View } from './types.ts';

export function bankOf(state: Pick<View, 'banks'>, seat: Seat): Bank {
  return at(state.banks, seat);
}

export function leftOf(state: State, seat: Seat): Seat {
  return (seat + 1) % state.fixed.seats;
}

/** The other players, clockwise from the active one's left. */
export function opponents(state: State): Seat[] {
  const others: Seat[] = [];
  for (let seat = leftOf(state, state.turn.seat); seat !== state.turn.seat; seat = leftOf(state, seat)) others.push(seat);
  return others;
}

export function hasTrait(state: Pick<View, 'traits' | 'turn'>, trait: Trait): boolean {
  return isTrait(at(state.traits, state.turn.seat), trait);
}

/** Opponents of the active player with a trait, the nearest clockwise first. */
export function opponentsWith(state: State, trait: Trait): Seat[] {
  return isInPlay(state, trait) ? opponents(state).filter((seat) => state.traits[seat] === trait) : [];
}

function isInPlay({ traits }: State, trait: Trait): boolean {
  for (const other of traits) if (isTrait(other, trait)) return true;
  return false;
}

/** Most games are played without traits: a comparison of strings that never sees a null is a fast one. */
function isTrait(own: Trait | null, trait: Trait): boolean {
  return own !== null && own === trait;
}

export interface Odds {
  /** Cards that would bust the next draw. */
  readonly busting: number;
  /** Of how many. */
  readonly of: number;
}

/** How the next draw stands; null where nothing is left to draw. A card that the oracle has shown is certain. */
export function oddsOf(view: Pick<View, 'busting' | 'deck' | 'known'>): Odds | null {
  if (pileSize(view) === 0) return null;
  return { busting: view.busting, of: view.known.length > 0 ? 1 : pileSize(view) };
}

/** Cards left in the draw pile, known ones included. */
export function pileSize(state: Pick<View, 'deck' | 'known'>): number {
  return state.deck.length + state.known.length;
}
