// Games, tables, records.
import { type AnyGame, optionSpecs } from '@quarterdeck/kernel';
import * as wire from '@quarterdeck/protocol';
import { type GameInfo, gameList, problem, type TableInfo, tableId, tableList, wholeTable } from '@quarterdeck/protocol';
import * as z from 'zod';
import type { Bots } from '../bots/bots.ts';
import type { Identity } from '../identity.ts';
import type { Cursor, Storage } from '../storage/storage.ts';
import { type ListedTable, peopleAt } from '../storage/stored.ts';
import { wholeInfoOf } from '../table/telling/announce.ts';
import type { Creation } from '../table/creation/create.ts';
import { openRecord, type RecordParts } from '../table/creation/from-record.ts';
import { isStage, tableInfoOf } from '../table/telling/info.ts';
import { unknownTable } from '../table/room/loading.ts';
import type { Promises } from '../table/creation/promises.ts';
import { type RecordTextParts, recordText } from '../table/creation/record-text.ts';
import { isOnline } from '../table/room/room.ts';
import type { Rooms } from '../table/room/rooms.ts';
import { type App, personOf } from './app.ts';
import { counts } from './limits.ts';

export interface TableRouteParts {
  readonly identity: Identity;
  readonly storage: Pick<Storage, 'listPublic' | 'listOf' | 'readTable' | 'names'>;
  readonly rooms: Rooms;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: Pick<Bots, 'names'>;
  readonly promises: Promises;
  readonly creation: Creation;
  /** Opening a game from its record, and telling the record of one. */
  readonly records: RecordParts & RecordTextParts;
  now(): number;
}

/** A record of 900,000 letters, some of which are written as two. */
const RECORD_BYTES = 1024 * 1024;
const LISTED = 100;
/** A public table that nobody has touched for so long is not shown any more. */
const STALE = 2 * 24 * 60 * 60_000;
const byId = z.strictObject({ id: tableId });
const tags = ['tables'];

/** Where the page before has ended. */
const pageQuery = z.strictObject({
  after: z
    .string()
    .regex(/^[01]-\d{1,15}-[0-9A-Za-z]{12}$/, 'take the `next` of the page before')
    .transform((text): Cursor => {
      const [rank, touched, id = ''] = text.split('-');
      return { rank: Number(rank), touched: Number(touched), id };
    })
    .nullable()
    .default(null),
});

/** Of one table more than is shown: where there is one, another page follows. */
function nextOf(page: readonly ListedTable[]): string | null {
  const last = page.length > LISTED ? page[LISTED - 1] : undefined;
  if (last === undefined) return null;
  return `${isStage(last, 'gathering', 'running') ? 0 : 1}-${last.touched}-${last.id}`;
}

export function tableRoutes(app: App, parts: TableRouteParts): void {
  const { identity, storage, rooms, games, bots, promises, creation, records, now } = parts;
  const describe = (tables: readonly ListedTable[]) => describeTables(storage, rooms, tables);

  app.get('/api/games', {
    schema: { tags, summary: 'What there is to play, with options and bots', response: { 200: gameList } },
    handler: async () => ({ games: [...games.values()].map(gameInfoOf), bots: [...bots.names] }),
  });

  app.post('/api/promises', {
    config: counts('writes'),
    schema: {
      tags,
      summary: 'The fingerprint of a seed for my next table, so that what I add to its luck cannot be fitted',
      response: { 201: wire.seedPromise, default: problem },
    },
    async handler(request, reply) {
      const { id } = await personOf(identity, request);
      return reply.code(201).send({ commitment: promises.make(id) });
    },
  });

  app.post('/api/tables', {
    config: counts('writes'),
    schema: { tags, summary: 'Set a table up', body: wire.createTable, response: { 201: wholeTable, default: problem } },
    async handler(request, reply) {
      const { id } = await personOf(identity, request);
      const room = await creation.create(id, request.body);
      return reply.code(201).send(wholeInfoOf(room));
    },
  });

  app.post('/api/tables/record', {
    bodyLimit: RECORD_BYTES,
    config: counts('logins'),
    schema: {
      tags,
      summary: 'Open a game that was begun elsewhere, from its record; a wrong one is refused with its line',
      body: wire.openRecord,
      response: { 201: wholeTable, default: problem },
    },
    async handler(request, reply) {
      const { id } = await personOf(identity, request);
      const room = await openRecord(records, id, request.body);
      return reply.code(201).send(wholeInfoOf(room));
    },
  });

  app.get('/api/tables', {
    schema: {
      tags,
      summary: 'Public tables, open and running; `after` is the `next` of the page before',
      querystring: pageQuery,
      response: { 200: tableList, default: problem },
    },
    async handler({ query: { after } }) {
      const page = await storage.listPublic(now() - STALE, LISTED + 1, after);
      return { tables: await describe(page.slice(0, LISTED)), next: nextOf(page) };
    },
  });

  app.get('/api/tables/mine', {
    schema: {
      tags,
      summary: 'My tables, those that wait for me first; `after` is the `next` of the page before',
      querystring: pageQuery,
      response: { 200: tableList, default: problem },
    },
    async handler(request) {
      const { id } = await personOf(identity, request);
      const page = await storage.listOf(id, LISTED + 1, request.query.after);
      const tables = await describe(page.slice(0, LISTED));
      return { tables: tables.toSorted((a, b) => urgency(a, id) - urgency(b, id) || b.touched - a.touched), next: nextOf(page) };
    },
  });

  app.get('/api/tables/:id', {
    schema: { tags, summary: 'A table, as everybody may know it', params: byId, response: { 200: wholeTable, default: problem } },
    async handler(request) {
      const stored = await storage.readTable(request.params.id);
      const [info] = stored === null ? [] : await describe([stored]);
      if (stored === null || info === undefined) throw unknownTable();
      return { ...info, options: stored.options };
    },
  });

  app.get('/api/tables/:id/record', {
    config: counts('writes'),
    schema: {
      tags,
      summary: 'The record of a game that is over, with its seed',
      params: byId,
      response: { 200: z.string(), default: problem },
    },
    async handler(request, reply) {
      const { game, text } = await recordText(records, request.params.id);
      const name = `${game}-${request.params.id}.record`;
      return reply.type('text/plain; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(text);
    },
  });
}

function gameInfoOf(game: AnyGame): GameInfo {
  const options = [...optionSpecs(game)].map(([name, spec]): [string, GameInfo['options'][string]] => {
    if (spec.kind === 'table') return [name, { kind: 'table', default: spec.default }];
    return [name, spec.kind === 'choice' ? { ...spec, of: [...spec.of] } : spec];
  });
  return { id: game.id, rules: game.rules, seats: game.seats, options: Object.fromEntries(options) };
}

async function describeTables(
  storage: Pick<Storage, 'names'>,
  rooms: Rooms,
  tables: readonly ListedTable[],
): Promise<TableInfo[]> {
  const names = await storage.names([...new Set(tables.flatMap(({ seats }) => peopleAt(seats)))]);
  return tables.map((table) => {
    const room = rooms.all.get(table.id);
    return tableInfoOf(table, { names, isOnline: (person) => room !== undefined && isOnline(room, person) });
  });
}

/** Those that wait for me, those that run, those that gather, the rest. */
function urgency({ stage, seats, waiting }: TableInfo, person: string): number {
  const own = seats.findIndex((holder) => holder.kind === 'person' && holder.id === person && holder.standIn === null);
  if (stage === 'running') return waiting.includes(own) ? 0 : 1;
  return stage === 'gathering' ? 2 : 3;
}
