// Actions that come at the same moment share a commit, and nothing else: each is whole, or not there at all.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { at } from '@quarterdeck/kernel';
import { Kysely } from 'kysely';
import { kyselyStorage } from '../../src/storage/kysely.ts';
import { migrate } from '../../src/storage/migrations.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { openSqlite, sqliteDialect } from '../../src/storage/sqlite.ts';
import type { Commit, Storage } from '../../src/storage/storage.ts';
import type { StoredTable } from '../../src/storage/stored.ts';
import { tempDir } from '../lib/harness.ts';
import { storedSeat, storedTable } from './storage-contract.ts';

interface Home {
  readonly storage: Storage;
  readonly database: DatabaseSync;
  readonly tables: readonly StoredTable[];
}

const TABLES = 30;

async function homeWithTables(t: TestContext): Promise<Home> {
  const database = openSqlite(join(tempDir(t), 'test.sqlite'));
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database) });
  await migrate(db);
  const storage = kyselyStorage(db);
  t.after(() => storage.close());
  const seats = [storedSeat(0, 'ann')];
  const tables = Array.from({ length: TABLES }, (_, i) => storedTable(`table${String(i).padStart(7, '0')}`, { seats }));
  for (const table of tables) await storage.createTable(table, null);
  return { storage, database, tables };
}

function firstMove(was: StoredTable, type = 'go'): Commit {
  const entries = [{ number: 1, actor: 0, move: { type }, time: 1 }];
  return { table: { ...was, at: 1 }, was, from: 0, entries, notes: [], done: null };
}

async function lengths({ storage, tables }: Home): Promise<number[]> {
  return Promise.all(tables.map(async ({ id }) => (await storage.readEntries(id)).length));
}

test('all that come at once are written, with fewer commits than there are actions', async (t) => {
  const home = await homeWithTables(t);
  const { mock } = t.mock.method(home.database, 'exec');
  assert.ok(
    (await Promise.all(home.tables.map((table) => home.storage.commit(firstMove(table))))).every((isWritten) => isWritten),
  );
  const commits = mock.calls.filter((call) => call.arguments[0] === 'commit').length;
  assert.ok(commits >= 1 && commits < TABLES / 2, `${commits} commits`);
  assert.deepEqual(
    await lengths(home),
    home.tables.map(() => 1),
  );
});

test('one that fails or loses its race leaves nothing, and the others stand', async (t) => {
  const home = await homeWithTables(t);
  const done = { person: 'ann', ticket: 't', result: null };
  await home.storage.commit({ ...firstMove(at(home.tables, 5)), entries: [], table: at(home.tables, 5), done });
  const failing = { ...firstMove({ ...at(home.tables, 5), revision: 1 }), done };
  const late = firstMove({ ...at(home.tables, 6), revision: 7 });
  const commits = home.tables.map((table, i) => home.storage.commit(i === 5 ? failing : i === 6 ? late : firstMove(table)));
  const outcomes = (await Promise.allSettled(commits)).map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : 'failed',
  );
  assert.deepEqual(
    outcomes,
    home.tables.map((_, i) => (i === 5 ? 'failed' : i !== 6)),
  );
  assert.deepEqual(
    await lengths(home),
    home.tables.map((_, i) => (i === 5 || i === 6 ? 0 : 1)),
  );
});

test('whoever looks beside sees only what is on the disk', async (t) => {
  const { storage, database, tables } = await homeWithTables(t);
  const seen: boolean[] = [];
  const look = async ({ id }: StoredTable): Promise<void> => {
    const read = (await storage.readTable(id)) ?? assert.fail();
    seen.push(read.at === 1 && database.isTransaction);
  };
  await Promise.all(tables.flatMap((table) => [storage.commit(firstMove(table)), look(table)]));
  assert.equal(seen.length, TABLES);
  assert.ok(!seen.includes(true));
});

test('where the disk is full before the shared commit, none of those who were told otherwise is there', async (t) => {
  const home = await homeWithTables(t);
  const { page_count } = { ...home.database.prepare('PRAGMA page_count').get() };
  home.database.exec(`PRAGMA max_page_count = ${Number(page_count) + 4}`);
  const long = 'x'.repeat(1000);
  const outcomes = await Promise.allSettled(home.tables.map((table) => home.storage.commit(firstMove(table, long))));
  const isWritten = outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value);
  assert.ok(isWritten.includes(false));
  for (const outcome of outcomes) if (outcome.status === 'rejected') assert.equal(outcome.reason.name, 'NoSpace');
  assert.deepEqual(await lengths(home), isWritten.map(Number));
  home.database.exec('PRAGMA max_page_count = 1000000');
  for (const [i, table] of home.tables.entries())
    if (isWritten[i] !== true) assert.ok(await home.storage.commit(firstMove(table, long)));
  assert.deepEqual(
    await lengths(home),
    home.tables.map(() => 1),
  );
});
