// The tables that are in memory. One is loaded when somebody asks for it or when it is due, and forgotten when nobody does.
import { Refused } from '../refused.ts';
import { troubleOf } from '../trouble.ts';
import { lookAfter } from './due.ts';
import type { House } from './house.ts';
import { replay } from './play.ts';
import { makeRoom, type Room } from './room.ts';

export interface Rooms {
  readonly all: ReadonlyMap<string, Room>;
  open(id: string): Promise<Room>;
  /** Lets bots think and clocks run out at this table. */
  lookAfter(room: Room): void;
  sweep(): void;
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
      room.used = house().now();
      return room;
    },
    lookAfter: (room) => lookAfter(house(), room),
    sweep() {
      const idle = house().now() - IDLE;
      for (const [id, room] of rooms) if (isUnused(room) && room.used < idle) rooms.delete(id);
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

async function loadRoom(house: House, id: string): Promise<Room> {
  const { row, seats } = await readTable(house, id);
  const game = house.games.get(row.game);
  if (game === undefined) throw new Refused('unavailable', `the game '${row.game}' is not installed here`);
  if (game.rules !== row.rules)
    throw new Refused('unavailable', `this table plays rules version ${row.rules} of ${row.game}; here is ${game.rules}`);
  const entries = await house.storage.readEntries(id);
  const play = await house.rules
    .run(() => replay({ game, row, seats }, entries))
    .catch((error: unknown) => {
      house.log.error({ table: id, game: row.game, ...troubleOf(error) }, 'a log cannot be replayed');
      throw new Refused('wrecked', 'the log of this table cannot be played again by the rules that are installed here');
    });
  const names = await house.storage.names(peopleOf(seats));
  const notes = await house.storage.readNotes(id, SHOWN_NOTES);
  return makeRoom(game, { row, seats, play, notes }, names, await house.storage.readDone(id), house.now());
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
