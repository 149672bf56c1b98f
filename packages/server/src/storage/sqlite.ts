// Kysely on `node:sqlite`: one file, one connection, every commit on the disk before it returns.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { sqliteCode } from '../trouble.ts';
import { type SharedCommit, sharedCommit } from './shared-commit.ts';
import { NoSpace } from './storage.ts';

/** How long another process (a backup) may hold the file before we give up, in milliseconds. */
const BUSY = 5000;
const STATEMENTS = 300;

export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return database;
}

/** Whether the storage does what it should; the name of SQLite's complaint where not. */
export interface StorageHealth {
  trouble: string | null;
  /** Called when it falls ill: whoever asked may hear no more than that something failed. */
  onTrouble(code: string): void;
}

/** What no commit that succeeds elsewhere puts right. */
const LASTING: readonly string[] = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];
const GRAVE: readonly string[] = [...LASTING, 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'];

function noteFailure(health: StorageHealth, error: unknown): void {
  const code = sqliteCode(error);
  if (code === null || !GRAVE.includes(code) || LASTING.includes(health.trouble ?? '')) return;
  if (health.trouble !== code) health.onTrouble(code);
  health.trouble = code;
}

function noteSuccess(health: StorageHealth): void {
  if (health.trouble !== null && !LASTING.includes(health.trouble)) health.trouble = null;
}

/** Pages up to so many bytes are all looked at when the server starts; of a larger database only the tables that everything hangs on. */
const WHOLE = 256 * 1024 * 1024;
const ESSENTIAL = ['tables', 'seats', 'people', 'keys'] as const;

/** What is wrong with the pages of a database, in one line, or null. */
export function damageOf(database: DatabaseSync): string | null {
  try {
    const { size } = {
      ...database.prepare('SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size').get(),
    };
    const checks = Number(size) <= WHOLE ? ['1'] : ESSENTIAL.filter((table) => hasTable(database, table));
    const found = checks.map((check) => String(Object.values(database.prepare(`PRAGMA quick_check(${check})`).get() ?? {})[0]));
    return found.find((said) => said !== 'ok')?.split('\n', 1)[0] ?? null;
  } catch (error) {
    return sqliteCode(error) ?? 'it cannot be read';
  }
}

export function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined;
}

export function sqliteDialect(database: DatabaseSync, health: StorageHealth = { trouble: null, onTrouble: () => {} }): Dialect {
  return {
    createAdapter: sharingAdapter,
    createDriver: () => new SqliteDriver(database, health),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** The turns are given out here: Kysely's own would last until the commit is on the disk, and nobody could come into it. */
function sharingAdapter(): DialectAdapter {
  return Object.defineProperty(new SqliteAdapter(), 'supportsMultipleConnections', { value: true });
}

/** A connection of Kysely's: all are the one of SQLite, each in its turn. */
interface Turn extends DatabaseConnection {
  /** Whether the next one has it already, or the action is over. */
  isOver: boolean;
  isInTransaction: boolean;
}

/** All connections are the one of SQLite, and whoever comes in the same turn of the event loop shares a commit. */
class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #health: StorageHealth;
  readonly #translate: (error: unknown) => never;
  readonly #prepare: (sql: string) => StatementSync;
  readonly #shared: SharedCommit;
  readonly #lock = makeLock(() => this.#settleSoon());
  readonly #turns = new WeakMap<DatabaseConnection, Turn>();
  #isSettling = false;

  constructor(database: DatabaseSync, health: StorageHealth) {
    this.#database = database;
    this.#health = health;
    this.#translate = translator(health);
    this.#prepare = statementCache(database);
    this.#shared = sharedCommit(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#lock.take();
    const turn = makeTurn(this.#prepare, this.#shared, this.#translate);
    this.#turns.set(turn, turn);
    return turn;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#translated(() => this.#shared.begin());
    this.#turnOf(connection).isInTransaction = true;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const written = this.#translated(() => this.#shared.end());
    this.#endTurn(connection); // the next one's action may come into the same commit
    await written.catch(this.#translate);
    noteSuccess(this.#health);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#turnOf(connection).isOver) this.#shared.undo();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#endTurn(connection);
  }

  async destroy(): Promise<void> {
    this.#shared.settle();
    this.#database.close();
  }

  /** When nobody waits for the connection any longer, nobody who waits for the commit is kept waiting either. */
  #settleSoon(): void {
    if (this.#isSettling) return;
    this.#isSettling = true;
    setImmediate(() => {
      this.#isSettling = false;
      if (!this.#lock.isTaken) this.#shared.settle();
    });
  }

  #turnOf(connection: DatabaseConnection): Turn {
    return this.#turns.get(connection) ?? unknownConnection();
  }

  #endTurn(connection: DatabaseConnection): void {
    const turn = this.#turnOf(connection);
    if (turn.isOver) return;
    turn.isOver = true;
    this.#lock.give();
  }

  #translated<R>(work: () => R): R {
    try {
      return work();
    } catch (error) {
      return this.#translate(error);
    }
  }
}

function unknownConnection(): never {
  throw new Error('this connection is not one of ours');
}

function makeTurn(prepare: (sql: string) => StatementSync, shared: SharedCommit, translate: (error: unknown) => never): Turn {
  const turn: Turn = {
    isOver: false,
    isInTransaction: false,
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      // Outside of an action only what is on the disk is seen.
      if (!turn.isInTransaction) shared.settle();
      try {
        return queryResult<R>(prepare(sql), parameters.map(inputValue));
      } catch (error) {
        if (turn.isInTransaction) shared.check(error);
        return translate(error);
      }
    },
    streamQuery() {
      throw new Error('rows are not streamed');
    },
  };
  return turn;
}

function queryResult<R>(statement: StatementSync, values: readonly SQLInputValue[]): QueryResult<R> {
  if (statement.columns().length > 0) return { rows: rowsOf<R>(statement, values) };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Errors as every home of the storage has them; the grave ones are noted. */
function translator(health: StorageHealth): (error: unknown) => never {
  return (error) => {
    noteFailure(health, error);
    throw sqliteCode(error) === 'SQLITE_FULL' ? new NoSpace('the disk is full') : error;
  };
}

/** Kysely promises its caller rows of the type that the query has; the driver cannot know it. */
function rowsOf<R>(statement: StatementSync, values: readonly SQLInputValue[]): R[] {
  const rows: unknown = statement.all(...values);
  return Array.isArray(rows) ? rows : [];
}

/** SQLite has no booleans and no dates. */
function inputValue(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array)
    return value;
  throw new TypeError(`SQLite cannot keep a ${typeof value}`);
}

/** Statements are prepared once; the oldest are forgotten, since lists of values make ever new ones. */
function statementCache(database: DatabaseSync): (sql: string) => StatementSync {
  const known = new Map<string, StatementSync>();
  return (sql) => {
    const statement = known.get(sql) ?? database.prepare(sql);
    known.delete(sql);
    known.set(sql, statement);
    const [oldest] = known.keys();
    if (known.size > STATEMENTS && oldest !== undefined) known.delete(oldest);
    return statement;
  };
}

/** One connection: whoever has it finishes before the next one gets it; `onFree` when nobody waits for it. */
function makeLock(onFree: () => void) {
  const queue: (() => void)[] = [];
  let isTaken = false;
  return {
    get isTaken() {
      return isTaken;
    },
    async take(): Promise<void> {
      if (isTaken) await new Promise<void>((resolve) => queue.push(resolve));
      isTaken = true;
    },
    give(): void {
      const next = queue.shift();
      isTaken = next !== undefined;
      if (next === undefined) onFree();
      else next();
    },
  };
}
