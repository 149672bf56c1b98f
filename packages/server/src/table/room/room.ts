// A table in memory: what storage holds of it, the game that its log leads to, and who looks on. Everything that
// happens at a table goes through its queue, one after another.
import { performance } from 'node:perf_hooks';
import { type AnyGame, at, type GameTypes, type Seat, type Shown, type Viewer } from '@quarterdeck/kernel';
import type { Note } from '@quarterdeck/protocol';
import type { NameOf } from '../../storage/storage.ts';
import { type Done, personAt, type StoredSeat, type StoredTable } from '../../storage/stored.ts';
import { isPlayedByPerson } from '../change/clock.ts';
import type { Trust } from '../rules/rules.ts';
import type { Watcher } from '../telling/said.ts';
import type { Play, Views } from './play.ts';
import { makeQueue, type Queue } from './queue.ts';

/** What may change at a table, as it is after the last commit. */
export interface TableState {
  readonly table: StoredTable;
  readonly play: Play;
  /** What happened besides the game, the latest of it. */
  readonly notes: readonly Note[];
}

export interface Room {
  readonly id: string;
  readonly game: AnyGame;
  /** Where its rules run. */
  readonly trust: Trust;
  state: TableState;
  names: NameOf;
  /** What each viewer is shown of the present position, as far as somebody has asked. */
  views: Map<Viewer, Shown<GameTypes>>;
  /** Requests that were done, by person and ticket: sent twice, they are not done again. */
  readonly done: Set<string>;
  readonly watchers: Set<Watcher>;
  /** The seat whose bot is thinking, and what ends its thoughts. */
  thinking: { readonly seat: Seat; readonly stop: AbortController } | null;
  /** Goes off when the first clock runs out. */
  alarm: NodeJS.Timeout | undefined;
  /** When somebody came to it last, by a clock that nobody sets. */
  used: number;
  readonly queue: Queue;
}

type Known = Pick<Room, 'game' | 'trust' | 'state' | 'names'>;

export function makeRoom({ game, trust, state, names }: Known, done: readonly Done[]): Room {
  return {
    id: state.table.id,
    game,
    trust,
    state,
    names,
    views: new Map(),
    done: new Set(done.map(({ person, ticket }) => doneKey(person, ticket))),
    watchers: new Set(),
    thinking: null,
    alarm: undefined,
    used: performance.now(),
    queue: makeQueue(),
  };
}

export function doneKey(person: string, ticket: string): string {
  return `${ticket} ${person}`;
}

/** This room never acts again: whoever opens the table gets another one. */
export function putAway(room: Room): void {
  room.queue.close();
  stopClocks(room);
}

/** Neither a clock nor a bot does anything here any more. */
export function stopClocks(room: Room): void {
  clearTimeout(room.alarm);
  room.thinking?.stop.abort();
}

export function seatOf({ state }: Room, person: string): StoredSeat | null {
  return state.table.seats.find((seat) => personAt(seat) === person) ?? null;
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

/** The bot that plays this seat now, or null while a person does. */
function botAt(seats: readonly StoredSeat[], number: Seat, standIn: string): string | null {
  const seat = at(seats, number);
  const { holder } = seat;
  if (isPlayedByPerson(seat) || holder.kind === 'open') return null;
  return holder.kind === 'bot' ? holder.bot : (holder.standIn ?? standIn);
}

/** The seat that is waited for and played by a bot, the first of them. */
export function botToMove({ stage, waiting, seats }: StoredTable, standIn: string): { seat: Seat; bot: string } | null {
  if (stage !== 'running') return null;
  for (const seat of waiting) {
    const bot = botAt(seats, seat, standIn);
    if (bot !== null) return { seat, bot };
  }
  return null;
}

export function setViews(room: Room, views: Views): void {
  room.views = new Map(views);
}
