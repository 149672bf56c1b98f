// What a host may set. Everything has a default that suits a table among friends.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Limits {
  /** Requests over HTTP a minute from one address: all, those that write, those that ask for a password or make a guest. */
  readonly requests: number;
  readonly writes: number;
  readonly logins: number;
  /** Live requests of one person: so many at once, then so many a second. */
  readonly burst: number;
  readonly perSecond: number;
  readonly socketsPerPerson: number;
  /** Tables that gather or run: where somebody sits, and of bots alone. */
  readonly tablesPerPerson: number;
  readonly botTables: number;
  /** Tables that somebody sets up, by the form, from a record or as a rematch: so many at once, then so many an hour. */
  readonly newTables: number;
  readonly newTablesPerHour: number;
}

/** What is kept, and for how long (src/retention.ts). */
export interface Retention {
  readonly chatLines: number;
  readonly chatLetters: number;
  readonly guestDays: number;
  readonly guestTableDays: number;
  readonly cancelledDays: number;
  readonly gatheringDays: number;
  readonly crashFiles: number;
}

export interface Settings {
  /** The one folder in which everything is kept. */
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  /** How browsers reach the server (`https://example.org`), where a proxy stands before it. */
  readonly publicUrl: string | null;
  /** Whether the proxy's word on the caller's address is taken. */
  readonly trustProxy: boolean;
  /** The built web client, served if it is there. */
  readonly webDir: string;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The bot that plays for whoever is away. */
  readonly standIn: string;
  /** What a bot waits at least before it moves, so that people can follow, in milliseconds. */
  readonly botPause: number;
  readonly botBudget: number;
  /** When a bot's move or the end of a clock could not be written it is tried again after this, in milliseconds. */
  readonly retryPause: number;
  /** How long rules in which strangers have a say may take for one action, in milliseconds: their table is closed. */
  readonly rulesLimit: number;
  /** What rules of the catalog may use of the processor for one action, in milliseconds: the server ends itself. */
  readonly hangLimit: number;
  /** How long a record or a component of a stranger's making may take to be checked, in milliseconds; 0: none is taken. */
  readonly checkLimit: number;
  readonly limits: Limits;
  readonly retention: Retention;
}

export const RETENTION: Retention = {
  chatLines: 2000,
  chatLetters: 100_000,
  guestDays: 30,
  guestTableDays: 400,
  cancelledDays: 7,
  gatheringDays: 14,
  crashFiles: 100,
};

export const LIMITS: Limits = {
  requests: 600,
  writes: 120,
  logins: 20,
  burst: 40,
  perSecond: 15,
  socketsPerPerson: 12,
  tablesPerPerson: 100,
  botTables: 3,
  newTables: 10,
  newTablesPerHour: 30,
};

export const SETTINGS: Settings = {
  dataDir: 'data',
  host: '127.0.0.1',
  port: 8080,
  publicUrl: null,
  trustProxy: false,
  webDir: join(dirname(fileURLToPath(import.meta.url)), '../../web/dist'),
  logLevel: 'info',
  standIn: 'greedy',
  botPause: 700,
  botBudget: 800,
  retryPause: 5000,
  rulesLimit: 2000,
  hangLimit: 10_000,
  checkLimit: 10_000,
  limits: LIMITS,
  retention: RETENTION,
};

export type GivenSettings = Partial<Omit<Settings, 'limits' | 'retention'>> & {
  readonly limits?: Partial<Limits>;
  readonly retention?: Partial<Retention>;
};

export function completeSettings(given: GivenSettings): Settings {
  const limits = { ...LIMITS, ...given.limits };
  return { ...SETTINGS, ...given, limits, retention: { ...RETENTION, ...given.retention } };
}
