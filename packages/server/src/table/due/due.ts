// What happens at a table although nobody asks: bots move, clocks run out. When that is due stands in the storage, so
// that it happens after a restart too.
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import { asRefused } from '../../refused.ts';
import type { StoredSeat } from '../../storage/stored.ts';
import { troubleOf } from '../../trouble.ts';
import type { Changer } from '../change/change.ts';
import { isTimeUp, nextTimeUp } from '../change/clock.ts';
import { botToMove, type Room, stopClocks } from '../room/room.ts';
import { HORIZON, type Rooms } from '../room/rooms.ts';
import type { BotTurns } from './bot-turns.ts';

export interface Due {
  /** Starts the bot that is waited for, and sets the timer for the clock that runs out first. */
  lookAfter(room: Room): void;
  /** From now on nothing happens by itself: the server is closing. */
  stop(): void;
}

export interface DueParts {
  readonly rooms: Rooms;
  readonly changer: Changer;
  readonly botTurns: BotTurns;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly standIn: string;
  /** What could not be written is tried again after this, in milliseconds. */
  readonly retryPause: number;
  now(): number;
}

export function makeDue(parts: DueParts): Due {
  const { rooms, changer, metrics, log, standIn, now } = parts;
  let isStopped = false;

  function lookAfter(room: Room): void {
    const { table } = room.state;
    clearTimeout(room.alarm);
    if (table.stage !== 'running' || isStopped || room.queue.isClosed) return;
    const bot = botToMove(table, standIn);
    if (bot !== null && room.thinking === null) void thinkAt(room, bot.seat, bot.bot);
    const timeUp = nextTimeUp(table.seats);
    if (timeUp === null) return;
    const wait = Math.min(Math.max(0, timeUp - now()), HORIZON);
    room.alarm = setTimeout(() => void room.queue.add(() => endTime(room)).catch(report(room)), wait).unref();
  }

  function thinkAt(room: Room, seat: number, bot: string): Promise<void> {
    return parts.botTurns.play(room, seat, bot, { mayMove: () => !isStopped, otherwise: lookAfter, failed: report(room) });
  }

  /** Where a clock has run out, a bot takes the seat until its player comes back. */
  async function endTime(room: Room): Promise<void> {
    const time = now();
    if (!room.state.table.seats.some((seat) => isTimeUp(seat, time))) return lookAfter(room);
    await changer.change(room, null, ({ table: { seats } }) => ({
      seats: seats.map((seat) => (isTimeUp(seat, time) ? stoodInFor(seat, standIn) : seat)),
      notes: seats.filter((seat) => isTimeUp(seat, time)).map(({ seat }) => ({ kind: 'time-up', seat })),
      news: { kind: 'table' },
    }));
  }

  function report(room: Room): (error: unknown) => void {
    return (error) => {
      const refused = asRefused(error);
      if (refused !== null && refused.code !== 'unavailable') return; // already told and logged where it happened
      metrics.count('log_failures');
      log.error({ table: room.id, ...troubleOf(error) }, 'due work failed');
      clearTimeout(room.alarm);
      room.alarm = setTimeout(() => lookAfter(room), parts.retryPause).unref();
    };
  }

  return {
    lookAfter,
    stop() {
      isStopped = true;
      for (const room of rooms.all.values()) stopClocks(room);
    },
  };
}

function stoodInFor(seat: StoredSeat, standIn: string): StoredSeat {
  return seat.holder.kind === 'person' ? { ...seat, holder: { ...seat.holder, standIn, away: 'time' } } : seat;
}
