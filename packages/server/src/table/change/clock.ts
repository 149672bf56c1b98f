// Clocks: how long a seat may think. They stand in the storage, so that they run on through a restart.
import type { Clock, ClockFace } from '@quarterdeck/protocol';
import type { StoredSeat } from '../../storage/stored.ts';

/** What somebody whose bank is empty gets when the stand-in has moved: they may take their seat back. */
const SECOND_CHANCE = 30_000;

/** What the clock shows before the first move. */
export function fullTime(clock: Clock): number | null {
  return clock.kind === 'none' ? null : clock.seconds * 1000;
}

export function isPlayedByPerson({ holder }: Pick<StoredSeat, 'holder'>): boolean {
  return holder.kind === 'person' && holder.standIn === null && holder.away !== 'resigned';
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
export function tick(seats: readonly StoredSeat[], now: Tick): StoredSeat[] {
  return seats.map((seat) => {
    if (now.clock.kind === 'none' || seat.timeLeft === null) return seat;
    const runs = now.waiting.includes(seat.seat) && isPlayedByPerson(seat);
    const hasMoved = now.moved.includes(seat.seat);
    if (seat.since !== null && runs && !hasMoved && !now.back.includes(seat.seat)) return seat;
    const beforeMove = hasMoved ? timeLeft(seat, now.now) : seat.beforeMove;
    return { ...seat, timeLeft: leftAfter(now.clock, seat, now), beforeMove, since: runs ? now.now : null };
  });
}

/** What is left of the time. Who leaves and comes back finds it as it was; only a move, their own or the stand-in's, brings more. */
function leftAfter(clock: Exclude<Clock, { kind: 'none' }>, seat: StoredSeat, { now, waiting, moved, back }: Tick): number {
  // What was thought since belongs to the move that is not yet made.
  if (back.includes(seat.seat)) return timeLeft({ ...seat, timeLeft: seat.beforeMove ?? seat.timeLeft }, now);
  const hasMoved = moved.includes(seat.seat);
  const left = timeLeft(seat, now);
  if (clock.kind === 'per-move') return hasMoved || !waiting.includes(seat.seat) ? clock.seconds * 1000 : left;
  if (!hasMoved) return left;
  const isStoodInFor = seat.holder.kind === 'person' && seat.holder.standIn !== null;
  return isStoodInFor ? Math.max(left, SECOND_CHANCE) : left + clock.increment * 1000;
}

/** A clock on the wall may be set back: nobody has more time for it. */
function timeLeft({ since, timeLeft: kept }: Pick<StoredSeat, 'since' | 'timeLeft'>, now: number): number {
  const left = kept ?? 0;
  return since === null ? left : Math.min(left, Math.max(0, left - (now - since)));
}

/** When the clock of a seat runs out, or null while it stands still. */
function endOf({ since, timeLeft: left }: StoredSeat): number | null {
  return since === null || left === null ? null : since + left;
}

/** When the first clock runs out. */
export function nextTimeUp(seats: readonly StoredSeat[]): number | null {
  const ends = seats.flatMap((seat) => endOf(seat) ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

export function isTimeUp(seat: StoredSeat, now: number): boolean {
  const end = endOf(seat);
  return end !== null && end <= now;
}

export function clockFaces(clock: Clock, seats: readonly StoredSeat[]): ClockFace[] | null {
  return clock.kind === 'none' ? null : seats.map(({ timeLeft: left, since }) => ({ left: left ?? 0, since }));
}
