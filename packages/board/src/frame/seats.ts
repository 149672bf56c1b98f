// Who sits where, as a viewer sees the table.
import type { Seat, Viewer } from '@quarterdeck/kernel';

/** The seat whose side of the table this is; who only watches looks over the first one's shoulder. */
export function ownSeat(viewer: Viewer): Seat {
  return typeof viewer === 'number' ? viewer : 0;
}

/** The other seats, clockwise from the left of this one. */
export function othersOf(own: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats - 1 }, (_, index) => (own + 1 + index) % seats);
}
