// A guest becomes an account; signing in and out.
import * as wire from '@quarterdeck/protocol';
import { credentials, problem } from '@quarterdeck/protocol';
import * as z from 'zod';
import type { Identity } from '../identity.ts';
import type { Storage } from '../storage/storage.ts';
import { type App, headersOf, personOf, setCookies } from './app.ts';
import { counts } from './limits.ts';
import { meOf } from './who.ts';

const nothing = z.strictObject({});
const tags = ['me'];

export interface AccountParts {
  readonly identity: Identity;
  readonly storage: Pick<Storage, 'findPerson'>;
  dropSockets(person: string): void;
}

export function accountRoutes(app: App, { identity, storage, dropSockets }: AccountParts): void {
  app.post('/api/me/account', {
    config: counts('logins'),
    schema: {
      tags,
      summary: 'A guest becomes an account and keeps its tables',
      body: credentials,
      response: { 200: wire.me, default: problem },
    },
    async handler(request, reply) {
      const guest = await personOf(identity, request);
      const { person, cookies } = await identity.becomeAccount(headersOf(request), guest, request.body);
      setCookies(reply, cookies);
      dropSockets(person.id); // they were let in by the guest's session, which has ended
      return meOf(storage, person);
    },
  });

  app.post('/api/me/sign-in', {
    config: counts('logins'),
    schema: {
      tags,
      summary: "Sign in; a guest's tables come along",
      body: credentials,
      response: { 200: wire.me, default: problem },
    },
    async handler(request, reply) {
      const before = await identity.whoIs(headersOf(request));
      const { person, cookies } = await identity.signIn(headersOf(request), request.body);
      setCookies(reply, cookies);
      // Nobody looks on with the eyes of a seat that they have left.
      if (before !== null && before.person.id !== person.id) dropSockets(before.person.id);
      return meOf(storage, person);
    },
  });

  app.post('/api/me/sign-out', {
    config: counts('writes'),
    schema: { tags, summary: 'End this session', response: { 200: nothing, default: problem } },
    async handler(request, reply) {
      const { id } = await personOf(identity, request);
      setCookies(reply, await identity.signOut(headersOf(request)));
      dropSockets(id);
      return {};
    },
  });
}
