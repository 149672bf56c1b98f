// The live end: one socket a page, requests in, messages out.
import { performance } from 'node:perf_hooks';
import websocket from '@fastify/websocket';
import * as wire from '@quarterdeck/protocol';
import { failureOf, type Refused, refusal } from '@quarterdeck/protocol';
import type { FastifyRequest } from 'fastify';
import { asRefused } from '../refused.ts';
import type { Limits } from '../settings.ts';
import { NoSpace } from '../storage/storage.ts';
import { doRequest, forgetWatcher } from '../table/requests.ts';
import { Said, type Watcher } from '../table/said.ts';
import { troubleOf } from '../trouble.ts';
import { type App, type Desk, personOf } from './app.ts';
import { beatOf } from './beat.ts';
import { callerOf } from './callers.ts';
import { type Caller, type Manners, makeManners } from './manners.ts';
import { complaint, excessOf } from './schemas.ts';
import { isOwnOrigin } from './security.ts';

/** The part of a socket that is used here. */
interface Socket {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Nothing more is read. */
  pause(): void;
  terminate(): void;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'close' | 'error' | 'ping' | 'pong', listener: () => void): void;
}

const MESSAGE_BYTES = 64 * 1024;
/** Longer than this is not even read: the socket is closed with 1009. */
const HARD_BYTES = 2 * MESSAGE_BYTES;
/** A client that takes in less than is sent is cut off, and returns for a fresh view. */
const BACKLOG_BYTES = 4 * 1024 * 1024;
/** How long the other side may take to close, in milliseconds. */
const FAREWELL = 2000;
/** Before it is known whose a socket is, so many of its messages are kept, and so many bytes. */
const EARLY = { messages: 16, bytes: HARD_BYTES } as const;
const OPEN = 1;

export interface Live {
  readonly count: number;
  drop(person: string): void;
}

export async function liveRoutes(app: App, desk: () => Desk): Promise<Live> {
  const sockets: Sockets = new Map();
  let known: Manners | null = null;
  const manners = (): Manners => {
    known ??= makeManners(desk().house.settings.limits, desk().ticks);
    return known;
  };
  const closeAll = (): void => {
    for (const socket of sockets.keys()) socket.close(wire.CLOSED.going, 'the server is going down: come back in a moment');
  };
  // Who is connected is told why; without this the plugin would close the sockets without a word.
  const preClose = (done: () => void): void => {
    closeAll();
    done();
  };
  const options = { maxPayload: HARD_BYTES, closeTimeout: FAREWELL };
  const errorHandler = (error: unknown, socket: Socket, request: FastifyRequest): void => {
    // What the other side does wrong or breaks off is no trouble of ours.
    if (isOfTheLine(error)) request.log.debug(troubleOf(error), 'a socket was broken off');
    else request.log.error(troubleOf(error), 'a socket failed');
    socket.terminate();
  };
  await app.register(websocket, { options, preClose, errorHandler });

  app.get('/api/live', { websocket: true, schema: { hide: true } }, (socket: Socket, request) => {
    const { house } = desk();
    const early = makeEarly(socket);
    let receive: Receive = early.keep;
    socket.on('message', (data, isBinary) => receive(data, isBinary));
    socket.on('error', () => socket.terminate());
    admit(desk(), manners(), sockets, socket, request).then(
      (caller) => {
        if (caller === null || socket.readyState !== OPEN) return;
        sockets.set(socket, { ...caller, heard: performance.now() });
        house.metrics.count('sockets_opened');
        receive = connect(desk(), manners(), sockets, socket, caller);
        for (const [data, isBinary] of early.take()) receive(data, isBinary);
        socket.on('close', () => sockets.delete(socket));
      },
      () => socket.close(1011, 'something has gone wrong here'),
    );
  });

  const heartbeat = setInterval(beatOf(sockets), wire.BEAT.every).unref();
  app.addHook('onClose', async () => clearInterval(heartbeat));
  return {
    get count() {
      return sockets.size;
    },
    drop(person) {
      for (const [socket, of] of sockets) if (of.person === person) socket.close(wire.CLOSED.session, 'your session has ended');
    },
  };
}

type Receive = (data: Buffer, isBinary: boolean) => void;

/** The sockets that are admitted: whose they are, and when something came from there last. */
type Sockets = Map<Socket, Caller & { heard: number }>;

function isOfTheLine(error: unknown): boolean {
  const code = troubleOf(error).code ?? '';
  return code.startsWith('WS_ERR_') || ['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT'].includes(code);
}

/** Messages may come before it is known who sends them: a few of them wait. */
function makeEarly(socket: Socket): { keep: Receive; take(): [Buffer, boolean][] } {
  const waiting: [Buffer, boolean][] = [];
  let bytes = 0;
  return {
    keep(data, isBinary) {
      if (socket.readyState !== OPEN) return;
      bytes += data.length;
      if (waiting.length < EARLY.messages && bytes <= EARLY.bytes) waiting.push([data, isBinary]);
      else expel(socket, 'too many messages before it was known whose they are');
    },
    take: () => waiting.splice(0),
  };
}

/** The reason is told, and whatever still comes is not even read. */
function expel(socket: Socket, reason: string): void {
  if (socket.readyState !== OPEN) return;
  socket.close(wire.CLOSED.rude, reason);
  socket.pause();
}

/** Whose socket this is; null, and the socket is closed, where it may not be. */
async function admit(
  desk: Desk,
  manners: Manners,
  sockets: Sockets,
  socket: Socket,
  request: FastifyRequest,
): Promise<Caller | null> {
  const { limits, publicUrl } = desk.house.settings;
  if (!isOwnOrigin(request.headers.origin, request.headers.host, publicUrl)) {
    socket.close(wire.CLOSED.origin, 'this page may not open a table here');
    return null;
  }
  const person = await personOf(desk, request).catch(() => null);
  if (person === null) {
    socket.close(wire.CLOSED.session, 'your session has ended: open the page again');
    return null;
  }
  const caller = { person: person.id, address: callerOf(request.ip) };
  const refusal = manners.mayCome(caller) ? tooManySockets(sockets, caller, limits) : RUDE;
  if (refusal !== null) socket.close(refusal.code, refusal.reason);
  return refusal === null ? caller : null;
}

const RUDE = { code: wire.CLOSED.rude, reason: 'too many messages that cannot be read or come too fast: come back in a minute' };

function tooManySockets(sockets: Sockets, { person, address }: Caller, limits: Limits): { code: number; reason: string } | null {
  const callers = [...sockets.values()];
  if (callers.filter((other) => other.person === person).length >= limits.socketsPerPerson)
    return { code: wire.CLOSED.sockets, reason: 'too many pages are open: close one' };
  if (callers.filter((other) => other.address === address).length >= limits.socketsPerPerson * limits.peoplePerAddress)
    return { code: wire.CLOSED.sockets, reason: 'too many pages are open at your address' };
  return null;
}

/** One socket, as those who answer it know it. */
interface Line {
  readonly socket: Socket;
  readonly caller: Caller;
  readonly watcher: Watcher;
  readonly manners: Manners;
}

function connect(desk: Desk, manners: Manners, sockets: Sockets, socket: Socket, caller: Caller): Receive {
  const { house } = desk;
  const watcher: Watcher = { person: caller.person, send: ({ text }) => sendText(socket, text) };
  const line: Line = { socket, caller, watcher, manners };
  const beat = (): void => {
    if (manners.weighBeat(caller) === 'expel') expel(socket, RUDE.reason);
  };
  socket.on('close', () => forgetWatcher(house, watcher));
  socket.on('ping', beat);
  socket.on('pong', beat);
  return (data, isBinary) => {
    if (socket.readyState !== OPEN) return;
    const known = sockets.get(socket);
    if (known !== undefined) known.heard = performance.now();
    if (isBeat(data)) beat();
    else receiveOn(desk, line, data, isBinary);
  };
}

/** Weighed before it is read: what comes too fast costs next to nothing. */
function receiveOn(desk: Desk, line: Line, data: Buffer, isBinary: boolean): void {
  const verdict = line.manners.weigh(line.caller);
  if (verdict === 'expel') expel(line.socket, RUDE.reason);
  else if (verdict !== 'drop') void answer(desk, line, data, isBinary, verdict === 'read');
}

const BEAT_BYTES = Buffer.from(wire.BEAT.text);

function isBeat(data: Buffer): boolean {
  return data.equals(BEAT_BYTES);
}

function sendText(socket: Socket, text: string): void {
  if (socket.readyState !== OPEN) return;
  if (socket.bufferedAmount > BACKLOG_BYTES) socket.terminate();
  else socket.send(text);
}

async function answer(desk: Desk, line: Line, data: Buffer, isBinary: boolean, mayAsk: boolean): Promise<void> {
  const { house } = desk;
  const { watcher } = line;
  let ticket: string | null = null;
  let isRead = false;
  try {
    const given = readJson(data, isBinary);
    ticket = ticketOf(given);
    const request = readRequest(given);
    isRead = true;
    if (!mayAsk) throw refusal('too-many', 'too many requests at once: please wait a moment');
    const result = await doRequest(house, watcher, request);
    watcher.send(new Said({ type: 'done', ticket: request.ticket, result }));
  } catch (error) {
    house.metrics.count('refusals');
    watcher.send(new Said({ type: 'refused', ticket, error: failureOf(refusedBy(desk, error)) }));
    if (!isRead && line.manners.misread(line.caller) === 'expel') expel(line.socket, RUDE.reason);
  }
}

function refusedBy({ house }: Desk, error: unknown): Refused {
  const refused = asRefused(error);
  if (refused !== null && !(error instanceof NoSpace)) return refused;
  house.metrics.count('log_failures');
  house.log.error(troubleOf(error), 'a live request failed');
  return refused ?? refusal('unavailable', 'something has gone wrong here: please try again');
}

function readJson(data: Buffer, isBinary: boolean): unknown {
  if (isBinary) throw refusal('bad-request', 'messages are text');
  if (data.length > MESSAGE_BYTES) throw refusal('bad-request', `a message has at most ${MESSAGE_BYTES} bytes`);
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    throw refusal('bad-request', 'the message is not valid JSON');
  }
}

/** The ticket of a request that may be wrong otherwise, so that its sender knows which one was refused. */
function ticketOf(given: unknown): string | null {
  const found = typeof given === 'object' && given !== null && 'ticket' in given ? given.ticket : null;
  return typeof found === 'string' && /^[0-9A-Za-z-]{1,40}$/.test(found) ? found : null;
}

function readRequest(given: unknown): wire.Request {
  const excess = excessOf(given);
  if (excess !== null) throw excess;
  const { success, data, error } = wire.request.safeParse(given);
  if (!success) throw refusal('bad-request', complaint(error));
  return data;
}
