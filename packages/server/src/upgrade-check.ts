// Whether the games of a data folder would go on by the rules of this version: asked before an update, while the server runs on.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { loadCatalog } from '@quarterdeck/catalog';
import type { AnyGame } from '@quarterdeck/kernel';
import { Kysely } from 'kysely';
import { databaseFile, reasonOf, SetupError } from './data-folder.ts';
import { kyselyStorage } from './storage/kysely.ts';
import type { Schema } from './storage/schema.ts';
import { sqliteDialect } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { type Parting, rerun } from './table/room/rerun.ts';

/** A table whose game would be another one. */
export interface Difference extends Parting {
  readonly table: string;
  readonly game: string;
  /** The versions that it plays and that is here. */
  readonly rules: number;
  readonly here: number | null;
}

export interface UpgradeCheck {
  /** How many tables gather or run. */
  readonly tables: number;
  readonly differences: readonly Difference[];
}

const PAGE = 100;

/** Re-runs every game that is not over; nothing is written. */
export async function upgradeCheck(dataDir: string, given: readonly AnyGame[] | null = null): Promise<UpgradeCheck> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new SetupError(`there is no Quarterdeck data in '${dataDir}'`);
  const games = given ?? (await loadCatalog()).offers.map(({ game }) => game);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  const storage = kyselyStorage(new Kysely<Schema>({ dialect: sqliteDialect(database) }));
  try {
    return await checkAll(storage, new Map(games.map((game) => [game.id, game])));
  } catch (error) {
    throw new SetupError(`the database in '${dataDir}' cannot be read: ${reasonOf(error)}`);
  } finally {
    await storage.close();
  }
}

async function checkAll(storage: Storage, games: ReadonlyMap<string, AnyGame>): Promise<UpgradeCheck> {
  const differences: Difference[] = [];
  let tables = 0;
  for (let page = await storage.listGoing('', PAGE); page.length > 0; page = await storage.listGoing(page.at(-1) ?? '', PAGE)) {
    for (const id of page) differences.push(...(await checkOne(storage, games, id)));
    tables += page.length;
  }
  return { tables, differences };
}

async function checkOne(storage: Storage, games: ReadonlyMap<string, AnyGame>, id: string): Promise<Difference[]> {
  const stored = await storage.readTable(id);
  if (stored === null) return [];
  const game = games.get(stored.game);
  const which = { table: id, game: stored.game, rules: stored.rules, here: game?.rules ?? null };
  if (game === undefined) return [{ ...which, entry: 0, move: '', why: 'this game is not installed here' }];
  const done = await rerun(game, stored, await storage.readEntries(id), (work) => work());
  return 'parting' in done ? [{ ...which, ...done.parting }] : [];
}
