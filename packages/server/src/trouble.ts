// An error as the log may hold it: what kind it is and where it came from. Never its message, which may quote a card, a
// move, a password or whatever else was at hand when it was thrown.

export interface Trouble {
  readonly kind: string;
  readonly code: string | null;
  /** The innermost calls. */
  readonly where: readonly string[];
}

const CALLS = 4;

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return { kind: typeof error, code: null, where: [] };
  const code = sqliteCode(error) ?? ('code' in error && typeof error.code === 'string' ? error.code : null);
  return { kind: error.name, code, where: callsOf(error) };
}

function callsOf({ stack = '', message }: Error): string[] {
  const calls = stack.replace(message, '').matchAll(/^ {4}at (.+:\d+:\d+\)?)$/gm);
  return [...calls].slice(0, CALLS).map(([, call = '']) => call);
}

/** SQLite's primary results that a host may meet, by their numbers. */
const SQLITE: ReadonlyMap<number, string> = new Map([
  [1, 'SQLITE_ERROR'],
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [7, 'SQLITE_NOMEM'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [19, 'SQLITE_CONSTRAINT'],
  [26, 'SQLITE_NOTADB'],
]);

/** What SQLite calls its complaint, or null where an error is not SQLite's. */
export function sqliteCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  return SQLITE.get(error.errcode & 255) ?? `SQLITE_${error.errcode}`;
}
