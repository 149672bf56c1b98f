// A data folder as one file, and back. A backup can be made while the server runs: it is what was committed at one moment.
import { existsSync } from 'node:fs';
import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile, openDataFolder, ownFile, PLUMBING, reasonOf, SetupError } from './data-folder.ts';
import { hasTable } from './storage/sqlite.ts';

/** Writes everything that was committed to a new file, a database of its own. */
export async function backup(dataDir: string, file: string): Promise<void> {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new SetupError(`there is no Quarterdeck data in '${dataDir}'`);
  if (existsSync(file)) throw new SetupError(`'${file}' exists already: choose another name`);
  const unfinished = `${file}.part`;
  try {
    await rm(unfinished, { force: true });
    await ownFile(unfinished); // VACUUM writes into a file that is empty
    copyDatabase(source, unfinished);
    checkBackup(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (error instanceof SetupError) throw error;
    throw new SetupError(`the backup '${file}' cannot be written: ${reasonOf(error)}`);
  }
}

function copyDatabase(source: string, target: string): void {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 10_000 });
  try {
    if (!isOurs(database)) throw new SetupError(`'${source}' is not a database of Quarterdeck: nothing was backed up`);
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
}

/** Puts a backup into an empty data folder; what is there already is never overwritten. */
export async function restore(file: string, dataDir: string): Promise<void> {
  checkBackup(file);
  await openDataFolder(dataDir);
  const others = (await readdir(dataDir)).filter((name) => !PLUMBING.includes(name));
  if (others.length > 0) throw new SetupError(`'${dataDir}' is not empty: restore into a new folder`);
  const unfinished = join(dataDir, 'restore.part');
  await copyFile(file, unfinished);
  await ownFile(unfinished);
  await rename(unfinished, databaseFile(dataDir));
}

function isOurs(database: DatabaseSync): boolean {
  try {
    return hasTable(database, 'tables') && hasTable(database, 'entries');
  } catch {
    return false;
  }
}

function checkBackup(file: string): void {
  if (!existsSync(file)) throw new SetupError(`there is no file '${file}'`);
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const checked = database.prepare('PRAGMA integrity_check').get();
    const isKnown = isOurs(database);
    database.close();
    if (isKnown && Object.values(checked ?? {}).includes('ok')) return;
  } catch {}
  throw new SetupError(`'${file}' is not a whole backup of Quarterdeck`);
}
