// Tables in lists: those of everybody, somebody's own, and those that are due.
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { parseListed } from './rows.ts';
import type { Schema, TableRow } from './schema.ts';
import type { Cursor, Storage } from './storage.ts';
import type { ListedTable } from './stored.ts';

type Lists = 'listPublic' | 'listOf' | 'listDue' | 'countGoing';

/** All columns but the options, which may be long. */
const LISTED = [
  'id',
  'game',
  'rules',
  'visibility',
  'clock',
  'stage',
  'ended',
  'host',
  'seed',
  'commitment',
  'at',
  'revision',
  'kept',
  'waiting',
  'winners',
  'undo',
  'rematch',
  'hash',
  'hashed',
  'due',
  'created',
  'touched',
] as const satisfies readonly (keyof TableRow)[];

/** Written out, as in the index that holds only these. */
const IS_GOING = sql<boolean>`stage in ('gathering', 'running')`;

/** The rank of a table in a list: those that go on come first. */
const RANK = sql<number>`case when stage in ('gathering', 'running') then 0 else 1 end`;

/** What comes after a page. */
function isAfter(eb: ExpressionBuilder<Schema, 'tables'>, { rank, touched, id }: Cursor) {
  const isSameRank = eb(RANK, '=', rank);
  return eb.or([
    eb(RANK, '>', rank),
    eb.and([isSameRank, eb('touched', '<', touched)]),
    eb.and([isSameRank, eb('touched', '=', touched), eb('id', '>', id)]),
  ]);
}

export function listsOf(db: Kysely<Schema>): Pick<Storage, Lists> {
  return {
    async listPublic(since, limit, after = null) {
      const open = db
        .selectFrom('tables')
        .select(LISTED)
        .where('visibility', '=', 'public')
        .where('stage', 'in', ['gathering', 'running'])
        .where('touched', '>=', since);
      const page = after === null ? open : open.where((eb) => isAfter(eb, after));
      return withSeats(db, await page.orderBy('touched', 'desc').orderBy('id').limit(limit).execute());
    },
    async listOf(person, limit, after = null) {
      const own = db.selectFrom('seats').select('table_id').where('person', '=', person);
      // What was called off before it began is nobody's table any more.
      const rows = db
        .selectFrom('tables')
        .select(LISTED)
        .where('id', 'in', own)
        .where((eb) => eb.or([eb('ended', 'is', null), eb('ended', '!=', 'cancelled')]));
      const page = after === null ? rows : rows.where((eb) => isAfter(eb, after));
      return withSeats(db, await page.orderBy(RANK).orderBy('touched', 'desc').orderBy('id').limit(limit).execute());
    },
    async countGoing(person) {
      const going = db
        .selectFrom('tables')
        .select((eb) => eb.fn.countAll().as('count'))
        .where(IS_GOING);
      const seats = db.selectFrom('seats').select('table_id').where('person', '=', person);
      const seated = await going.where('id', 'in', seats).executeTakeFirst();
      const hosted = await going.where('host', '=', person).where('id', 'not in', seats).executeTakeFirst();
      const ofBots = await going
        .where('host', '=', person)
        .where((eb) =>
          eb.not(
            eb.exists(eb.selectFrom('seats').select('seat').whereRef('table_id', '=', 'tables.id').where('kind', '!=', 'bot')),
          ),
        )
        .executeTakeFirst();
      return { own: Number(seated?.count ?? 0) + Number(hosted?.count ?? 0), ofBots: Number(ofBots?.count ?? 0) };
    },
    async listDue(before, limit) {
      const rows = db.selectFrom('tables').select(['id', 'due']).where('due', '<=', before).orderBy('due').limit(limit);
      return (await rows.execute()).map(({ id, due }) => ({ id, due: due ?? 0 }));
    },
  };
}

async function withSeats(db: Kysely<Schema>, rows: readonly Omit<TableRow, 'options'>[]): Promise<ListedTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
  const ofTable = Map.groupBy(seats, ({ table_id }) => table_id);
  return rows.map((row) => parseListed(row, ofTable.get(row.id) ?? []));
}
