// Tables that are not in memory and where something is due: they are looked for in the storage, at the start and from time to time.
import timers from 'node:timers/promises';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { Storage } from '../../storage/storage.ts';
import { troubleOf } from '../../trouble.ts';
import { HORIZON, type Rooms } from '../room/rooms.ts';
import type { Due } from './due.ts';

export interface DueFinder {
  /** Loads every table whose work is due soon, the most urgent first. Others have their turn between. */
  find(): Promise<void>;
  /** Does the same from time to time. */
  watch(): void;
  stop(): void;
}

export interface DueFinderParts {
  readonly rooms: Rooms;
  readonly due: Pick<Due, 'lookAfter'>;
  readonly storage: Pick<Storage, 'listDue'>;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
}

const LOOK = HORIZON / 2;
const MOST = 10_000;
/** Tables that are loaded at the same time. */
const TOGETHER = 4;

export function makeDueFinder({ rooms, due, storage, metrics, log, now }: DueFinderParts): DueFinder {
  let isStopped = false;
  let isLooking = false;
  let looks: NodeJS.Timeout | undefined;

  async function find(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const next = (await storage.listDue(now() + HORIZON, MOST)).values();
      await Promise.all(Array.from({ length: TOGETHER }, () => lookAfterEach(next)));
    } catch (error) {
      metrics.count('log_failures');
      log.error(troubleOf(error), 'due tables cannot be found');
    } finally {
      isLooking = false;
    }
  }

  /** Several of these take from one list, each the next one. */
  async function lookAfterEach(tables: Iterable<{ readonly id: string }>): Promise<void> {
    for (const { id } of tables) {
      await timers.setImmediate();
      if (isStopped) return;
      const opened = await rooms.open(id).catch((error: unknown) => {
        if (!isStopped) log.warn({ table: id, ...troubleOf(error) }, 'a table cannot be opened');
        return null;
      });
      if (opened !== null) due.lookAfter(opened);
    }
  }

  return {
    find,
    watch() {
      looks = setInterval(() => void find(), LOOK).unref();
    },
    stop() {
      isStopped = true;
      clearInterval(looks);
    },
  };
}
