// What happens at a table although nobody asks: bots move, clocks run out. When that is due stands in the storage, so
// that it happens after a restart too.
import { performance } from 'node:perf_hooks';
import timers from 'node:timers/promises';
import type { GameTypes, MoveOf, Seat, Shown } from '@quarterdeck/kernel';
import { playLegal, readMove } from '@quarterdeck/table';
import { absentMove } from '../bots/bots.ts';
import { asRefused } from '../refused.ts';
import { troubleOf } from '../trouble.ts';
import { shownTo } from './announce.ts';
import { change, type Draft, work } from './change.ts';
import { isTimeUp, nextTimeUp } from './clock.ts';
import type { House } from './house.ts';
import { luck, type Play } from './play.ts';
import { botToMove, type Room } from './room.ts';

/** The longest time that a timer is set for; what is due later is found by the next look into the storage. */
export const HORIZON = 10 * 60_000;
const LOOK = HORIZON / 2;
const MOST = 10_000;

const alarms = new WeakMap<Room, NodeJS.Timeout>();
const stopped = new WeakSet<House>();

/** Starts the bot that is waited for, and sets the timer for the clock that runs out first. */
export function lookAfter(house: House, room: Room): void {
  const { state } = room;
  clearTimeout(alarms.get(room));
  if (state.row.stage !== 'running' || stopped.has(house) || room.queue.isClosed) return;
  const bot = botToMove(state, house.settings.standIn);
  if (bot !== null && room.thinking === null) void think(house, room, bot.seat, bot.bot);
  const timeUp = nextTimeUp(state.seats);
  if (timeUp === null) return;
  const wait = Math.min(Math.max(0, timeUp - house.now()), HORIZON);
  const timer = setTimeout(() => void room.queue.add(() => endTime(house, room)).catch(report(house, room)), wait);
  alarms.set(room, timer.unref());
}

/** From now on nothing happens by itself: the house is closing. */
export function stopDue(house: House): void {
  stopped.add(house);
  for (const room of house.rooms.all.values()) stopDueAt(room);
}

/** This room never acts again: whoever opens the table gets another one. */
export function putAway(room: Room): void {
  room.queue.close();
  stopDueAt(room);
}

function stopDueAt(room: Room): void {
  clearTimeout(alarms.get(room));
  room.thinking?.stop.abort();
}

/** Where a clock has run out, a bot takes the seat until its player comes back. */
async function endTime(house: House, room: Room): Promise<void> {
  const now = house.now();
  if (!room.state.seats.some((row) => isTimeUp(row, now))) return lookAfter(house, room);
  await change(house, room, null, ({ seats }) => ({
    seats: seats.map((row) => (isTimeUp(row, now) ? { ...row, stand_in: house.settings.standIn, away: 'time' } : row)),
    notes: seats.filter((row) => isTimeUp(row, now)).map(({ seat }) => ({ kind: 'time-up', seat })),
    news: { kind: 'table' },
  }));
}

/** A bot's whole turn: it thinks outside the queue, so that people are not kept waiting, and moves in its turn. */
async function think(house: House, room: Room, seat: Seat, bot: string): Promise<void> {
  const stop = new AbortController();
  const thought = { seat, stop };
  room.thinking = thought;
  const { revision } = room.state.row;
  try {
    const shown = await work(house, room, () => shownTo(room, seat));
    const pause = timers.setTimeout(house.settings.botPause, null, { signal: stop.signal, ref: false });
    const [move] = await Promise.all([chooseMove(house, room, bot, shown), pause]);
    await room.queue.add(async () => {
      room.thinking = null;
      if (room.state.row.revision !== revision || stopped.has(house)) return lookAfter(house, room);
      await change(house, room, null, ({ play }) => botMove(room, play, seat, move, shown));
      house.metrics.count('bot_moves');
    });
  } catch (error) {
    if (!stop.signal.aborted) report(house, room)(error);
  } finally {
    if (room.thinking === thought) room.thinking = null;
  }
}

function botMove(room: Room, play: Play, seat: Seat, wanted: MoveOf<GameTypes>, shown: Shown<GameTypes>): Draft {
  const move = legalOf(room, play, seat, wanted, shown);
  return { play: () => playLegal(play, seat, move, luck), moved: [seat], news: { kind: 'step', from: play.match.log.length } };
}

function legalOf(room: Room, play: Play, seat: Seat, wanted: MoveOf<GameTypes>, shown: Shown<GameTypes>): MoveOf<GameTypes> {
  try {
    return readMove(play, seat, wanted);
  } catch (error) {
    if (asRefused(error) === null) throw error;
    return readMove(play, seat, absentMove(room.game, shown));
  }
}

async function chooseMove(house: House, room: Room, bot: string, shown: Shown<GameTypes>): Promise<MoveOf<GameTypes>> {
  const started = performance.now();
  try {
    return await house.bots.choose(room.game, bot, shown, ownerOf(room));
  } catch (error) {
    house.metrics.count('bot_failures');
    house.log.warn({ table: room.id, bot, ...troubleOf(error) }, 'a bot has failed');
    return absentMove(room.game, shown);
  } finally {
    house.metrics.observe('think', performance.now() - started);
  }
}

/** Whose table it is, for the bots' turns. */
function ownerOf({ id, state: { row, seats } }: Room): string {
  return row.host ?? seats.find(({ person }) => person !== null)?.person ?? id;
}

function report(house: House, room: Room): (error: unknown) => void {
  return (error) => {
    const refused = asRefused(error);
    if (refused !== null && refused.code !== 'unavailable') return; // already told and logged where it happened
    house.metrics.count('log_failures');
    house.log.error({ table: room.id, ...troubleOf(error) }, 'due work failed');
    clearTimeout(alarms.get(room));
    alarms.set(room, setTimeout(() => lookAfter(house, room), house.settings.retryPause).unref());
  };
}

/** Houses that are looking already. */
const looking = new WeakSet<House>();
/** Tables that are loaded at the same time. */
const TOGETHER = 4;

/** Loads every table whose work is due soon, the most urgent first, now and from time to time. Others have their turn between. */
export async function findDue(house: House): Promise<void> {
  if (looking.has(house)) return;
  looking.add(house);
  try {
    const due = await house.storage.listDue(house.now() + HORIZON, MOST);
    const next = due.values();
    await Promise.all(Array.from({ length: TOGETHER }, () => lookAfterEach(house, next)));
  } catch (error) {
    house.metrics.count('log_failures');
    house.log.error(troubleOf(error), 'due tables cannot be found');
  } finally {
    looking.delete(house);
  }
}

/** Several of these take from one list, each the next one. */
async function lookAfterEach(house: House, due: Iterable<{ readonly id: string }>): Promise<void> {
  for (const { id } of due) {
    await timers.setImmediate();
    if (stopped.has(house)) return;
    const opened = await house.rooms.open(id).catch((error: unknown) => {
      if (!stopped.has(house)) house.log.warn({ table: id, ...troubleOf(error) }, 'a table cannot be opened');
      return null;
    });
    if (opened !== null) house.rooms.lookAfter(opened);
  }
}

export function watchDue(house: House): NodeJS.Timeout {
  return setInterval(() => void findDue(house), LOOK).unref();
}
