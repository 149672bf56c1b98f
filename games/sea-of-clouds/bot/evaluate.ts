// How good a position is for a captain: what he may expect to score, less what the others may.
import { at, type Evaluate, isOver, type Seat, top } from '@quarterdeck/kernel';
import { SPACES } from '../src/deck.ts';
import { outcome } from '../src/outcome.ts';
import { doubloonsOf } from '../src/scoring.ts';
import type { FrameFor, SeaOfClouds, Space, State } from '../src/types.ts';
import { crewWorth } from './crews.ts';
import { GUESSES } from './guesses.ts';
import { pendingWorth } from './pending.ts';
import { richer, type Tally, tallyOf } from './tally.ts';
import { lootWorth } from './worth.ts';

/** A won game is worth more than any lead. */
const VICTORY = 100;

export const evaluate: Evaluate<SeaOfClouds> = (state, seat) => {
  if (isOver(state)) return finalLead(state, seat);
  const tallies = state.captains.map((_, other) => tallyOf(state, other));
  const worths = tallies.map((_, other) => expected(state, other, tallies));
  return lead(worths, seat) + prospect(state, seat, tallies, at(worths, seat));
};

function expected(state: State, seat: Seat, tallies: readonly Tally[]): number {
  return lootWorth(state, seat, tallies) + (pendingWorth(state, seat) ?? crewWorth(state, seat, tallies));
}

function lead(worths: readonly number[], seat: Seat): number {
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < worths.length; rival++) {
    if (rival === seat) continue;
    sum += at(worths, rival);
    best = Math.max(best, at(worths, rival));
  }
  const mean = sum / (worths.length - 1);
  return at(worths, seat) - GUESSES.best * best - (1 - GUESSES.best) * mean;
}

function finalLead(state: State, seat: Seat): number {
  const { winners } = outcome(state);
  const doubloons = state.captains.map((_, other) => doubloonsOf(state, other));
  return (winners.includes(seat) ? VICTORY : 0) + lead(doubloons, seat) / VICTORY;
}

/**
 * What the turn still promises, if it is this captain's: the share in hand, or what comes after it. A turn that has only begun
 * promises nothing: nobody has chosen it.
 */
function prospect(state: State, seat: Seat, tallies: readonly Tally[], now: number): number {
  const frame = top(state);
  if (frame?.kind === 'lay-loot' && frame.seat === seat) return gainOf(state, seat, tallies, frame.cards, 0, now);
  if (frame?.kind !== 'divide-loot' || frame.seat !== seat || frame.space === 0) return 0;
  return Math.max(shareGain(state, seat, frame.space, tallies, now), hope(state, frame, tallies, now));
}

/** What a share would bring; a card at which nobody has looked counts for nothing. */
function shareGain(state: State, seat: Seat, space: Space, tallies: readonly Tally[], now: number): number {
  const { cards, doubloons } = at(state.spaces, space);
  return gainOf(state, seat, tallies, cards, doubloons, now);
}

/** What is left for who leaves this share too: the top card of the deck, or the next share, if what one knows of it is more. */
function hope(state: State, { seat, space }: FrameFor<'divide-loot'>, tallies: readonly Tally[], now: number): number {
  const last = state.top === null ? 1 : GUESSES.topCard;
  return space + 1 < SPACES.length ? Math.max(last, shareGain(state, seat, space + 1, tallies, now)) : last;
}

/** Points that these cards would bring. */
function gainOf(
  state: State,
  seat: Seat,
  tallies: readonly Tally[],
  cards: readonly number[],
  doubloons: number,
  now: number,
): number {
  const then = tallies.with(seat, richer(state, at(tallies, seat), doubloons, cards));
  return expected(state, seat, then) - now;
}
