// How fast sockets may talk: by person and by address, over all of their sockets.

import { type Allowance, makeAllowance, type Pace, type Ticks } from '../http/allowance.ts';
import type { Limits } from '../settings.ts';

/** Whose socket it is, and where it comes from. */
export interface Caller {
  readonly person: string;
  readonly address: string;
}

/**
 * What becomes of a frame that nobody has read yet: it is read; it is refused in words; it is dropped unread; or its sender has
 * to go.
 */
export type Verdict = 'read' | 'refuse' | 'drop' | 'expel';

export interface Manners {
  weigh(caller: Caller): Verdict;
  /** A sign of life, which costs nothing while there are not too many. */
  weighPulse(caller: Caller): Verdict;
  /** A frame could not be read. */
  misread(caller: Caller): Verdict;
  mayCome(caller: Caller): boolean;
}

/** What is not understood costs as much as so many requests, and so much patience. */
const MISREAD = { requests: 4, patience: 5 } as const;
/** Whoever has used up all patience is shut out for so long, in seconds. */
const SHUT_OUT = 60;

export function makeManners(limits: Limits, ticks: Ticks): Manners {
  const { burst, perSecond, socketsPerPerson } = limits;
  const both = (pace: Pace) => makeBoth(pace, limits.peoplePerAddress, ticks);
  const requests = both({ atOnce: burst, perSecond });
  const refusals = both({ atOnce: burst, perSecond });
  const pulses = both({ atOnce: 4 * socketsPerPerson, perSecond: socketsPerPerson });
  const patience = both({ atOnce: limits.patience, perSecond: 1 });

  function strain(caller: Caller, cost: number): Verdict {
    if (patience.take(caller, cost)) return 'drop';
    patience.bar(caller, SHUT_OUT);
    return 'expel';
  }

  return {
    weigh(caller) {
      if (requests.take(caller, 1)) return 'read';
      return refusals.take(caller, 1) ? 'refuse' : strain(caller, 1);
    },
    weighPulse: (caller) => (pulses.take(caller, 1) ? 'read' : strain(caller, 1)),
    misread(caller) {
      requests.take(caller, MISREAD.requests);
      return strain(caller, MISREAD.patience);
    },
    mayCome: (caller) => patience.has(caller),
  };
}

interface Both {
  take(caller: Caller, cost: number): boolean;
  has(caller: Caller): boolean;
  bar(caller: Caller, seconds: number): void;
}

/** One allowance for the person and a larger one for all who call from the same address. */
function makeBoth({ atOnce, perSecond }: Pace, people: number, ticks: Ticks): Both {
  const ofPerson: Allowance = makeAllowance({ atOnce, perSecond }, ticks);
  const ofAddress: Allowance = makeAllowance({ atOnce: atOnce * people, perSecond: perSecond * people }, ticks);
  return {
    take: ({ person, address }, cost) => ofPerson.take(person, cost) && ofAddress.take(address, cost),
    has: ({ person, address }) => ofPerson.has(person) && ofAddress.has(address),
    // Whoever shares an address with somebody rude is shut out only once that one goes on under other names.
    bar({ person, address }, seconds) {
      ofPerson.bar(person, seconds);
      if (!ofAddress.has(address)) ofAddress.bar(address, seconds);
    },
  };
}
