// What is kept about somebody, and their farewell.
import { problem } from '@quarterdeck/protocol';
import * as z from 'zod';
import type { Identity, Person } from '../identity.ts';
import type { Storage } from '../storage/storage.ts';
import { personAt } from '../storage/stored.ts';
import { renameAtTables } from '../table/requests/moving.ts';
import type { Rooms } from '../table/room/rooms.ts';
import { type App, headersOf, personOf, setCookies } from './app.ts';
import { counts } from './limits.ts';

const nothing = z.strictObject({});
const tags = ['me'];

export interface OwnDataParts {
  readonly identity: Identity;
  readonly storage: Storage;
  readonly rooms: Rooms;
  dropSockets(person: string): void;
  /** Leaves every table for good. */
  giveUpSeats(person: string): Promise<void>;
}

export function ownDataRoutes(app: App, parts: OwnDataParts): void {
  const { identity, storage, dropSockets } = parts;

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
async function farewell({ giveUpSeats, storage, rooms }: OwnDataParts, person: string): Promise<void> {
  await giveUpSeats(person);
  await storage.forgetPerson(person);
  renameAtTables(rooms, person, '');
}
