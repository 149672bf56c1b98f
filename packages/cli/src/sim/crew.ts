// A simulation, by one thread or by several; the result is the same.
import { Worker } from 'node:worker_threads';
import type { AnyOffer } from '@quarterdeck/kernel';
import type { World } from '../command.ts';
import { type Job, simulate } from './simulate.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

export interface Run {
  readonly tally: Tally;
  readonly seconds: number;
}

export async function simulateAll(offer: AnyOffer, job: Job, workers: number, world: World): Promise<Run> {
  const bar = progressBar(job.to, world);
  const began = performance.now();
  const tally = workers === 1 ? simulate(offer, job, bar.show) : await shareOut(job, workers, bar.show);
  const seconds = (performance.now() - began) / 1000;
  bar.clear();
  return { tally, seconds };
}

async function shareOut(job: Job, workers: number, show: (done: number) => void): Promise<Tally> {
  const done = Array.from({ length: workers }, () => 0);
  const parts = done.map((_, i) => {
    const part = { ...job, from: Math.floor((i * job.to) / workers), to: Math.floor(((i + 1) * job.to) / workers) };
    return workOn(part, (count) => {
      done[i] = count;
      show(done.reduce((sum, each) => sum + each, 0));
    });
  });
  const sum = emptyTally(job.bots.length);
  for (const tally of await Promise.all(parts)) addTally(sum, tally);
  return sum;
}

type Report = { readonly done: number } | { readonly tally: Tally };

function workOn(job: Job, onProgress: (done: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
    worker.on('message', (report: Report) => ('tally' in report ? resolve(report.tally) : onProgress(report.done)));
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
