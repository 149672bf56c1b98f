// What a crew may expect of the next boarding.
import { at, type Seat } from '@quarterdeck/kernel';
import type { PirateCard } from '../../src/data/components.ts';
import { neighboursOf } from '../../src/strength.ts';
import { trackOf } from '../../src/table.ts';
import type { State } from '../../src/types.ts';
import { DEED_WORTH, GUESSES } from './guesses.ts';
import type { Tally } from './tally.ts';

/** Turns that each captain still has before the next boarding; none in the middle of one. */
export function turnsToBoarding(state: State): number {
  for (const island of trackOf(state).boardings) if (island >= state.island) return island - state.island;
  return 0;
}

export function boardingsLeft(state: State): number {
  let left = 0;
  for (const island of trackOf(state).boardings) if (island >= state.island) left += 1;
  return left;
}

/** Points that the effects are worth, for the victories that the strengths promise. */
export function crewWorth(state: State, seat: Seat, tallies: readonly Tally[]): number {
  const tally = at(tallies, seat);
  if (tally.pirates === 0) return 0; // who alone can win
  let victories = 0;
  let none = 1;
  for (const other of neighboursOf(state, seat)) {
    const chance = winOdds(state, tally, at(tallies, other));
    victories += chance;
    none *= 1 - chance;
  }
  const any = 1 - none;
  let worth = GUESSES.victory * victories;
  for (const { sort, count } of tally.holdings) {
    if (sort.kind === 'pirate') worth += count * deedWorth(sort.loot) * (sort.loot.once ? any : victories);
  }
  return worth;
}

/** Points that one use of an effect is worth. */
export function deedWorth({ does, doubloons }: PirateCard): number {
  return DEED_WORTH[does] + (does === 'steal-doubloons' ? 1.5 * doubloons : doubloons);
}

/** How likely this crew beats that one; a point is the price of having none. */
function winOdds(state: State, own: Tally, other: Tally): number {
  const lead = other.pirates === 0 ? own.strength + 1 : own.strength - other.strength;
  return 1 / (1 + Math.exp(-lead / (GUESSES.spreadNow + GUESSES.spreadPerTurn * turnsToBoarding(state))));
}
