// Tables whose rules did not come to an end and took the server with them: when it starts again they are closed, and stay so.
import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { refusal } from '@quarterdeck/protocol';
import { crashFolder } from '../../data-folder.ts';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { Storage } from '../../storage/storage.ts';

export interface EndlessParts {
  readonly dataDir: string;
  readonly storage: Pick<Storage, 'closeFailed'>;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
}

const FRESH = /^([0-9A-Za-z]{12})\.hung$/;
const KNOWN = /^([0-9A-Za-z]{12})-hung\.txt$/;

/** Closes those that the watchdog has written down; gives all that ever were. */
export async function closeEndless({ dataDir, storage, metrics, log, now }: EndlessParts): Promise<ReadonlySet<string>> {
  const folder = crashFolder(dataDir);
  const files = existsSync(folder) ? await readdir(folder) : [];
  const known = files.flatMap((name) => KNOWN.exec(name)?.[1] ?? []);
  const fresh = files.flatMap((name) => FRESH.exec(name)?.[1] ?? []);
  for (const table of fresh) {
    await storage.closeFailed(table, now());
    await rename(join(folder, `${table}.hung`), join(folder, `${table}-hung.txt`));
    metrics.count('crashes');
    log.error({ table }, 'the rules of this table did not come to an end: it is closed');
  }
  return new Set([...known, ...fresh]);
}

/** To play its log again may be what did not end. */
export function checkNotEndless(endless: ReadonlySet<string>, table: string): void {
  if (endless.has(table)) throw refusal('wrecked', 'this table is closed: its rules did not come to an end');
}
