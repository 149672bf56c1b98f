// Games for the tests of the board, entry by entry: random ones, and kept ones in which something rare happens.
import { readFileSync } from 'node:fs';
import { act, type Match, type MoveOf, openMatch, pick, quickRng, type Rng, type Step, verifyRecord } from '@quarterdeck/kernel';
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
