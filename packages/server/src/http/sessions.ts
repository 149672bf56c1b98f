// The browsers that are signed in as me, and the password that lets them.
import { changePassword, problem, sessionId, sessionList } from '@quarterdeck/protocol';
import * as z from 'zod';
import type { Identity } from '../identity.ts';
import type { Storage } from '../storage/storage.ts';
import { type App, headersOf, personOf, setCookies } from './app.ts';
import { counts } from './limits.ts';

const nothing = z.strictObject({});
const tags = ['me'];

export interface SessionParts {
  readonly identity: Identity;
  readonly storage: Pick<Storage, 'pushesOf' | 'removePush'>;
  /** Closes the sockets of a person whose sessions have ended. */
  dropSockets(person: string): void;
}

export function sessionRoutes(app: App, parts: SessionParts): void {
  const { identity } = parts;

  app.post('/api/me/password', {
    config: counts('logins'),
    schema: {
      tags,
      summary: 'Change the password; every other session ends',
      body: changePassword,
      response: { 200: nothing, default: problem },
    },
    async handler(request, reply) {
      const person = await personOf(identity, request);
      setCookies(reply, await identity.changePassword(headersOf(request), person, request.body));
      await forgetBrowsers(parts, person.id);
      return {};
    },
  });

  app.get('/api/me/sessions', {
    schema: { tags, summary: 'The browsers that are signed in as me', response: { 200: sessionList, default: problem } },
    async handler(request) {
      await personOf(identity, request);
      return { sessions: await identity.sessionsOf(headersOf(request)) };
    },
  });

  app.delete('/api/me/sessions', {
    config: counts('writes'),
    schema: { tags, summary: 'End every session but this one', response: { 200: nothing, default: problem } },
    async handler(request) {
      const { id } = await personOf(identity, request);
      await identity.endOtherSessions(headersOf(request));
      await forgetBrowsers(parts, id);
      return {};
    },
  });

  app.delete('/api/me/sessions/:id', {
    config: counts('writes'),
    schema: {
      tags,
      summary: 'End one session',
      params: z.strictObject({ id: sessionId }),
      response: { 200: nothing, default: problem },
    },
    async handler(request) {
      const { id } = await personOf(identity, request);
      await identity.endSession(headersOf(request), request.params.id);
      await forgetBrowsers(parts, id);
      return {};
    },
  });
}

/** Neither sockets nor pushes are known by their session: all of them end, and browsers whose session lives come back by themselves. */
async function forgetBrowsers({ storage, dropSockets }: SessionParts, person: string): Promise<void> {
  for (const { endpoint } of await storage.pushesOf(person)) await storage.removePush(endpoint);
  dropSockets(person);
}
