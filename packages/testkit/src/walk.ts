// Walking at random through a game.
import {
  type Actor,
  act,
  actChance,
  type GameTypes,
  isChanceDue,
  isOver,
  legalMoves,
  type Match,
  type MoveOf,
  pick,
  type Rng,
  type Step,
  show,
  waiting,
} from '@quarterdeck/kernel';

export interface RandomStep extends Step<GameTypes> {
  readonly actor: Actor;
}

/**
 * One move by anybody who is waited for; chance draws from the seed of the match. Types of moves that are shunned are chosen only
 * where nothing else is legal.
 */
export function randomStep(match: Match<GameTypes>, rng: Rng, shunned: readonly string[] = []): RandomStep {
  const actor = pick(waiting(match.game, match.state), rng);
  if (actor === 'chance') return { ...actChance(match), actor };
  const { legal } = show(match.game, match.state, actor);
  const liked = legal.filter(({ type }) => !shunned.includes(type));
  return { ...act(match, actor, pick(liked.length > 0 ? liked : legal, rng)), actor };
}

/** Every step from here to the end of the game. */
export function* randomWalk(first: Match<GameTypes>, rng: Rng, shunned: readonly string[] = []): Generator<RandomStep> {
  let match = first;
  while (!isOver(match.state)) {
    const step = randomStep(match, rng, shunned);
    yield step;
    match = step.match;
  }
}

/** Every step of a game in which the first who is waited for chooses, and chance draws whenever it is due. */
export function* walkThrough<T extends GameTypes>(
  first: Match<T>,
  choose: (moves: readonly MoveOf<T>[], state: T['state']) => MoveOf<T>,
): Generator<Step<T>> {
  let match = first;
  while (!isOver(match.state)) {
    const { game, state } = match;
    const [actor] = waiting(game, state);
    const step =
      isChanceDue(match) || actor === undefined
        ? actChance(match)
        : act(match, actor, choose(legalMoves(game, state, actor), state));
    match = step.match;
    yield step;
  }
}
