// What a host may set. Everything has a default that suits a table among friends.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Limits {
  /** Requests over HTTP a minute from one address: all, those that write, those that ask for a password, those that make a guest. */
  readonly requests: number;
  readonly writes: number;
  readonly logins: number;
  readonly guests: number;
  /** Live requests of one person, over all their sockets: so many at once, then so many a second. */
  readonly burst: number;
  readonly perSecond: number;
  /** One address may ask so many times what one person may, for all who live there. */
  readonly peoplePerAddress: number;
  /** What cannot be read or comes far too fast is forgiven so often, then the sender is shut out for a minute. */
  readonly patience: number;
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
  /**
   * Whose word on the caller's address is taken: that of so many proxies in a row before this server, or of those at these
   * addresses and networks. Never simply the first name in a header, which anybody can write.
   */
  readonly trustProxy: number | readonly string[] | null;
  /** Whoever shows this token may read the metrics from anywhere; without one, only this machine may. */
  readonly metricsToken: string | null;
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
  readonly timeouts: Timeouts;
}

/** How long a caller may keep a connection without getting on, in milliseconds. */
export interface Timeouts {
  /** Until the last line of the headers has come. */
  readonly headers: number;
  /** Until the whole request has come. */
  readonly request: number;
  /** Without a byte, and between two requests. */
  readonly idle: number;
  /** How often it is looked for connections that have taken too long. */
  readonly check: number;
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
  guests: 60,
  burst: 40,
  perSecond: 15,
  peoplePerAddress: 16,
  patience: 100,
  socketsPerPerson: 12,
  tablesPerPerson: 100,
  botTables: 3,
  newTables: 10,
  newTablesPerHour: 30,
};

export const TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, idle: 75_000, check: 5000 };

export const SETTINGS: Settings = {
  dataDir: 'data',
  host: '127.0.0.1',
  port: 8080,
  publicUrl: null,
  trustProxy: null,
  metricsToken: null,
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
  timeouts: TIMEOUTS,
};

export type GivenSettings = Partial<Omit<Settings, 'limits' | 'retention' | 'timeouts'>> & {
  readonly limits?: Partial<Limits>;
  readonly retention?: Partial<Retention>;
  readonly timeouts?: Partial<Timeouts>;
};

export function completeSettings(given: GivenSettings): Settings {
  const limits = { ...LIMITS, ...given.limits };
  const retention = { ...RETENTION, ...given.retention };
  return { ...SETTINGS, ...given, limits, retention, timeouts: { ...TIMEOUTS, ...given.timeouts } };
}
