// A worker thread: does its part of some work and reports.
import { parentPort, workerData } from 'node:worker_threads';
import { loadMeasured } from '@quarterdeck/catalog/yardsticks';
import { type Contest, playDeals } from '../arena/deals.ts';
import { type Job, simulate } from './simulate.ts';

export type Work = { readonly kind: 'sim'; readonly job: Job } | { readonly kind: 'arena'; readonly job: Contest };

const OFTEN_ENOUGH_MS = 100;

const work: Work = workerData;
const offer = await loadMeasured(work.job.game);
let told = performance.now();
const part = work.kind === 'sim' ? simulate(offer, work.job, tell) : playDeals(offer, work.job, tell);
parentPort?.postMessage({ part });

function tell(done: number): void {
  if (performance.now() - told < OFTEN_ENOUGH_MS) return;
  told = performance.now();
  parentPort?.postMessage({ done });
}
