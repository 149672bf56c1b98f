// How good a position is for a captain: what he may expect to score, and a little of what the others may not.
import { at, type Evaluate, isOver, type Seat, scores } from '@quarterdeck/kernel';
import { outcome } from '../../src/outcome.ts';
import type { SeaOfClouds, State } from '../../src/types.ts';
import { expected } from './expected.ts';
import { GUESSES } from './guesses.ts';
import { tallyOf } from './tally.ts';
import { type CostOf, turnPromise } from './turn.ts';

/** Decides between equals. */
const VICTORY = 1;

/** Plays for points of his own: what the rivals get weighs only where it costs nothing. */
export const evaluate = judgement(GUESSES.spite);

/** Plays for the lead: minds what the rivals get, and so what is left to them on the shares. */
export const shrewd = judgement(1);

/** `rivals`: how much a point of theirs weighs against an own one. */
function judgement(rivals: number): Evaluate<SeaOfClouds> {
  return (state, seat) => {
    if (isOver(state)) return finalLead(state, seat, rivals);
    const tallies = state.captains.map((_, other) => tallyOf(state, other));
    const worths = tallies.map((_, other) => expected(state, other, tallies));
    const now = lead(worths, seat, rivals);
    const costOf: CostOf = (next, gain) => now - lead(worths.with(next, at(worths, next) + gain), seat, rivals);
    return now + turnPromise(state, seat, tallies, costOf);
  };
}

function lead(worths: readonly number[], seat: Seat, rivals: number): number {
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < worths.length; rival++) {
    if (rival === seat) continue;
    sum += at(worths, rival);
    best = Math.max(best, at(worths, rival));
  }
  const mean = sum / (worths.length - 1);
  return at(worths, seat) - rivals * (GUESSES.best * best + (1 - GUESSES.best) * mean);
}

/** As before the end, so that a move that ends the game can be weighed against one that does not. */
function finalLead(state: State, seat: Seat, rivals: number): number {
  const end = outcome(state);
  return lead(scores(end), seat, rivals) + (end.winners.includes(seat) ? VICTORY : 0);
}
