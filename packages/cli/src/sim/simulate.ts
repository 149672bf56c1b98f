// Games without an audience, to their end.
import { type Bot, parseContender } from '@quarterdeck/bots';
import {
  type AnyOffer,
  advance,
  at,
  copyState,
  drawChance,
  isOver,
  outcome,
  parseOptions,
  playOut,
  quickRng,
  type Rng,
  type Staged,
  sha256Words,
  show,
  start,
  waiting,
} from '@quarterdeck/kernel';
import { addGame, emptyTally, type Tally } from './tally.ts';

/** A part of a simulation; it says everything, so that a worker can do it. */
export interface Job {
  readonly game: string;
  readonly options: object;
  /** One name a seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** Whether bots change seats from game to game; then the tally goes by bot, otherwise by seat. */
  readonly rotates: boolean;
}

export function simulate(offer: AnyOffer, job: Job, onGame: (done: number) => void): Tally {
  const { game } = offer;
  const bots = job.bots.map(parseContender);
  const seats = bots.length;
  const options = parseOptions(game, job.options);
  const limit = game.longest(options, seats);
  const play = bots.every(({ name }) => name === 'random') ? playRandomly : playWithBots;
  const fresh = start(game, options, seats);
  const rngOf = rngsOf(job.seed);
  const tally = emptyTally(seats);
  for (let number = job.from; number < job.to; number++) {
    const competitorAt = (seat: number) => (job.rotates ? (seat + number) % seats : seat);
    const state = copyState(fresh);
    const moves = play(offer, state, (seat) => at(bots, competitorAt(seat)), rngOf(number), limit);
    addGame(tally, moves, outcome(game, state), competitorAt);
    onGame(number + 1 - job.from);
  }
  return tally;
}

/** Each game has its own numbers, so that it does not matter who plays it. */
function rngsOf(seed: string): (number: number) => Rng {
  const [word = 0] = sha256Words(seed);
  return (number) => quickRng((word >>> 11) * 2 ** 32 + number);
}

type Seating = (seat: number) => Bot;

function playRandomly({ game }: AnyOffer, state: Staged, _botAt: Seating, rng: Rng, limit: number): number {
  return playOut(game, state, rng, limit);
}

function playWithBots(offer: AnyOffer, state: Staged, botAt: Seating, rng: Rng, limit: number): number {
  const { game } = offer;
  let moves = 0;
  for (; !isOver(state) && moves < limit; moves++) {
    const actor = at(waiting(game, state), 0);
    const move = actor === 'chance' ? drawChance(game, state, rng) : botAt(actor).choose(offer, show(game, state, actor), rng);
    advance(game, state, actor, move);
  }
  return moves;
}
