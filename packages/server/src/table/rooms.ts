// The tables that are in memory. One is loaded when somebody asks for it or when it is due, and forgotten when nobody does.
import { performance } from 'node:perf_hooks';
import type { AnyGame } from '@quarterdeck/kernel';
import { Refused, refusal } from '@quarterdeck/protocol';
import type { EntryRow, TableRow } from '../storage/schema.ts';
import type { StoredTable } from '../storage/storage.ts';
import { troubleOf } from '../trouble.ts';
import { HORIZON, lookAfter, putAway } from './due.ts';
import type { House } from './house.ts';
import { checkNotHung } from './hung.ts';
import { openStored, type Play, replaySlices } from './play.ts';
import { rerun } from './rerun.ts';
import { makeRoom, type Room } from './room.ts';
import type { Place } from './rules.ts';
import { placeOf } from './trust.ts';

export interface Rooms {
  readonly all: ReadonlyMap<string, Room>;
  open(id: string): Promise<Room>;
  /** Lets bots think and clocks run out at this table. */
  lookAfter(room: Room): void;
  /** Puts away what nobody has used for so long. What has happened there by itself goes on when the table is opened again. */
  sweep(idle?: number): void;
  /** The table is there no more. */
  forget(id: string): void;
}

/** A table that nobody has used for so long is forgotten until it is asked for again. */
const IDLE = 5 * 60_000;
/** So many notes are told to whoever comes. */
export const SHOWN_NOTES = 200;

export function makeRooms(house: () => House): Rooms {
  const rooms = new Map<string, Room>();
  const loading = new Map<string, Promise<Room>>();
  // A log is tried by new rules once, and not for everybody who comes.
  const old = new Map<string, Refused>();
  const load = async (id: string): Promise<Room> => {
    try {
      const room = await loadRoom(house(), id);
      rooms.set(id, room);
      lookAfter(house(), room);
      return room;
    } catch (error) {
      if (error instanceof Refused && error.code === 'old-rules') old.set(id, error);
      throw error;
    } finally {
      loading.delete(id);
    }
  };
  return {
    all: rooms,
    async open(id) {
      const refused = old.get(id);
      if (refused !== undefined) throw refused;
      const room = rooms.get(id) ?? (await (loading.get(id) ?? remember(loading, id, load(id))));
      room.used = performance.now();
      return room;
    },
    lookAfter: (room) => lookAfter(house(), room),
    forget(id) {
      const room = rooms.get(id);
      rooms.delete(id);
      if (room !== undefined) putAway(room);
    },
    sweep(idle = IDLE) {
      const since = performance.now() - idle;
      const soon = house().now() + HORIZON;
      for (const [id, room] of rooms) {
        if (room.used > since || !isUnused(room) || isDueBefore(room, soon)) continue;
        rooms.delete(id);
        putAway(room);
      }
    },
  };
}

function remember<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value);
  return value;
}

function isUnused({ watchers, queue, thinking }: Room): boolean {
  return watchers.size === 0 && queue.length === 0 && thinking === null;
}

/** What is due sooner would be found too late: the storage is looked through only from time to time. */
function isDueBefore({ state: { row } }: Room, time: number): boolean {
  return row.due !== null && row.due < time;
}

async function loadRoom(house: House, id: string): Promise<Room> {
  checkNotHung(house.hung, id);
  const stored = await readTable(house, id);
  const game = house.games.get(stored.row.game);
  if (game === undefined) throw refusal('unavailable', `the game '${stored.row.game}' is not installed here`);
  const place = placeOf(house, game, stored.row);
  const entries = await house.storage.readEntries(id);
  checkWhole(house, stored.row, entries);
  const isOld = game.rules !== stored.row.rules;
  const { row, play } = isOld
    ? await carriedOver(house, place, game, stored, entries)
    : await replayed(house, place, game, stored, entries);
  const names = await house.storage.names(peopleOf(stored.seats));
  const notes = await house.storage.readNotes(id, SHOWN_NOTES);
  const state = { row, seats: stored.seats, play, notes };
  return makeRoom({ game, place, state, names }, await house.storage.readDone(id));
}

/** The log is the game: a table that has lost a part of it stands still rather than go on from somewhere else. */
function checkWhole(house: House, { id, at }: TableRow, entries: readonly EntryRow[]): void {
  const isWhole = entries.length === at && entries.every(({ number }, i) => number === i + 1);
  if (isWhole) return;
  house.log.error({ table: id, wanted: at, found: entries.length }, 'a log is not whole');
  throw refusal('wrecked', 'the log of this table is not whole: nothing more is changed here, and the host can restore a backup');
}

interface Opened {
  readonly row: TableRow;
  readonly play: Play;
}

async function replayed(
  house: House,
  place: Place,
  game: AnyGame,
  { row, seats }: StoredTable,
  entries: readonly EntryRow[],
): Promise<Opened> {
  const run = <R>(work: () => R): R => house.rules.run(place, work);
  try {
    const opened = run(() => openStored(game, row, seats));
    return { row, play: await replaySlices(opened, entries, run) };
  } catch (error) {
    house.log.error({ table: row.id, game: row.game, ...troubleOf(error) }, 'a log cannot be replayed');
    throw refusal('wrecked', 'the log of this table cannot be played again by the rules that are installed here');
  }
}

/** A table of another version of the rules goes on where its log leads to the same by the present ones. */
async function carriedOver(
  house: House,
  place: Place,
  game: AnyGame,
  stored: StoredTable,
  entries: readonly EntryRow[],
): Promise<Opened> {
  const { row } = stored;
  const done = await rerun(game, stored, entries, (work) => house.rules.run(place, work));
  if ('parting' in done) {
    house.log.warn({ table: row.id, game: game.id, entry: done.parting.entry }, 'a table keeps to older rules and is not opened');
    throw refusal(
      'old-rules',
      `this table plays version ${row.rules} of the rules; by version ${game.rules} its game would be another one, so it stays as it is, and its record can be had`,
    );
  }
  if (!(await house.storage.raiseRules(row, game.rules)))
    throw refusal('unavailable', 'this table has just changed: please try again');
  return { row: { ...row, rules: game.rules, revision: row.revision + 1 }, play: done.play };
}

async function readTable(house: House, id: string) {
  const stored = await house.storage.readTable(id);
  if (stored === null) throw refusal('unknown-table', 'there is no such table: the link is wrong, or not whole');
  return stored;
}

export function peopleOf(seats: readonly { readonly person: string | null }[]): string[] {
  return seats.flatMap(({ person }) => (person === null ? [] : [person]));
}

/** Takes the table from the storage again, because somebody else has written to it. */
export async function reload(house: House, room: Room): Promise<void> {
  const fresh = await loadRoom(house, room.id);
  room.state = fresh.state;
  room.names = fresh.names;
  room.views = new Map();
  room.done.clear();
  for (const key of fresh.done) room.done.add(key);
}
