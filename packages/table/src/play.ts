// One game being played: the kernel's match, and what happened in each entry of its log, so that whoever looks on later can be told.
// A value: whatever is done to it makes a new one.
import {
  type Actor,
  actAll,
  type Entry,
  emptied,
  type Game,
  type GameTypes,
  isChanceDue,
  isOver,
  type Match,
  type MoveOf,
  openMatch,
  outcome,
  parseMove,
  type Seat,
  type Setting,
  start,
  waiting,
} from '@quarterdeck/kernel';
import type { Luck } from './luck.ts';
import { type Stretch, stretchFrom, withEntry } from './stretch.ts';

export interface Play<T extends GameTypes> {
  readonly match: Match<T>;
  /** What happened before the first entry, while the table was laid; nothing where the game was taken up in the middle. */
  readonly setup: readonly T['event'][];
  /** The events of each entry of the log. */
  readonly events: readonly (readonly T['event'][])[];
  /** What has happened since a seat last began to move, moment by moment; null where nobody has since it was opened or cut back. */
  readonly latest: Stretch<T> | null;
}

export function openPlay<T extends GameTypes>(game: Game<T>, setting: Setting): Play<T> {
  return newPlay(openMatch(game, setting));
}

/** A match in which nobody has moved. */
export function newPlay<T extends GameTypes>(match: Match<T>): Play<T> {
  return { match, setup: setupEvents(match), events: [], latest: null };
}

function setupEvents<T extends GameTypes>({ game, options, seats, origin }: Match<T>): T['event'][] {
  const events: T['event'][] = [];
  if (origin === null) start(game, options, seats, (event) => events.push(event));
  return events;
}

/** The game that a log leads to, each move checked as if it came from outside. */
export function replay<T extends GameTypes>(play: Play<T>, entries: Iterable<Entry<unknown>>): Play<T> {
  const { match, events } = actAll(play.match, entries);
  return { ...play, match, events: [...play.events, ...events], latest: null };
}

/** A match that was played elsewhere, with the events of its entries. */
export function retold<T extends GameTypes>(match: Match<T>): Play<T> {
  return replay(newPlay(emptied(match)), match.log);
}

/** What was given as one of the moves that the actor may make now; a Fault says why it is none. */
export function readMove<T extends GameTypes>({ match }: Play<T>, actor: Actor, given: unknown): MoveOf<T> {
  return parseMove(match.game, match.state, actor, given);
}

/** One entry of the log, and nothing that follows from it. */
export function follow<T extends GameTypes>(play: Play<T>, actor: Actor, given: unknown): Play<T> {
  return followLegal(play, actor, readMove(play, actor, given));
}

/** The same with a move that was read already, or that chance has drawn: it is not looked for among the legal ones again. */
export function followLegal<T extends GameTypes>(play: Play<T>, actor: Actor, move: MoveOf<T>): Play<T> {
  const before = actor === 'chance' ? (play.latest ?? stretchFrom(play.match)) : stretchFrom(play.match);
  const { match, events, latest } = withEntry(before, play.match, actor, move);
  return { ...play, match, events: [...play.events, events], latest };
}

/** Chance moves until a seat is asked or the game is over. */
export function playChance<T extends GameTypes>(play: Play<T>, luck: Luck<T>): Play<T> {
  let next = play;
  while (isChanceDue(next.match)) next = followLegal(next, 'chance', luck(next.match));
  return next;
}

/** A seat's move, and all that chance answers to it. */
export function playMove<T extends GameTypes>(play: Play<T>, seat: Seat, given: unknown, luck: Luck<T>): Play<T> {
  return playLegal(play, seat, readMove(play, seat, given), luck);
}

/** The same with a move that was read already. */
export function playLegal<T extends GameTypes>(play: Play<T>, seat: Seat, move: MoveOf<T>, luck: Luck<T>): Play<T> {
  return playChance(followLegal(play, seat, move), luck);
}

export function waitingSeats<T extends GameTypes>({ match }: Play<T>): Seat[] {
  return waiting(match.game, match.state).filter((actor) => actor !== 'chance');
}

export function winnersOf<T extends GameTypes>({ match }: Play<T>): readonly Seat[] | null {
  return outcome(match.game, match.state)?.winners ?? null;
}

export function isFinished<T extends GameTypes>({ match }: Play<T>): boolean {
  return isOver(match.state);
}
