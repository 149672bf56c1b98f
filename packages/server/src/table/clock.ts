// Clocks: how long a seat may think. They stand in the storage, so that they run on through a restart.
import type { Clock, ClockFace } from '@quarterdeck/protocol';
import type { SeatRow } from '../storage/schema.ts';

/** What somebody whose bank is empty gets when the stand-in has moved: they may take their seat back. */
const SECOND_CHANCE = 30_000;

/** What the clock shows before the first move. */
export function fullTime(clock: Clock): number | null {
  return clock.kind === 'none' ? null : clock.seconds * 1000;
}

export function isPlayedByPerson({ kind, stand_in, resigned }: SeatRow): boolean {
  return kind === 'person' && stand_in === null && resigned === 0;
}

export interface Tick {
  readonly clock: Clock;
  readonly now: number;
  /** Seats that are waited for from now on. */
  readonly waiting: readonly number[];
  /** Seats that have just answered. */
  readonly moved: readonly number[];
  /** Seats that have taken their answer back. */
  readonly back: readonly number[];
}

/** The seats with their clocks stopped and started. Bots have all the time in the world. */
export function tick(seats: readonly SeatRow[], now: Tick): SeatRow[] {
  return seats.map((row) => {
    if (now.clock.kind === 'none' || row.time_left === null) return row;
    const runs = now.waiting.includes(row.seat) && isPlayedByPerson(row);
    const hasMoved = now.moved.includes(row.seat);
    if (row.since !== null && runs && !hasMoved && !now.back.includes(row.seat)) return row;
    const before_move = hasMoved ? timeLeft(row, now.now) : row.before_move;
    return { ...row, time_left: leftAfter(now.clock, row, now), before_move, since: runs ? now.now : null };
  });
}

/** What is left of the time. Who leaves and comes back finds it as it was; only a move, their own or the stand-in's, brings more. */
function leftAfter(clock: Exclude<Clock, { kind: 'none' }>, row: SeatRow, { now, waiting, moved, back }: Tick): number {
  // What was thought since belongs to the move that is not yet made.
  if (back.includes(row.seat)) return timeLeft({ ...row, time_left: row.before_move ?? row.time_left }, now);
  const hasMoved = moved.includes(row.seat);
  const left = timeLeft(row, now);
  if (clock.kind === 'per-move') return hasMoved || !waiting.includes(row.seat) ? clock.seconds * 1000 : left;
  if (!hasMoved) return left;
  return row.stand_in === null ? left + clock.increment * 1000 : Math.max(left, SECOND_CHANCE);
}

/** A clock on the wall may be set back: nobody has more time for it. */
function timeLeft({ since, time_left }: Pick<SeatRow, 'since' | 'time_left'>, now: number): number {
  const left = time_left ?? 0;
  return since === null ? left : Math.min(left, Math.max(0, left - (now - since)));
}

/** When the first clock runs out. */
export function nextTimeUp(seats: readonly SeatRow[]): number | null {
  const ends = seats.flatMap(({ since, time_left }) => (since === null || time_left === null ? [] : [since + time_left]));
  return ends.length === 0 ? null : Math.min(...ends);
}

export function isTimeUp({ since, time_left }: SeatRow, now: number): boolean {
  return since !== null && time_left !== null && since + time_left <= now;
}

export function clockFaces(clock: Clock, seats: readonly SeatRow[]): ClockFace[] | null {
  return clock.kind === 'none' ? null : seats.map(({ time_left, since }) => ({ left: time_left ?? 0, since }));
}
