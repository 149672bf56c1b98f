// The requests of a client at a table: each is done once, in its turn, and answered.
import { performance } from 'node:perf_hooks';
import type { CommandType, Request, Results } from '@quarterdeck/protocol';
import { refusal } from '@quarterdeck/protocol';
import { playLegal, readMove, reviewed } from '@quarterdeck/table';
import { asRefused } from '../refused.ts';
import { announce, sendSnapshot, shownTo } from './announce.ts';
import { type Action, change, look } from './change.ts';
import { chatFor, learnNames, say } from './chat.ts';
import { rematch } from './create.ts';
import { beginNow, callOff, fill } from './gathering.ts';
import type { House } from './house.ts';
import { luck } from './play.ts';
import { doneKey, isOnline, type Room, seatOf, viewerOf, waitingAt } from './room.ts';
import { reload } from './rooms.ts';
import type { Watcher } from './said.ts';
import { activeSeat, checkRunning, leave, resign, sit } from './seats.ts';
import { answerUndo, askUndo, checkAsked, undoOwn } from './undo.ts';

/** Who asks, and where. */
interface Asking {
  readonly house: House;
  readonly room: Room;
  readonly watcher: Watcher;
  readonly person: string;
}

type RequestOf<T extends CommandType> = Request & { readonly type: T };

/** What is done at each command, and what its asker gets. */
const HANDLERS: { readonly [T in CommandType]: (asking: Asking, request: RequestOf<T>) => Promise<Results[T]> } = {
  watch: (asking, request) => inTurn(asking, request, () => watch(asking, request.since ?? 0)),
  unwatch: ({ room, watcher }) => room.queue.add(() => unwatch(room, watcher)),
  move: async (asking, request) => {
    await once(asking, request, moveOf(asking.person, request.at, request.move));
    asking.house.metrics.count('moves');
    return null;
  },
  undo: (asking, request) => once(asking, request, undoOwn(asking.person, request.at)),
  'ask-undo': (asking, request) => once(asking, request, askUndo(asking.person, request.at)),
  'answer-undo': (asking, request) => once(asking, request, answerUndo(asking.person, request.at, request.accept)),
  sit: (asking, request) => changeSeat(asking, request, sit(asking.person, request.seat, request.nonce)),
  leave: (asking, request) => changeSeat(asking, request, leave(asking.person, asking.house.settings.standIn)),
  fill: (asking, request) => once(asking, request, fill(asking.person, request.seat, checkedBot(asking.house, request.bot))),
  begin: (asking, request) => once(asking, request, beginNow(asking.person)),
  cancel: (asking, request) => once(asking, request, callOff(asking.person)),
  resign: (asking, request) => once(asking, request, resign(asking.person, asking.house.settings.standIn)),
  rematch: (asking, request) => inTurn(asking, request, () => askRematch(asking, request)),
  hint: async (asking, request) => {
    await inTurn(asking, request, () => checkHint(asking, request.at));
    return hint(asking);
  },
  review: (asking, request) => inTurn(asking, request, () => review(asking, request.number)),
  chat: (asking, request) => inTurn(asking, request, () => say(asking.house, asking.room, asking.person, request)),
};

/** Does a request and gives its result; a Refused says why not. */
export async function doRequest(house: House, watcher: Watcher, request: Request): Promise<Results[CommandType]> {
  const room = await house.rooms.open(request.table);
  const started = performance.now();
  try {
    return await handle(request.type, { house, room, watcher, person: watcher.person }, request);
  } finally {
    house.metrics.observe('command', performance.now() - started);
  }
}

function handle<T extends CommandType>(type: T, asking: Asking, request: RequestOf<T>): Promise<Results[T]> {
  return HANDLERS[type](asking, request);
}

/** One after another; whoever acted on an old or a wrong picture gets the present one. */
function inTurn<R>(asking: Asking, request: Request, task: () => Promise<R>): Promise<R> {
  return asking.room.queue.add(async () => {
    try {
      return await task();
    } catch (error) {
      await sendFresh(asking, request, error);
      throw error;
    }
  });
}

/** A change of the table: a request that was sent twice is done once. */
function once(asking: Asking, request: Request, action: Action): Promise<null> {
  return inTurn(asking, request, () => changeOnce(asking, request, action));
}

async function changeOnce({ house, room, person }: Asking, { ticket }: Request, action: Action): Promise<null> {
  if (!room.done.has(doneKey(person, ticket))) await change(house, room, { person, ticket }, action);
  return null;
}

function checkedBot({ bots }: House, bot: string | null): string | null {
  if (bot !== null) bots.check(bot);
  return bot;
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
function changeSeat(asking: Asking, request: Request, action: Action): Promise<null> {
  const { house, room, person } = asking;
  return inTurn(asking, request, async () => {
    await learnNames(house, room, [person]);
    const before = viewerOf(room, person);
    await changeOnce(asking, request, action);
    if (viewerOf(room, person) === before) return null;
    const own = [...room.watchers].filter((watcher) => watcher.person === person);
    for (const watcher of own) await sendState(house, room, watcher, room.state.row.at);
    return null;
  });
}

async function watch({ house, room, watcher }: Asking, since: number): Promise<null> {
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

const MISTAKEN: readonly (string | undefined)[] = ['stale', 'illegal', 'not-waited-for', 'over', 'no-undo'];

async function sendFresh({ house, room, watcher }: Asking, request: Request, error: unknown): Promise<void> {
  const isMistaken = MISTAKEN.includes(asRefused(error)?.code);
  if (isMistaken && 'at' in request && room.watchers.has(watcher)) await sendState(house, room, watcher, request.at);
}

async function askRematch({ house, room, person }: Asking, luck: RequestOf<'rematch'>): Promise<Results['rematch']> {
  const before = room.state.row.rematch;
  const table = await rematch(house, room, person, luck);
  if (before !== table) {
    await reload(house, room);
    announce(room, { kind: 'table' });
  }
  return { table };
}

async function checkHint({ room, person }: Asking, at: number): Promise<void> {
  checkRunning(room.state);
  const seat = activeSeat(room.state, person);
  checkAsked(room.state, seat, at);
  if (!waitingAt(room.state).includes(seat)) throw refusal('not-waited-for', 'it is not your turn');
}

/** An earlier position, with the eyes of now: what the seat could know then. */
async function review({ house, room, person }: Asking, number: number): Promise<Results['review']> {
  const { play, row } = room.state;
  const viewer = viewerOf(room, person);
  return look(house, room, () => (number < row.at ? reviewed(play, number, viewer) : shownTo(room, viewer)));
}

/** What the stand-in would play, from what the seat sees. It thinks outside the queue: nobody waits for it. */
async function hint({ house, room, person }: Asking): Promise<Results['hint']> {
  const shown = shownTo(room, viewerOf(room, person));
  if (shown.legal.length === 0) throw refusal('stale', 'the table has moved on');
  return { move: await house.bots.choose(room.game, house.settings.standIn, shown, person) };
}
