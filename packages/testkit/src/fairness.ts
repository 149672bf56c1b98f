// A phase's own `draw` must have the distribution of its list and weights: compared by Pearson's chi-square.
import {
  at,
  chanceWeight,
  drawChance,
  type Game,
  type GameTypes,
  isSampled,
  legalMoves,
  type Match,
  quickRng,
  type Rng,
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

/** How likely each move of chance is here, by its own `draw`: every way in which the numbers can fall is tried. */
export function chancesOf<T extends GameTypes>(game: Game<T>, state: T['state']): Map<string, number> {
  const chances = new Map<string, number>();
  const ways: number[][] = [[]];
  for (const way of ways) {
    const { move, share } = drawnBy(game, state, way, ways);
    const phrase = game.notation.print(move);
    chances.set(phrase, (chances.get(phrase) ?? 0) + share);
  }
  return chances;
}

/** Falls as `way` says; where it says nothing, the lowest comes, and the others are put on the list. */
function drawnBy<T extends GameTypes>(game: Game<T>, state: T['state'], way: readonly number[], ways: number[][]) {
  const taken: number[] = [];
  let share = 1;
  const rng: Rng = {
    below(bound) {
      const next = way[taken.length] ?? 0;
      if (taken.length >= way.length) for (let other = 1; other < bound; other++) ways.push([...taken, other]);
      taken.push(next);
      share /= bound;
      return next;
    },
  };
  return { move: drawChance(game, state, rng), share };
}

/** The same, by the list of what chance may do and its weights. */
export function listedChances<T extends GameTypes>(game: Game<T>, state: T['state']): Map<string, number> {
  const moves = legalMoves(game, state, 'chance');
  const total = moves.reduce((sum, move) => sum + chanceWeight(game, state, move), 0);
  return new Map(moves.map((move) => [game.notation.print(move), chanceWeight(game, state, move) / total]));
}

/** What is drawn is as likely as these say, and nothing else comes. */
export function drawsAre<T extends GameTypes>(game: Game<T>, state: T['state'], wanted: ReadonlyMap<string, number>): boolean {
  const found = chancesOf(game, state);
  const isAsLikely = ([phrase, chance]: [string, number]) => Math.abs(chance - (found.get(phrase) ?? 0)) < 1e-9;
  return found.size === wanted.size && [...wanted].every(isAsLikely);
}
