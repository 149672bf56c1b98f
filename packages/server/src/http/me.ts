// Who I am: guest, account, export, farewell.
import * as wire from '@quarterdeck/protocol';
import { credentials, type Me, problem, refusal, renameMe } from '@quarterdeck/protocol';
import * as z from 'zod';
import type { Person } from '../identity.ts';
import type { Storage } from '../storage/storage.ts';
import { personAt } from '../storage/stored.ts';
import { announce } from '../table/telling/announce.ts';
import type { Rooms } from '../table/room/rooms.ts';
import { type App, agentOf, headersOf, languageOf, personOf, setCookies } from './app.ts';
import { type Counted, counts } from './limits.ts';
import { type PushRouteParts, pushRoutes } from './push-routes.ts';
import { type SessionParts, sessionRoutes } from './sessions.ts';

const nothing = z.strictObject({});
const tags = ['me'];

export interface MeParts extends SessionParts, PushRouteParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly counted: Counted;
  /** Leaves every table for good. */
  giveUpSeats(person: string): Promise<void>;
}

export function meRoutes(app: App, parts: MeParts): void {
  const { identity, storage, dropSockets } = parts;

  app.get('/api/me', {
    schema: {
      tags,
      summary: 'Who I am; whoever comes without a cookie becomes a guest',
      response: { 200: wire.me, default: problem },
    },
    async handler(request, reply) {
      const arrival = await identity.whoIs(headersOf(request));
      const known = arrival === null ? null : await describe(storage, arrival.person);
      if (arrival !== null && known !== null) {
        setCookies(reply, arrival.cookies);
        return known;
      }
      parts.counted.count(request, 'guests');
      const guest = await identity.makeGuest(agentOf(request), languageOf(request));
      setCookies(reply, guest.cookies);
      return whole(await describe(storage, guest.person));
    },
  });

  app.patch('/api/me', {
    config: counts('writes'),
    schema: { tags, summary: 'Change the name that others see', body: renameMe, response: { 200: wire.me, default: problem } },
    async handler(request) {
      const person = await personOf(identity, request);
      await storage.renamePerson(person.id, request.body.name);
      renameAtTables(parts.rooms, person.id, request.body.name);
      return whole(await describe(storage, person));
    },
  });

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
      return whole(await describe(storage, person));
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
      return whole(await describe(storage, person));
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

  app.get('/api/me/export', {
    config: counts('logins'),
    schema: { tags, summary: 'Everything that is kept about me', response: { 200: z.looseObject({}), default: problem } },
    async handler(request, reply) {
      reply.header('content-disposition', 'attachment; filename="quarterdeck.json"');
      const person = await personOf(identity, request);
      const sessions = await identity.sessionsOf(headersOf(request));
      return {
        ...(await exportOf(storage, person)),
        sessions: sessions.map(({ agent, created, seen }) => ({ agent, created, seen })),
      };
    },
  });

  app.delete('/api/me', {
    config: counts('logins'),
    schema: {
      tags,
      summary: "Delete me: my name and my words go, the others' games stay",
      response: { 200: nothing, default: problem },
    },
    async handler(request, reply) {
      const { id } = await personOf(identity, request);
      const cookies = await identity.signOut(headersOf(request));
      await farewell(parts, id);
      await identity.remove(id);
      dropSockets(id);
      setCookies(reply, cookies);
      return {};
    },
  });

  sessionRoutes(app, parts);
  pushRoutes(app, parts);
}

/** Null for somebody who has deleted themselves. */
async function describe(storage: Storage, { id, guest, username }: Person): Promise<Me | null> {
  const person = await storage.findPerson(id);
  return person === null || person.isGone ? null : { id, name: person.name, guest, username };
}

function whole(me: Me | null): Me {
  if (me === null) throw refusal('no-session', 'your session has ended: open the page again');
  return me;
}

function renameAtTables(rooms: Rooms, person: string, name: string): void {
  for (const room of rooms.all.values()) {
    if (!room.names.has(person)) continue;
    room.names = new Map([...room.names, [person, name]]);
    announce(room, { kind: 'table' });
  }
}

async function exportOf(storage: Storage, { id, guest, username }: Person): Promise<Record<string, unknown>> {
  const person = await storage.findPerson(id);
  const tables = await storage.listOf(id, 100_000);
  return {
    me: { id, name: person?.name ?? '', guest, username, since: person?.created ?? null },
    tables: tables.map((table) => ({
      id: table.id,
      game: table.game,
      stage: table.stage,
      created: table.created,
      seat: table.seats.find((seat) => personAt(seat) === id)?.seat ?? null,
    })),
    chat: (await storage.chatOf(id)).map(({ table, room, text, time }) => ({ table, room, text, time })),
    push: (await storage.pushesOf(id)).map(({ endpoint }) => endpoint),
  };
}

/** Bots take the seats of running games, seats of others open again, and the name goes. */
async function farewell({ giveUpSeats, storage, rooms }: MeParts, person: string): Promise<void> {
  await giveUpSeats(person);
  await storage.forgetPerson(person);
  renameAtTables(rooms, person, '');
}
