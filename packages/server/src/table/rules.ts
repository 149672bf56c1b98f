// Rules with a time limit, so that a fault in one table cannot stop the others. The limit costs about 0.2 ms a call
// (a watchdog thread is started each time), so that all calls that come in one turn of the event loop share one.
import { performance } from 'node:perf_hooks';
import { Script } from 'node:vm';
import { at } from '@quarterdeck/kernel';

export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

export interface Rules {
  /** Runs a synchronous piece of rules; the promise fails with what it throws, or with TooSlow. */
  run<R>(work: () => R): Promise<R>;
}

interface Job {
  work(): void;
  fail(error: unknown): void;
}

/** Jobs that share one limit: few enough that honest ones never come near it together. */
const BATCH = 128;
/** Batches begin no sooner after each other than this, in milliseconds: under load more share a watchdog, and a commit. */
const PACE = 4;
const DOOR = Symbol.for('quarterdeck.rules');

export function makeRules(limit: number): Rules {
  const waiting: Job[] = [];
  const door: { enter: () => void } = { enter: () => {} };
  Reflect.set(globalThis, DOOR, door);
  const script = new Script(`globalThis[Symbol.for('quarterdeck.rules')].enter()`);

  let begun = Number.NEGATIVE_INFINITY;

  function drainSoon(): void {
    const rest = begun + PACE - performance.now();
    if (rest <= 0 || waiting.length > BATCH) setImmediate(drain);
    else setTimeout(drain, rest);
  }

  function drain(): void {
    begun = performance.now();
    const batch = waiting.splice(0, BATCH);
    if (waiting.length > 0) drainSoon();
    let next = 0;
    door.enter = () => {
      for (; next < batch.length; next++) at(batch, next).work();
    };
    while (next < batch.length) {
      Reflect.set(globalThis, DOOR, door);
      try {
        script.runInThisContext({ timeout: limit });
      } catch {
        at(batch, next).fail(new TooSlow(`the rules took longer than ${limit} ms`));
        next += 1;
      }
    }
  }

  return {
    run: <R>(work: () => R) =>
      new Promise<R>((resolve, reject) => {
        waiting.push({ work: () => settle(work, resolve, reject), fail: reject });
        if (waiting.length === 1) drainSoon();
      }),
  };
}

function settle<R>(work: () => R, resolve: (value: R) => void, reject: (error: unknown) => void): void {
  try {
    resolve(work());
  } catch (error) {
    reject(error);
  }
}
