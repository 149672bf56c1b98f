// What an action makes of a table, before it is written: a draft, and the table that follows from it with its clocks.
import type { Seat } from '@quarterdeck/kernel';
import type { Note, NoteKind } from '@quarterdeck/protocol';
import { isFinished, waitingSeats, winnersOf } from '@quarterdeck/table';
import type { StoredSeat, StoredTable } from '../../storage/stored.ts';
import type { Play } from '../room/play.ts';
import { botToMove, type TableState } from '../room/room.ts';
import type { News } from '../telling/announce.ts';
import { nextTimeUp, tick } from './clock.ts';

export interface Draft {
  readonly table?: Partial<Pick<StoredTable, 'stage' | 'ended' | 'host' | 'winners' | 'undo'>>;
  readonly seats?: readonly StoredSeat[];
  /** The game that follows; the rules work it out. */
  readonly play?: () => Play;
  /** Up to here the log stays as it was; by default all of it. */
  readonly kept?: number;
  /** Seats that have answered, for their clocks. */
  readonly moved?: readonly Seat[];
  /** Seats that have taken their answer back, likewise. */
  readonly back?: readonly Seat[];
  readonly notes?: readonly Noted[];
  readonly news: News;
}

/** Something that happened besides the game, and whose doing it was. */
export interface Noted {
  readonly kind: NoteKind;
  readonly seat: Seat | null;
}

/**
 * Reads what is asked for against the table as it is, again when somebody else was faster. Whatever goes wrong here is told to the
 * asker and does the table no harm: what was sent may be anything. Null where there is nothing to do.
 */
export type Action = (state: TableState) => Draft | null;

/** The table after the draft, with its clocks, and when it must be looked after. */
export function nextState(state: TableState, draft: Draft, now: number, standIn: string): TableState {
  const play = draft.play?.() ?? state.play;
  const stage = draft.table?.stage ?? (isFinished(play) ? 'over' : state.table.stage);
  const waiting = stage === 'running' ? waitingSeats(play) : [];
  const { moved = [], back = [] } = draft;
  const seats = tick(draft.seats ?? state.table.seats, { clock: state.table.clock, now, waiting, moved, back });
  const table: StoredTable = {
    ...state.table,
    ...draft.table,
    ...endOf(state, draft, stage, play),
    ...hashAfter(state, draft),
    stage,
    at: play.match.log.length,
    kept: keptAfter(state.table, draft),
    waiting,
    undo: undoAfter(state, draft, stage),
    touched: now,
    seats,
  };
  const notes = [...state.notes, ...numbered(state, table, draft.notes ?? [])];
  const due = botToMove(table, standIn) === null ? nextTimeUp(seats) : now;
  return { table: { ...table, due }, play, notes };
}

function keptAfter({ kept }: StoredTable, draft: Draft): number | null {
  return draft.kept === undefined ? kept : Math.min(draft.kept, kept ?? draft.kept);
}

/** Who has won, and how it came to its end. */
function endOf({ table }: TableState, draft: Draft, stage: StoredTable['stage'], play: Play) {
  const isPlayedOut = stage === 'over' && isFinished(play);
  return {
    winners: draft.table?.winners ?? (isPlayedOut ? winnersOf(play) : table.winners),
    ended: draft.table?.ended ?? (isPlayedOut ? ('played' as const) : table.ended),
  };
}

/** What was taken back had a hash perhaps. */
function hashAfter({ table: { hash, hashed } }: TableState, { kept }: Draft): Pick<StoredTable, 'hash' | 'hashed'> {
  return kept !== undefined && kept < (hashed ?? 0) ? { hash: null, hashed: null } : { hash, hashed };
}

function numbered({ notes }: TableState, { at, touched }: StoredTable, noted: readonly Noted[]): Note[] {
  const last = notes.at(-1)?.number ?? 0;
  return noted.map(({ kind, seat }, i) => ({ number: last + i + 1, kind, at, seat, time: touched }));
}

/** A request to undo stands until it is answered, somebody moves, or the game is over. */
function undoAfter({ table }: TableState, draft: Draft, stage: StoredTable['stage']): StoredTable['undo'] {
  if (draft.table?.undo !== undefined) return draft.table.undo;
  return draft.play !== undefined || stage !== 'running' ? null : table.undo;
}
