// Everything that a table needs of the server around it.
import type { AnyGame } from '@quarterdeck/kernel';
import type { Bots } from '../bots/bots.ts';
import type { Checker } from '../check/checker.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { Budget } from './budget.ts';
import type { Promises } from './promises.ts';
import type { Rooms } from './rooms.ts';
import type { Rules } from './rules.ts';

export interface Log {
  info(fields: object, what: string): void;
  warn(fields: object, what: string): void;
  error(fields: object, what: string): void;
}

export interface House {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly rules: Rules;
  readonly bots: Bots;
  /** For what strangers hand in. */
  readonly checker: Checker;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly rooms: Rooms;
  /** What people may spend: tables that they set up, and letters that they say. */
  readonly budgets: { readonly tables: Budget; readonly chat: Budget };
  /** Every game there is, by its id. */
  readonly games: ReadonlyMap<string, AnyGame>;
  /** Those whose rules are known to come to an end. */
  readonly trusted: ReadonlySet<AnyGame>;
  /** Tables that are never opened, because their rules did not come to an end once. */
  hung: ReadonlySet<string>;
  now(): number;
  readonly promises: Promises;
  /** Tells somebody who is not looking that they are waited for. */
  nudge(person: string, table: string, game: string): void;
}
