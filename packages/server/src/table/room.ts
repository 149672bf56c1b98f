// A table in memory: what storage holds of it, the game that its log leads to, and who looks on. Everything that
// happens at a table goes through its queue, one after another.
import { performance } from 'node:perf_hooks';
import { type AnyGame, at, type GameTypes, type Seat, type Shown, type Viewer } from '@quarterdeck/kernel';
import type { Clock } from '@quarterdeck/protocol';
import { refusal } from '@quarterdeck/protocol';
import type { NoteRow, SeatRow, TableRow, TicketRow } from '../storage/schema.ts';
import type { NameOf } from '../storage/storage.ts';
import { isPlayedByPerson } from './clock.ts';
import type { Play, Views } from './play.ts';
import type { Place } from './rules.ts';
import type { Watcher } from './said.ts';

/** What may change at a table, as it is after the last commit. */
export interface TableState {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly play: Play;
  /** What happened besides the game, the latest of it. */
  readonly notes: readonly NoteRow[];
}

export interface Room {
  readonly id: string;
  readonly game: AnyGame;
  /** Where its rules run. */
  readonly place: Place;
  state: TableState;
  names: NameOf;
  /** What each viewer is shown of the present position, as far as somebody has asked. */
  views: Map<Viewer, Shown<GameTypes>>;
  /** Requests that were done, by person and ticket: sent twice, they are not done again. */
  readonly done: Set<string>;
  readonly watchers: Set<Watcher>;
  /** The seat whose bot is thinking, and what ends its thoughts. */
  thinking: { readonly seat: Seat; readonly stop: AbortController } | null;
  /** When somebody came to it last, by a clock that nobody sets. */
  used: number;
  readonly queue: Queue;
}

export interface Queue {
  readonly length: number;
  readonly isClosed: boolean;
  add<R>(task: () => Promise<R>): Promise<R>;
  /** From now on nothing is taken any more. */
  close(): void;
}

export function makeQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  let length = 0;
  let isClosed = false;
  return {
    get length() {
      return length;
    },
    get isClosed() {
      return isClosed;
    },
    close() {
      isClosed = true;
    },
    add(task) {
      if (isClosed) return Promise.reject(refusal('unavailable', 'this table was put away just now: please try again'));
      length += 1;
      const run = tail.then(task).finally(() => {
        length -= 1;
      });
      tail = run.catch(() => {}); // whoever asked hears of it; the next one's turn comes all the same
      return run;
    },
  };
}

type Known = Pick<Room, 'game' | 'place' | 'state' | 'names'>;

export function makeRoom({ game, place, state, names }: Known, done: readonly TicketRow[]): Room {
  return {
    id: state.row.id,
    game,
    place,
    state,
    names,
    views: new Map(),
    done: new Set(done.map(({ person, ticket }) => doneKey(person, ticket))),
    watchers: new Set(),
    thinking: null,
    used: performance.now(),
    queue: makeQueue(),
  };
}

export function doneKey(person: string, ticket: string): string {
  return `${ticket} ${person}`;
}

export function seatOf({ state }: Room, person: string): SeatRow | null {
  return state.seats.find((row) => row.person === person) ?? null;
}

export function viewerOf(room: Room, person: string): Viewer {
  return seatOf(room, person)?.seat ?? 'spectator';
}

export function viewersOf(room: Room): Set<Viewer> {
  return new Set([...room.watchers].map(({ person }) => viewerOf(room, person)));
}

export function isOnline(room: Room, person: string): boolean {
  return [...room.watchers].some((watcher) => watcher.person === person);
}

export function waitingAt({ row }: Pick<TableState, 'row'>): Seat[] {
  return JSON.parse(row.waiting);
}

export function clockOf({ row }: Pick<TableState, 'row'>): Clock {
  return JSON.parse(row.clock);
}

/** The bot that plays this seat now, or null while a person does. */
export function botAt({ seats }: Pick<TableState, 'seats'>, seat: Seat, standIn: string): string | null {
  const row = at(seats, seat);
  if (isPlayedByPerson(row) || row.kind === 'open') return null;
  return row.bot ?? row.stand_in ?? standIn;
}

/** The seat that is waited for and played by a bot, the first of them. */
export function botToMove(state: Pick<TableState, 'row' | 'seats'>, standIn: string): { seat: Seat; bot: string } | null {
  if (state.row.stage !== 'running') return null;
  for (const seat of waitingAt(state)) {
    const bot = botAt(state, seat, standIn);
    if (bot !== null) return { seat, bot };
  }
  return null;
}

export function setViews(room: Room, views: Views): void {
  room.views = new Map(views);
}
