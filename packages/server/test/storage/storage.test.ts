import { join } from 'node:path';
import { Kysely } from 'kysely';
import { kyselyStorage } from '../../src/storage/kysely.ts';
import { migrate } from '../../src/storage/migrations.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { openSqlite, sqliteDialect } from '../../src/storage/sqlite.ts';
import { tempDir } from '../lib/harness.ts';
import { storageContract } from './storage-contract.ts';

storageContract('SQLite', async (t) => {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(openSqlite(join(tempDir(t), 'test.sqlite'))) });
  await migrate(db);
  await migrate(db);
  const storage = kyselyStorage(db);
  t.after(() => storage.close());
  return storage;
});
