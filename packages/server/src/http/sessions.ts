// The browsers that are signed in as me, and the password that lets them.
import { changePassword, problem, sessionId, sessionList } from '@quarterdeck/protocol';
import * as z from 'zod';
import { type App, type Desk, headersOf, personOf, setCookies } from './app.ts';
import { counts } from './limits.ts';

const nothing = z.strictObject({});
const tags = ['me'];

export function sessionRoutes(app: App, desk: Desk): void {
  const { identity } = desk;

  app.post('/api/me/password', {
    config: counts('logins'),
    schema: {
      tags,
      summary: 'Change the password; every other session ends',
      body: changePassword,
      response: { 200: nothing, default: problem },
    },
    async handler(request, reply) {
      const person = await personOf(desk, request);
      setCookies(reply, await identity.changePassword(headersOf(request), person, request.body));
      await forgetBrowsers(desk, person.id);
      return {};
    },
  });

  app.get('/api/me/sessions', {
    schema: { tags, summary: 'The browsers that are signed in as me', response: { 200: sessionList, default: problem } },
    async handler(request) {
      await personOf(desk, request);
      return { sessions: await identity.sessionsOf(headersOf(request)) };
    },
  });

  app.delete('/api/me/sessions', {
    config: counts('writes'),
    schema: { tags, summary: 'End every session but this one', response: { 200: nothing, default: problem } },
    async handler(request) {
      const { id } = await personOf(desk, request);
      await identity.endOtherSessions(headersOf(request));
      await forgetBrowsers(desk, id);
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
      const { id } = await personOf(desk, request);
      await identity.endSession(headersOf(request), request.params.id);
      await forgetBrowsers(desk, id);
      return {};
    },
  });
}

/** Neither sockets nor pushes are known by their session: all of them end, and browsers whose session lives come back by themselves. */
async function forgetBrowsers({ house: { storage }, dropSockets }: Desk, person: string): Promise<void> {
  for (const { endpoint } of await storage.pushesOf(person)) await storage.removePush(endpoint);
  dropSockets(person);
}
