// How the database came to be, step by step. A step that was ever released is never changed: a new one follows it.
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await createTables(db);
    await createSeats(db);
    await createEntries(db);
    await createChat(db);
    await createTickets(db);
    await createPeople(db);
    await createKeys(db);
    await createPush(db);
  },
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('kept', 'integer')
    .addColumn('waiting', 'text', (c) => c.notNull())
    .addColumn('winners', 'text')
    .addColumn('undo', 'text')
    .addColumn('rematch', 'text')
    .addColumn('due', 'bigint')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('touched', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tables_due').on('tables').column('due').execute();
  await db.schema.createIndex('tables_public').on('tables').columns(['visibility', 'stage', 'touched']).execute();
}

async function createSeats(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('bot', 'text')
    .addColumn('person', 'text')
    .addColumn('stand_in', 'text')
    .addColumn('resigned', 'integer', (c) => c.notNull())
    .addColumn('time_left', 'bigint')
    .addColumn('since', 'bigint')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_person').on('seats').column('person').execute();
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('move', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
    .execute();
}

async function createChat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('room', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'number'])
    .execute();
}

async function createTickets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tickets')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('ticket', 'text', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tickets_key', ['table_id', 'person', 'ticket'])
    .execute();
  await db.schema.createIndex('tickets_time').on('tickets').column('time').execute();
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('gone', 'integer', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
}

async function createKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('keys')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

async function createPush(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('keys', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('push_person').on('push').column('person').execute();
}

/** Who is the host, how a table ended, why somebody is away, what browsers add to the luck, and what happened besides the game. */
const second: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('host', 'text').execute();
    await db.schema.alterTable('tables').addColumn('ended', 'text').execute();
    await db.schema.alterTable('seats').addColumn('away', 'text').execute();
    await db.schema.alterTable('seats').addColumn('nonce', 'text').execute();
    await db.schema
      .createTable('notes')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('at', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('time', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['table_id', 'number'])
      .execute();
    await sql`update tables set ended = 'played' where stage = 'over'`.execute(db);
    await sql`update seats set away = case when resigned = 1 then 'resigned' else 'left' end where stand_in is not null`.execute(
      db,
    );
  },
};

/** What the rules have led to, so that later ones can be held against it; and what is looked for by host, by age and by stage. */
const third: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('hash', 'text').execute();
    await db.schema.alterTable('tables').addColumn('hashed', 'integer').execute();
    // Partial ones: a move of a running game touches none of them.
    await sql`create index tables_host on tables (host) where stage in ('gathering', 'running')`.execute(db);
    await sql`create index tables_gathering on tables (touched) where stage = 'gathering'`.execute(db);
    await sql`create index tables_ended on tables (touched) where stage in ('over', 'wrecked')`.execute(db);
    await sql`create index tables_cancelled on tables (touched) where ended = 'cancelled'`.execute(db);
  },
};

/** Taking a move back brings no time. */
const fourth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('seats').addColumn('before_move', 'bigint').execute();
  },
};

const provider: MigrationProvider = {
  getMigrations: async () => ({ '0001-tables': first, '0002-company': second, '0003-hulls': third, '0004-clocks': fourth }),
};

/** Brings the database up to date; a database of a newer Quarterdeck is refused. */
export async function migrate<S>(db: Kysely<S>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
