// The one folder in which a server keeps everything.
import { constants } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
