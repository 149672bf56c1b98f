// By a game's own judgement, one step ahead.
import { type Evaluate, Fault, type GameTypes, type Offer } from '@quarterdeck/kernel';
import { oneStep } from './one-step.ts';

/** By the game's usual judgement. */
export const greedy = oneStep('greedy', ({ evaluate }) => evaluate);

/** By the game's sharper judgement; where a game has none, the same as greedy. */
export const shrewd = oneStep('shrewd', sharpest);

export function sharpest<T extends GameTypes>({ evaluate, shrewd }: Offer<T>): Evaluate<T> {
  return shrewd ?? evaluate;
}

/** Greedy and shrewd with the judgements that each game began with: what others are measured by, for good. */
export const greedy1 = oneStep('greedy-1', (offer) => yardstickOf(offer).evaluate);
export const shrewd1 = oneStep('shrewd-1', (offer) => yardstickOf(offer).shrewd ?? yardstickOf(offer).evaluate);

function yardstickOf<T extends GameTypes>({ game, yardstick }: Offer<T>) {
  if (yardstick === undefined) throw new Fault('unknown-bot', `${game.id} has no judgement to measure by`);
  return yardstick;
}
