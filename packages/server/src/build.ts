// The server, apart from listening: everything is put together here, and tests need no port.
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { loadCatalog } from '@quarterdeck/catalog';
import type { AnyGame } from '@quarterdeck/kernel';
import fastify from 'fastify';
import { Kysely } from 'kysely';
import { makeBots } from './bots/bots.ts';
import { databaseFile, openDataFolder, reasonOf, SetupError } from './data-folder.ts';
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
import { completeSettings, type GivenSettings, type Settings } from './settings.ts';
import { kyselyStorage } from './storage/kysely.ts';
import { migrate } from './storage/migrations.ts';
import type { Schema } from './storage/schema.ts';
import { openSqlite, sqliteDialect } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { announce } from './table/announce.ts';
import { makeSeed } from './table/create.ts';
import { findDue, stopDue, watchDue } from './table/due.ts';
import type { House } from './table/house.ts';
import { makeRooms, reload } from './table/rooms.ts';
import { makeRules } from './table/rules.ts';
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
/** Requests that were done are remembered so long, in milliseconds. */
const MEMORY = 7 * 24 * 60 * 60_000;

export async function build(given: GivenSettings = {}, stand: Stand = {}): Promise<Server> {
  const settings = completeSettings(given);
  await openDataFolder(settings.dataDir);
  const db = await openDatabase(settings.dataDir, stand);
  const storage = kyselyStorage(db);
  const app = makeApp(settings, stand);
  const push = await makePush({ publicUrl: settings.publicUrl, storage, log: app.log });
  const house = await makeHouse(settings, stand, storage, app, push);
  const onMoved = (tables: readonly string[]) => refresh(house, tables);
  const secret = await storage.keyOf('cookies', () => randomBytes(32).toString('base64url'));
  const identity = await makeIdentity({
    db,
    databaseType: 'sqlite',
    storage,
    secret,
    publicUrl: settings.publicUrl,
    now: house.now,
    onMoved,
  });
  await furnish(app, { house, identity, push, ticks: stand.ticks ?? ticks });
  await app.ready();
  await findDue(house);
  return { app, house, settings, close: () => app.close() };
}

async function openDatabase(dataDir: string, { database }: Stand): Promise<Kysely<Schema>> {
  try {
    const db = new Kysely<Schema>({ dialect: sqliteDialect(database ?? openSqlite(databaseFile(dataDir))) });
    await migrate(db);
    return db;
  } catch (error) {
    throw new SetupError(`the database in '${dataDir}' cannot be used: ${reasonOf(error)}`);
  }
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
  const house: House = {
    settings,
    storage,
    rules: makeRules(settings.rulesLimit),
    bots: makeBots(settings.botBudget),
    metrics: makeMetrics(),
    log: app.log,
    rooms: makeRooms(() => house),
    games: new Map(games.map((game) => [game.id, game])),
    now: stand.now ?? Date.now,
    makeSeed: stand.makeSeed ?? makeSeed,
    nudge: push.nudge,
  };
  house.bots.check(settings.standIn);
  return house;
}

/** Seats have changed hands behind the rooms' backs. */
async function refresh(house: House, tables: readonly string[]): Promise<void> {
  for (const room of tables.flatMap((id) => house.rooms.all.get(id) ?? [])) {
    await room.queue.add(() => reload(house, room));
    announce(room, { kind: 'table' });
  }
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
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  metricsRoute(app, metrics, settings.metricsToken);
  await pageRoutes(app, settings.webDir, page);
  metrics.gauge('sockets', 'Sockets that are open.', () => live.count);
  metrics.gauge('tables_in_memory', 'Tables that are in memory.', () => house.rooms.all.size);
  keepHouse(app, parts);
}

function keepHouse(app: App, { house, push }: Parts): void {
  const due = watchDue(house);
  const sweep = setInterval(() => {
    house.rooms.sweep();
    house.storage.forgetDone(house.now() - MEMORY).catch(() => house.metrics.count('log_failures'));
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
    await house.bots.close();
    await house.storage.close();
    house.metrics.stop();
  });
}
