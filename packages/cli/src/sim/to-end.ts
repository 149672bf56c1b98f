// One game to its end, whoever answers.
import {
  type AnyGame,
  advance,
  at,
  drawChance,
  type GameTypes,
  isOver,
  type MoveOf,
  quickRng,
  type Rng,
  type Seat,
  type Staged,
  waiting,
} from '@quarterdeck/kernel';

export type Answering = (seat: Seat) => MoveOf<GameTypes>;

/** Plays until the game is over or the limit is reached; returns the number of moves. */
export function playToEnd(game: AnyGame, state: Staged, chance: Rng, answer: Answering, limit: number): number {
  let moves = 0;
  for (; !isOver(state) && moves < limit; moves++) {
    const actor = at(waiting(game, state), 0);
    advance(game, state, actor, actor === 'chance' ? drawChance(game, state, chance) : answer(actor));
  }
  return moves;
}

/** The numbers of one game among many: a word of the seed, and which game it is. */
export function rngAt(word: number, number: number): Rng {
  return quickRng((word >>> 11) * 2 ** 32 + number);
}
