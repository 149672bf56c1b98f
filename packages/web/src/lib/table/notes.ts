// What happened besides the game, and where in the log it belongs.
import type { Seat } from '@quarterdeck/kernel';
import type { Note } from '@quarterdeck/protocol';
import type { TableState } from './feed.ts';

/** The known notes and those of them that are new. */
export function withNotes(known: readonly Note[], told: readonly Note[]): readonly Note[] {
  const last = known.at(-1)?.number ?? 0;
  return [...known, ...told.filter(({ number }) => number > last)];
}

/**
 * Notes by the entry after which they stand. Where the log has become shorter, what was noted before stands no later than what
 * was noted after.
 */
export function notesByEntry(notes: readonly Note[]): ReadonlyMap<number, readonly Note[]> {
  let latest = Number.POSITIVE_INFINITY;
  const placed = notes.toReversed().map((note) => {
    latest = Math.min(latest, placeOf(note));
    return { note, at: latest };
  });
  const groups = Map.groupBy(placed.toReversed(), ({ at }) => at);
  return new Map([...groups].map(([at, group]) => [at, group.map(({ note }) => note)]));
}

/** The game begins before its first draw, although it is noted after it. */
function placeOf({ kind, at }: Note): number {
  return kind === 'began' ? 0 : at;
}

/** What came of the own request to take a move back. */
export type UndoAnswer =
  | { readonly kind: 'granted' }
  | { readonly kind: 'declined'; readonly by: Seat }
  | { readonly kind: 'overtaken' };

export function undoAnswer(before: TableState, next: TableState, seat: Seat): UndoAnswer | null {
  const last = before.notes.at(-1)?.number ?? 0;
  const fresh = next.notes.filter(({ number }) => number > last);
  if (fresh.some(({ kind, seat: whose }) => kind === 'undo-granted' && whose === seat)) return { kind: 'granted' };
  if (before.undo?.seat !== seat || next.undo !== null) return null;
  const refused = fresh.find(({ kind }) => kind === 'undo-refused');
  if (refused !== undefined && refused.seat !== null) return { kind: 'declined', by: refused.seat };
  return next.table.stage === 'running' ? { kind: 'overtaken' } : null;
}

/** Who has still to agree. */
export function undoWaitsFor({ undo, table: { seats } }: Pick<TableState, 'undo' | 'table'>): readonly Seat[] {
  if (undo === null) return [];
  return seats.flatMap((holder, seat) => {
    const isThere = holder.kind === 'person' && holder.standIn === null;
    return isThere && seat !== undo.seat && !undo.accepted.includes(seat) ? [seat] : [];
  });
}
