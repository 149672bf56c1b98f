// The tables, put together: each part gets what it needs, and no more.
import { loadCatalog } from '@quarterdeck/catalog';
import type { AnyGame } from '@quarterdeck/kernel';
import { type Bots, makeBots } from '../bots/bots.ts';
import { type Checker, makeChecker } from '../check/checker.ts';
import { crashFolder } from '../data-folder.ts';
import type { Ticks } from '../http/allowance.ts';
import type { Log } from '../log.ts';
import { type Metrics, makeMetrics } from '../metrics.ts';
import type { Push } from '../push.ts';
import { makeTidier, type Tidy } from '../retention.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import { makeChanger } from '../table/change/change.ts';
import { makeAdmission } from '../table/creation/admission.ts';
import { makeBudget } from '../table/creation/budget.ts';
import { type Creation, makeCreation } from '../table/creation/create.ts';
import type { RecordParts } from '../table/creation/from-record.ts';
import { makePromises, type Promises } from '../table/creation/promises.ts';
import type { RecordTextParts } from '../table/creation/record-text.ts';
import { makeBotTurns } from '../table/due/bot-turns.ts';
import { type Due, makeDue } from '../table/due/due.ts';
import { type DueFinder, makeDueFinder } from '../table/due/due-finder.ts';
import type { MovingParts } from '../table/requests/moving.ts';
import { makeRematch } from '../table/requests/rematch.ts';
import { makeRequests, type Requests } from '../table/requests/requests.ts';
import type { HashParts } from '../table/room/hashing.ts';
import { makeLoader } from '../table/room/loading.ts';
import type { Room } from '../table/room/room.ts';
import { makeRooms, type Rooms } from '../table/room/rooms.ts';
import { closeEndless } from '../table/rules/endless.ts';
import { makeCloseFailed } from '../table/rules/failed.ts';
import { makeRules } from '../table/rules/rules.ts';
import { trustedOf } from '../table/rules/trust.ts';
import { makeWatchdog, type Watchdog } from '../table/rules/watchdog.ts';
import { makeChat } from '../table/telling/chat.ts';

/** What the tables are made of. */
export interface Ground {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly log: Log;
  readonly push: Pick<Push, 'nudge'>;
  readonly ticks: Ticks;
  /** The catalog's, where none are given. */
  readonly games: readonly AnyGame[] | undefined;
  makeSeed(): string;
  now(): number;
}

/** What those outside ask of them. */
export interface Tables {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly rooms: Rooms;
  readonly requests: Requests;
  readonly creation: Creation;
  readonly promises: Promises;
  readonly records: RecordParts & RecordTextParts;
  readonly moving: MovingParts;
  readonly sealing: HashParts;
  readonly due: Due;
  readonly dueFinder: DueFinder;
  readonly tidy: Tidy;
  readonly bots: Bots;
  readonly checker: Checker;
  readonly metrics: Metrics;
  readonly watchdog: Watchdog;
}

/** What every table stands on. */
async function makeBasis({ settings, storage, log, now, games: given }: Ground) {
  const { dataDir } = settings;
  const list = given ?? (await loadCatalog()).offers.map(({ game }) => game);
  const metrics = makeMetrics();
  const watchdog = makeWatchdog({ limit: settings.hangLimit, folder: crashFolder(dataDir) });
  const bots = makeBots(settings.botBudget);
  bots.check(settings.standIn);
  return {
    games: new Map(list.map((game) => [game.id, game])),
    trusted: await trustedOf(list),
    metrics,
    watchdog,
    rules: makeRules(settings.rulesLimit, watchdog),
    bots,
    checker: makeChecker(settings.checkLimit),
    endless: await closeEndless({ dataDir, storage, metrics, log, now }),
  };
}

type Basis = Awaited<ReturnType<typeof makeBasis>>;

/** Tables in memory, what changes them, and what is due there. */
function makeRunning({ settings, storage, log, push, now }: Ground, { games, trusted, endless, metrics, rules, bots }: Basis) {
  const { standIn, retryPause } = settings;
  // Whatever stirs at a table may make something due there; what is due stirs tables in its turn.
  const stirred = (room: Room): void => due.lookAfter(room);
  const loader = makeLoader({ storage, rules, games, trusted, endless, log });
  const rooms = makeRooms({ loader, now, stirred });
  const crashes = { folder: crashFolder(settings.dataDir), most: settings.retention.crashFiles };
  const closeFailed = makeCloseFailed({ storage, rules, metrics, log, now, ...crashes });
  const changer = makeChanger({ storage, rules, loader, closeFailed, metrics, log, standIn, now, nudge: push.nudge, stirred });
  const botTurns = makeBotTurns({ bots, changer, metrics, log, pause: settings.botPause });
  const due: Due = makeDue({ rooms, changer, botTurns, metrics, log, standIn, retryPause, now });
  return { loader, rooms, changer, due, dueFinder: makeDueFinder({ rooms, due, storage, metrics, log, now }) };
}

type Running = ReturnType<typeof makeRunning>;

/** Setting tables up, and what may be said there. */
function makeCompany(ground: Ground, { games, bots, rules, checker, trusted, metrics }: Basis, { rooms, changer }: Running) {
  const { settings, storage, now } = ground;
  const { limits, retention } = settings;
  const newTables = makeBudget(limits.newTables, limits.newTablesPerHour);
  const letters = makeBudget(retention.chatLetters, retention.chatLetters / 24);
  const promises = makePromises(ground.makeSeed, ground.ticks);
  const admission = makeAdmission({ games, bots, storage, budget: newTables, limits });
  const checks = { rules, checker, trusted };
  const creation = makeCreation({ storage, admission, promises, rooms, changer, metrics, now, ...checks });
  return {
    promises,
    admission,
    creation,
    rematch: makeRematch({ admission, creation, rooms, changer, now }),
    chat: makeChat({ storage, budget: letters, keep: retention.chatLines, now }),
  };
}

export async function makeTables(ground: Ground): Promise<Tables> {
  const { settings, storage, log, now } = ground;
  const { standIn, retention } = settings;
  const basis = await makeBasis(ground);
  const { games, metrics, watchdog, rules, bots, checker } = basis;
  const running = makeRunning(ground, basis);
  const { loader, rooms, changer, due, dueFinder } = running;
  const { promises, admission, creation, rematch, chat } = makeCompany(ground, basis, running);
  return {
    games,
    rooms,
    requests: makeRequests({ rooms, changer, loader, chat, rematch, bots, metrics, standIn }),
    creation,
    promises,
    records: { storage, admission, checker, rooms, rules, games, metrics, now },
    moving: { storage, rooms, loader, changer, log, standIn },
    sealing: { rooms, rules, storage, log, now },
    due,
    dueFinder,
    tidy: makeTidier({ storage, rooms, loader, retention, metrics, log, now }),
    bots,
    checker,
    metrics,
    watchdog,
  };
}
