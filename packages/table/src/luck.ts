// Where chance takes its moves from: the seed that was promised, a generator, or what was set beforehand.
import { chanceMove, drawChance, type GameTypes, type Match, type MoveOf, type Rng, setChance } from '@quarterdeck/kernel';

/** What chance plays now. */
export type Luck<T extends GameTypes> = (match: Match<T>) => MoveOf<T>;

/** By the seed where one was promised; a game without one has luck that nobody was promised. */
export function luckFrom<T extends GameTypes>(rng: () => Rng): Luck<T> {
  return (match) => (match.seed === null ? drawChance(match.game, match.state, rng()) : chanceMove(match));
}

/** By the seed, and nothing else. */
export function promisedLuck<T extends GameTypes>(match: Match<T>): MoveOf<T> {
  return chanceMove(match);
}

/** What was set for a guided game, in its notation, as soon as it is legal; otherwise as `luck` has it. */
export function setLuck<T extends GameTypes>(chance: readonly string[], luck: Luck<T>): Luck<T> {
  return chance.length === 0 ? luck : (match) => setChance(match, chance) ?? luck(match);
}
