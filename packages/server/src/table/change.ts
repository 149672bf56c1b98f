// One action at a table: worked out by the rules, written to the storage, and only then told to anybody.
import { performance } from 'node:perf_hooks';
import type { Seat, Viewer } from '@quarterdeck/kernel';
import type { NoteKind } from '@quarterdeck/protocol';
import { refusal } from '@quarterdeck/protocol';
import { isFinished, waitingSeats, winnersOf } from '@quarterdeck/table';
import { asRefused } from '../refused.ts';
import type { NoteRow, SeatRow, TableRow } from '../storage/schema.ts';
import { troubleOf } from '../trouble.ts';
import { announce, type News } from './announce.ts';
import { nextTimeUp, tick } from './clock.ts';
import type { House } from './house.ts';
import { entryRows, type Play, viewsOf } from './play.ts';
import { botToMove, clockOf, doneKey, type Room, setViews, type TableState, viewersOf } from './room.ts';
import { reload, SHOWN_NOTES } from './rooms.ts';
import { wreck } from './wreck.ts';

/** What an action makes of a table. */
export interface Draft {
  readonly row?: Partial<TableRow>;
  readonly seats?: readonly SeatRow[];
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

export interface Asker {
  readonly person: string;
  readonly ticket: string;
}

/**
 * Reads what is asked for against the table as it is, again when somebody else was faster. Whatever goes wrong here is told to the
 * asker and does the table no harm: what was sent may be anything.
 */
export type Action = (state: TableState) => Draft | null;

const TRIES = 5;

/** Does an action; nothing is done where the action says that there is nothing to do. */
export async function change(house: House, room: Room, asker: Asker | null, action: Action): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { state } = room;
    const draft = look(house, room, () => action(state));
    if (draft === null) return;
    const worked = await work(house, room, () => workOut(house, room, state, draft));
    if (await write(house, state, worked, asker)) return tell(house, room, worked, asker);
    house.metrics.count('lost_races');
    await reload(house, room);
  }
  throw refusal('unavailable', 'too many are writing to this table at once: please try again');
}

interface Worked {
  readonly next: TableState;
  readonly kept: number;
  /** What is new of the notes. */
  readonly notes: readonly NoteRow[];
  readonly views: ReturnType<typeof viewsOf>;
  readonly news: News;
}

function workOut(house: House, room: Room, state: TableState, draft: Draft): Worked {
  const next = nextState(house, state, draft);
  const views = viewsOf(next.play, viewersAfter(room, next, house.settings.standIn));
  const notes = next.notes.slice(state.notes.length);
  return { next, kept: draft.kept ?? state.row.at, notes, views, news: draft.news };
}

/** Watchers, by the seats that they will have, and the bot that moves next. */
function viewersAfter(room: Room, next: TableState, standIn: string): Set<Viewer> {
  const viewers = viewersOf({ ...room, state: next });
  const bot = botToMove(next, standIn);
  return bot === null ? viewers : viewers.add(bot.seat);
}

/** The table after the draft, with its clocks, and when it must be looked after. */
function nextState(house: House, state: TableState, draft: Draft): TableState {
  const now = house.now();
  const play = draft.play?.() ?? state.play;
  const stage = draft.row?.stage ?? (isFinished(play) ? 'over' : state.row.stage);
  const waiting = stage === 'running' ? waitingSeats(play) : [];
  const isPlayedOut = stage === 'over' && isFinished(play);
  const winners = draft.row?.winners ?? (isPlayedOut ? JSON.stringify(winnersOf(play)) : state.row.winners);
  const row: TableRow = {
    ...state.row,
    ...draft.row,
    stage,
    winners,
    ended: draft.row?.ended ?? (isPlayedOut ? 'played' : state.row.ended),
    at: play.match.log.length,
    kept: draft.kept === undefined ? state.row.kept : Math.min(draft.kept, state.row.kept ?? draft.kept),
    ...hashAfter(state, draft),
    waiting: JSON.stringify(waiting),
    undo: undoAfter(state, draft, stage),
    touched: now,
  };
  const { moved = [], back = [] } = draft;
  const seats = tick(draft.seats ?? state.seats, { clock: clockOf({ row }), now, waiting, moved, back });
  const notes = [...state.notes, ...noteRows(state, row, draft.notes ?? [])];
  const isBotAwaited = botToMove({ row, seats }, house.settings.standIn) !== null;
  return { row: { ...row, due: isBotAwaited ? now : nextTimeUp(seats) }, seats, play, notes };
}

/** What was taken back had a hash perhaps. */
function hashAfter({ row: { hash, hashed } }: TableState, { kept }: Draft): Pick<TableRow, 'hash' | 'hashed'> {
  return kept !== undefined && kept < (hashed ?? 0) ? { hash: null, hashed: null } : { hash, hashed };
}

function noteRows({ notes }: TableState, { id, at, touched }: TableRow, noted: readonly Noted[]): NoteRow[] {
  const last = notes.at(-1)?.number ?? 0;
  return noted.map(({ kind, seat }, i) => ({ table_id: id, number: last + i + 1, kind, at, seat, time: touched }));
}

/** A request to undo stands until it is answered, somebody moves, or the game is over. */
function undoAfter({ row }: TableState, draft: Draft, stage: TableRow['stage']): string | null {
  if (draft.row?.undo !== undefined) return draft.row.undo;
  return draft.play !== undefined || stage !== 'running' ? null : row.undo;
}

async function write(house: House, before: TableState, { next, kept, notes }: Worked, asker: Asker | null): Promise<boolean> {
  const started = performance.now();
  const isWritten = await house.storage.commit({
    row: next.row,
    was: before.row,
    seats: next.seats.filter((row, i) => row !== before.seats[i]),
    seatsEnd: next.seats.length < before.seats.length ? next.seats.length : null,
    from: kept,
    entries: entryRows(next.row.id, next.play, kept, next.row.touched),
    notes,
    done: asker === null ? null : { ...asker, result: null },
  });
  house.metrics.observe('commit', performance.now() - started);
  return isWritten;
}

/** Events are seen through the rules too, and may fail there. */
async function tell(house: House, room: Room, worked: Worked, asker: Asker | null): Promise<void> {
  try {
    house.rules.tell(room.id, () => adopt(house, room, worked, asker));
  } catch (error) {
    return wreck(house, room, error);
  }
}

/** It is on the disk: now the room may know it, and everybody may hear it. */
function adopt(house: House, room: Room, { next, notes, views, news }: Worked, asker: Asker | null): void {
  const before = room.state.play;
  const waitedBefore: Seat[] = JSON.parse(room.state.row.waiting);
  room.state = { ...next, row: { ...next.row, revision: next.row.revision + 1 }, notes: next.notes.slice(-SHOWN_NOTES) };
  setViews(room, views);
  if (asker !== null) room.done.add(doneKey(asker.person, asker.ticket));
  announce(room, news, notes, before);
  nudgeAbsent(house, room, waitedBefore);
  house.rooms.lookAfter(room);
}

/** Whoever has just become waited for and does not look is told, if they wished so. */
function nudgeAbsent(house: House, room: Room, before: readonly Seat[]): void {
  const { row, seats } = room.state;
  const waiting: Seat[] = JSON.parse(row.waiting);
  const watching = new Set([...room.watchers].map(({ person }) => person));
  for (const { seat, person, stand_in } of seats) {
    const isNew = waiting.includes(seat) && !before.includes(seat);
    if (isNew && person !== null && stand_in === null && !watching.has(person)) house.nudge(person, row.id, row.game);
  }
}

/** Follows the rules; a fault there that is not the asker's closes the table, and only the table. */
export async function work<R>(house: House, room: Room, task: () => R): Promise<R> {
  try {
    return house.rules.run(room.place, task);
  } catch (error) {
    return wreck(house, room, error);
  }
}

/** Looks at a table, or reads what somebody has sent; what goes wrong is a refusal. */
export function look<R>(house: House, room: Room, task: () => R): R {
  try {
    return house.rules.run(room.place, task);
  } catch (error) {
    const refused = asRefused(error);
    if (refused !== null) throw refused;
    house.log.warn({ table: room.id, game: room.game.id, ...troubleOf(error) }, 'a request cannot be read');
    throw refusal('bad-request', 'what was sent cannot be read as anything that is asked here');
  }
}
