// Who has seen which card. Looking, stealing and exchanging happen in the open, so that everybody knows who has seen a
// card; what it shows only those know. Nobody forgets: a number stays with its card wherever it goes (R13).
import { at, type Seat, type Viewer } from '@quarterdeck/kernel';
import type { Card, SeenBy, State } from './types.ts';

export const UNSEEN: SeenBy = 0;
/** The bit of the public, beyond those of the seats: it is set when a card lies open. */
const PUBLIC = 16;
/** A card that lies or has lain open: known to every seat and to whoever watches. */
export const SEEN_BY_ALL: SeenBy = 31;

export function hasSeen(seenBy: SeenBy, viewer: Viewer): boolean {
  if (typeof viewer === 'number') return (seenBy & (1 << viewer)) !== 0;
  return viewer === 'all' || (seenBy & PUBLIC) !== 0;
}

export function isPublic(seenBy: SeenBy): boolean {
  return (seenBy & PUBLIC) !== 0;
}

/** The seats that have seen a card. */
export function seatsThatSaw(seenBy: SeenBy, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => hasSeen(seenBy, seat));
}

export function showTo(state: State, card: Card, seat: Seat): void {
  state.seenBy[card] = at(state.seenBy, card) | (1 << seat);
}

export function showToAll(state: State, card: Card): void {
  state.seenBy[card] = SEEN_BY_ALL;
}
