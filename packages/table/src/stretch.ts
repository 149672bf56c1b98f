// A stretch of a game, moment by moment: the state at each event. States here are values that share with the one before whatever has not
// changed, so that it is seen at a glance what has.
import {
  type Actor,
  actLegal,
  type Entry,
  type GameTypes,
  keptFrom,
  type Match,
  type MoveOf,
  type Step,
} from '@quarterdeck/kernel';

/** An event, and the state when it happened. */
export interface Moment<T extends GameTypes> {
  readonly event: T['event'];
  readonly state: T['state'];
}

/** Some entries of a log, from the state before them to the one after. */
export interface Stretch<T extends GameTypes> {
  readonly before: T['state'];
  readonly entries: readonly StretchEntry<T>[];
  readonly after: T['state'];
}

interface StretchEntry<T extends GameTypes> {
  readonly number: number;
  readonly actor: Actor;
  readonly moments: readonly Moment<T>[];
}

/** Nothing has happened yet. */
export function stretchFrom<T extends GameTypes>({ state }: Match<T>): Stretch<T> {
  return { before: state, entries: [], after: state };
}

/** A legal move is made, and the stretch is longer by it. */
export function withEntry<T extends GameTypes>(
  { before, entries, after }: Stretch<T>,
  match: Match<T>,
  actor: Actor,
  move: MoveOf<T>,
): Step<T> & { readonly latest: Stretch<T> } {
  const moments: Moment<T>[] = [];
  let now = after;
  const { match: moved, events } = actLegal(match, actor, move, (event, edited) => {
    now = keptFrom(now, edited);
    moments.push({ event, state: now });
  });
  const state = keptFrom(now, moved.state);
  const entry = { number: moved.log.length, actor, moments };
  return { match: { ...moved, state }, events, latest: { before, entries: [...entries, entry], after: state } };
}

/** The entries once more, for who has only the log. */
export function playedBack<T extends GameTypes>(match: Match<T>, entries: readonly Entry<MoveOf<T>>[]): Stretch<T> {
  let step = { match, latest: stretchFrom(match) };
  for (const { actor, move } of entries) step = withEntry(step.latest, step.match, actor, move);
  return step.latest;
}
