// Random play in place: what simulation, search and the benchmarks run on.
import { at } from './data.ts';
import { type Actor, CHANCE, type Game, type GameTypes } from './game.ts';
import { type AnyPhase, drawFrom, ENDLESS, endless, phaseOf, silent } from './play.ts';
import { pick, type Rng } from './random.ts';
import { trusted } from './trust.ts';

/** Plays at random, chance included, until the game is over or the limit is reached; returns the number of moves. */
export function playOut<T extends GameTypes>(game: Game<T>, state: T['state'], rng: Rng, limit = NO_LIMIT): number {
  const { stack } = state;
  const { kinds, phases } = phaseList(game);
  let moves = 0;
  let resumes = 0;
  game.watch?.(state, silent);
  while (stack.length > 0 && moves < limit) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) break;
    const phase = at(phases, placeOf(frame.kind, kinds));
    const asked = phase.waiting(state, frame);
    if (asked.length === 0) {
      phase.resume?.(state, frame, silent);
      resumes += 1;
      if (resumes > ENDLESS * (moves + 1)) throw endless(frame.kind);
    } else {
      const actor: Actor = asked === CHANCE ? 'chance' : asked.length === 1 ? at(asked, 0) : pick(asked, rng);
      const move =
        typeof actor === 'number' ? pick(phase.legalMoves(state, frame, actor), rng) : drawFrom(phase, state, frame, rng);
      phase.apply(state, frame, move, actor, silent);
      moves += 1;
    }
    game.watch?.(state, silent);
  }
  return moves;
}

const NO_LIMIT = 2 ** 30; // a whole number of the engine's short kind, which infinity is not

/** The phases of a game in two lists of one order: looked for there, a phase is found sooner than by a key that changes. */
interface PhaseList<T extends GameTypes> {
  readonly kinds: readonly string[];
  readonly phases: readonly AnyPhase<T>[];
}

const known = new WeakMap<object, unknown>();

/** It goes with the very object of the phases: a game with others has another list. */
function phaseList<T extends GameTypes>(game: Game<T>): PhaseList<T> {
  const list = known.get(game.phases);
  if (list !== undefined) return trusted(list); // set below, from these very phases
  const kinds = Object.keys(game.phases);
  const made = { kinds, phases: kinds.map((kind) => phaseOf(game, kind)) };
  known.set(game.phases, made);
  return made;
}

function placeOf(kind: string, kinds: readonly string[]): number {
  let place = 0;
  while (place < kinds.length && kinds[place] !== kind) place += 1;
  return place;
}
