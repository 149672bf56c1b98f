// The server, apart from listening: everything is put together here, and tests need no port.
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { loadCatalog } from '@quarterdeck/catalog';
import type { AnyGame } from '@quarterdeck/kernel';
import fastify from 'fastify';
import { Kysely } from 'kysely';
import { makeBots } from './bots/bots.ts';
import { makeChecker } from './check/checker.ts';
import {
  crashFolder,
  databaseFile,
  type FolderLock,
  lockDataFolder,
  openDataFolder,
  ownFile,
  reasonOf,
  SetupError,
} from './data-folder.ts';
import { type Ticks, ticks } from './http/allowance.ts';
import type { App, Desk } from './http/app.ts';
import { describeApi, docRoutes } from './http/docs.ts';
import { answerGarbled, answerLost, handleErrors } from './http/errors.ts';
import { limitRequests } from './http/limits.ts';
import { liveRoutes } from './http/live.ts';
import { meRoutes } from './http/me.ts';
import { metricsRoute } from './http/metrics-route.ts';
import { pageRoutes, readPage } from './http/pages.ts';
import { zodValidator } from './http/schemas.ts';
import { refuseStrangers, secure } from './http/security.ts';
import { shortenAnswers } from './http/shorten.ts';
import { tableRoutes } from './http/tables.ts';
import { makeIdentity } from './identity.ts';
import { makeMetrics } from './metrics.ts';
import { makePush, type Push } from './push.ts';
import { tidy } from './retention.ts';
import { completeSettings, type GivenSettings, type Settings } from './settings.ts';
import { kyselyStorage } from './storage/kysely.ts';
import { migrate } from './storage/migrations.ts';
import type { Schema } from './storage/schema.ts';
import { damageOf, openSqlite, type StorageHealth, sqliteDialect } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { makeBudget } from './table/budget.ts';
import { makeSeed } from './table/create.ts';
import { findDue, stopDue, watchDue } from './table/due.ts';
import type { House } from './table/house.ts';
import { closeHung } from './table/hung.ts';
import { moveIn } from './table/move-in.ts';
import { makePromises } from './table/promises.ts';
import { makeRooms } from './table/rooms.ts';
import { makeRules } from './table/rules.ts';
import { sealAll, sealResting } from './table/seal.ts';
import { trustedOf } from './table/trust.ts';
import { makeWatchdog } from './table/watchdog.ts';
import { troubleOf } from './trouble.ts';

/** What tests put in the place of the catalog, time, chance, the database and the log. */
export interface Stand {
  readonly games?: readonly AnyGame[];
  readonly now?: () => number;
  /** The clock of limits, which only goes forward. */
  readonly ticks?: Ticks;
  readonly makeSeed?: () => string;
  readonly database?: DatabaseSync;
  /** Where the lines of the log go. */
  readonly logTo?: { write(line: string): void };
}

export interface Server {
  readonly app: App;
  readonly house: House;
  readonly settings: Settings;
  close(): Promise<void>;
}

/** More than a table with the longest options needs; a record has a limit of its own. */
const BODY_BYTES = 64 * 1024;
const SWEEP = 60_000;

export async function build(given: GivenSettings = {}, stand: Stand = {}): Promise<Server> {
  const settings = completeSettings(given);
  await openDataFolder(settings.dataDir);
  const lock = await lockDataFolder(settings.dataDir);
  try {
    return await buildIn(settings, stand, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function buildIn(settings: Settings, stand: Stand, lock: FolderLock): Promise<Server> {
  const app = makeApp(settings, stand);
  const onTrouble = (code: string) => app.log.error({ code }, 'the storage fails');
  const health: StorageHealth = { trouble: null, onTrouble };
  const db = await openDatabase(settings.dataDir, stand, health);
  const storage = kyselyStorage(db);
  const push = await makePush({ publicUrl: settings.publicUrl, storage, log: app.log });
  const house = await makeHouse(settings, stand, storage, app, push);
  const secret = await storage.keyOf('cookies', () => randomBytes(32).toString('base64url'));
  const identity = await makeIdentity({
    db,
    databaseType: 'sqlite',
    storage,
    secret,
    publicUrl: settings.publicUrl,
    now: house.now,
    moveIn: (from, to) => moveIn(house, from, to),
  });
  await furnish(app, { house, identity, push, ticks: stand.ticks ?? ticks });
  healthRoutes(app, health);
  app.addHook('onClose', async () => lock.release());
  await app.ready();
  // Nobody waits for it: whoever opens a table that is due sees to it, too.
  void findDue(house);
  return { app, house, settings, close: () => app.close() };
}

/** `/health`: the process answers. `/ready`: it can also do what it is asked, because the storage can. */
function healthRoutes(app: App, health: StorageHealth): void {
  const options = { schema: { hide: true } };
  app.get('/health', options, async () =>
    health.trouble === null ? { status: 'ok' } : { status: 'failing', storage: health.trouble },
  );
  app.get('/ready', options, async (_request, reply) =>
    reply.code(health.trouble === null ? 200 : 503).send({ storage: health.trouble ?? 'ok' }),
  );
}

async function openDatabase(dataDir: string, { database }: Stand, health: StorageHealth): Promise<Kysely<Schema>> {
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

function makeApp({ logLevel, trustProxy, timeouts }: Settings, { logTo }: Stand): App {
  const serializers = { req: loggedRequest, err: loggedError };
  const app = fastify({
    logger: { level: logLevel, serializers, ...(logTo === undefined ? {} : { stream: logTo }) },
    trustProxy: trustOf(trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: timeouts.idle,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    clientErrorHandler: answerGarbled,
    frameworkErrors: answerLost,
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(zodValidator);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app.withTypeProvider();
}

/** A proxy's word is taken by how many stand between, counted from here, or by who it is. */
function trustOf(trusted: Settings['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  if (trusted === null) return false;
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted];
}

/** The route and not the address, because the address of a table by link is its key. Headers are not logged at all. */
function loggedRequest({ method, routeOptions }: { method: string; routeOptions?: { url?: string | undefined } }) {
  return { method, route: routeOptions?.url };
}

/** Errors that Fastify logs of its own accord. */
function loggedError(error: unknown) {
  const { kind, code, where } = troubleOf(error);
  return { type: kind, code, message: '', stack: where.join('\n') };
}

async function makeHouse(settings: Settings, stand: Stand, storage: Storage, app: App, push: Push): Promise<House> {
  const games = stand.games ?? (await loadCatalog()).offers.map(({ game }) => game);
  const watchdog = makeWatchdog({ limit: settings.hangLimit, folder: crashFolder(settings.dataDir) });
  app.addHook('onClose', () => watchdog.close());
  const house: House = {
    settings,
    storage,
    rules: makeRules(settings.rulesLimit, watchdog),
    bots: makeBots(settings.botBudget),
    checker: makeChecker(settings.checkLimit),
    metrics: makeMetrics(),
    log: app.log,
    rooms: makeRooms(() => house),
    budgets: {
      tables: makeBudget(settings.limits.newTables, settings.limits.newTablesPerHour),
      chat: makeBudget(settings.retention.chatLetters, settings.retention.chatLetters / 24),
    },
    games: new Map(games.map((game) => [game.id, game])),
    trusted: await trustedOf(games),
    hung: new Set(),
    now: stand.now ?? Date.now,
    promises: makePromises(stand.makeSeed ?? makeSeed, stand.ticks ?? ticks),
    nudge: push.nudge,
  };
  house.bots.check(settings.standIn);
  house.hung = await closeHung(house);
  return house;
}

type Parts = Omit<Desk, 'counted' | 'dropSockets'>;

/** Routes, limits, and the work that goes on by itself. */
async function furnish(app: App, parts: Parts): Promise<void> {
  const { house } = parts;
  const { settings, metrics } = house;
  const page = readPage(settings.webDir);
  handleErrors(app);
  secure(app, settings.publicUrl, page);
  const counted = limitRequests(app, settings.limits, parts.ticks);
  refuseStrangers(app, settings.publicUrl);
  shortenAnswers(app);
  await describeApi(app);
  const live = await liveRoutes(app, () => desk);
  const desk: Desk = { ...parts, counted, dropSockets: live.drop };
  meRoutes(app, desk);
  tableRoutes(app, desk);
  docRoutes(app);
  metricsRoute(app, metrics, settings.metricsToken);
  await pageRoutes(app, settings.webDir, page);
  metrics.gauge('sockets', 'Sockets that are open.', () => live.count);
  metrics.gauge('bots_waiting', 'Bots that wait for their turn to think.', () => house.bots.waiting);
  metrics.gauge('tables_in_memory', 'Tables that are in memory.', () => house.rooms.all.size);
  keepHouse(app, parts);
}

function keepHouse(app: App, { house, push }: Parts): void {
  const due = watchDue(house);
  const sweep = setInterval(() => {
    void sealResting(house);
    house.rooms.sweep();
    void tidy(house);
  }, SWEEP).unref();
  app.addHook('preClose', async () => {
    clearInterval(due);
    clearInterval(sweep);
    stopDue(house);
    push.stop();
  });
  app.addHook('onClose', async () => {
    // What was begun is finished, so that whoever was answered is right.
    await Promise.all([...house.rooms.all.values()].map(({ queue }) => queue.add(async () => {})));
    await sealAll(house);
    await Promise.all([house.bots.close(), house.checker.close()]);
    await house.storage.close();
    house.metrics.stop();
  });
}
