// Games for the tests of the board, entry by entry, in which pirates do more than end their turns.
import { readFileSync } from 'node:fs';
import { type AtWorldsEnd, atWorldsEnd, type Options } from '@quarterdeck/at-worlds-end';
import {
  act,
  advance,
  at,
  type Beat,
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
import { walkThrough } from '@quarterdeck/testkit';

export interface Play {
  readonly start: Match<AtWorldsEnd>;
  steps(): Iterable<Step<AtWorldsEnd>>;
}

const SETTINGS: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { unplayed: 'keep', doubles: 'and-sum' } },
  { seats: 3, options: {} },
  { seats: 3, options: { order: 'seating', lastBattle: 'with-escorts' } },
  { seats: 4, options: {} },
  { seats: 4, options: { unplayed: 'keep' } },
];

/** Whoever is bold fights for everything, who is wary often retreats, who is peaceful waits for the armada. */
const HABITS = ['bold', 'wary', 'peaceful'] as const;
type Habit = (typeof HABITS)[number];

const RANDOM = HABITS.flatMap((habit) => SETTINGS.map((setting) => ({ ...setting, habit }))).map((game, number) => ({
  ...game,
  seed: `chart ${number}`,
  luck: number + 1,
}));
/** Here guards retreat to their flagship. */
const GAMES = [...RANDOM, { seats: 4, options: {}, habit: 'wary', seed: 'guards 40', luck: 41 } as const];
/** What random games seldom meet. */
const KEPT = ['prize', 'withdrawal', 'guards-against-the-armada', 'bribe', 'guard-sent'];

export const PLAYS: readonly Play[] = [
  ...GAMES.map(({ seats, options, habit, seed, luck }): Play => {
    const start = openMatch(atWorldsEnd, { seats, options, seed });
    return { start, steps: () => walk(start, quickRng(luck), habit) };
  }),
  ...KEPT.map(kept),
];

function kept(name: string): Play {
  const text = readFileSync(new URL(`../replays/${name}.record`, import.meta.url), 'utf8');
  const { match } = verifyRecord(text, () => atWorldsEnd);
  const start = openMatch(atWorldsEnd, { seats: match.seats, options: match.options });
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

function walk(start: Match<AtWorldsEnd>, rng: Rng, habit: Habit): Iterable<Step<AtWorldsEnd>> {
  return walkThrough(start, (moves) => chosen(moves, rng, habit));
}

type Type = MoveOf<AtWorldsEnd>['type'];
const IDLE: readonly Type[] = ['end-turn', 'leave-port', 'retreat', 'leave', 'keep-gold', 'let-pass'];
const SELDOM: readonly Type[] = ['bribe', 'post', 'withdraw'];
const FIERCE: readonly Type[] = ['attack', 'attack-convoy'];

/** Who acts meets more of the game than who passes; nobody bids away a fortune. */
function chosen(moves: readonly MoveOf<AtWorldsEnd>[], rng: Rng, habit: Habit): MoveOf<AtWorldsEnd> {
  const retreat = moves.find(({ type }) => type === 'retreat');
  if (habit === 'wary' && retreat !== undefined && rng.below(3) === 0) return retreat;
  const seldom = moves.find(({ type }) => SELDOM.includes(type));
  if (seldom !== undefined && rng.below(2) === 0) return seldom;
  const sober = moves.filter((move) => move.type !== 'bid' || move.gold <= leastBid(moves) + 200);
  const meant = habit === 'peaceful' ? sober.filter(({ type }) => !FIERCE.includes(type)) : sober;
  const busy = meant.filter(({ type }) => !IDLE.includes(type));
  return pick(busy.length > 0 && rng.below(6) > 0 ? busy : meant, rng);
}

function leastBid(moves: readonly MoveOf<AtWorldsEnd>[]): number {
  return Math.min(...moves.flatMap((move) => (move.type === 'bid' ? [move.gold] : [])));
}

/** A step as a viewer is told it: each event with the view of its moment. Rules edit their state on, so that a view is kept as a copy. */
export function beatsOf(before: Match<AtWorldsEnd>, step: Step<AtWorldsEnd>, viewer: Viewer): readonly Beat<AtWorldsEnd>[] {
  const { actor, move } = at(step.match.log, step.match.log.length - 1);
  const state = copyState(before.state);
  const beats: Beat<AtWorldsEnd>[] = [];
  advance(atWorldsEnd, state, actor, move, (happened) => {
    const event = atWorldsEnd.viewEvent(happened, viewer);
    if (event !== null) beats.push({ event, view: structuredClone(atWorldsEnd.view(state, viewer)) });
  });
  return beats;
}
