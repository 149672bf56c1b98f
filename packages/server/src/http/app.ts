// The HTTP server, and what can be read of a request.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { guessLanguage, type Language } from '@quarterdeck/kernel';
import { refusal } from '@quarterdeck/protocol';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { Identity, Person } from '../identity.ts';
import type { ZodProvider } from './schemas.ts';

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodProvider>;

/** Longer than any browser's name for itself: nobody fills the database with theirs. */
const AGENT_LENGTH = 200;

/** What identity is told of a request: the cookie, and what the browser calls itself. Never an address. */
export function headersOf(request: Pick<FastifyRequest, 'headers'>): Headers {
  const { cookie } = request.headers;
  const headers = new Headers({ 'user-agent': agentOf(request) });
  if (cookie !== undefined) headers.set('cookie', cookie);
  return headers;
}

export function agentOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return (headers['user-agent'] ?? '').slice(0, AGENT_LENGTH);
}

/** The language in which the page is probably read. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return guessLanguage((headers['accept-language'] ?? '').split(','));
}

/** Whoever holds the cookie of this request. */
export async function personOf(identity: Pick<Identity, 'whoIs'>, request: Pick<FastifyRequest, 'headers'>): Promise<Person> {
  const arrival = await identity.whoIs(headersOf(request));
  if (arrival === null) throw refusal('no-session', 'your session has ended: open the page again to become a guest, or sign in');
  return arrival.person;
}

export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
}
