// The database of a data folder, opened, checked and brought up to date.
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { databaseFile, ownFile, reasonOf, SetupError } from '../data-folder.ts';
import { migrate } from '../storage/migrations.ts';
import type { Schema } from '../storage/schema.ts';
import { damageOf, openSqlite, type StorageHealth, sqliteDialect } from '../storage/sqlite.ts';

/** `database` is what tests put in the place of the folder's own. */
export async function openDatabase(
  dataDir: string,
  health: StorageHealth,
  database: DatabaseSync | undefined,
): Promise<Kysely<Schema>> {
  try {
    const opened = database ?? (await openFile(dataDir));
    const db = new Kysely<Schema>({ dialect: sqliteDialect(opened, health) });
    await migrate(db);
    return db;
  } catch (error) {
    if (error instanceof SetupError) throw error;
    throw new SetupError(`the database in '${dataDir}' cannot be used: ${reasonOf(error)}`);
  }
}

async function openFile(dataDir: string): Promise<DatabaseSync> {
  const file = databaseFile(dataDir);
  await ownFile(file);
  const damage = damageIn(file);
  if (damage === null) return openSqlite(file);
  const what = damage === 'SQLITE_NOTADB' ? 'cannot be used: file is not a database' : `is damaged (${damage})`;
  throw new SetupError(
    `the database in '${dataDir}' ${what}: nothing was changed; put the latest backup into a new folder with 'quarterdeck restore FILE --data DIR'`,
  );
}

/** An own connection looks at it, which changes nothing, not even the journal. */
function damageIn(file: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const damage = damageOf(database);
  database.close();
  return damage;
}
