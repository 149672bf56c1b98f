// The end (3): coins count, and two points for reaching the goal.
import { closeAll, type Emit, type Outcome } from '@quarterdeck/kernel';
import type { Event, Example, State } from './types.ts';

const GOAL_POINTS = 2;

/** 3.2: whoever has the goal ends the game at once, whatever is open. */
export function watchGoal(state: State, emit: Emit<Event>): void {
  if (state.stack.length === 0 || !state.coins.some((coins) => coins >= state.fixed.options.goal)) return;
  closeAll(state);
  emit({ type: 'ended' });
}

export function outcome(state: State): Outcome<Example['line']> {
  const { goal } = state.fixed.options;
  const points = (coins: number) => coins + (coins >= goal ? GOAL_POINTS : 0);
  const places = state.coins.map((coins) => 1 + state.coins.filter((other) => points(other) > points(coins)).length);
  return {
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    places,
    sheets: state.coins.map((coins) => [
      { line: 'coins', points: coins },
      ...(coins >= goal ? [{ line: 'goal' as const, points: GOAL_POINTS, params: { goal } }] : []),
    ]),
  };
}
