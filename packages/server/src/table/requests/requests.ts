// The requests of a client at a table: each is done once, in its turn, and answered.
import { performance } from 'node:perf_hooks';
import type { CommandType, Request, Results } from '@quarterdeck/protocol';
import { refusal } from '@quarterdeck/protocol';
import { playLegal, readMove, reviewed } from '@quarterdeck/table';
import type { Bots } from '../../bots/bots.ts';
import type { Metrics } from '../../metrics.ts';
import { asRefused } from '../../refused.ts';
import type { Changer } from '../change/change.ts';
import type { Action } from '../change/draft.ts';
import type { Loader } from '../room/loading.ts';
import { luck } from '../room/play.ts';
import { doneKey, isOnline, type Room, seatOf, viewerOf } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { announce, sendSnapshot, shownTo } from '../telling/announce.ts';
import type { Chat } from '../telling/chat.ts';
import type { Watcher } from '../telling/said.ts';
import { beginNow, callOff, fill } from './gathering.ts';
import type { Rematch } from './rematch.ts';
import { activeSeat, checkRunning, leave, resign, sit } from './seats.ts';
import { answerUndo, askUndo, checkAsked, undoOwn } from './undo.ts';

export interface RequestParts {
  readonly rooms: Rooms;
  readonly changer: Changer;
  readonly loader: Pick<Loader, 'reload'>;
  readonly chat: Chat;
  readonly rematch: Rematch;
  readonly bots: Pick<Bots, 'check' | 'choose'>;
  readonly metrics: Metrics;
  /** The bot that plays for whoever is away, and gives hints. */
  readonly standIn: string;
}

/** Who asks, and where. */
interface Asking {
  readonly parts: RequestParts;
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
    asking.parts.metrics.count('moves');
    return null;
  },
  undo: (asking, request) => once(asking, request, undoOwn(asking.person, request.at)),
  'ask-undo': (asking, request) => once(asking, request, askUndo(asking.person, request.at)),
  'answer-undo': (asking, request) => once(asking, request, answerUndo(asking.person, request.at, request.accept)),
  sit: (asking, request) => changeSeat(asking, request, sit(asking.person, request.seat, request.nonce)),
  leave: (asking, request) => changeSeat(asking, request, leave(asking.person, asking.parts.standIn)),
  fill: async (asking, request) => {
    if (request.bot !== null) asking.parts.bots.check(request.bot);
    return once(asking, request, fill(asking.person, request.seat, request.bot));
  },
  begin: (asking, request) => once(asking, request, beginNow(asking.person)),
  cancel: (asking, request) => once(asking, request, callOff(asking.person)),
  resign: (asking, request) => once(asking, request, resign(asking.person, asking.parts.standIn)),
  rematch: (asking, request) => inTurn(asking, request, () => askRematch(asking, request)),
  hint: async (asking, request) => {
    await inTurn(asking, request, () => checkHint(asking, request.at));
    return hint(asking);
  },
  review: (asking, request) => inTurn(asking, request, () => review(asking, request.number)),
  chat: (asking, request) => inTurn(asking, request, () => asking.parts.chat.say(asking.room, asking.person, request)),
};

export interface Requests {
  /** Does a request and gives its result; a Refused says why not. */
  answer(watcher: Watcher, request: Request): Promise<Results[CommandType]>;
  /** A socket has closed: its person is no longer seen at the tables that it watched. */
  forget(watcher: Watcher): void;
}

export function makeRequests(parts: RequestParts): Requests {
  const { rooms, metrics } = parts;
  return {
    async answer(watcher, request) {
      const room = await rooms.open(request.table);
      const started = performance.now();
      try {
        return await handle(request.type, { parts, room, watcher, person: watcher.person }, request);
      } finally {
        metrics.observe('command', performance.now() - started);
      }
    },
    forget(watcher) {
      for (const room of rooms.all.values()) if (room.watchers.has(watcher)) void unwatch(room, watcher);
    },
  };
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

async function changeOnce({ parts, room, person }: Asking, { ticket }: Request, action: Action): Promise<null> {
  if (!room.done.has(doneKey(person, ticket))) await parts.changer.change(room, { person, ticket }, action);
  return null;
}

function moveOf(person: string, at: number, move: unknown): Action {
  return (state) => {
    checkRunning(state);
    const seat = activeSeat(state, person);
    checkAsked(state, seat, at);
    const legal = readMove(state.play, seat, move);
    const play = () => playLegal(state.play, seat, legal, luck);
    return { play, moved: [seat], news: { kind: 'step', from: state.table.at } };
  };
}

/** Who sits down or gets up looks with other eyes: they get a picture of their own. */
function changeSeat(asking: Asking, request: Request, action: Action): Promise<null> {
  const { parts, room, person } = asking;
  return inTurn(asking, request, async () => {
    await parts.chat.learnNames(room, [person]);
    const before = viewerOf(room, person);
    await changeOnce(asking, request, action);
    if (viewerOf(room, person) === before) return null;
    const own = [...room.watchers].filter((watcher) => watcher.person === person);
    for (const watcher of own) await sendState(parts, room, watcher, room.state.table.at);
    return null;
  });
}

async function watch({ parts, room, watcher }: Asking, since: number): Promise<null> {
  const wasOnline = isOnline(room, watcher.person);
  room.watchers.add(watcher);
  try {
    await sendState(parts, room, watcher, since);
  } catch (error) {
    room.watchers.delete(watcher);
    throw error;
  }
  if (!wasOnline && seatOf(room, watcher.person) !== null) announce(room, { kind: 'table' });
  return null;
}

async function sendState({ chat, changer }: RequestParts, room: Room, watcher: Watcher, since: number): Promise<void> {
  const lines = await chat.linesFor(room, watcher.person);
  changer.look(room, () => sendSnapshot(room, watcher, since, lines));
}

async function unwatch(room: Room, watcher: Watcher): Promise<null> {
  const isGone = room.watchers.delete(watcher) && !isOnline(room, watcher.person);
  if (isGone && seatOf(room, watcher.person) !== null) announce(room, { kind: 'table' });
  return null;
}

const MISTAKEN: readonly (string | undefined)[] = ['stale', 'illegal', 'not-waited-for', 'over', 'no-undo'];

async function sendFresh({ parts, room, watcher }: Asking, request: Request, error: unknown): Promise<void> {
  const isMistaken = MISTAKEN.includes(asRefused(error)?.code);
  if (isMistaken && 'at' in request && room.watchers.has(watcher)) await sendState(parts, room, watcher, request.at);
}

async function askRematch({ parts, room, person }: Asking, request: RequestOf<'rematch'>): Promise<Results['rematch']> {
  const before = room.state.table.rematch;
  const table = await parts.rematch(room, person, request);
  if (before !== table) {
    await parts.loader.reload(room);
    announce(room, { kind: 'table' });
  }
  return { table };
}

async function checkHint({ room, person }: Asking, at: number): Promise<void> {
  checkRunning(room.state);
  const seat = activeSeat(room.state, person);
  checkAsked(room.state, seat, at);
  if (!room.state.table.waiting.includes(seat)) throw refusal('not-waited-for', 'it is not your turn');
}

/** An earlier position, with the eyes of now: what the seat could know then. */
async function review({ parts, room, person }: Asking, number: number): Promise<Results['review']> {
  const { play, table } = room.state;
  const viewer = viewerOf(room, person);
  return parts.changer.look(room, () => (number < table.at ? reviewed(play, number, viewer) : shownTo(room, viewer)));
}

/** What the stand-in would play, from what the seat sees. It thinks outside the queue: nobody waits for it. */
async function hint({ parts, room, person }: Asking): Promise<Results['hint']> {
  const shown = shownTo(room, viewerOf(room, person));
  if (shown.legal.length === 0) throw refusal('stale', 'the table has moved on');
  return { move: await parts.bots.choose(room.game, parts.standIn, shown, person) };
}
