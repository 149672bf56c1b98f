// Clocks: how long a seat may think. They stand in the storage, so that they run on through a restart.
import type { Clock, ClockFace } from '@quarterdeck/protocol';
import type { SeatRow } from '../storage/schema.ts';

/** What somebody whose bank was empty gets when they take their seat back. */
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
}

/** The seats with their clocks stopped and started. Bots have all the time in the world. */
export function tick(seats: readonly SeatRow[], { clock, now, waiting, moved }: Tick): SeatRow[] {
  return seats.map((row) => {
    if (clock.kind === 'none' || row.time_left === null) return row;
    const runs = waiting.includes(row.seat) && isPlayedByPerson(row);
    const hasMoved = moved.includes(row.seat);
    if (row.since !== null && runs && !hasMoved) return row;
    const spent = row.since === null ? row.time_left : Math.max(0, row.time_left - (now - row.since));
    const left = clock.kind === 'per-move' ? clock.seconds * 1000 : spent + (hasMoved ? clock.increment * 1000 : 0);
    return { ...row, time_left: left, since: runs ? now : null };
  });
}

/** When the first clock runs out. */
export function nextTimeUp(seats: readonly SeatRow[]): number | null {
  const ends = seats.flatMap(({ since, time_left }) => (since === null || time_left === null ? [] : [since + time_left]));
  return ends.length === 0 ? null : Math.min(...ends);
}

export function isTimeUp({ since, time_left }: SeatRow, now: number): boolean {
  return since !== null && time_left !== null && since + time_left <= now;
}

/** The seat of somebody who comes back. */
export function refreshed(row: SeatRow, clock: Clock): SeatRow {
  if (clock.kind !== 'bank' || row.time_left === null) return row;
  return { ...row, time_left: Math.max(row.time_left, SECOND_CHANCE) };
}

export function clockFaces(clock: Clock, seats: readonly SeatRow[]): ClockFace[] | null {
  return clock.kind === 'none' ? null : seats.map(({ time_left, since }) => ({ left: time_left ?? 0, since }));
}
