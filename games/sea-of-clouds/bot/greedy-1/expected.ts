// Points that a captain may expect in the end: of his loot, and of his crew or of the boarding that is going on.
import type { Seat } from '@quarterdeck/kernel';
import type { State } from '../../src/types.ts';
import { crewWorth } from './crews.ts';
import { pendingWorth } from './pending.ts';
import type { Tally } from './tally.ts';
import { lootWorth } from './worth.ts';

export function expected(state: State, seat: Seat, tallies: readonly Tally[]): number {
  return lootWorth(state, seat, tallies) + (pendingWorth(state, seat) ?? crewWorth(state, seat, tallies));
}
