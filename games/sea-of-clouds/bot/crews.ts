// What a crew may expect of the next boarding.
import type { Seat } from '@quarterdeck/kernel';
import type { PirateCard } from '../src/data/components.ts';
import { neighboursOf } from '../src/strength.ts';
import { lootCard, trackOf } from '../src/table.ts';
import type { State } from '../src/types.ts';
import { DEED_WORTH, GUESSES } from './guesses.ts';
import type { Tally } from './tally.ts';

/** Turns that each captain still has before the next boarding; none in the middle of one. */
export function turnsToBoarding(state: State): number {
  const next = trackOf(state).boardings.find((island) => island >= state.island) ?? state.island;
  return next - state.island;
}

export function boardingsLeft(state: State): number {
  return trackOf(state).boardings.filter((island) => island >= state.island).length;
}

/** Points that the effects are worth, for the victories that the strengths promise. */
export function crewWorth(state: State, seat: Seat, tallies: readonly Tally[]): number {
  const tally = tallies[seat];
  if (tally === undefined) return 0;
  const odds = neighboursOf(state, seat).map((other) => winOdds(state, tally, tallies[other]));
  const victories = odds.reduce((sum, chance) => sum + chance, 0);
  const any = 1 - odds.reduce((none, chance) => none * (1 - chance), 1);
  let worth = GUESSES.victory * victories;
  for (const [face, count] of tally.faces) {
    const loot = lootCard(state, face);
    if (loot.back === 'pirate') worth += count * deedWorth(loot) * (loot.once ? any : victories);
  }
  return worth;
}

/** Points that one use of an effect is worth. */
export function deedWorth({ does, doubloons }: PirateCard): number {
  return DEED_WORTH[does] + (does === 'steal-doubloons' ? 1.5 * doubloons : doubloons);
}

/** How likely this crew beats that one. */
function winOdds(state: State, own: Tally, other: Tally | undefined): number {
  const mine = strengthIn(state, own);
  const theirs = other === undefined ? null : strengthIn(state, other);
  if (mine === null) return 0;
  const turns = turnsToBoarding(state);
  const lead = mine - (theirs ?? 0) - (theirs === null ? -1 : 0);
  return 1 / (1 + Math.exp(-lead / (GUESSES.spreadNow + GUESSES.spreadPerTurn * turns)));
}

/** The strength of a crew; null without pirates, who alone can win. */
function strengthIn(state: State, tally: Tally): number | null {
  let pirates = 0;
  let strength = 0;
  for (const [face, count] of tally.faces) {
    const loot = lootCard(state, face);
    if (loot.back === 'pirate') pirates += count;
    if (loot.back === 'pirate' || (loot.back === 'object' && loot.class === 'permanent')) strength += count * loot.strength;
  }
  return pirates === 0 ? null : strength;
}
