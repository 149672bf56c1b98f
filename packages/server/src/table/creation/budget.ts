// What each person may spend of something: so much at once, then so much an hour, by a clock that nobody sets.
import { performance } from 'node:perf_hooks';

export interface Budget {
  /** False, and nothing is spent, where it is not enough. */
  spend(person: string, amount?: number): boolean;
}

const HOUR = 3_600_000;
/** People that are remembered before those who have everything again are forgotten. */
const MANY = 10_000;

export function makeBudget(burst: number, perHour: number, now: () => number = () => performance.now()): Budget {
  const purses = new Map<string, { left: number; at: number }>();
  const leftOf = (person: string): number => {
    const purse = purses.get(person);
    return purse === undefined ? burst : Math.min(burst, purse.left + ((now() - purse.at) / HOUR) * perHour);
  };

  function forgetFull(): void {
    for (const person of purses.keys()) if (leftOf(person) >= burst) purses.delete(person);
  }

  return {
    spend(person, amount = 1) {
      const left = leftOf(person) - amount;
      if (left < 0) return false;
      if (purses.size >= MANY) forgetFull();
      purses.set(person, { left, at: now() });
      return true;
    },
  };
}
