// The one folder in which a server keeps everything.
import { constants, readFileSync, writeFileSync } from 'node:fs';
import { access, chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a host can put right; said in one line, without a stack. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'quarterdeck.sqlite');
}

/** Where it is kept how a table's rules have failed. */
export function crashFolder(dataDir: string): string {
  return join(dataDir, 'crashes');
}

export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
    await writeFile(join(dataDir, '.writable'), '');
  } catch (error) {
    throw new SetupError(`the data folder '${dataDir}' cannot be written: ${reasonOf(error)}`);
  }
}

/** Readable by nobody else: it holds the seeds of running games, sessions and the key of the cookies. */
const OWN = 0o600;

/** Makes a file that only its owner may read; SQLite gives its other files the same rights. */
export async function ownFile(file: string): Promise<void> {
  await writeFile(file, '', { flag: 'a', mode: OWN });
  await chmod(file, OWN);
}

/** Files of a folder that say nothing of whether something is kept there. */
export const PLUMBING: readonly string[] = ['.writable', 'lock.sqlite', 'lock.txt'];

export interface FolderLock {
  release(): void;
}

/**
 * One server a folder. The lock is SQLite's own on a file beside the database: the system takes it away from a process that ends, however
 * it ends, and a backup of the database is not hindered by it.
 */
export async function lockDataFolder(dataDir: string): Promise<FolderLock> {
  const file = join(dataDir, 'lock.sqlite');
  const holder = join(dataDir, 'lock.txt');
  await Promise.all([ownFile(file), ownFile(holder)]);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new SetupError(
      `the data folder '${dataDir}' is in use by another Quarterdeck${whoHolds(holder)}: stop it, or use another folder`,
    );
  }
  writeFileSync(holder, `process ${process.pid}, since ${new Date().toISOString()}\n`);
  return { release: () => lock.close() };
}

function whoHolds(file: string): string {
  const said = readFileSync(file, 'utf8').trim();
  return said === '' ? '' : ` (${said})`;
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
