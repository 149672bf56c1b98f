// Measuring: rounds of all rows in turn, so that a machine that slows down for a while slows all of them; medians over
// the rounds; CPU time of the whole process, its collector and compiler threads included, instead of the clock.
import { at } from '@quarterdeck/kernel';

/** One thing that is measured: a round does a fixed amount of work and says how many units that was. */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  round(): number;
}

export interface Measured {
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  /** Units per CPU-second of each counted round, in the order of the rounds. */
  readonly rates: readonly number[];
}

const WARM_UPS = 3;

export function measure(rows: readonly Row[], rounds: number, progress: (done: number, of: number) => void): Measured[] {
  const rates = rows.map((): number[] => []);
  for (let round = 0; round < WARM_UPS + rounds; round++) {
    progress(round, WARM_UPS + rounds);
    for (const [i, row] of rows.entries()) {
      const rate = rateOf(row);
      if (round >= WARM_UPS) at(rates, i).push(rate);
    }
  }
  return rows.map(({ id, what, unit }, i) => ({ id, what, unit, rates: at(rates, i) }));
}

function rateOf(row: Row): number {
  const before = process.cpuUsage();
  const units = row.round();
  const { user, system } = process.cpuUsage(before);
  return (units / (user + system)) * 1e6;
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
