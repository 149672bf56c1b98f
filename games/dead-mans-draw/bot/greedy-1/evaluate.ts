// How good a position is for a player: the chance to win, guessed from the lead and from how much is still to come.
import { at, type Evaluate, isOver, type Seat, top } from '@quarterdeck/kernel';
import { topCard } from '../../src/bank.ts';
import { type Card, cardValue } from '../../src/data/cards.ts';
import type { Trait } from '../../src/data/traits.ts';
import { outcome } from '../../src/outcome.ts';
import { bankOf, pileSize } from '../../src/table.ts';
import type { DeadMansDraw, State } from '../../src/types.ts';
import { missingSuit, stackPoints } from './loot.ts';
import { prospect } from './prospect.ts';
import { TRAIT_WORTH } from './traits.ts';

/** Guesses, found by playing; none of them is a rule. */
const GUESSES = {
  /** Share of the second card of a stack that counts in advance, and points for each card: the top may be shot or stolen. */
  reserve: 0.1,
  depth: 0.1,
  /** How much of the rivals is the best of them; the rest is their average. */
  best: 0.7,
  /** The lead that makes one a favourite: small at the end, large while many cards are to come. */
  calm: 6,
  storm: 2,
  /** Cards of the pile after which a trait has done its work. */
  career: 50,
};

export const evaluate: Evaluate<DeadMansDraw> = (state, seat) => {
  if (isOver(state)) return finalWorth(state, seat);
  const standings = state.banks.map((_, other) => standing(state, other));
  const rivals = standings.filter((_, other) => other !== seat);
  const mean = rivals.reduce((sum, rival) => sum + rival, 0) / rivals.length;
  const lead = at(standings, seat) - (GUESSES.best * Math.max(...rivals) + (1 - GUESSES.best) * mean);
  return 1 / (1 + Math.exp(-lead / (GUESSES.calm + GUESSES.storm * Math.sqrt(pileSize(state)))));
};

function finalWorth(state: State, seat: Seat): number {
  const { winners } = outcome(state);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function standing(state: State, seat: Seat): number {
  let points = 0;
  for (const stack of bankOf(state, seat)) points += stackWorth(state, seat, stack);
  if (state.turn.seat === seat) points += prospect(state);
  const trait = traitOf(state, seat);
  if (trait !== null) points += (TRAIT_WORTH[trait] * pileSize(state)) / GUESSES.career;
  return afloat(state, points);
}

/** Points of one stack, and a little for what lies below. */
function stackWorth(state: State, seat: Seat, stack: readonly Card[]): number {
  const best = topCard(stack);
  if (best === null) return -missingSuit(state);
  const second = cardValue(stack[stack.length - 2] ?? 0);
  return stackPoints(state, seat, stack, best) + GUESSES.reserve * second + GUESSES.depth * stack.length;
}

/** Also the one that was kept but not yet shown. */
function traitOf(state: State, seat: Seat): Trait | null {
  const frame = top(state);
  return (frame?.kind === 'choose-trait' ? frame.kept[seat] : state.traits[seat]) ?? null;
}

/** 7.6, Beneath the Waves: what comes to the limit drowns. */
function afloat(state: State, points: number): number {
  const { variant, components } = state.fixed.options;
  return variant === 'beneath-the-waves' && points >= components.wavesLimit ? components.wavesLimit / 2 - points : points;
}
