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
import { makeAdmission } from '../table/admission.ts';
import { makeBotTurns } from '../table/bot-turns.ts';
import { makeBudget } from '../table/budget.ts';
import { makeChanger } from '../table/change.ts';
import { makeChat } from '../table/chat.ts';
import { type Creation, makeCreation } from '../table/create.ts';
import { type Due, makeDue } from '../table/due.ts';
import type { RecordParts } from '../table/from-record.ts';
import { closeHung } from '../table/hung.ts';
import { makeLoader } from '../table/loading.ts';
import type { MovingParts } from '../table/moving.ts';
import { makePromises, type Promises } from '../table/promises.ts';
import type { RecordTextParts } from '../table/record-text.ts';
import { makeRematch } from '../table/rematch.ts';
import { makeRequests, type Requests } from '../table/requests.ts';
import type { Room } from '../table/room.ts';
import { makeRooms, type Rooms } from '../table/rooms.ts';
import { makeRules } from '../table/rules.ts';
import type { SealParts } from '../table/seal.ts';
import { trustedOf } from '../table/trust.ts';
import { makeWatchdog, type Watchdog } from '../table/watchdog.ts';
import { makeWreck } from '../table/wreck.ts';

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
  readonly sealing: SealParts;
  readonly due: Due;
  readonly tidy: Tidy;
  readonly bots: Bots;
  readonly checker: Checker;
  readonly metrics: Metrics;
  readonly watchdog: Watchdog;
}

export async function makeTables(ground: Ground): Promise<Tables> {
  const { settings, storage, log, push, now } = ground;
  const { standIn, limits, retention, dataDir } = settings;
  const given = ground.games ?? (await loadCatalog()).offers.map(({ game }) => game);
  const games = new Map(given.map((game) => [game.id, game]));
  const trusted = await trustedOf(given);
  const metrics = makeMetrics();
  const watchdog = makeWatchdog({ limit: settings.hangLimit, folder: crashFolder(dataDir) });
  const rules = makeRules(settings.rulesLimit, watchdog);
  const bots = makeBots(settings.botBudget);
  bots.check(standIn);
  const checker = makeChecker(settings.checkLimit);
  const hung = await closeHung({ dataDir, storage, metrics, log, now });

  // Whatever stirs at a table may make something due there; what is due stirs tables in its turn.
  const stirred = (room: Room): void => due.lookAfter(room);
  const loader = makeLoader({ storage, rules, games, trusted, hung, log });
  const rooms = makeRooms({ loader, now, stirred });
  const wreck = makeWreck({ storage, rules, metrics, log, now, folder: crashFolder(dataDir), most: retention.crashFiles });
  const changer = makeChanger({ storage, rules, loader, wreck, metrics, log, standIn, now, nudge: push.nudge, stirred });
  const botTurns = makeBotTurns({ bots, changer, metrics, log, pause: settings.botPause });
  const { retryPause } = settings;
  const due: Due = makeDue({ rooms, changer, botTurns, storage, metrics, log, standIn, retryPause, now });

  const newTables = makeBudget(limits.newTables, limits.newTablesPerHour);
  const letters = makeBudget(retention.chatLetters, retention.chatLetters / 24);
  const promises = makePromises(ground.makeSeed, ground.ticks);
  const admission = makeAdmission({ games, bots, storage, budget: newTables, limits });
  const creation = makeCreation({
    storage,
    admission,
    promises,
    rules,
    checker,
    trusted,
    rooms,
    changer,
    metrics,
    now,
  });
  const rematch = makeRematch({ admission, creation, rooms, changer, now });
  const chat = makeChat({ storage, budget: letters, keep: retention.chatLines, now });
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
    tidy: makeTidier({ storage, rooms, loader, retention, metrics, log, now }),
    bots,
    checker,
    metrics,
    watchdog,
  };
}
