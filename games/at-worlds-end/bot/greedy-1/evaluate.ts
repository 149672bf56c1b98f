// How good a position is for a pirate: what he may expect, less what the others may.
import { at, type Evaluate, type Seat } from '@quarterdeck/kernel';
import type { AtWorldsEnd, State } from '../../src/types.ts';
import { prospectOf } from './conquest.ts';
import { armadaWorth, dangerOf } from './dangers.ts';
import { battleWorth } from './fights.ts';
import { GUESSES } from './guesses.ts';
import { withPurchases } from './pending.ts';
import { holdingsOf, type Scan, scan } from './worth.ts';

export const evaluate: Evaluate<AtWorldsEnd> = (state, seat) => {
  if (state.end !== null) return finalWorth(state, seat);
  return withPurchases(state, seat, () => position(state, seat));
};

function position(state: State, seat: Seat): number {
  const now = scan(state);
  const worths = state.pirates.map((_, other) => standing(now, other));
  return lead(worths, seat) + prospectOf(now, seat) + armadaWorth(now, seat);
}

function finalWorth({ end }: State, seat: Seat): number {
  if (end?.winner === seat) return GUESSES.victory;
  return end?.winner === null ? -GUESSES.victory / 2 : -GUESSES.victory;
}

function standing(now: Scan, seat: Seat): number {
  const { battle, pirates } = now.state;
  const { hero } = at(pirates, seat);
  const fight = battle === null ? 0 : battleWorth(now, battle, seat);
  return holdingsOf(now, seat) - dangerOf(now, seat) + fight + (hero === null ? 0 : GUESSES.hero[hero]);
}

function lead(worths: readonly number[], seat: Seat): number {
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < worths.length; rival++) {
    if (rival === seat) continue;
    sum += at(worths, rival);
    best = Math.max(best, at(worths, rival));
  }
  return at(worths, seat) - GUESSES.best * best - ((1 - GUESSES.best) * sum) / (worths.length - 1);
}
