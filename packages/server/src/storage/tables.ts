// One table: setting it up, reading it, and writing what an action makes of it.
import type { Note } from '@quarterdeck/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import { KnownQueries } from './known-queries.ts';
import {
  parseDone,
  parseEntry,
  parseNote,
  parseTable,
  printChanging,
  printDone,
  printEntry,
  printNote,
  printSeat,
  printTable,
} from './rows.ts';
import type { Schema, SeatRow, TableRow } from './schema.ts';
import type { Commit, Follows, Storage } from './storage.ts';
import type { Done, StoredEntry, StoredTable } from './stored.ts';

type Tables = 'createTable' | 'readTable' | 'readEntries' | 'readNotes' | 'commit' | 'readDone' | 'forgetDone';

/** Rows of one insert: enough for any action, few enough for any database's limit on values. */
const CHUNK = 100;

/** What every move writes: the table, entries, a ticket. */
const queries = new KnownQueries();

export function tablesOf(db: Kysely<Schema>): Pick<Storage, Tables> {
  return {
    createTable: (table, follows, entries = []) => db.transaction().execute((trx) => create(trx, table, follows, entries)),
    async readTable(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      const seats = db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat');
      return parseTable(row, await seats.execute());
    },
    async readEntries(id) {
      const entries = db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('number');
      return (await entries.execute()).map(parseEntry);
    },
    async readNotes(id, limit) {
      const notes = db.selectFrom('notes').selectAll().where('table_id', '=', id).orderBy('number', 'desc').limit(limit);
      return (await notes.execute()).reverse().map(parseNote);
    },
    commit: (change) => db.transaction().execute((trx) => writeCommit(trx, change)),
    async readDone(table) {
      return (await db.selectFrom('tickets').selectAll().where('table_id', '=', table).execute()).map(parseDone);
    },
    async forgetDone(before, limit) {
      const old = sql`select table_id, person, ticket from tickets where time < ${before} limit ${limit}`;
      const { numAffectedRows } = await sql`delete from tickets where (table_id, person, ticket) in (${old})`.execute(db);
      return Number(numAffectedRows ?? 0);
    },
  };
}

async function create(
  trx: Transaction<Schema>,
  table: StoredTable,
  follows: Follows | null,
  entries: readonly StoredEntry[],
): Promise<boolean> {
  if (follows !== null && !(await linkRematch(trx, follows, table.id))) return false;
  await trx.insertInto('tables').values(printTable(table)).execute();
  const seats = table.seats.map((seat) => printSeat(table.id, seat));
  await trx.insertInto('seats').values(seats).execute();
  await writeEntries(trx, table.id, entries);
  return true;
}

/** Only one table follows a game: whoever asks second finds the first one's. */
async function linkRematch(trx: Transaction<Schema>, { rematchOf, instead }: Follows, next: string): Promise<boolean> {
  const link = trx.updateTable('tables').set((eb) => ({ rematch: next, revision: eb('revision', '+', 1) }));
  const { numUpdatedRows } = await link.where('id', '=', rematchOf).where('rematch', 'is', instead).executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function writeCommit(trx: Transaction<Schema>, { table, was, from, entries, notes, done }: Commit): Promise<boolean> {
  const { id, seats } = table;
  if (!(await writeTable(trx, table, was))) return false;
  for (const seat of seats.filter((seat, i) => seat !== was.seats[i])) await writeSeat(trx, printSeat(id, seat));
  if (seats.length < was.seats.length)
    await trx.deleteFrom('seats').where('table_id', '=', id).where('seat', '>=', seats.length).execute();
  if (table.kept !== null) await trx.deleteFrom('entries').where('table_id', '=', id).where('number', '>', from).execute();
  await writeEntries(trx, id, entries);
  if (notes.length > 0) await writeNotes(trx, id, notes);
  if (done !== null) await writeDone(trx, id, done, table.touched);
  return true;
}

/** False where somebody else was faster. */
async function writeTable(trx: Transaction<Schema>, table: StoredTable, was: StoredTable): Promise<boolean> {
  const { id, revision } = table;
  const fields: Partial<TableRow> = { ...changed(table, was), revision: revision + 1 };
  const name = `tables: ${Object.keys(fields).join()}`;
  const { numAffectedRows } = await queries.run(trx, name, [...Object.values(fields), id, revision], () =>
    trx.updateTable('tables').set(fields).where('id', '=', id).where('revision', '=', revision),
  );
  return numAffectedRows === 1n;
}

/** An index is touched only where something in it has changed. */
function changed(table: StoredTable, was: StoredTable): Partial<TableRow> {
  const before = new Map<string, unknown>(Object.entries(printChanging(was)));
  return Object.fromEntries(Object.entries(printChanging(table)).filter(([name, value]) => before.get(name) !== value));
}

async function writeEntries(trx: Transaction<Schema>, table: string, entries: readonly StoredEntry[]): Promise<void> {
  const rows = entries.map((entry) => printEntry(table, entry));
  for (let i = 0; i < rows.length; i += CHUNK) {
    const some = rows.slice(i, i + CHUNK);
    await queries.run(trx, `entries: ${some.length}`, some.flatMap(Object.values), () => trx.insertInto('entries').values(some));
  }
}

/** Notes of a table that are kept: whoever comes and goes all day fills no disk. */
const NOTES = 500;

async function writeNotes(trx: Transaction<Schema>, table: string, notes: readonly Note[]): Promise<void> {
  const rows = notes.map((note) => printNote(table, note));
  await trx.insertInto('notes').values(rows).execute();
  const oldest = (notes.at(-1)?.number ?? 0) - NOTES;
  if (oldest > 0) await trx.deleteFrom('notes').where('table_id', '=', table).where('number', '<=', oldest).execute();
}

async function writeSeat(trx: Transaction<Schema>, { table_id, seat, ...fields }: SeatRow): Promise<void> {
  await trx.updateTable('seats').set(fields).where('table_id', '=', table_id).where('seat', '=', seat).execute();
}

export async function writeDone(trx: Transaction<Schema>, table: string, done: Done, time: number): Promise<void> {
  const row = printDone(table, done, time);
  await queries.run(trx, 'tickets', Object.values(row), () => trx.insertInto('tickets').values(row));
}
