// Where rules run: on the serving thread, and watched (docs/decisions/0009-rules-on-the-serving-thread.md). The games of the
// catalog with their own components are trusted to come to an end. Where strangers have a say in the rules, by components of
// their own making, `vm` ends what takes too long, at a cost of 0.1 to 0.2 ms a call.
import { Script } from 'node:vm';
import { cpuTime, type Watchdog } from './watchdog.ts';

export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** Whose rules run, and whether they are known to come to an end. */
export interface Trust {
  readonly table: string;
  readonly isTrusted: boolean;
}

export interface Rules {
  /** Runs a piece of rules, which may be begun again: it changes nothing outside. Throws what it throws, or TooSlow. */
  run<R>(trust: Trust, work: () => R): R;
  /** The same for what is told of a move that was made: it is watched, and never begun again. */
  tell<R>(table: string, work: () => R): R;
}

type Settled<R> = { readonly value: R } | { readonly error: unknown };

const DOOR = Symbol.for('quarterdeck.rules');
/** `vm` looks at the clock on the wall, which runs on while the machine does something else: that time is not the rules'. */
const OWN_SHARE = 0.75;
const LONGEST_TRY = 60_000;

export function makeRules(limit: number, watchdog: Watchdog): Rules {
  const script = new Script(`globalThis[Symbol.for('quarterdeck.rules')]()`);

  /** Null where it had to be ended. */
  function attempt<R>(work: () => R, timeout: number): Settled<R> | null {
    const end: { settled: Settled<R> | null } = { settled: null };
    Reflect.set(globalThis, DOOR, () => {
      end.settled = settle(work);
    });
    try {
      script.runInThisContext({ timeout });
    } catch {} // it says only that the time was up, perhaps when the work had just been done
    return end.settled;
  }

  function limited<R>(work: () => R): R {
    for (let timeout = limit; ; timeout = Math.min(2 * timeout, LONGEST_TRY)) {
      const begun = cpuTime();
      const settled = attempt(work, timeout);
      if (settled !== null) return unsettle(settled);
      if (cpuTime() - begun >= limit * OWN_SHARE) throw new TooSlow(`the rules took longer than ${limit} ms`);
    }
  }

  function watched<R>(table: string, work: () => R): R {
    watchdog.enter(table);
    try {
      return work();
    } finally {
      watchdog.leave();
    }
  }

  return {
    run: ({ table, isTrusted }, work) => (isTrusted ? watched(table, work) : limited(work)),
    tell: watched,
  };
}

function settle<R>(work: () => R): Settled<R> {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}

function unsettle<R>(settled: Settled<R>): R {
  if ('error' in settled) throw settled.error;
  return settled.value;
}
