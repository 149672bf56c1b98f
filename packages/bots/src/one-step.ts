// One step ahead: each legal move is tried on positions that the view allows, chance runs on until a seat is asked, and
// a judgement says how good that is. The best average wins. greedy-1 chooses by this file, so it stays as it is: a better way to
// choose is another bot.
import {
  advance,
  at,
  copyOf,
  drawChance,
  type Evaluate,
  type Game,
  type GameTypes,
  type MoveOf,
  type Offer,
  pick,
  quickRng,
  type Rng,
  type Seat,
  type Shown,
  waiting,
} from '@quarterdeck/kernel';
import { type Bot, seatOf } from './bot.ts';

/** Positions looked at for one choice, and how often at least and at most each move is tried. */
const LOOKS = 200;
const FEWEST = 12;
const MOST = 100;

/** `by`: the judgement that it goes by. */
export function oneStep(name: string, by: <T extends GameTypes>(offer: Offer<T>) => Evaluate<T>): Bot {
  return { name, choose: (offer, shown, rng, budgetMs) => bestMove(offer.game, by(offer), shown, rng, budgetMs) };
}

/** The move of the highest worth; equal ones are a matter of luck. */
function bestMove<T extends GameTypes>(
  game: Game<T>,
  evaluate: Evaluate<T>,
  shown: Shown<T>,
  rng: Rng,
  budgetMs?: number,
): MoveOf<T> {
  if (shown.legal.length === 1) return at(shown.legal, 0);
  const worths = judge(game, evaluate, shown, rng, budgetMs);
  const best = Math.max(...worths);
  return pick(
    shown.legal.filter((_, i) => at(worths, i) === best),
    rng,
  );
}

/** What each legal move is worth, summed over the same number of trials. */
function judge<T extends GameTypes>(
  game: Game<T>,
  evaluate: Evaluate<T>,
  shown: Shown<T>,
  rng: Rng,
  budgetMs?: number,
): number[] {
  const { legal, view } = shown;
  const seat = seatOf(shown);
  const worths = legal.map(() => 0);
  const trials = Math.min(MOST, Math.max(FEWEST, Math.ceil(LOOKS / legal.length)));
  const deadline = budgetMs === undefined ? Number.POSITIVE_INFINITY : performance.now() + budgetMs;
  for (let trial = 0; trial < trials && (trial === 0 || performance.now() < deadline); trial++) {
    const state = game.determinize(view, rng);
    const luck = rng.below(2 ** 32);
    for (let i = 0; i < legal.length; i++) {
      const own = i + 1 === legal.length ? state : copyOf(game, state); // nobody needs it after the last move
      lookAhead(game, own, seat, at(legal, i), luck);
      worths[i] = at(worths, i) + evaluate(own, seat);
    }
  }
  return worths;
}

/** Plays on until a seat is asked next. All moves of one trial meet the same luck, so that it decides little. */
function lookAhead<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat, move: MoveOf<T>, luck: number): void {
  const rng = quickRng(luck);
  advance(game, state, seat, move);
  while (waiting(game, state).includes('chance')) advance(game, state, 'chance', drawChance(game, state, rng));
}
