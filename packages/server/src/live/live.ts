// The live end: one socket a page, requests in, messages out.
import net from 'node:net';
import { performance } from 'node:perf_hooks';
import websocket from '@fastify/websocket';
import { CLOSED, PULSE } from '@quarterdeck/protocol';
import type { FastifyRequest } from 'fastify';
import type { Ticks } from '../http/allowance.ts';
import type { App } from '../http/app.ts';
import type { Identity } from '../identity.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Limits } from '../settings.ts';
import type { Requests } from '../table/requests/requests.ts';
import { troubleOf } from '../trouble.ts';
import { admit, type DoorParts, type Sockets } from './admission.ts';
import { type AnswerParts, connect } from './answers.ts';
import { makeManners } from './manners.ts';
import { pulseOf } from './pulse.ts';
import { gatherOn, HARD_BYTES, isOpen, makeEarly, type Receive, type Socket } from './socket.ts';

/** How long the other side may take to close, in milliseconds. */
const FAREWELL = 2000;

export interface LiveParts {
  readonly identity: Identity;
  readonly requests: Requests;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits: Limits;
  readonly publicUrl: string | null;
  readonly ticks: Ticks;
}

export interface Live {
  readonly count: number;
  /** Closes the sockets of a person whose sessions have ended. */
  drop(person: string): void;
}

export async function liveRoutes(app: App, parts: LiveParts): Promise<Live> {
  const sockets: Sockets = new Map();
  const manners = makeManners(parts.limits, parts.ticks);
  const served = { ...parts, sockets, manners };
  await registerSockets(app, sockets);
  app.get('/api/live', { websocket: true, schema: { hide: true } }, (socket: Socket, request) => {
    receiveFrom(served, socket, request);
  });
  const pulse = setInterval(pulseOf(sockets), PULSE.every).unref();
  app.addHook('onClose', async () => clearInterval(pulse));
  return {
    get count() {
      return sockets.size;
    },
    drop(person) {
      for (const [socket, of] of sockets) if (of.person === person) socket.close(CLOSED.session, 'your session has ended');
    },
  };
}

async function registerSockets(app: App, sockets: Sockets): Promise<void> {
  // Who is connected is told why; without this the plugin would close the sockets without a word.
  const preClose = (done: () => void): void => {
    for (const socket of sockets.keys()) socket.close(CLOSED.going, 'the server is going down: come back in a moment');
    done();
  };
  const errorHandler = (error: unknown, socket: Socket, request: FastifyRequest): void => {
    // What the other side does wrong or breaks off is no trouble of ours.
    if (isOfTheLine(error)) request.log.debug(troubleOf(error), 'a socket was broken off');
    else request.log.error(troubleOf(error), 'a socket failed');
    socket.terminate();
  };
  const options = { maxPayload: HARD_BYTES, closeTimeout: FAREWELL };
  await app.register(websocket, { options, preClose, errorHandler });
}

function receiveFrom(parts: DoorParts & AnswerParts, socket: Socket, request: FastifyRequest): void {
  const { sockets, metrics } = parts;
  const early = makeEarly(socket);
  let receive: Receive = early.keep;
  socket.on('message', (data, isBinary) => receive(data, isBinary));
  socket.on('error', () => socket.terminate());
  admit(parts, socket, request).then(
    (caller) => {
      if (caller === null || !isOpen(socket)) return;
      sockets.set(socket, { ...caller, heard: performance.now() });
      metrics.count('sockets_opened');
      receive = connect(parts, socket, caller, gatherFor(request));
      for (const [data, isBinary] of early.take()) receive(data, isBinary);
      socket.on('close', () => sockets.delete(socket));
    },
    () => socket.close(1011, 'something has gone wrong here'),
  );
}

/** Tests come without a network, and have no line beneath. */
function gatherFor({ raw }: FastifyRequest): () => void {
  return raw.socket instanceof net.Socket ? gatherOn(raw.socket) : () => {};
}

function isOfTheLine(error: unknown): boolean {
  const code = troubleOf(error).code ?? '';
  return code.startsWith('WS_ERR_') || ['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT'].includes(code);
}
