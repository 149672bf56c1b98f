// What is not kept for ever, taken away a little at a time, so that nobody waits for it.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Look, Storage } from './storage.ts';

type Kept = 'dropCancelled' | 'dropOfGuests' | 'callOffIdle' | 'dropGuests' | 'dropSessions';

// Written out, as in the indexes: those that hold only some of the rows are found by the very same words.
const IS_ENDED = sql<boolean>`stage in ('over', 'wrecked')`;
const IS_GATHERING = sql<boolean>`stage = 'gathering'`;
const IS_CANCELLED = sql<boolean>`ended = 'cancelled'`;

export function retentionOf(db: Kysely<Schema>): Pick<Storage, Kept> {
  return {
    dropCancelled: (before, limit) =>
      db.transaction().execute(async (trx) => {
        const old = trx.selectFrom('tables').select('id').where(IS_CANCELLED).where('touched', '<', before).limit(limit);
        return dropTables(trx, idsOf(await old.execute()));
      }),
    dropOfGuests: (from, before, limit) => db.transaction().execute((trx) => dropOfGuests(trx, from, before, limit)),
    callOffIdle: (before, now, limit) =>
      db.transaction().execute(async (trx) => {
        const idle = trx.selectFrom('tables').select('id').where(IS_GATHERING).where('touched', '<', before);
        const ids = idsOf(await idle.limit(limit).execute());
        const off = { stage: 'over', ended: 'cancelled', undo: null, due: null, touched: now } as const;
        const update = trx.updateTable('tables').set((eb) => ({ ...off, revision: eb('revision', '+', 1) }));
        if (ids.length > 0) await update.where('id', 'in', ids).execute();
        return ids;
      }),
    dropGuests: (from, before, limit) =>
      db.transaction().execute(async (trx) => {
        const page = idsOf(await trx.selectFrom('user').select('id').where('id', '>', from).orderBy('id').limit(limit).execute());
        const idle = await idleGuests(trx, page, new Date(before));
        for (const id of idle) await dropGuest(trx, id);
        return lookOf(idle.length, page, limit);
      }),
    dropSessions: (from, before, limit) =>
      db.transaction().execute(async (trx) => {
        const page = idsOf(
          await trx.selectFrom('session').select('id').where('id', '>', from).orderBy('id').limit(limit).execute(),
        );
        if (page.length === 0) return { done: 0, next: null };
        const old = trx.deleteFrom('session').where('id', 'in', page).where('expiresAt', '<', new Date(before));
        return lookOf(Number((await old.executeTakeFirst()).numDeletedRows), page, limit);
      }),
  };
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function lookOf<D>(done: D, page: readonly string[], limit: number): Look<string, D> {
  return { done, next: page.length < limit ? null : (page.at(-1) ?? null) };
}

async function dropTables(trx: Transaction<Schema>, ids: readonly string[]): Promise<string[]> {
  for (const id of ids) {
    for (const part of ['entries', 'notes', 'chat', 'tickets', 'seats'] as const)
      await trx.deleteFrom(part).where('table_id', '=', id).execute();
    await trx.deleteFrom('tables').where('id', '=', id).execute();
  }
  return [...ids];
}

async function dropOfGuests(trx: Transaction<Schema>, from: number, before: number, limit: number) {
  const old = trx.selectFrom('tables').select(['id', 'touched']).where(IS_ENDED);
  const page = await old.where('touched', '>', from).where('touched', '<', before).orderBy('touched').limit(limit).execute();
  const ofAccounts = await withAccounts(trx, idsOf(page));
  const done = await dropTables(
    trx,
    idsOf(page).filter((id) => !ofAccounts.has(id)),
  );
  return { done, next: page.length < limit ? null : (page.at(-1)?.touched ?? null) };
}

/** Those of these tables at which somebody sits who has an account. */
async function withAccounts(trx: Transaction<Schema>, tables: readonly string[]): Promise<ReadonlySet<string>> {
  if (tables.length === 0) return new Set();
  const rows = await trx
    .selectFrom('seats')
    .innerJoin('user', 'user.id', 'seats.person')
    .select('seats.table_id')
    .where('seats.table_id', 'in', [...tables])
    .where((eb) => eb.or([eb('user.isAnonymous', 'is', null), eb('user.isAnonymous', '=', false)]))
    .execute();
  return new Set(rows.map(({ table_id }) => table_id));
}

async function idleGuests(trx: Transaction<Schema>, people: readonly string[], before: Date): Promise<string[]> {
  if (people.length === 0) return [];
  const guests = trx
    .selectFrom('user')
    .select('user.id')
    .where('user.id', 'in', [...people])
    .where('isAnonymous', '=', true)
    .where('user.createdAt', '<', before);
  const rows = await guests
    .where((eb) => eb.not(eb.exists(eb.selectFrom('seats').select('seat').whereRef('seats.person', '=', 'user.id'))))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('session')
            .select('session.id')
            .whereRef('session.userId', '=', 'user.id')
            .where('updatedAt', '>=', before),
        ),
      ),
    )
    .execute();
  return idsOf(rows);
}

async function dropGuest(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.deleteFrom('session').where('userId', '=', id).execute();
  await trx.deleteFrom('account').where('userId', '=', id).execute();
  await trx.deleteFrom('push').where('person', '=', id).execute();
  await trx.deleteFrom('user').where('id', '=', id).execute();
  await trx.deleteFrom('people').where('id', '=', id).execute();
}
