// What comes over a socket: it is weighed, read, done and answered.
import { performance } from 'node:perf_hooks';
import * as wire from '@quarterdeck/protocol';
import { type Refused, refusal } from '@quarterdeck/protocol';
import { complaint, excessOf } from '../http/schemas.ts';
import { parseJson } from '../json.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { asRefused } from '../refused.ts';
import { NoSpace } from '../storage/storage.ts';
import type { Requests } from '../table/requests/requests.ts';
import { Said, type Watcher } from '../table/telling/said.ts';
import { troubleOf } from '../trouble.ts';
import type { Sockets } from './admission.ts';
import type { Caller, Manners } from './manners.ts';
import { expel, isOpen, MESSAGE_BYTES, type Receive, type Socket, sendText } from './socket.ts';

export interface AnswerParts {
  readonly requests: Requests;
  readonly manners: Manners;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** One socket, as those who answer it know it. */
interface Line {
  readonly socket: Socket;
  readonly caller: Caller;
  readonly watcher: Watcher;
}

/** `gather` is called before anything is sent. */
export function connect(parts: AnswerParts, socket: Socket, caller: Caller, gather: () => void): Receive {
  const { requests, manners, sockets } = parts;
  const send = ({ text }: Said): void => {
    gather();
    sendText(socket, text);
  };
  const watcher: Watcher = { person: caller.person, send };
  const pulse = (): void => {
    if (manners.weighPulse(caller) === 'expel') expel(socket);
  };
  socket.on('close', () => requests.forget(watcher));
  socket.on('ping', pulse);
  socket.on('pong', pulse);
  return (data, isBinary) => {
    if (!isOpen(socket)) return;
    const known = sockets.get(socket);
    if (known !== undefined) known.heard = performance.now();
    if (isPulse(data)) pulse();
    else receive(parts, { socket, caller, watcher }, data, isBinary);
  };
}

/** Weighed before it is read: what comes too fast costs next to nothing. */
function receive(parts: AnswerParts, line: Line, data: Buffer, isBinary: boolean): void {
  const verdict = parts.manners.weigh(line.caller);
  if (verdict === 'expel') expel(line.socket);
  else if (verdict !== 'drop') void answer(parts, line, readSent(data, isBinary), verdict === 'read');
}

const PULSE_BYTES = Buffer.from(wire.PULSE.text);

function isPulse(data: Buffer): boolean {
  return data.equals(PULSE_BYTES);
}

/** A request, or why it is none; with its ticket, so that its sender knows which one was refused. */
type Sent =
  | { readonly ticket: string; readonly request: wire.Request }
  | { readonly ticket: string | null; readonly refused: Refused };

async function answer(parts: AnswerParts, { socket, caller, watcher }: Line, sent: Sent, mayAsk: boolean): Promise<void> {
  const { requests, manners, metrics } = parts;
  try {
    if ('refused' in sent) throw sent.refused;
    if (!mayAsk) throw refusal('too-many', 'too many requests at once: please wait a moment');
    const result = await requests.answer(watcher, sent.request);
    watcher.send(new Said({ type: 'done', ticket: sent.ticket, result }));
  } catch (error) {
    metrics.count('refusals');
    watcher.send(new Said({ type: 'refused', ticket: sent.ticket, error: wire.failureOf(refusedBy(parts, error)) }));
    if ('refused' in sent && manners.misread(caller) === 'expel') expel(socket);
  }
}

function refusedBy({ metrics, log }: AnswerParts, error: unknown): Refused {
  const refused = asRefused(error);
  if (refused !== null && !(error instanceof NoSpace)) return refused;
  metrics.count('log_failures');
  log.error(troubleOf(error), 'a live request failed');
  return refused ?? refusal('unavailable', 'something has gone wrong here: please try again');
}

function readSent(data: Buffer, isBinary: boolean): Sent {
  if (isBinary) return refuseTo(null, 'messages must be text, not binary');
  if (data.length > MESSAGE_BYTES) return refuseTo(null, `a message may have ${MESSAGE_BYTES} bytes at most`);
  const given = parseJson(data.toString('utf8'));
  if (given === null) return refuseTo(null, 'the message is not valid JSON');
  const ticket = ticketOf(given.value);
  const excess = excessOf(given.value);
  if (excess !== null) return { ticket, refused: excess };
  const { success, data: request, error } = wire.request.safeParse(given.value);
  return success ? { ticket: request.ticket, request } : refuseTo(ticket, complaint(error));
}

function refuseTo(ticket: string | null, why: string): Sent {
  return { ticket, refused: refusal('bad-request', why) };
}

/** The ticket of a request that may be wrong otherwise. */
function ticketOf(given: unknown): string | null {
  const found = typeof given === 'object' && given !== null && 'ticket' in given ? given.ticket : null;
  return wire.ticket.safeParse(found).data ?? null;
}
