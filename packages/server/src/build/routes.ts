// Every route, and what stands before all of them.
import type { Ticks } from '../http/allowance.ts';
import type { App } from '../http/app.ts';
import { describeApi, docRoutes } from '../http/docs.ts';
import { handleErrors } from '../http/errors.ts';
import { healthRoutes } from '../http/health.ts';
import { limitRequests } from '../http/limits.ts';
import { meRoutes } from '../http/me.ts';
import { metricsRoute } from '../http/metrics-route.ts';
import { pageRoutes, readPage } from '../http/pages.ts';
import { refuseStrangers, secure } from '../http/security.ts';
import { shortenAnswers } from '../http/shorten.ts';
import { tableRoutes } from '../http/tables.ts';
import type { Identity } from '../identity.ts';
import { liveRoutes } from '../live/live.ts';
import type { Push } from '../push.ts';
import type { Settings } from '../settings.ts';
import type { StorageHealth } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { giveUpSeats } from '../table/requests/moving.ts';
import type { Tables } from './tables.ts';

export interface RouteParts {
  readonly settings: Settings;
  readonly tables: Tables;
  readonly identity: Identity;
  readonly storage: Storage;
  readonly push: Push;
  readonly health: StorageHealth;
  readonly ticks: Ticks;
  now(): number;
}

export async function addRoutes(app: App, parts: RouteParts): Promise<void> {
  const { settings, tables, identity, storage, push, ticks, now } = parts;
  const { publicUrl, limits, webDir, metricsToken } = settings;
  const { rooms, metrics, bots, games, promises, creation, records, requests } = tables;
  const page = readPage(webDir);
  handleErrors(app);
  secure(app, publicUrl, page);
  const counted = limitRequests(app, limits, ticks);
  refuseStrangers(app, publicUrl);
  shortenAnswers(app);
  await describeApi(app);
  const live = await liveRoutes(app, { identity, requests, metrics, log: app.log, limits, publicUrl, ticks });
  meRoutes(app, {
    identity,
    storage,
    rooms,
    push,
    counted,
    now,
    dropSockets: live.drop,
    giveUpSeats: (person) => giveUpSeats(tables.moving, person),
  });
  tableRoutes(app, { identity, storage, rooms, games, bots, promises, creation, records, now });
  docRoutes(app);
  metricsRoute(app, metrics, metricsToken);
  await pageRoutes(app, webDir, page);
  healthRoutes(app, parts.health);
  metrics.gauge('sockets', 'Sockets that are open.', () => live.count);
  metrics.gauge('bots_waiting', 'Bots that wait for their turn to think.', () => bots.waiting);
  metrics.gauge('tables_in_memory', 'Tables that are in memory.', () => rooms.all.size);
}
