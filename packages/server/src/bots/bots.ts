// Bots think in worker threads, one core left free for those who serve people.
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BOT_NAMES, parseBot } from '@quarterdeck/bots';
import { type AnyGame, at, type GameTypes, type MoveOf, type Shown } from '@quarterdeck/kernel';
import { Piscina } from 'piscina';
import { makeFairQueue } from './fair-queue.ts';

export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly shown: Shown<GameTypes>;
  readonly luck: number;
  readonly budget: number;
}

export interface Bots {
  readonly names: readonly string[];
  /** Throws a Fault that lists the bots there are. */
  check(bot: string): void;
  /** Questions that wait. */
  readonly waiting: number;
  /** `owner` is the one whose table it is: everybody's bots have their turn, however many tables somebody has. */
  choose(game: AnyGame, bot: string, shown: Shown<GameTypes>, owner: string): Promise<MoveOf<GameTypes>>;
  close(): Promise<void>;
}

/** Beyond its budget a bot gets this long, then it is ended, thread and all. */
const GRACE = 10_000;

export function makeBots(budget: number): Bots {
  const threads = Math.max(1, availableParallelism() - 1);
  const queue = makeFairQueue(threads);
  const pool = new Piscina<Question, MoveOf<GameTypes>>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  return {
    names: BOT_NAMES,
    check: (bot) => {
      parseBot(bot);
    },
    get waiting() {
      return queue.length;
    },
    choose: ({ id }, bot, shown, owner) =>
      queue.add(owner, () =>
        pool.run({ game: id, bot, shown, luck: randomInt(2 ** 32), budget }, { signal: AbortSignal.timeout(budget + GRACE) }),
      ),
    close: () => pool.destroy(),
  };
}

/** What is played where a bot has failed: what the game takes an absent player to choose, or the first move there is. */
export function absentMove(game: AnyGame, { legal }: Shown<GameTypes>): MoveOf<GameTypes> {
  for (const type of game.absent) {
    const move = legal.find((candidate) => candidate.type === type);
    if (move !== undefined) return move;
  }
  return at(legal, 0);
}
