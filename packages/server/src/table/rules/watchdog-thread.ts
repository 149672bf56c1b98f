// The watchdog's own thread. It goes by what the serving thread has used of the processor, and by how often it has looked itself:
// a process that was stopped, or a machine that is busy, is no fault of the rules.
import { mkdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { NAME, NAME_LENGTH, OVER, TURN, type Watched } from './watchdog.ts';

/** How often it looks, in milliseconds. */
const LOOK = 50;
/** Milliseconds of one count of the processor's time in /proc. */
const COUNT = 10;
const STANDARD_ERROR = 2;

const { memory, thread, limit, folder }: Watched = workerData;
const words = new Int32Array(memory, 0, 3);

let seen = 0;
let looks = 0;
let used = 0;

while (Atomics.wait(words, OVER, 0, LOOK) === 'timed-out') look();

function look(): void {
  const turn = Atomics.load(words, TURN);
  const isInside = (turn & 1) === 1;
  if (!isInside || turn !== seen) {
    seen = turn;
    looks = 0;
    used = isInside ? cpuOfServing() : 0;
    return;
  }
  looks += 1;
  if (looks * LOOK >= limit && cpuOfServing() - used >= limit) end(nameOfTable());
}

/** What the serving thread has used, in milliseconds; where the system does not tell, what the whole process has. */
function cpuOfServing(): number {
  if (thread === null) return cpuOfProcess();
  const fields = readFileSync(thread, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * COUNT;
}

function cpuOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function nameOfTable(): string {
  const letters = new Uint8Array(memory, NAME, words[NAME_LENGTH] ?? 0);
  return String.fromCharCode(...letters);
}

/** The serving thread hears nobody any more: neither a signal that can be caught nor a closing of files would be noticed. */
function end(table: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, `${table}.hung`), `after ${limit} ms\n`, { mode: 0o600 });
  } catch {}
  writeSync(
    STANDARD_ERROR,
    `quarterdeck: the rules of table ${table} do not come to an end: the server stops at once, nothing is lost, and when it is started again that table is closed\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}
