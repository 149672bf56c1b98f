// Tables as everybody may know them: public ones, one's own, and each by itself.
import { problem, type TableInfo, tableId, tableList, wholeTable } from '@quarterdeck/protocol';
import * as z from 'zod';
import type { Identity } from '../identity.ts';
import type { Cursor, Storage } from '../storage/storage.ts';
import { type ListedTable, peopleAt } from '../storage/stored.ts';
import { unknownTable } from '../table/room/loading.ts';
import { isOnline } from '../table/room/room.ts';
import type { Rooms } from '../table/room/rooms.ts';
import { isStage, tableInfoOf } from '../table/telling/info.ts';
import { type App, personOf } from './app.ts';

export interface TableListParts {
  readonly identity: Identity;
  readonly storage: Pick<Storage, 'listPublic' | 'listOf' | 'readTable' | 'names'>;
  readonly rooms: Rooms;
  now(): number;
}

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

export function tableLists(app: App, { identity, storage, rooms, now }: TableListParts): void {
  const describe = (tables: readonly ListedTable[]) => describeTables(storage, rooms, tables);

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
