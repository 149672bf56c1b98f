// A worker thread of a simulation: does its part and reports.
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@quarterdeck/catalog';
import { type Job, simulate } from './simulate.ts';

const job: Job = workerData;
const offer = await loadGame(job.game);
let told = performance.now();
const tally = simulate(offer, job, (done) => {
  if (performance.now() - told < 100) return;
  told = performance.now();
  parentPort?.postMessage({ done });
});
parentPort?.postMessage({ tally });
