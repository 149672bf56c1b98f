// How good a position is for a player: what he may expect to score, less what the others may.
import { at, type Evaluate, isOver, type Seat } from '@quarterdeck/kernel';
import { outcome } from '../../src/outcome.ts';
import { pointsOf } from '../../src/scoring.ts';
import type { PiratesOf7Seas, State } from '../../src/types.ts';
import { GUESSES } from './guesses.ts';
import { promiseOf } from './prospects.ts';
import { raidUnderWay } from './raids.ts';
import { spoilsToCome } from './spoils.ts';
import { worthOf } from './worth.ts';

/** Equal points are not an equal end (8.5). Less than a chest: else the bot would hurry to the end and leave its last chests and gifts. */
const VICTORY = 0.5;

export const evaluate: Evaluate<PiratesOf7Seas> = (state, seat) => {
  if (isOver(state)) return finalLead(state, seat);
  const worths = state.players.map((player, other) => worthOf(state, player) + underWay(state, other));
  return lead(worths, seat) + promiseOf(state, seat);
};

/** A raid that is not over: before the throw what it promises, after it what it has brought. */
function underWay(state: State, seat: Seat): number {
  const frame = state.stack.at(-1);
  return frame?.kind === 'send-ships' ? raidUnderWay(state, seat, frame) : spoilsToCome(state, seat);
}

function lead(worths: readonly number[], seat: Seat): number {
  const rivals = worths.filter((_, other) => other !== seat);
  const mean = rivals.reduce((sum, worth) => sum + worth, 0) / rivals.length;
  return at(worths, seat) - GUESSES.best * Math.max(...rivals) - (1 - GUESSES.best) * mean;
}

function finalLead(state: State, seat: Seat): number {
  const isWinner = outcome(state).winners.includes(seat);
  return (isWinner ? VICTORY : 0) + lead(state.players.map(pointsOf), seat);
}
