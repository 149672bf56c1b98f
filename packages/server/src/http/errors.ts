// Every answer that is not what was asked for has one shape, and says nothing of our insides.

import type { Socket } from 'node:net';
import type { Failure } from '@quarterdeck/protocol';
import { failureOf, HTTP_STATUS, type Refused, refusal } from '@quarterdeck/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { asRefused } from '../refused.ts';
import { troubleOf } from '../trouble.ts';
import type { App } from './app.ts';

export function handleErrors(app: App): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const { status, failure } = answerTo(error, request.routeOptions.bodyLimit);
    if (status >= 500) request.log.error(troubleOf(error), 'a request failed');
    if (status === 429) reply.header('retry-after', '60');
    return reply
      .code(status)
      .type('application/json')
      .send(JSON.stringify({ error: failure }));
  });
}

/** What is no HTTP, or takes too long to become it: there is no request yet, and no reply to send it with. */
export function answerGarbled(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = GARBLED.get(error.code ?? '') ?? {
    status: '400 Bad Request',
    message: 'this is not HTTP as we read it',
  };
  const body = JSON.stringify({ error: failureOf(refusal('bad-request', message)) });
  const head = [`HTTP/1.1 ${status}`, 'content-type: application/json', `content-length: ${Buffer.byteLength(body)}`];
  const answer = [...head, 'x-content-type-options: nosniff', 'connection: close', '', body].join('\r\n');
  // Who does not listen is not waited for either.
  if (socket.writable) socket.end(answer, () => socket.destroy());
  else socket.destroy();
}

const GARBLED: ReadonlyMap<string, { readonly status: string; readonly message: string }> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: '408 Request Timeout', message: 'the request did not come to its end in time' }],
  ['HPE_HEADER_OVERFLOW', { status: '431 Request Header Fields Too Large', message: 'the headers are too long' }],
]);

/** An address that cannot be read, for which there is no route to handle it. */
export function answerLost(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(refusal('bad-request', 'the address cannot be read'));
  reply.code(400).type('application/json').header('x-content-type-options', 'nosniff');
  reply.send(JSON.stringify({ error: failure }));
}

function answerTo(error: unknown, bodyLimit: number): { status: number; failure: Failure } {
  const refused = asRefused(error) ?? asRefused(refusedBy(error, bodyLimit));
  if (refused !== null) return { status: HTTP_STATUS[refused.code], failure: failureOf(refused) };
  return { status: 500, failure: failureOf(refusal('unavailable', 'something has gone wrong here: please try again')) };
}

/** What Fastify itself turned away: too long, not JSON, too often. */
function refusedBy(error: unknown, bodyLimit: number): Refused | null {
  if (!isFastifyError(error) || error.statusCode === undefined || error.statusCode >= 500) return null;
  if (error.statusCode === 429) return refusal('too-many', 'too many requests: please wait a minute');
  if (error.statusCode === 413)
    return refusal('bad-request', `the request is too large: at most ${bodyLimit / 1024} KiB is read`);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return refusal('bad-request', 'requests are JSON: send content-type application/json');
  return refusal('bad-request', error.statusCode === 400 ? 'the request is not valid JSON' : error.message);
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error;
}
