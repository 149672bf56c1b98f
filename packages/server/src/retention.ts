// What is kept, and for how long. The sweeper takes a little away every minute.
//
// | what                                                    | how long or how much   | setting                    |
// | ------------------------------------------------------- | ---------------------- | -------------------------- |
// | finished games of people with an account                | for good               |                            |
// | finished games at which only guests and bots sat        | 400 days               | `retention.guestTableDays` |
// | tables that were called off                             | 7 days                 | `retention.cancelledDays`  |
// | tables that gather and that nobody touches: called off  | after 14 days          | `retention.gatheringDays`  |
// | guests who sit nowhere and have not come                | 30 days                | `retention.guestDays`      |
// | sessions                                                | until they expire      |                            |
// | chat                                                    | 2,000 lines a table    | `retention.chatLines`      |
// | what one person may say                                 | 100,000 letters a day  | `retention.chatLetters`    |
// | answers to requests, for clients that lost them         | 7 days                 |                            |
// | what happened besides the game                          | 500 notes a table      |                            |
// | files of tables whose rules failed (`crashes/`)         | the latest 100         | `retention.crashFiles`     |
import timers from 'node:timers/promises';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Retention } from './settings.ts';
import type { Storage } from './storage/storage.ts';
import type { Loader } from './table/room/loading.ts';
import type { Rooms } from './table/room/rooms.ts';
import { announce } from './table/telling/announce.ts';
import { troubleOf } from './trouble.ts';

const DAY = 24 * 60 * 60_000;
/** Requests that were done are remembered so long, in milliseconds. */
const MEMORY = 7 * DAY;
/** Slices of one kind in one go: what is left over is taken the next time. */
const SLICES = 100;

export interface TidierParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly loader: Pick<Loader, 'reload'>;
  readonly retention: Retention;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
}

/** Takes away what is too old. */
export type Tidy = () => Promise<void>;

/** Where the next look through a long list begins. */
interface Marks {
  readonly tables: number;
  readonly guests: string;
  readonly sessions: string;
}

export function makeTidier(parts: TidierParts): Tidy {
  let marks: Marks = { tables: 0, guests: '', sessions: '' };
  return async () => {
    const now = parts.now();
    try {
      await takeAway(parts, now);
      marks = await lookOn(parts, marks, now);
    } catch (error) {
      parts.metrics.count('log_failures');
      parts.log.error(troubleOf(error), 'what is too old was not taken away');
    }
  };
}

async function takeAway(parts: TidierParts, now: number): Promise<void> {
  const { storage, retention } = parts;
  const { cancelledDays, gatheringDays } = retention;
  await inSlices(1000, (limit) => storage.forgetDone(now - MEMORY, limit));
  await inSlices(20, async (limit) => callOff(parts, await storage.callOffIdle(now - gatheringDays * DAY, now, limit)));
  await inSlices(5, async (limit) => forget(parts, await storage.dropCancelled(now - cancelledDays * DAY, limit)));
}

/** A few of each long list, from where the last look has ended. */
async function lookOn(parts: TidierParts, from: Marks, now: number): Promise<Marks> {
  const { storage, retention } = parts;
  const tables = await storage.dropOfGuests(from.tables, now - retention.guestTableDays * DAY, 20);
  forget(parts, tables.done);
  const sessions = await storage.dropSessions(from.sessions, now, 500);
  const guests = await storage.dropGuests(from.guests, now - retention.guestDays * DAY, 200);
  return { tables: tables.next ?? 0, guests: guests.next ?? '', sessions: sessions.next ?? '' };
}

/** Until nothing is left; others have their turn between two slices. */
async function inSlices(limit: number, take: (limit: number) => Promise<number>): Promise<void> {
  for (let slices = 0; slices < SLICES && (await take(limit)) >= limit; slices++) await timers.setImmediate();
}

async function callOff({ rooms, loader }: TidierParts, tables: readonly string[]): Promise<number> {
  for (const room of tables.flatMap((id) => rooms.all.get(id) ?? [])) {
    await room.queue.add(() => loader.reload(room));
    announce(room, { kind: 'table' });
  }
  return tables.length;
}

function forget({ rooms }: TidierParts, tables: readonly string[]): number {
  for (const id of tables) rooms.forget(id);
  return tables.length;
}
