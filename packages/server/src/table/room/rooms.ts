// The tables that are in memory. One is loaded when somebody asks for it or when it is due, and forgotten when nobody does.
import { performance } from 'node:perf_hooks';
import { Refused } from '@quarterdeck/protocol';
import type { Loader } from './loading.ts';
import { putAway, type Room } from './room.ts';

export interface Rooms {
  readonly all: ReadonlyMap<string, Room>;
  open(id: string): Promise<Room>;
  /** Puts away what nobody has used for so long. What has happened there by itself goes on when the table is opened again. */
  sweep(idle?: number): void;
  /** The table is there no more. */
  forget(id: string): void;
}

export interface RoomsParts {
  readonly loader: Pick<Loader, 'load'>;
  now(): number;
  /** A table was loaded: bots and clocks may be due. */
  stirred(room: Room): void;
}

/** A table that nobody has used for so long is forgotten until it is asked for again. */
const IDLE = 5 * 60_000;
/** The longest time that a timer is set for; what is due later is found by the next look into the storage. */
export const HORIZON = 10 * 60_000;

export function makeRooms({ loader, now, stirred }: RoomsParts): Rooms {
  const rooms = new Map<string, Room>();
  const loading = new Map<string, Promise<Room>>();
  // A log is tried by new rules once, and not for everybody who comes.
  const old = new Map<string, Refused>();
  const load = async (id: string): Promise<Room> => {
    try {
      const room = await loader.load(id);
      rooms.set(id, room);
      stirred(room);
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
    forget(id) {
      const room = rooms.get(id);
      rooms.delete(id);
      if (room !== undefined) putAway(room);
    },
    sweep(idle = IDLE) {
      const since = performance.now() - idle;
      const soon = now() + HORIZON;
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
function isDueBefore({ state: { table } }: Room, time: number): boolean {
  return table.due !== null && table.due < time;
}
