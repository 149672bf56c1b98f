// Games for the tests of the board, entry by entry: random ones, and kept ones in which something rare happens.
import { readFileSync } from 'node:fs';
import {
  act,
  advance,
  at,
  type Beat,
  copy,
  copyState,
  type Match,
  type MoveOf,
  openMatch,
  pick,
  quickRng,
  type Rng,
  type Step,
  type Viewer,
  verifyRecord,
} from '@quarterdeck/kernel';
import { type PiratesOf7Seas, piratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';
import { walkThrough } from '@quarterdeck/testkit';

export interface Play {
  readonly start: Match<PiratesOf7Seas>;
  steps(): Iterable<Step<PiratesOf7Seas>>;
}

const RANDOM = [2, 3, 4].flatMap((seats) =>
  (['automatic', 'owner'] as const).flatMap((unsinkable) =>
    [1, 2].map((number) => ({ seats, options: { unsinkable, stallRounds: 12 }, seed: `${seats} ${unsinkable} ${number}` })),
  ),
);
const KEPT = ['goods-overboard', 'loot-reshuffled', 'wages-paid'];

export const PLAYS: readonly Play[] = [
  ...RANDOM.map((setting, number): Play => {
    const start = openMatch(piratesOf7Seas, setting);
    return { start, steps: () => random(start, quickRng(number + 1)) };
  }),
  ...KEPT.map(kept),
];

/** A game in which characters act rather than pass: at random one meets few sales and curses. */
function random(match: Match<PiratesOf7Seas>, rng: Rng): Iterable<Step<PiratesOf7Seas>> {
  return walkThrough(match, (moves) => chosen(moves, rng));
}

function chosen(moves: readonly MoveOf<PiratesOf7Seas>[], rng: Rng): MoveOf<PiratesOf7Seas> {
  const busy = moves.filter(({ type }) => type !== 'end-turn');
  return pick(busy.length > 0 && rng.below(8) > 0 ? busy : moves, rng);
}

function kept(name: string): Play {
  const text = readFileSync(new URL(`../replays/${name}.record`, import.meta.url), 'utf8');
  const { match } = verifyRecord(text, () => piratesOf7Seas);
  const start = openMatch(piratesOf7Seas, { seats: match.seats, options: match.options });
  return {
    start,
    *steps() {
      let now = start;
      for (const { actor, move } of match.log) {
        const step = act(now, actor, move);
        now = step.match;
        yield step;
      }
    },
  };
}

/** An entry as one viewer is told it, and the match that it leads to. */
export interface ToldStep {
  readonly match: Match<PiratesOf7Seas>;
  readonly beats: readonly Beat<PiratesOf7Seas>[];
}

/** A game as a viewer is told it, entry by entry. */
export function* toldTo(viewer: Viewer, { start, steps }: Play): Iterable<ToldStep> {
  let before = start;
  for (const { match } of steps()) {
    yield { match, beats: beatsOf(before, match, viewer) };
    before = match;
  }
}

/** The state is edited on after each event, so views are copied. */
function beatsOf({ game, state, log }: Match<PiratesOf7Seas>, after: Match<PiratesOf7Seas>, viewer: Viewer): ToldStep['beats'] {
  const beats: Beat<PiratesOf7Seas>[] = [];
  const edited = copyState(state);
  const { actor, move } = at(after.log, log.length);
  advance(game, edited, actor, move, (happened) => {
    const event = game.viewEvent(happened, viewer);
    if (event !== null) beats.push({ event, view: copy(game.view(edited, viewer)) });
  });
  return beats;
}
