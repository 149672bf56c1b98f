// The requests of a client at a table: each is done once, in its turn, and answered.
import { performance } from 'node:perf_hooks';
import { type GameTypes, type Shown, unreachable } from '@quarterdeck/kernel';
import type { Request } from '@quarterdeck/protocol';
import { playLegal, readMove, reviewed } from '@quarterdeck/table';
import { asRefused, Refused } from '../refused.ts';
import { announce, sendSnapshot, shownTo } from './announce.ts';
import { type Action, change, look } from './change.ts';
import { chatFor, learnNames, say } from './chat.ts';
import { rematch } from './create.ts';
import { beginNow, callOff, fill } from './gathering.ts';
import type { House } from './house.ts';
import { luck } from './play.ts';
import { doneKey, isOnline, type Room, seatOf, viewerOf, type Watcher, waitingAt } from './room.ts';
import { reload } from './rooms.ts';
import { activeSeat, checkRunning, leave, resign, sit } from './seats.ts';
import { answerUndo, askUndo, checkAsked, undoOwn } from './undo.ts';

/** Does a request and gives its result; a Refused says why not. */
export async function doRequest(house: House, watcher: Watcher, request: Request): Promise<unknown> {
  const room = await house.rooms.open(request.table);
  const started = performance.now();
  try {
    const result = await room.queue.add(() => inTurn(house, room, watcher, request));
    return request.type === 'hint' ? await hint(house, room, watcher.person) : result;
  } finally {
    house.metrics.observe('command', performance.now() - started);
  }
}

async function inTurn(house: House, room: Room, watcher: Watcher, request: Request): Promise<unknown> {
  const earlier = room.done.get(doneKey(watcher.person, request.ticket));
  if (earlier !== undefined) return JSON.parse(earlier);
  try {
    return await act(house, room, watcher, request);
  } catch (error) {
    await sendFresh(house, room, watcher, request, error);
    throw error;
  }
}

function act(house: House, room: Room, watcher: Watcher, request: Request): Promise<unknown> {
  const { person } = watcher;
  const doIt = (action: Action) => change(house, room, { person, ticket: request.ticket }, action);
  switch (request.type) {
    case 'watch':
      return watch(house, room, watcher, request.since ?? 0);
    case 'unwatch':
      return unwatch(room, watcher);
    case 'move':
      return doIt(moveOf(person, request.at, request.move)).then(counted(house));
    case 'undo':
      return doIt(undoOwn(person, request.at));
    case 'ask-undo':
      return doIt(askUndo(person, request.at));
    case 'answer-undo':
      return doIt(answerUndo(person, request.at, request.accept));
    case 'sit':
      return changeSeat(house, room, person, () => doIt(sit(person, request.seat, request.nonce)));
    case 'leave':
      return changeSeat(house, room, person, () => doIt(leave(person, house.settings.standIn)));
    case 'fill':
      return doIt(fill(person, request.seat, checkedBot(house, request.bot)));
    case 'begin':
      return doIt(beginNow(person));
    case 'cancel':
      return doIt(callOff(person));
    case 'resign':
      return doIt(resign(person, house.settings.standIn));
    case 'rematch':
      return askRematch(house, room, person, request);
    case 'hint':
      return checkHint(room, person, request.at);
    case 'review':
      return review(house, room, person, request.number);
    case 'chat':
      return say(house, room, person, request);
    default:
      return unreachable(request);
  }
}

function checkedBot({ bots }: House, bot: string | null): string | null {
  if (bot !== null) bots.check(bot);
  return bot;
}

function counted(house: House): (result: unknown) => unknown {
  return (result) => {
    house.metrics.count('moves');
    return result;
  };
}

function moveOf(person: string, at: number, move: unknown): Action {
  return (state) => {
    checkRunning(state);
    const seat = activeSeat(state, person);
    checkAsked(state, seat, at);
    const legal = readMove(state.play, seat, move);
    return { play: () => playLegal(state.play, seat, legal, luck), moved: [seat], news: { kind: 'step', from: state.row.at } };
  };
}

/** Who sits down or gets up looks with other eyes: they get a picture of their own. */
async function changeSeat(house: House, room: Room, person: string, doIt: () => Promise<unknown>): Promise<unknown> {
  await learnNames(house, room, [person]);
  const before = viewerOf(room, person);
  const result = await doIt();
  if (viewerOf(room, person) !== before) {
    for (const watcher of room.watchers) {
      if (watcher.person === person) await sendState(house, room, watcher, room.state.row.at);
    }
  }
  return result;
}

async function watch(house: House, room: Room, watcher: Watcher, since: number): Promise<null> {
  const wasOnline = isOnline(room, watcher.person);
  room.watchers.add(watcher);
  try {
    await sendState(house, room, watcher, since);
  } catch (error) {
    room.watchers.delete(watcher);
    throw error;
  }
  if (!wasOnline && seatOf(room, watcher.person) !== null) announce(room, { kind: 'table' });
  return null;
}

async function sendState(house: House, room: Room, watcher: Watcher, since: number): Promise<void> {
  const chat = await chatFor(house, room, watcher.person);
  look(house, room, () => sendSnapshot(room, watcher, since, chat));
}

async function unwatch(room: Room, watcher: Watcher): Promise<null> {
  const isGone = room.watchers.delete(watcher) && !isOnline(room, watcher.person);
  if (isGone && seatOf(room, watcher.person) !== null) announce(room, { kind: 'table' });
  return null;
}

/** A socket has closed: its person is no longer seen at the tables that it watched. */
export function forgetWatcher(house: House, watcher: Watcher): void {
  for (const room of house.rooms.all.values()) if (room.watchers.has(watcher)) void unwatch(room, watcher);
}

/** Whoever acted on an old or a wrong picture gets the present one. */
async function sendFresh(house: House, room: Room, watcher: Watcher, request: Request, error: unknown): Promise<void> {
  const code = asRefused(error)?.code;
  const isMistaken = code === 'stale' || code === 'illegal' || code === 'not-waited-for' || code === 'over' || code === 'no-undo';
  if (isMistaken && 'at' in request && room.watchers.has(watcher)) await sendState(house, room, watcher, request.at);
}

async function askRematch(
  house: House,
  room: Room,
  person: string,
  luck: Extract<Request, { type: 'rematch' }>,
): Promise<{ table: string }> {
  const before = room.state.row.rematch;
  const table = await rematch(house, room, person, luck);
  if (before !== table) {
    await reload(house, room);
    announce(room, { kind: 'table' });
  }
  return { table };
}

async function checkHint(room: Room, person: string, at: number): Promise<null> {
  checkRunning(room.state);
  const seat = activeSeat(room.state, person);
  checkAsked(room.state, seat, at);
  if (!waitingAt(room.state).includes(seat)) throw new Refused('not-waited-for', 'it is not your turn');
  return null;
}

/** An earlier position, with the eyes of now: what the seat could know then. */
async function review(house: House, room: Room, person: string, number: number): Promise<Shown<GameTypes>> {
  const { play, row } = room.state;
  const viewer = viewerOf(room, person);
  return look(house, room, () => (number < row.at ? reviewed(play, number, viewer) : shownTo(room, viewer)));
}

/** What the stand-in would play, from what the seat sees. It thinks outside the queue: nobody waits for it. */
async function hint(house: House, room: Room, person: string): Promise<unknown> {
  const shown = shownTo(room, viewerOf(room, person));
  if (shown.legal.length === 0) throw new Refused('stale', 'the table has moved on');
  return { move: await house.bots.choose(room.game, house.settings.standIn, shown, person) };
}
