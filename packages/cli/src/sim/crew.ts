// Work on many games, by one thread or by several; the result is the same.
import { Worker } from 'node:worker_threads';
import type { World } from '../command.ts';
import type { Work } from './worker.ts';

/** Games, or deals, from one number up to another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What the parts of some work came to, in their order, and how long all of it took. */
export interface Done<Part> {
  readonly parts: readonly Part[];
  readonly seconds: number;
}

/** `alone` does it in this thread; `shared` says what a thread is to do of it. */
export async function workAll<Job extends Stretch, Part>(
  job: Job,
  workers: number,
  alone: (onDone: (count: number) => void) => Part,
  shared: (part: Job) => Work,
  world: World,
): Promise<Done<Part>> {
  const bar = progressBar(job.to, world);
  const began = performance.now();
  const parts = workers === 1 ? [alone(bar.show)] : await shareOut<Job, Part>(job, workers, shared, bar.show);
  const seconds = (performance.now() - began) / 1000;
  bar.clear();
  return { parts, seconds };
}

function shareOut<Job extends Stretch, Part>(
  job: Job,
  workers: number,
  shared: (part: Job) => Work,
  show: (done: number) => void,
): Promise<Part[]> {
  const done = Array.from({ length: workers }, () => 0);
  const parts = done.map((_, i) => {
    const part = { ...job, from: Math.floor((i * job.to) / workers), to: Math.floor(((i + 1) * job.to) / workers) };
    return workOn<Part>(shared(part), (count) => {
      done[i] = count;
      show(done.reduce((sum, each) => sum + each, 0));
    });
  });
  return Promise.all(parts);
}

type Report<Part> = { readonly done: number } | { readonly part: Part };

function workOn<Part>(work: Work, onProgress: (done: number) => void): Promise<Part> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work });
    worker.on('message', (report: Report<Part>) => ('part' in report ? resolve(report.part) : onProgress(report.done)));
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker ended with code ${code}`)));
  });
}

const BAR = 40;
const OFTEN_ENOUGH_MS = 100;

/** Only for a person who watches. */
function progressBar(games: number, { showsProgress, err }: World) {
  if (!showsProgress) return { show: () => {}, clear: () => {} };
  let shown = 0;
  return {
    show(done: number) {
      if (performance.now() - shown < OFTEN_ENOUGH_MS) return;
      shown = performance.now();
      const filled = Math.round((BAR * done) / games);
      err(`\r[${'='.repeat(filled)}${' '.repeat(BAR - filled)}] ${done} / ${games}`);
    },
    clear: () => err(`\r${' '.repeat(BAR + 30)}\r`),
  };
}
