// Who I am: guest, account, export, farewell.
import * as wire from '@quarterdeck/protocol';
import { credentials, type Me, problem, pushSubscription, refusal, renameMe } from '@quarterdeck/protocol';
import * as z from 'zod';
import type { Person } from '../identity.ts';
import { announce } from '../table/announce.ts';
import { giveUpSeats } from '../table/farewell.ts';
import type { House } from '../table/house.ts';
import { type App, agentOf, type Desk, headersOf, languageOf, personOf, setCookies } from './app.ts';
import { counts } from './limits.ts';
import { sessionRoutes } from './sessions.ts';

const nothing = z.strictObject({});
const tags = ['me'];

/** Where browsers let themselves be told; anything else would make the server call strangers. */
const PUSH_SERVICES = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

export function meRoutes(app: App, desk: Desk): void {
  const { house, identity } = desk;

  app.get('/api/me', {
    schema: {
      tags,
      summary: 'Who I am; whoever comes without a cookie becomes a guest',
      response: { 200: wire.me, default: problem },
    },
    async handler(request, reply) {
      const arrival = await identity.whoIs(headersOf(request));
      const known = arrival === null ? null : await describe(house, arrival.person);
      if (arrival !== null && known !== null) {
        setCookies(reply, arrival.cookies);
        return known;
      }
      desk.counted.count(request, 'guests');
      const guest = await identity.makeGuest(agentOf(request), languageOf(request));
      setCookies(reply, guest.cookies);
      return whole(await describe(house, guest.person));
    },
  });

  app.patch('/api/me', {
    config: counts('writes'),
    schema: { tags, summary: 'Change the name that others see', body: renameMe, response: { 200: wire.me, default: problem } },
    async handler(request) {
      const person = await personOf(desk, request);
      await house.storage.renamePerson(person.id, request.body.name);
      renameAtTables(house, person.id, request.body.name);
      return whole(await describe(house, person));
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
      const guest = await personOf(desk, request);
      const { person, cookies } = await identity.becomeAccount(headersOf(request), guest, request.body);
      setCookies(reply, cookies);
      desk.dropSockets(person.id); // they were let in by the guest's session, which has ended
      return whole(await describe(house, person));
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
      if (before !== null && before.person.id !== person.id) desk.dropSockets(before.person.id);
      return whole(await describe(house, person));
    },
  });

  app.post('/api/me/sign-out', {
    config: counts('writes'),
    schema: { tags, summary: 'End this session', response: { 200: nothing, default: problem } },
    async handler(request, reply) {
      const { id } = await personOf(desk, request);
      setCookies(reply, await identity.signOut(headersOf(request)));
      desk.dropSockets(id);
      return {};
    },
  });

  app.get('/api/me/export', {
    config: counts('logins'),
    schema: { tags, summary: 'Everything that is kept about me', response: { 200: z.looseObject({}), default: problem } },
    async handler(request, reply) {
      reply.header('content-disposition', 'attachment; filename="quarterdeck.json"');
      const person = await personOf(desk, request);
      const sessions = await identity.sessionsOf(headersOf(request));
      return {
        ...(await exportOf(house, person)),
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
      const { id } = await personOf(desk, request);
      const cookies = await identity.signOut(headersOf(request));
      await farewell(house, id);
      await identity.remove(id);
      desk.dropSockets(id);
      setCookies(reply, cookies);
      return {};
    },
  });

  sessionRoutes(app, desk);
  pushRoutes(app, desk);
}

function pushRoutes(app: App, desk: Desk): void {
  const { house, push } = desk;
  app.get('/api/push-key', {
    schema: {
      tags,
      summary: 'The key that a browser needs to be told of turns',
      response: { 200: z.strictObject({ key: z.string() }) },
    },
    handler: async () => ({ key: push.publicKey }),
  });
  app.post('/api/me/push', {
    config: counts('writes'),
    schema: {
      tags,
      summary: 'Tell this browser when it is my turn',
      body: pushSubscription,
      response: { 200: nothing, default: problem },
    },
    async handler(request) {
      const { id } = await personOf(desk, request);
      const { endpoint, keys } = request.body;
      if (!PUSH_SERVICES.test(new URL(endpoint).hostname))
        throw refusal('bad-request', 'this is not a push service that browsers use');
      await house.storage.addPush({ endpoint, person: id, keys: JSON.stringify(keys), created: house.now() });
      return {};
    },
  });
  app.delete('/api/me/push', {
    config: counts('writes'),
    schema: {
      tags,
      summary: 'Tell this browser no more',
      body: pushSubscription.pick({ endpoint: true }),
      response: { 200: nothing, default: problem },
    },
    async handler(request) {
      const { id } = await personOf(desk, request);
      const own = await house.storage.pushesOf(id);
      if (own.some(({ endpoint }) => endpoint === request.body.endpoint)) await house.storage.removePush(request.body.endpoint);
      return {};
    },
  });
}

/** Null for somebody who has deleted themselves. */
async function describe(house: House, { id, guest, username }: Person): Promise<Me | null> {
  const row = await house.storage.findPerson(id);
  return row === null || row.gone === 1 ? null : { id, name: row.name, guest, username };
}

function whole(me: Me | null): Me {
  if (me === null) throw refusal('no-session', 'your session has ended: open the page again');
  return me;
}

function renameAtTables(house: House, person: string, name: string): void {
  for (const room of house.rooms.all.values()) {
    if (!room.names.has(person)) continue;
    room.names = new Map([...room.names, [person, name]]);
    announce(room, { kind: 'table' });
  }
}

async function exportOf({ storage }: House, { id, guest, username }: Person): Promise<Record<string, unknown>> {
  const person = await storage.findPerson(id);
  const tables = await storage.listOf(id, 100_000);
  return {
    me: { id, name: person?.name ?? '', guest, username, since: person?.created ?? null },
    tables: tables.map(({ row, seats }) => ({
      id: row.id,
      game: row.game,
      stage: row.stage,
      created: row.created,
      seat: seats.find((seat) => seat.person === id)?.seat ?? null,
    })),
    chat: (await storage.chatOf(id)).map(({ table_id, room, text, time }) => ({ table: table_id, room, text, time })),
    push: (await storage.pushesOf(id)).map(({ endpoint }) => endpoint),
  };
}

/** Bots take the seats of running games, seats of others open again, and the name goes. */
async function farewell(house: House, person: string): Promise<void> {
  await giveUpSeats(house, person);
  await house.storage.forgetPerson(person);
  renameAtTables(house, person, '');
}
