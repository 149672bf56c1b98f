// Allowances: so much at once, then so much a second, for whoever it is. They are measured with a clock that nobody sets: the
// time of day may jump.
import { performance } from 'node:perf_hooks';

/** Milliseconds that only go forward. */
export type Ticks = () => number;
export const ticks: Ticks = () => performance.now();

export interface Pace {
  readonly atOnce: number;
  readonly perSecond: number;
}

export interface Allowance {
  /** Takes so much; whether there was enough. Where there was not, nothing is taken. */
  take(whose: string, cost?: number): boolean;
  /** Whether anything is left. */
  has(whose: string): boolean;
  /** Nothing is left for so many seconds. */
  bar(whose: string, seconds: number): void;
  /** For how many it is kept. */
  readonly size: number;
}

interface Level {
  left: number;
  /** When it was last reckoned. */
  at: number;
}

/** Beyond so many, those whose allowance is full again are forgotten: a fresh one is the same. */
const KEPT = 20_000;

export function makeAllowance({ atOnce, perSecond }: Pace, now: Ticks = ticks): Allowance {
  const levels = new Map<string, Level>();

  function levelOf(whose: string): Level {
    const at = now();
    const known = levels.get(whose);
    if (known !== undefined) {
      known.left = Math.min(atOnce, known.left + ((at - known.at) / 1000) * perSecond);
      known.at = at;
      return known;
    }
    if (levels.size >= KEPT) forgetFull(at);
    const fresh = { left: atOnce, at };
    levels.set(whose, fresh);
    return fresh;
  }

  /** Half of what is kept must go, so that a crowd of strangers cannot make every call walk through all of it. */
  function forgetFull(at: number): void {
    for (const [whose, { left, at: then }] of levels) {
      if (left + ((at - then) / 1000) * perSecond >= atOnce) levels.delete(whose);
    }
    for (const whose of levels.keys()) {
      if (levels.size <= KEPT / 2) return;
      levels.delete(whose);
    }
  }

  return {
    take(whose, cost = 1) {
      const level = levelOf(whose);
      if (level.left < cost) return false;
      level.left -= cost;
      return true;
    },
    has: (whose) => levelOf(whose).left >= Math.min(1, atOnce),
    bar(whose, seconds) {
      levelOf(whose).left = -seconds * perSecond;
    },
    get size() {
      return levels.size;
    },
  };
}

/** So many a minute, all of them at once if need be. */
export function perMinute(count: number): Pace {
  return { atOnce: count, perSecond: count / 60 };
}
