// Sitting down on a free seat, whichever it is.
import type { WholeTable } from '@quarterdeck/protocol';
import { Refused } from './feed.ts';

/** As much of a feed as is needed. */
export interface Seating {
  readonly state: { readonly table: Pick<WholeTable, 'seats'> } | null;
  send(wish: { readonly type: 'sit'; readonly seat: number }): Promise<unknown>;
}

/** The first seat that is free; the next one where somebody was faster. Rejects with `Refused` if there is none. */
export async function sitDown(feed: Seating): Promise<void> {
  for (let tries = feed.state?.table.seats.length ?? 0; tries > 0; tries--) {
    const seat = feed.state?.table.seats.findIndex(({ kind }) => kind === 'open') ?? -1;
    if (seat < 0) break;
    try {
      await feed.send({ type: 'sit', seat });
      return;
    } catch (error) {
      if (!(error instanceof Refused) || error.failure.code !== 'seat-taken') throw error;
    }
  }
  throw new Refused({ code: 'table-full', message: 'no seat is free', reason: null, rule: null });
}
