// Queries whose text is built once: the same as built anew each time, and never with values that have changed places.
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Kysely } from 'kysely';
import { KnownQueries } from '../../src/storage/known-queries.ts';
import { migrate } from '../../src/storage/migrations.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { sqliteDialect } from '../../src/storage/sqlite.ts';

async function emptyDatabase(): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(new DatabaseSync(':memory:')) });
  await migrate(db);
  return db;
}

test('a query is built once, and writes the values of each time', async () => {
  const db = await emptyDatabase();
  const queries = new KnownQueries();
  let built = 0;
  for (const name of ['first', 'second']) {
    const row = { name, value: `value of ${name}` };
    const build = () => {
      built += 1;
      return db.insertInto('keys').values(row);
    };
    await db.transaction().execute((trx) => queries.run(trx, 'keys', Object.values(row), build));
  }
  const rows = await db.selectFrom('keys').selectAll().orderBy('name').execute();
  assert.deepEqual(
    rows.map(({ name, value }) => [name, value]),
    [
      ['first', 'value of first'],
      ['second', 'value of second'],
    ],
  );
  assert.equal(built, 1);
  await db.destroy();
});

test('values in another order than the query has them are refused', async () => {
  const db = await emptyDatabase();
  const queries = new KnownQueries();
  const row = { name: 'a', value: 'b' };
  const swapped = db
    .transaction()
    .execute((trx) => queries.run(trx, 'keys', ['b', 'a'], () => trx.insertInto('keys').values(row)));
  await assert.rejects(async () => swapped, /in another order than its query has them/);
  await db.destroy();
});
