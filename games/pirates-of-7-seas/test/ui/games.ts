// Random games for the tests of the board, entry by entry.
import {
  act,
  actChance,
  isChanceDue,
  isOver,
  legalMoves,
  type Match,
  type MoveOf,
  openMatch,
  pick,
  quickRng,
  type Rng,
  waiting,
} from '@quarterdeck/kernel';
import { type Event, type PiratesOf7Seas, piratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';

export interface Step {
  readonly match: Match<PiratesOf7Seas>;
  readonly events: readonly Event[];
}

/** Different seat counts and rulings; short, so that many fit. */
export const SETTINGS = [2, 3, 4].flatMap((seats) =>
  (['automatic', 'owner'] as const).flatMap((unsinkable) =>
    [1, 2].map((number) => ({ seats, options: { unsinkable, stallRounds: 12 }, seed: `${seats} ${unsinkable} ${number}` })),
  ),
);
export type Setting = (typeof SETTINGS)[number];

export function opened(setting: Setting): Match<PiratesOf7Seas> {
  return openMatch(piratesOf7Seas, setting);
}

/** A game in which characters act rather than pass: at random one meets few sales and curses. */
export function* game(match: Match<PiratesOf7Seas>, seed: number): Generator<Step> {
  const rng = quickRng(seed);
  let now = match;
  while (!isOver(now.state)) {
    const [actor] = waiting(piratesOf7Seas, now.state);
    const step =
      isChanceDue(now) || actor === undefined
        ? actChance(now)
        : act(now, actor, chosen(legalMoves(piratesOf7Seas, now.state, actor), rng));
    now = step.match;
    yield { match: now, events: step.events };
  }
}

function chosen(moves: readonly MoveOf<PiratesOf7Seas>[], rng: Rng): MoveOf<PiratesOf7Seas> {
  const busy = moves.filter(({ type }) => type !== 'end-turn');
  return pick(busy.length > 0 && rng.below(8) > 0 ? busy : moves, rng);
}
