// What a viewer is told of a game: the position now or then, and what happened, never more than they may know.
import { type Actor, at, type GameTypes, type Shown, show, showEvents, stateAfter, type Viewer } from '@quarterdeck/kernel';
import type { Play } from './play.ts';

/** One entry of the log as a viewer heard it: who moved, and what happened. Never the move itself, which may be secret. */
export interface Heard<E> {
  readonly number: number;
  readonly actor: Actor;
  readonly events: E[];
}

/** The entries after `since`, as this viewer may know them. */
export function heardBy<T extends GameTypes>(play: Play<T>, viewer: Viewer, since: number): Heard<T['event']>[] {
  const { match, events } = play;
  return events.slice(since).map((_, i) => ({
    number: since + i + 1,
    actor: at(match.log, since + i).actor,
    events: showEvents(match.game, happenedAt(play, since + i), viewer),
  }));
}

/** Entries are numbered from 1, and a log is as long as it has entries: what happened at set-up is told with the first. */
function happenedAt<T extends GameTypes>({ setup, events }: Play<T>, index: number): readonly T['event'][] {
  return index === 0 && setup.length > 0 ? [...setup, ...at(events, 0)] : at(events, index);
}

export function shownTo<T extends GameTypes>({ match }: Play<T>, viewer: Viewer): Shown<T> {
  return show(match.game, match.state, viewer);
}

/** An earlier position with the eyes of now; beyond the last entry the present one. */
export function reviewed<T extends GameTypes>({ match }: Play<T>, number: number, viewer: Viewer): Shown<T> {
  const count = Math.max(0, Math.min(number, match.log.length));
  return show(match.game, count === match.log.length ? match.state : stateAfter(match, count), viewer);
}
