// What resigning leads to. The server decides; this says it beforehand.
import type { Seat } from '@quarterdeck/kernel';
import type { Holder } from '@quarterdeck/protocol';

/** One seat is left and wins, only bots are left and nobody does, or a bot plays the seat while the others go on. */
export type Resigning = { readonly kind: 'wins'; readonly winner: Seat } | { readonly kind: 'nobody' } | { readonly kind: 'bot' };

export function resigning(seats: readonly Holder[], own: Seat): Resigning {
  const left = seats.flatMap((holder, seat) => (seat === own || hasResigned(holder) ? [] : [{ holder, seat }]));
  const [only] = left;
  if (left.length === 1 && only !== undefined) return { kind: 'wins', winner: only.seat };
  return left.some(({ holder }) => holder.kind === 'person') ? { kind: 'bot' } : { kind: 'nobody' };
}

export function hasResigned(holder: Holder): boolean {
  return holder.kind === 'person' && holder.away === 'resigned';
}
