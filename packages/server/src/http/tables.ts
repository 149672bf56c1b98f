// Games, tables, records.
import { type AnyGame, optionSpecs } from '@quarterdeck/kernel';
import * as wire from '@quarterdeck/protocol';
import { type GameInfo, gameList, problem, tableId, wholeTable } from '@quarterdeck/protocol';
import * as z from 'zod';
import type { Bots } from '../bots/bots.ts';
import type { Creation } from '../table/creation/create.ts';
import { openRecord, type RecordParts } from '../table/creation/from-record.ts';
import type { Promises } from '../table/creation/promises.ts';
import { type RecordTextParts, recordText } from '../table/creation/record-text.ts';
import { wholeInfoOf } from '../table/telling/announce.ts';
import { type App, personOf } from './app.ts';
import { counts } from './limits.ts';
import { type TableListParts, tableLists } from './table-lists.ts';

export interface TableRouteParts extends TableListParts {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: Pick<Bots, 'names'>;
  readonly promises: Promises;
  readonly creation: Creation;
  /** Opening a game from its record, and telling the record of one. */
  readonly records: RecordParts & RecordTextParts;
}

/** A record of 900,000 letters, some of which are written as two. */
const RECORD_BYTES = 1024 * 1024;
const byId = z.strictObject({ id: tableId });
const tags = ['tables'];

export function tableRoutes(app: App, parts: TableRouteParts): void {
  gameRoutes(app, parts);
  newTables(app, parts);
  tableLists(app, parts);
  records(app, parts);
}

function gameRoutes(app: App, { games, bots }: TableRouteParts): void {
  app.get('/api/games', {
    schema: { tags, summary: 'What there is to play, with options and bots', response: { 200: gameList } },
    handler: async () => ({ games: [...games.values()].map(gameInfoOf), bots: [...bots.names] }),
  });
}

function newTables(app: App, { identity, promises, creation }: TableRouteParts): void {
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
}

/** Games that go on from their record, and the records of those that are over. */
function records(app: App, { identity, records: parts }: TableRouteParts): void {
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
      const room = await openRecord(parts, id, request.body);
      return reply.code(201).send(wholeInfoOf(room));
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
      const { game, text } = await recordText(parts, request.params.id);
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
