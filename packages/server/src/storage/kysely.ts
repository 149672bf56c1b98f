// Storage by SQL that every home understands: nothing here is SQLite's alone.
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { retentionOf } from './retention.ts';
import type { ChatRow, EntryRow, NoteRow, Schema, SeatRow, TableRow } from './schema.ts';
import type { Commit, Cursor, Done, Follows, Storage, StoredTable } from './storage.ts';

const GONE = '';
/** Rows of one insert: enough for any action, few enough for any database's limit on values. */
const CHUNK = 100;

export function kyselyStorage(db: Kysely<Schema>): Storage {
  return {
    ...tablesOf(db),
    ...careOf(db),
    ...chatOf(db),
    ...listsOf(db),
    ...peopleOf(db),
    ...pushOf(db),
    ...keysOf(db),
    ...retentionOf(db),
    close: () => db.destroy(),
  };
}

type Part<K extends keyof Storage> = Pick<Storage, K>;

function tablesOf(
  db: Kysely<Schema>,
): Part<'createTable' | 'readTable' | 'readEntries' | 'readNotes' | 'commit' | 'readDone' | 'forgetDone'> {
  return {
    createTable: ({ row, seats }, done, entries = []) =>
      db.transaction().execute(async (trx) => {
        if (done !== null && !(await linkRematch(trx, done, row.id))) return false;
        await trx.insertInto('tables').values(row).execute();
        await trx
          .insertInto('seats')
          .values([...seats])
          .execute();
        await writeEntries(trx, entries);
        return true;
      }),
    async readTable(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      const seats =
        row === undefined ? [] : await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
      return row === undefined ? null : { row, seats };
    },
    readEntries: (id) => db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('number').execute(),
    async readNotes(id, limit) {
      const notes = db.selectFrom('notes').selectAll().where('table_id', '=', id).orderBy('number', 'desc').limit(limit);
      return (await notes.execute()).reverse();
    },
    commit: (change) => db.transaction().execute((trx) => writeCommit(trx, change)),
    readDone: (table) => db.selectFrom('tickets').selectAll().where('table_id', '=', table).execute(),
    async forgetDone(before, limit) {
      const old = sql`select table_id, person, ticket from tickets where time < ${before} limit ${limit}`;
      const { numAffectedRows } = await sql`delete from tickets where (table_id, person, ticket) in (${old})`.execute(db);
      return Number(numAffectedRows ?? 0);
    },
  };
}

/** What is done to a table without asking its rules. */
function careOf(db: Kysely<Schema>): Part<'noteHash' | 'raiseRules' | 'leaveTable' | 'listGoing' | 'wreckTable'> {
  return {
    // In a transaction, so that many tables at once share a commit.
    noteHash: ({ id, revision }, hash, hashed) =>
      db.transaction().execute(async (trx) => {
        const update = trx.updateTable('tables').set({ hash, hashed }).where('id', '=', id).where('revision', '=', revision);
        return (await update.executeTakeFirstOrThrow()).numUpdatedRows === 1n;
      }),
    async raiseRules({ id, revision }, rules) {
      const update = db
        .updateTable('tables')
        .set({ rules, revision: revision + 1 })
        .where('id', '=', id);
      return (await update.where('revision', '=', revision).executeTakeFirstOrThrow()).numUpdatedRows === 1n;
    },
    leaveTable: (id, person, standIn) => db.transaction().execute((trx) => leaveSeat(trx, id, person, standIn)),
    async listGoing(after, limit) {
      const going = db.selectFrom('tables').select('id').where('stage', 'in', ['gathering', 'running']).where('id', '>', after);
      return (await going.orderBy('id').limit(limit).execute()).map(({ id }) => id);
    },
    wreckTable: (id, now) =>
      db.transaction().execute(async (trx) => {
        const closed = { stage: 'wrecked', waiting: '[]', undo: null, due: null, touched: now } as const;
        const wrecked = trx.updateTable('tables').set((eb) => ({ ...closed, revision: eb('revision', '+', 1) }));
        await wrecked.where('id', '=', id).where('stage', '!=', 'over').execute();
        await trx.updateTable('seats').set({ since: null }).where('table_id', '=', id).execute();
      }),
  };
}

async function leaveSeat(trx: Transaction<Schema>, id: string, person: string, standIn: string): Promise<void> {
  const table = await trx.selectFrom('tables').select(['stage', 'host']).where('id', '=', id).executeTakeFirst();
  const left =
    table?.stage === 'gathering'
      ? ({ kind: 'open', person: null, nonce: null } as const)
      : ({ stand_in: standIn, away: 'left', since: null } as const);
  await trx.updateTable('seats').set(left).where('table_id', '=', id).where('person', '=', person).execute();
  const host = table?.host === person ? null : (table?.host ?? null);
  const update = trx.updateTable('tables').set((eb) => ({ host, revision: eb('revision', '+', 1) }));
  await update.where('id', '=', id).execute();
}

/** Only one table follows a game: whoever asks second finds the first one's. */
async function linkRematch(trx: Transaction<Schema>, { rematchOf, instead }: Follows, next: string): Promise<boolean> {
  const link = trx.updateTable('tables').set((eb) => ({ rematch: next, revision: eb('revision', '+', 1) }));
  const { numUpdatedRows } = await link.where('id', '=', rematchOf).where('rematch', 'is', instead).executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function writeCommit(
  trx: Transaction<Schema>,
  { row, was, seats, seatsEnd, from, entries, notes, done }: Commit,
): Promise<boolean> {
  const { id } = row;
  const update = trx.updateTable('tables').set({ ...changed(row, was), revision: row.revision + 1 });
  const { numUpdatedRows } = await update.where('id', '=', id).where('revision', '=', row.revision).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  for (const seat of seats) await writeSeat(trx, seat);
  if (seatsEnd !== null) await trx.deleteFrom('seats').where('table_id', '=', id).where('seat', '>=', seatsEnd).execute();
  if (row.kept !== null) await trx.deleteFrom('entries').where('table_id', '=', id).where('number', '>', from).execute();
  await writeEntries(trx, entries);
  if (notes.length > 0) await writeNotes(trx, id, notes);
  if (done !== null) await writeDone(trx, id, done, row.touched);
  return true;
}

/** An index is touched only where something in it has changed. */
function changed({ id: _, ...fields }: TableRow, was: TableRow | undefined): Partial<TableRow> {
  if (was === undefined) return fields;
  const before = new Map<string, unknown>(Object.entries(was));
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => before.get(name) !== value));
}

async function writeEntries(trx: Transaction<Schema>, entries: readonly EntryRow[]): Promise<void> {
  for (let i = 0; i < entries.length; i += CHUNK) {
    await trx
      .insertInto('entries')
      .values(entries.slice(i, i + CHUNK))
      .execute();
  }
}

/** Notes of a table that are kept: whoever comes and goes all day fills no disk. */
const NOTES = 500;

async function writeNotes(trx: Transaction<Schema>, table: string, notes: readonly NoteRow[]): Promise<void> {
  await trx
    .insertInto('notes')
    .values([...notes])
    .execute();
  const oldest = (notes.at(-1)?.number ?? 0) - NOTES;
  if (oldest > 0) await trx.deleteFrom('notes').where('table_id', '=', table).where('number', '<=', oldest).execute();
}

async function writeSeat(trx: Transaction<Schema>, { table_id, seat, ...fields }: SeatRow): Promise<void> {
  await trx.updateTable('seats').set(fields).where('table_id', '=', table_id).where('seat', '=', seat).execute();
}

async function writeDone(trx: Transaction<Schema>, table: string, done: Done, time: number): Promise<void> {
  const result = JSON.stringify(done.result);
  await trx.insertInto('tickets').values({ table_id: table, person: done.person, ticket: done.ticket, result, time }).execute();
}

function chatOf(db: Kysely<Schema>): Part<'addChat' | 'readChat'> {
  return {
    addChat: ({ line, keep, done }) =>
      db.transaction().execute(async (trx) => {
        const tickets = trx.selectFrom('tickets').select('ticket').where('table_id', '=', line.table_id);
        const known = await tickets.where('person', '=', done.person).where('ticket', '=', done.ticket).executeTakeFirst();
        if (known !== undefined) return null;
        const last = await trx
          .selectFrom('chat')
          .select((eb) => eb.fn.max('number').as('number'))
          .where('table_id', '=', line.table_id)
          .executeTakeFirst();
        const row: ChatRow = { ...line, number: Number(last?.number ?? 0) + 1 };
        await trx.insertInto('chat').values(row).execute();
        const oldest = trx
          .deleteFrom('chat')
          .where('table_id', '=', line.table_id)
          .where('number', '<=', row.number - keep);
        if (row.number > keep) await oldest.execute();
        await writeDone(trx, line.table_id, done, line.time);
        return row;
      }),
    async readChat(table, rooms, limit) {
      if (rooms.length === 0) return [];
      const lines = db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .where('room', 'in', [...rooms]);
      return (await lines.orderBy('number', 'desc').limit(limit).execute()).reverse();
    },
  };
}

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

function listsOf(db: Kysely<Schema>): Part<'listPublic' | 'listOf' | 'listDue' | 'countGoing'> {
  return {
    async listPublic(since, limit, after = null) {
      const open = db
        .selectFrom('tables')
        .selectAll()
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
        .selectAll()
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

async function withSeats(db: Kysely<Schema>, rows: readonly TableRow[]): Promise<StoredTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
  return rows.map((row) => ({ row, seats: seats.filter(({ table_id }) => table_id === row.id) }));
}

function peopleOf(
  db: Kysely<Schema>,
): Part<'addPerson' | 'renamePerson' | 'findPerson' | 'names' | 'movePerson' | 'forgetPerson' | 'chatOf'> {
  return {
    async addPerson(id, name, now) {
      await db.insertInto('people').values({ id, name, gone: 0, created: now }).execute();
    },
    async renamePerson(id, name) {
      await db.updateTable('people').set({ name }).where('id', '=', id).where('gone', '=', 0).execute();
    },
    async findPerson(id) {
      return (await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },
    async names(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('people')
        .select(['id', 'name'])
        .where('id', 'in', [...ids])
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    movePerson: (from, to) => db.transaction().execute((trx) => moveSeats(trx, from, to)),
    forgetPerson: (id) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('people').set({ name: GONE, gone: 1 }).where('id', '=', id).execute();
        await trx.updateTable('chat').set({ text: GONE }).where('person', '=', id).execute();
        await trx.deleteFrom('push').where('person', '=', id).execute();
        await trx.deleteFrom('tickets').where('person', '=', id).execute();
        return tablesWith(trx, id);
      }),
    chatOf: (person) => db.selectFrom('chat').selectAll().where('person', '=', person).orderBy('time').execute(),
  };
}

async function moveSeats(trx: Transaction<Schema>, from: string, to: string): Promise<string[]> {
  const taken = await tablesWith(trx, to);
  const moved = (await tablesWith(trx, from)).filter((id) => !taken.includes(id));
  for (const id of moved) {
    await trx.updateTable('seats').set({ person: to }).where('table_id', '=', id).where('person', '=', from).execute();
    await trx
      .updateTable('tables')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
  await trx.updateTable('chat').set({ person: to }).where('person', '=', from).execute();
  await trx.updateTable('push').set({ person: to }).where('person', '=', from).execute();
  return moved;
}

async function tablesWith(trx: Transaction<Schema>, person: string): Promise<string[]> {
  const rows = await trx.selectFrom('seats').select('table_id').where('person', '=', person).execute();
  return rows.map(({ table_id }) => table_id);
}

function pushOf(db: Kysely<Schema>): Part<'addPush' | 'removePush' | 'pushesOf'> {
  return {
    addPush: (row) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('push').where('endpoint', '=', row.endpoint).execute();
        await trx.insertInto('push').values(row).execute();
      }),
    async removePush(endpoint) {
      await db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
    },
    pushesOf: (person) => db.selectFrom('push').selectAll().where('person', '=', person).execute(),
  };
}

function keysOf(db: Kysely<Schema>): Part<'keyOf'> {
  return {
    keyOf: (name, make) =>
      db.transaction().execute(async (trx) => {
        const known = await trx.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirst();
        const value = known?.value ?? make();
        if (known === undefined) await trx.insertInto('keys').values({ name, value }).execute();
        return value;
      }),
  };
}
