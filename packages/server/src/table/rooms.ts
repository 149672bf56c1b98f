// The tables that are in memory. One is loaded when somebody asks for it or when it is due, and forgotten when nobody does.
import { performance } from 'node:perf_hooks';
import type { AnyGame } from '@quarterdeck/kernel';
import { Refused } from '../refused.ts';
import type { StoredTable } from '../storage/storage.ts';
import { troubleOf } from '../trouble.ts';
import { HORIZON, lookAfter, putAway } from './due.ts';
import type { House } from './house.ts';
import { checkNotHung } from './hung.ts';
import { openPlay, type Play, replay } from './play.ts';
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
}

/** A table that nobody has used for so long is forgotten until it is asked for again. */
const IDLE = 5 * 60_000;
/** So many notes are told to whoever comes. */
export const SHOWN_NOTES = 200;

export function makeRooms(house: () => House): Rooms {
  const rooms = new Map<string, Room>();
  const loading = new Map<string, Promise<Room>>();
  const load = async (id: string): Promise<Room> => {
    try {
      const room = await loadRoom(house(), id);
      rooms.set(id, room);
      lookAfter(house(), room);
      return room;
    } finally {
      loading.delete(id);
    }
  };
  return {
    all: rooms,
    async open(id) {
      const room = rooms.get(id) ?? (await (loading.get(id) ?? remember(loading, id, load(id))));
      room.used = performance.now();
      return room;
    },
    lookAfter: (room) => lookAfter(house(), room),
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
  const { row, seats } = await readTable(house, id);
  const game = house.games.get(row.game);
  if (game === undefined) throw new Refused('unavailable', `the game '${row.game}' is not installed here`);
  if (game.rules !== row.rules)
    throw new Refused('unavailable', `this table plays rules version ${row.rules} of ${row.game}; here is ${game.rules}`);
  const place = placeOf(house, game, row);
  const play = await replayed(house, place, game, { row, seats });
  const names = await house.storage.names(peopleOf(seats));
  const notes = await house.storage.readNotes(id, SHOWN_NOTES);
  const state = { row, seats, play, notes };
  return makeRoom({ game, place, state, names }, await house.storage.readDone(id));
}

async function replayed(house: House, place: Place, game: AnyGame, { row, seats }: StoredTable): Promise<Play> {
  const entries = await house.storage.readEntries(row.id);
  const run = <R>(work: () => R): R => house.rules.run(place, work);
  try {
    return await replay(
      run(() => openPlay(game, row, seats)),
      entries,
      run,
    );
  } catch (error) {
    house.log.error({ table: row.id, game: row.game, ...troubleOf(error) }, 'a log cannot be replayed');
    throw new Refused('wrecked', 'the log of this table cannot be played again by the rules that are installed here');
  }
}

async function readTable(house: House, id: string) {
  const stored = await house.storage.readTable(id);
  if (stored === null) throw new Refused('unknown-table', 'there is no such table: the link is wrong, or not whole');
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
  for (const [key, result] of fresh.done) room.done.set(key, result);
}
