// A game being played: its log, and the state that the log leads to. The log is the game; the state is a cache.
import { at } from './data.ts';
import { commitment, fairRng, luckOf, type Nonces, parseSeed } from './fair.ts';
import { Fault } from './fault.ts';
import type { Actor, Game, GameTypes, MoveOf, Seat } from './game.ts';
import { parseOptions, parseSeats } from './options.ts';
import { advance, copyState, drawChance, isOver, parseMove, silent, start, waiting } from './play.ts';

export interface Entry<M> {
  readonly actor: Actor;
  readonly move: M;
}

/** What the log remembers of a move besides: how far it can be taken back. */
interface Trace {
  /** Something hidden was shown to someone. */
  readonly reveals: boolean;
  /** It was one of several answers to one question, and others are still owed. */
  readonly isCommitment: boolean;
}

export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly seats: number;
  /** Null where chance was played by hand or the seed is not known here. */
  readonly seed: string | null;
  readonly commitment: string | null;
  /** What the seats have added to the seed; empty where nobody could. */
  readonly nonces: Nonces;
  /** Where the log begins; null at the set-up, which the options tell. */
  readonly origin: T['state'] | null;
  readonly log: readonly Entry<MoveOf<T>>[];
  readonly traces: readonly Trace[];
  readonly state: T['state'];
}

export interface Step<T extends GameTypes> {
  readonly match: Match<T>;
  readonly events: readonly T['event'][];
}

export interface Setting {
  readonly options?: unknown;
  readonly seats: unknown;
  readonly seed?: string | null;
  readonly commitment?: string | null;
  readonly nonces?: Nonces;
}

/** A game that is taken up in the middle: how it came there is not known. */
export interface Taken<T extends GameTypes> {
  readonly options: T['options'];
  readonly seats: number;
  readonly state: T['state'];
}

export function takeUp<T extends GameTypes>(game: Game<T>, { options, seats, state }: Taken<T>): Match<T> {
  return { game, options, seats, seed: null, commitment: null, nonces: [], origin: state, log: [], traces: [], state };
}

export function openMatch<T extends GameTypes>(game: Game<T>, setting: Setting): Match<T> {
  const options = parseOptions(game, setting.options ?? {});
  const seats = parseSeats(game, options, setting.seats);
  const seed = setting.seed == null ? null : parseSeed(setting.seed);
  const promised = setting.commitment ?? (seed === null ? null : commitment(seed));
  const nonces = setting.nonces ?? [];
  const state = start(game, options, seats);
  return { game, options, seats, seed, commitment: promised, nonces, origin: null, log: [], traces: [], state };
}

/** Plays a move from outside, after checking it. */
export function act<T extends GameTypes>(match: Match<T>, actor: Actor, given: unknown): Step<T> {
  return actLegal(match, actor, parseMove(match.game, match.state, actor, given));
}

/** Plays the next move of chance, drawn from the seed. */
export function actChance<T extends GameTypes>(match: Match<T>): Step<T> {
  return actLegal(match, 'chance', chanceMove(match));
}

/** What chance must play now by the seed and what was added to it. */
export function chanceMove<T extends GameTypes>(match: Match<T>): MoveOf<T> {
  if (match.seed === null) throw new Fault('no-seed', 'this game has no seed: play the moves of chance by hand');
  return drawChance(match.game, match.state, fairRng(luckOf(match.seed, match.nonces), match.log.length + 1));
}

export function isChanceDue<T extends GameTypes>(match: Match<T>): boolean {
  return waiting(match.game, match.state).includes('chance');
}

/** Sees each event with the state at that moment, which is edited on. */
export type Witness<T extends GameTypes> = (event: T['event'], state: T['state']) => void;

/** Plays a move that is known to be legal. */
export function actLegal<T extends GameTypes>(
  match: Match<T>,
  actor: Actor,
  move: MoveOf<T>,
  witness: Witness<T> = silent,
): Step<T> {
  const state = copyState(match.state);
  const { events, trace } = advanceTraced(match.game, state, actor, move, witness);
  const next = { ...match, state, log: [...match.log, { actor, move }], traces: [...match.traces, trace] };
  return { match: next, events };
}

/** Plays a legal move on the state itself, and keeps what the log remembers of it. */
function advanceTraced<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  actor: Actor,
  move: MoveOf<T>,
  witness: Witness<T> = silent,
) {
  const events: T['event'][] = [];
  const asked = waiting(game, state).length;
  const depth = state.stack.length;
  advance(game, state, actor, move, (event) => {
    events.push(event);
    witness(event, state);
  });
  const isCommitment = asked > 1 && state.stack.length === depth && waiting(game, state).length === asked - 1;
  const trace: Trace = { reveals: events.some((event) => game.reveals.includes(event.type)), isCommitment };
  return { events, trace };
}

/** Plays a whole log, each move checked as if it came from outside; with the events of each entry. */
export function actAll<T extends GameTypes>(
  match: Match<T>,
  entries: Iterable<Entry<unknown>>,
): { readonly match: Match<T>; readonly events: readonly (readonly T['event'][])[] } {
  const { game } = match;
  const state = copyState(match.state);
  const log = match.log.slice();
  const traces = match.traces.slice();
  const told: (readonly T['event'][])[] = [];
  for (const { actor, move: given } of entries) {
    const move = parseMove(game, state, actor, given);
    const { events, trace } = advanceTraced(game, state, actor, move);
    log.push({ actor, move });
    traces.push(trace);
    told.push(events);
  }
  return { match: { ...match, state, log, traces }, events: told };
}

/** The match as it was before its first entry. */
export function emptied<T extends GameTypes>(match: Match<T>): Match<T> {
  return { ...match, log: [], traces: [], state: beginningOf(match) };
}

/**
 * Whether the log has gone on since a seat looked at its first `seen` entries, in a way that matters to the seat. Other
 * seats' answers to a question that is still open to several do not: they change nothing yet.
 */
export function isStale<T extends GameTypes>({ log, traces }: Match<T>, seat: Seat, seen: number): boolean {
  if (seen > log.length) return true;
  return log.slice(seen).some(({ actor }, i) => actor === seat || !at(traces, seen + i).isCommitment);
}

/** Why a seat may not take back its last move; players read it in their language, programs as it stands here. */
export const UNDO_REFUSALS = {
  over: 'the game is over',
  chance: 'chance has moved since',
  reveal: 'something hidden has been shown since',
  'other-seat': 'another seat has moved since',
  nothing: 'there is nothing to take back',
} as const;
export type UndoRefusal = keyof typeof UNDO_REFUSALS;

export function noUndo(why: UndoRefusal): Fault {
  return new Fault('no-undo', UNDO_REFUSALS[why], null, why);
}

/**
 * The number of the entry that the seat may take back, counted from 0, or why it may not. Its own last move, unless
 * since then chance has moved, something hidden was shown to someone, or another seat has moved; other seats'
 * answers to a question that is still open to several do not count, since they change nothing yet.
 */
export function findUndo<T extends GameTypes>(match: Match<T>, seat: Seat): number | UndoRefusal {
  if (isOver(match.state)) return 'over';
  for (let number = match.log.length - 1; number >= 0; number--) {
    const { actor } = at(match.log, number);
    const trace = at(match.traces, number);
    if (actor === 'chance') return 'chance';
    if (trace.reveals) return 'reveal';
    if (actor === seat) return number;
    if (!trace.isCommitment) return 'other-seat';
  }
  return 'nothing';
}

export function undoable<T extends GameTypes>(match: Match<T>, seat: Seat): number {
  const found = findUndo(match, seat);
  if (typeof found === 'string') throw noUndo(found);
  return found;
}

/** The match without the seat's last move. */
export function undo<T extends GameTypes>(match: Match<T>, seat: Seat): Match<T> {
  const number = undoable(match, seat);
  const log = match.log.toSpliced(number, 1);
  return { ...match, log, traces: match.traces.toSpliced(number, 1), state: stateAfter({ ...match, log }, log.length) };
}

/** The state before the first entry. */
function beginningOf<T extends GameTypes>({ game, options, seats, origin }: Match<T>): T['state'] {
  return origin === null ? start(game, options, seats) : copyState(origin);
}

/** The state after the first `count` entries. */
export function stateAfter<T extends GameTypes>(match: Match<T>, count: number): T['state'] {
  const state = beginningOf(match);
  for (const { actor, move } of match.log.slice(0, count)) advance(match.game, state, actor, move);
  return state;
}
