// Measuring. Each row has a process of its own, so that none is slower or faster for what the engine has learnt from
// another; the rounds go from row to row, one at a time, so that a machine that slows down for a while slows all of them.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { at } from '@quarterdeck/kernel';
import type { Row } from './rows.ts';

export interface Measured {
  readonly row: Row;
  /** Units per CPU-second of each counted round, in the order of the rounds. */
  readonly rates: readonly number[];
}

const WARM_UPS = 4;

export async function measure(
  rows: readonly Row[],
  rounds: number,
  progress: (done: number, of: number) => void,
): Promise<Measured[]> {
  const runners = rows.map(({ id }) => fork(fileURLToPath(new URL('row.ts', import.meta.url)), [id]));
  const rates = rows.map((): number[] => []);
  for (let round = 0; round < WARM_UPS + rounds; round++) {
    progress(round, WARM_UPS + rounds);
    for (const [i, runner] of runners.entries()) {
      const rate = await playRound(runner);
      if (round >= WARM_UPS) at(rates, i).push(rate);
    }
  }
  for (const runner of runners) runner.disconnect();
  return rows.map((row, i) => ({ row, rates: at(rates, i) }));
}

/** A row that crashes has no answer to give: it must not be waited for. */
async function playRound(runner: ChildProcess): Promise<number> {
  const answered = new AbortController();
  const { signal } = answered;
  const answer = Promise.race([once(runner, 'message', { signal }), once(runner, 'exit', { signal })]);
  runner.send('round');
  const [rate]: unknown[] = await answer;
  answered.abort(); // whichever did not come is listened for no longer
  if (!runner.connected || typeof rate !== 'number') throw new Error('a row of the bench has crashed');
  return rate;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
}

/** How many times faster one row is than another: the median over the rounds, each compared with its neighbour in time. */
export function medianRatio(fast: Measured, slow: Measured): number {
  return median(fast.rates.map((rate, round) => rate / at(slow.rates, round)));
}
