// The server, apart from listening: everything is put together here, and tests need no port.
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { AnyGame } from '@quarterdeck/kernel';
import type { Bots } from './bots/bots.ts';
import { type LogStream, makeApp } from './build/app.ts';
import { openDatabase } from './build/database.ts';
import { addRoutes } from './build/routes.ts';
import { makeTables } from './build/tables.ts';
import { keepUp } from './build/upkeep.ts';
import { type FolderLock, lockDataFolder, openDataFolder } from './data-folder.ts';
import { type Ticks, ticks } from './http/allowance.ts';
import type { App } from './http/app.ts';
import { makeIdentity } from './identity.ts';
import type { Metrics } from './metrics.ts';
import { makePush } from './push.ts';
import type { Tidy } from './retention.ts';
import { completeSettings, type GivenSettings, type Settings } from './settings.ts';
import { kyselyStorage } from './storage/kysely.ts';
import type { StorageHealth } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { makeSeed } from './table/creation/new-table.ts';
import type { Due } from './table/due/due.ts';
import { moveIn } from './table/requests/moving.ts';
import type { Rooms } from './table/room/rooms.ts';

/** What tests put in the place of the catalog, time, chance, the database and the log. */
export interface Replacements {
  readonly games?: readonly AnyGame[];
  readonly now?: () => number;
  /** The clock of limits, which only goes forward. */
  readonly ticks?: Ticks;
  readonly makeSeed?: () => string;
  readonly database?: DatabaseSync;
  /** Where the lines of the log go. */
  readonly logTo?: LogStream;
}

export interface Server {
  readonly app: App;
  readonly settings: Settings;
  close(): Promise<void>;
  // What can be looked at from outside: by tests, and by who measures.
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly due: Due;
  readonly tidy: Tidy;
  readonly bots: Bots;
  readonly metrics: Metrics;
}

export async function build(given: GivenSettings = {}, instead: Replacements = {}): Promise<Server> {
  const settings = completeSettings(given);
  await openDataFolder(settings.dataDir);
  const lock = await lockDataFolder(settings.dataDir);
  try {
    return await buildIn(settings, instead, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function buildIn(settings: Settings, instead: Replacements, lock: FolderLock): Promise<Server> {
  const app = makeApp(settings, instead.logTo);
  const { log } = app;
  const health: StorageHealth = { trouble: null, onTrouble: (code) => log.error({ code }, 'the storage fails') };
  const db = await openDatabase(settings.dataDir, health, instead.database);
  const storage = kyselyStorage(db);
  const { publicUrl } = settings;
  const push = await makePush({ publicUrl, storage, log });
  const times = { now: instead.now ?? Date.now, ticks: instead.ticks ?? ticks };
  const drawn = { makeSeed: instead.makeSeed ?? makeSeed, games: instead.games };
  const tables = await makeTables({ settings, storage, log, push, ...times, ...drawn });
  const identity = await makeIdentity({
    db,
    databaseType: 'sqlite',
    storage,
    secret: await storage.keyOf('cookies', () => randomBytes(32).toString('base64url')),
    publicUrl,
    now: times.now,
    moveIn: (from, to) => moveIn(tables.moving, from, to),
  });
  await addRoutes(app, { settings, tables, identity, storage, push, health, ...times });
  keepUp(app, tables, push, storage);
  app.addHook('onClose', async () => lock.release());
  await app.ready();
  const { rooms, due, tidy, bots, metrics } = tables;
  // Nobody waits for it: whoever opens a table that is due sees to it, too.
  void tables.dueFinder.find();
  return { app, settings, close: () => app.close(), storage, rooms, due, tidy, bots, metrics };
}
