// A phase's own `draw` must have the distribution of its list and weights: compared by Pearson's chi-square.
import {
  at,
  chanceWeight,
  drawChance,
  type GameTypes,
  isSampled,
  legalMoves,
  type Match,
  quickRng,
  same,
  waiting,
} from '@quarterdeck/kernel';

export interface Fit {
  readonly decision: string;
  readonly chiSquare: number;
  /** A fair draw exceeds this about once in a million. */
  readonly limit: number;
}

/** How well chance fits its list here, or null where there is nothing to compare. */
export function fitOfChance({ game, state }: Match<GameTypes>, draws: number, seed: number): Fit | null {
  if (!waiting(game, state).includes('chance') || isSampled(game, state)) return null;
  const moves = legalMoves(game, state, 'chance');
  if (moves.length < 2) return null;
  const rng = quickRng(seed);
  const counts = moves.map(() => 0);
  for (let i = 0; i < draws; i++) {
    const drawn = drawChance(game, state, rng);
    const index = moves.findIndex((move) => same(move, drawn));
    counts[index] = at(counts, index) + 1;
  }
  const weights = moves.map((move) => chanceWeight(game, state, move));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chiSquare = counts.reduce((sum, count, i) => {
    const expected = (draws * at(weights, i)) / total;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  return { decision: state.stack.at(-1)?.kind ?? '', chiSquare, limit: upperTail(moves.length - 1) };
}

/** The one-in-a-million quantile of chi-square, by the cube-root approximation of Wilson and Hilferty. */
function upperTail(freedom: number): number {
  const z = 4.7534;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + z * Math.sqrt(spread)) ** 3;
}
