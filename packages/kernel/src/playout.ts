// Random play in place: what simulation, search and the benchmarks run on.
import type { Actor, Game, GameTypes } from './game.ts';
import { drawFrom, phaseOf, silent } from './play.ts';
import { pick, type Rng } from './random.ts';

/** Plays at random, chance included, until the game is over or the limit is reached; returns the number of moves. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  rng: Rng,
  limit = Number.POSITIVE_INFINITY,
): number {
  const { stack } = state;
  let moves = 0;
  game.watch?.(state, silent);
  while (stack.length > 0 && moves < limit) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) break;
    const phase = phaseOf(game, frame.kind);
    const asked = phase.waiting(state, frame);
    if (asked.length === 0) {
      phase.resume?.(state, frame, silent);
    } else {
      const actor: Actor = asked.length === 1 ? (asked[0] ?? 'chance') : pick(asked, rng);
      const move = actor === 'chance' ? drawFrom(phase, state, frame, rng) : pick(phase.legalMoves(state, frame, actor), rng);
      phase.apply(state, frame, move, actor, silent);
      moves += 1;
    }
    game.watch?.(state, silent);
  }
  return moves;
}
