// Games without an audience, to their end.
import { type Bot, parseContender } from '@quarterdeck/bots';
import {
  type AnyOffer,
  at,
  copyState,
  outcome,
  parseOptions,
  playOut,
  type Rng,
  type Staged,
  sha256Words,
  show,
  start,
} from '@quarterdeck/kernel';
import type { Stretch } from './crew.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';
import { type Answering, playToEnd, rngAt } from './to-end.ts';

/** A part of a simulation; it says everything, so that a worker can do it. */
export interface Job extends Stretch {
  readonly game: string;
  readonly options: object;
  /** One name a seat. */
  readonly bots: readonly string[];
  readonly seed: string;
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
    const state = copyState(fresh);
    const moves = play(offer, state, bots, rngOf(number), limit);
    addGame(tally, moves, outcome(game, state));
    onGame(number + 1 - job.from);
  }
  return tally;
}

/** Each game has its own numbers, so that it does not matter who plays it. */
function rngsOf(seed: string): (number: number) => Rng {
  const [word = 0] = sha256Words(seed);
  return (number) => rngAt(word, number);
}

function playRandomly({ game }: AnyOffer, state: Staged, _bots: readonly Bot[], rng: Rng, limit: number): number {
  return playOut(game, state, rng, limit);
}

function playWithBots(offer: AnyOffer, state: Staged, bots: readonly Bot[], rng: Rng, limit: number): number {
  const answer: Answering = (seat) => at(bots, seat).choose(offer, show(offer.game, state, seat), rng);
  return playToEnd(offer.game, state, rng, answer, limit);
}
