// Games, tables, records.
import { type AnyGame, optionSpecs } from '@quarterdeck/kernel';
import * as wire from '@quarterdeck/protocol';
import { type GameInfo, gameList, problem, refusal, type TableInfo, tableId, tableList, wholeTable } from '@quarterdeck/protocol';
import * as z from 'zod';
import type { Cursor, StoredTable } from '../storage/storage.ts';
import { wholeInfoOf } from '../table/announce.ts';
import { createTable } from '../table/create.ts';
import { openRecord } from '../table/from-record.ts';
import type { House } from '../table/house.ts';
import { isStage, tableInfoOf } from '../table/info.ts';
import { recordText } from '../table/record-text.ts';
import { isOnline } from '../table/room.ts';
import { peopleOf } from '../table/rooms.ts';
import { type App, type Desk, personOf } from './app.ts';
import { counts } from './limits.ts';

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
function nextOf(page: readonly StoredTable[]): string | null {
  const last = page.length > LISTED ? page[LISTED - 1]?.row : undefined;
  if (last === undefined) return null;
  return `${isStage(last, 'gathering', 'running') ? 0 : 1}-${last.touched}-${last.id}`;
}

export function tableRoutes(app: App, desk: Desk): void {
  const { house } = desk;

  app.get('/api/games', {
    schema: { tags, summary: 'What there is to play, with options and bots', response: { 200: gameList } },
    handler: async () => ({ games: [...house.games.values()].map(gameInfoOf), bots: [...house.bots.names] }),
  });

  app.post('/api/promises', {
    config: counts('writes'),
    schema: {
      tags,
      summary: 'The fingerprint of a seed for my next table, so that what I add to its luck cannot be fitted',
      response: { 201: wire.seedPromise, default: problem },
    },
    async handler(request, reply) {
      const { id } = await personOf(desk, request);
      return reply.code(201).send({ commitment: house.promises.make(id) });
    },
  });

  app.post('/api/tables', {
    config: counts('writes'),
    schema: { tags, summary: 'Set a table up', body: wire.createTable, response: { 201: wholeTable, default: problem } },
    async handler(request, reply) {
      const { id } = await personOf(desk, request);
      const room = await createTable(house, id, request.body);
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
      const { id } = await personOf(desk, request);
      const room = await openRecord(house, id, request.body);
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
      const page = await house.storage.listPublic(house.now() - STALE, LISTED + 1, after);
      return { tables: await describe(house, page.slice(0, LISTED)), next: nextOf(page) };
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
      const { id } = await personOf(desk, request);
      const page = await house.storage.listOf(id, LISTED + 1, request.query.after);
      const tables = await describe(house, page.slice(0, LISTED));
      return { tables: tables.toSorted((a, b) => urgency(a, id) - urgency(b, id) || b.touched - a.touched), next: nextOf(page) };
    },
  });

  app.get('/api/tables/:id', {
    schema: { tags, summary: 'A table, as everybody may know it', params: byId, response: { 200: wholeTable, default: problem } },
    async handler(request) {
      const stored = await house.storage.readTable(request.params.id);
      const [info] = stored === null ? [] : await describe(house, [stored]);
      return stored === null || info === undefined ? unknownTable() : { ...info, options: JSON.parse(stored.row.options) };
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
      const { game, text } = await recordText(house, request.params.id);
      const name = `${game}-${request.params.id}.record`;
      return reply.type('text/plain; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(text);
    },
  });
}

function unknownTable(): never {
  throw refusal('unknown-table', 'there is no such table: the link is wrong, or not whole');
}

function gameInfoOf(game: AnyGame): GameInfo {
  const options = [...optionSpecs(game)].map(([name, spec]): [string, GameInfo['options'][string]] => {
    if (spec.kind === 'table') return [name, { kind: 'table', default: spec.default }];
    return [name, spec.kind === 'choice' ? { ...spec, of: [...spec.of] } : spec];
  });
  return { id: game.id, rules: game.rules, seats: game.seats, options: Object.fromEntries(options) };
}

async function describe(house: House, stored: readonly StoredTable[]): Promise<TableInfo[]> {
  const names = await house.storage.names([...new Set(stored.flatMap(({ seats }) => peopleOf(seats)))]);
  return stored.map(({ row, seats }) => {
    const room = house.rooms.all.get(row.id);
    return tableInfoOf({ row, seats, names, isOnline: (person) => room !== undefined && isOnline(room, person) });
  });
}

/** Those that wait for me, those that run, those that gather, the rest. */
function urgency({ stage, seats, waiting }: TableInfo, person: string): number {
  const own = seats.findIndex((holder) => holder.kind === 'person' && holder.id === person && holder.standIn === null);
  if (stage === 'running') return waiting.includes(own) ? 0 : 1;
  return stage === 'gathering' ? 2 : 3;
}
