// A worker thread of a simulation: does its part and reports.
import { parentPort, workerData } from 'node:worker_threads';
import { loadMeasured } from '@quarterdeck/catalog/yardsticks';
import { type Job, simulate } from './simulate.ts';

const job: Job = workerData;
const offer = await loadMeasured(job.game);
let told = performance.now();
const tally = simulate(offer, job, (done) => {
  if (performance.now() - told < 100) return;
  told = performance.now();
  parentPort?.postMessage({ done });
});
parentPort?.postMessage({ tally });
