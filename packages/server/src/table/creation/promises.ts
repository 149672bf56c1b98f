// Seeds that were promised before their table exists. Whoever sets a table up adds to its luck in the same breath: so that the server
// cannot choose a seed to fit, it says first which one it will be.
import { commitment } from '@quarterdeck/kernel';
import { refusal } from '@quarterdeck/protocol';

export interface Promises {
  /** The fingerprint of a seed that this person's next table may have. */
  make(person: string): string;
  /** The seed, once; a Refused where it was not promised to this person, or too long ago. */
  redeem(person: string, promised: string): string;
}

interface Promised {
  readonly person: string;
  readonly seed: string;
  readonly until: number;
}

const LIFE = 10 * 60_000;
/** So many at once a person, and in all: of too many the oldest are forgotten. */
const OWN = 5;
const ALL = 10_000;

export function makePromises(makeSeed: () => string, now: () => number): Promises {
  const open = new Map<string, Promised>();

  function forget(person: string): void {
    const own = [...open].filter(([, promised]) => promised.person === person);
    for (const [key] of own.slice(0, Math.max(0, own.length - OWN + 1))) open.delete(key);
    for (const key of [...open.keys()].slice(0, Math.max(0, open.size - ALL + 1))) open.delete(key);
  }

  return {
    make(person) {
      forget(person);
      const seed = makeSeed();
      const key = commitment(seed);
      open.set(key, { person, seed, until: now() + LIFE });
      return key;
    },
    redeem(person, promised) {
      const found = open.get(promised);
      if (found === undefined || found.person !== person || found.until < now())
        throw refusal('stale', 'this promise has run out: ask for another');
      open.delete(promised);
      return found.seed;
    },
  };
}
