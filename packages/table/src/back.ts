// Going back: a seat's own last move where that is fair, whatever came after it where everybody agrees.
import { type GameTypes, noUndo, type Seat, stateAfter, undo, undoable } from '@quarterdeck/kernel';
import type { Play } from './play.ts';

export interface Shortened<T extends GameTypes> {
  readonly play: Play<T>;
  /** Up to here the log is as it was. */
  readonly kept: number;
}

/** Without the seat's last move, where that is fair; a Fault says why it is not. */
export function takeBack<T extends GameTypes>(play: Play<T>, seat: Seat): Shortened<T> {
  const kept = undoable(play.match, seat);
  return { play: { ...play, match: undo(play.match, seat), events: play.events.toSpliced(kept, 1), latest: null }, kept };
}

/** As it was before the seat's last move, whatever came after. */
export function cutBack<T extends GameTypes>(play: Play<T>, seat: Seat): Shortened<T> {
  const kept = lastMoveOf(play, seat);
  return { play: cutTo(play, kept), kept };
}

/** How many entries there were before the seat's last move; a Fault where it has made none. */
export function lastMoveOf<T extends GameTypes>({ match }: Play<T>, seat: Seat): number {
  const number = match.log.findLastIndex(({ actor }) => actor === seat);
  if (number < 0) throw noUndo('nothing');
  return number;
}

/** As it was after its first entries. */
export function cutTo<T extends GameTypes>(play: Play<T>, count: number): Play<T> {
  const { match, events } = play;
  const log = match.log.slice(0, count);
  const traces = match.traces.slice(0, count);
  const state = stateAfter(match, count);
  return { ...play, match: { ...match, log, traces, state }, events: events.slice(0, count), latest: null };
}
