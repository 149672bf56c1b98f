// A game at a table: the kernel's match, with what happened in each entry, so that whoever returns can be told.
import { randomInt } from 'node:crypto';
import timers from 'node:timers/promises';
import {
  type AnyGame,
  act,
  actAll,
  actChance,
  actLegal,
  at,
  drawChance,
  type Entry,
  type GameTypes,
  isChanceDue,
  isOver,
  type Match,
  type MoveOf,
  openMatch,
  outcome,
  parseMove,
  quickRng,
  type Seat,
  type Shown,
  type Step,
  show,
  showEvents,
  stateAfter,
  undo,
  undoable,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import type { Heard } from '@quarterdeck/protocol';
import type { EntryRow, SeatRow, TableRow } from '../storage/schema.ts';

type Event = GameTypes['event'];

export interface Play {
  readonly match: Match<GameTypes>;
  /** The events of each entry of the log. */
  readonly events: readonly (readonly Event[])[];
}

/** A game that nobody has moved in. Its luck is fixed by the seed and by what the seats have added to it. */
export function openPlay(game: AnyGame, row: Pick<TableRow, 'options' | 'seed'>, seats: readonly Pick<SeatRow, 'nonce'>[]): Play {
  const nonces = seats.map(({ nonce }) => nonce);
  const setting = { options: JSON.parse(row.options), seats: seats.length, seed: seedOf(row), nonces };
  return { match: openMatch(game, setting), events: [] };
}

/** Null where the game came as a record without a seed: its luck was never promised. */
export function seedOf({ seed }: Pick<TableRow, 'seed'>): string | null {
  return seed === '' ? null : seed;
}

/** Entries that are played again in one go: few enough that nobody else waits for them. */
const SLICE = 100;

/** Plays a log again from where a game stands, slice by slice; between two of them others have their turn. */
export async function replay(opened: Play, entries: readonly EntryRow[], run: (work: () => Play) => Play): Promise<Play> {
  let play = opened;
  for (let from = 0; from < entries.length; from += SLICE) {
    if (from > 0) await timers.setImmediate();
    const slice = entries.slice(from, from + SLICE);
    const before = play;
    play = run(() => replaySlice(before, slice));
  }
  return play;
}

function replaySlice(before: Play, slice: readonly EntryRow[]): Play {
  const { match, events } = actAll(before.match, slice.map(entryOf));
  return { match, events: [...before.events, ...events] };
}

export function entryOf({ actor, move }: Pick<EntryRow, 'actor' | 'move'>): Entry<unknown> {
  return { actor: actor === 'chance' ? actor : Number(actor), move: JSON.parse(move) };
}

/** What was sent as one of the moves that the seat may make now; a Fault says why it is none. */
export function readMove({ match }: Play, seat: Seat, given: unknown): MoveOf<GameTypes> {
  return parseMove(match.game, match.state, seat, given);
}

/** A seat's legal move, and all that chance answers to it. */
export function playMove(play: Play, seat: Seat, move: MoveOf<GameTypes>): Play {
  return playChance(extend(play, actLegal(play.match, seat, move)));
}

export function playChance(play: Play): Play {
  let next = play;
  while (isChanceDue(next.match)) next = extend(next, chanceStep(next.match));
  return next;
}

function chanceStep(match: Match<GameTypes>): Step<GameTypes> {
  if (match.seed !== null) return actChance(match);
  return act(match, 'chance', drawChance(match.game, match.state, quickRng(randomInt(2 ** 32))));
}

function extend(play: Play, { match, events }: Step<GameTypes>): Play {
  return { match, events: [...play.events, events] };
}

export interface Shortened {
  /** The game without what is taken back; the rules work it out. */
  play(): Play;
  /** Up to here the log is as it was. */
  readonly kept: number;
}

/** Without the seat's last move, where that is fair. */
export function takeBack(play: Play, seat: Seat): Shortened {
  const kept = undoable(play.match, seat);
  return { kept, play: () => ({ match: undo(play.match, seat), events: play.events.toSpliced(kept, 1) }) };
}

/** The game as it was before the seat's last move, whatever came after. Null if it has not moved. */
export function cutBack({ match, events }: Play, seat: Seat): Shortened | null {
  const kept = match.log.findLastIndex(({ actor }) => actor === seat);
  return kept < 0 ? null : { kept, play: () => ({ match: cutTo(match, kept), events: events.slice(0, kept) }) };
}

function cutTo(match: Match<GameTypes>, kept: number): Match<GameTypes> {
  return { ...match, log: match.log.slice(0, kept), traces: match.traces.slice(0, kept), state: stateAfter(match, kept) };
}

export function entryRows(table: string, { match }: Play, from: number, time: number): EntryRow[] {
  return match.log.slice(from).map(({ actor, move }, i) => ({
    table_id: table,
    number: from + i + 1,
    actor: String(actor),
    move: JSON.stringify(move),
    time,
  }));
}

export function waitingSeats({ match }: Play): Seat[] {
  return waiting(match.game, match.state).filter((actor) => actor !== 'chance');
}

export function winnersOf({ match }: Play): readonly Seat[] | null {
  return outcome(match.game, match.state)?.winners ?? null;
}

export function isFinished({ match }: Play): boolean {
  return isOver(match.state);
}

export type Views = ReadonlyMap<Viewer, Shown<GameTypes>>;

export function viewsOf({ match }: Play, viewers: Iterable<Viewer>): Views {
  return new Map([...viewers].map((viewer) => [viewer, show(match.game, match.state, viewer)]));
}

/** The entries after `since`, as this viewer may know them. */
export function heardBy({ match, events }: Play, viewer: Viewer, since: number): Heard[] {
  return events.slice(since).map((happened, i) => ({
    number: since + i + 1,
    actor: at(match.log, since + i).actor,
    events: showEvents(match.game, happened, viewer),
  }));
}
