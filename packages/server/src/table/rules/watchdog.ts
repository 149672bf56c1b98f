// A thread of its own looks whether the serving thread comes out of the rules again. The serving thread only counts: one up when
// it goes in, one up when it comes out. Rules that never end can be ended from outside only together with the process.
import { readlinkSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export interface Watchdog {
  /** The serving thread goes into the rules of this table. */
  enter(table: string): void;
  leave(): void;
  close(): Promise<void>;
}

/** What the thread is handed. */
export interface Watched {
  readonly memory: SharedArrayBuffer;
  /** The serving thread as the system names it, or null where it has no name. */
  readonly thread: string | null;
  /** What rules may use of the processor in one go, in milliseconds. */
  readonly limit: number;
  /** Where it is written down whose rules did not end. */
  readonly folder: string;
}

/** Words of the memory that both threads see: how often the serving thread went in or out, and whether all is over. */
export const TURN = 0;
export const OVER = 1;
/** Behind them the name of the table, and how long it is. */
export const NAME_LENGTH = 2;
export const NAME = 12;
const MOST = 64;

export function makeWatchdog({ limit, folder }: Pick<Watched, 'limit' | 'folder'>): Watchdog {
  const memory = new SharedArrayBuffer(NAME + MOST);
  const words = new Int32Array(memory, 0, 3);
  const name = new Uint8Array(memory, NAME, MOST);
  const workerData: Watched = { memory, thread: ownThread(), limit, folder };
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, name: 'watchdog' });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.unref();
  let depth = 0;
  return {
    enter(table) {
      depth += 1;
      if (depth > 1) return;
      for (let i = 0; i < table.length; i++) name[i] = table.charCodeAt(i);
      words[NAME_LENGTH] = Math.min(table.length, MOST);
      Atomics.add(words, TURN, 1);
    },
    leave() {
      depth -= 1;
      if (depth === 0) Atomics.add(words, TURN, 1);
    },
    close() {
      worker.ref(); // whoever closes the server waits for it
      Atomics.store(words, OVER, 1);
      Atomics.notify(words, OVER);
      return ended;
    },
  };
}

function ownThread(): string | null {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/stat`;
  } catch {
    return null;
  }
}

/** What this thread has used of the processor, in milliseconds; an older Node knows it of the whole process only. */
export function cpuTime(): number {
  const { user, system } = 'threadCpuUsage' in process ? process.threadCpuUsage() : cpuOfProcess();
  return (user + system) / 1000;
}

function cpuOfProcess(): NodeJS.CpuUsage {
  return process.cpuUsage();
}
