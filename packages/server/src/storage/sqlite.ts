// Kysely on `node:sqlite`: one file, one connection, every commit on the disk before it returns.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { NoSpace } from './storage.ts';

/** How long another process (a backup) may hold the file before we give up, in milliseconds. */
const BUSY = 5000;
const STATEMENTS = 300;

export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return database;
}

export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => sqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function sqliteDriver(database: DatabaseSync): Driver {
  const lock = makeLock();
  const connection = sqliteConnection(database);
  const run = (sql: string) => async (): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    acquireConnection: async () => {
      await lock.take();
      return connection;
    },
    beginTransaction: run('begin immediate'),
    commitTransaction: run('commit'),
    // After some errors, a full disk among them, SQLite has rolled back by itself.
    rollbackTransaction: async () => {
      if (database.isTransaction) await run('rollback')();
    },
    releaseConnection: async () => lock.give(),
    destroy: async () => database.close(),
  };
}

function sqliteConnection(database: DatabaseSync): DatabaseConnection {
  const prepare = statementCache(database);
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      try {
        return queryResult<R>(prepare(sql), parameters.map(inputValue));
      } catch (error) {
        throw isFull(error) ? new NoSpace('the disk is full') : error;
      }
    },
    streamQuery() {
      throw new Error('rows are not streamed');
    },
  };
}

function queryResult<R>(statement: StatementSync, values: readonly SQLInputValue[]): QueryResult<R> {
  if (statement.columns().length > 0) return { rows: rowsOf<R>(statement, values) };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** SQLITE_FULL, by its number. */
const FULL = 13;

function isFull(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === FULL;
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

/** One connection: whoever has it finishes the transaction before the next one gets it. */
function makeLock() {
  const queue: (() => void)[] = [];
  let isTaken = false;
  return {
    async take(): Promise<void> {
      if (isTaken) await new Promise<void>((resolve) => queue.push(resolve));
      isTaken = true;
    },
    give(): void {
      const next = queue.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
  };
}
