// Walking at random through a game.
import {
  type Actor,
  act,
  actChance,
  type GameTypes,
  isOver,
  type Match,
  pick,
  type Rng,
  type Step,
  show,
  waiting,
} from '@quarterdeck/kernel';

export interface RandomStep extends Step<GameTypes> {
  readonly actor: Actor;
}

/** One move by anybody who is waited for; chance draws from the seed of the match. */
export function randomStep(match: Match<GameTypes>, rng: Rng): RandomStep {
  const actor = pick(waiting(match.game, match.state), rng);
  const step = actor === 'chance' ? actChance(match) : act(match, actor, pick(show(match.game, match.state, actor).legal, rng));
  return { ...step, actor };
}

/** Every step from here to the end of the game. */
export function* randomWalk(first: Match<GameTypes>, rng: Rng): Generator<RandomStep> {
  let match = first;
  while (!isOver(match.state)) {
    const step = randomStep(match, rng);
    yield step;
    match = step.match;
  }
}
