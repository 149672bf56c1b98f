// What is not kept for ever, taken away a little at a time, so that nobody waits for it.
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

type Kept = 'dropTables' | 'callOffIdle' | 'dropGuests' | 'dropSessions';

export function retentionOf(db: Kysely<Schema>): Pick<Storage, Kept> {
  return {
    dropTables: (before, limit) =>
      db.transaction().execute(async (trx) => {
        const ids = [...(await cancelled(trx, before.cancelled, limit)), ...(await ofGuests(trx, before.ofGuests, limit))];
        for (const id of ids) await dropTable(trx, id);
        return ids;
      }),
    callOffIdle: (before, now, limit) =>
      db.transaction().execute(async (trx) => {
        const idle = trx.selectFrom('tables').select('id').where('stage', '=', 'gathering').where('touched', '<', before);
        const ids = (await idle.limit(limit).execute()).map(({ id }) => id);
        const off = { stage: 'over', ended: 'cancelled', undo: null, due: null, touched: now } as const;
        const update = trx.updateTable('tables').set((eb) => ({ ...off, revision: eb('revision', '+', 1) }));
        if (ids.length > 0) await update.where('id', 'in', ids).execute();
        return ids;
      }),
    dropGuests: (before, limit) =>
      db.transaction().execute(async (trx) => {
        const ids = await idleGuests(trx, new Date(before), limit);
        for (const id of ids) await dropGuest(trx, id);
        return ids.length;
      }),
    dropSessions: (before, limit) =>
      db.transaction().execute(async (trx) => {
        const old = trx.selectFrom('session').select('id').where('expiresAt', '<', new Date(before)).limit(limit);
        const ids = (await old.execute()).map(({ id }) => id);
        if (ids.length > 0) await trx.deleteFrom('session').where('id', 'in', ids).execute();
        return ids.length;
      }),
  };
}

async function cancelled(trx: Transaction<Schema>, before: number, limit: number): Promise<string[]> {
  const old = trx.selectFrom('tables').select('id').where('stage', '=', 'over').where('ended', '=', 'cancelled');
  return (await old.where('touched', '<', before).limit(limit).execute()).map(({ id }) => id);
}

/** Finished tables at which nobody sits who has an account. */
async function ofGuests(trx: Transaction<Schema>, before: number, limit: number): Promise<string[]> {
  const old = trx
    .selectFrom('tables')
    .select('tables.id')
    .where('stage', 'in', ['over', 'wrecked'])
    .where('touched', '<', before);
  const rows = await old
    .where((eb) => eb.or([eb('ended', 'is', null), eb('ended', '!=', 'cancelled')]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('seats')
            .innerJoin('user', 'user.id', 'seats.person')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where((seat) => seat.or([seat('user.isAnonymous', 'is', null), seat('user.isAnonymous', '=', false)])),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function dropTable(trx: Transaction<Schema>, id: string): Promise<void> {
  for (const part of ['entries', 'notes', 'chat', 'tickets', 'seats'] as const)
    await trx.deleteFrom(part).where('table_id', '=', id).execute();
  await trx.deleteFrom('tables').where('id', '=', id).execute();
}

async function idleGuests(trx: Transaction<Schema>, before: Date, limit: number): Promise<string[]> {
  const guests = trx.selectFrom('user').select('user.id').where('isAnonymous', '=', true).where('user.createdAt', '<', before);
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
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function dropGuest(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.deleteFrom('session').where('userId', '=', id).execute();
  await trx.deleteFrom('account').where('userId', '=', id).execute();
  await trx.deleteFrom('push').where('person', '=', id).execute();
  await trx.deleteFrom('user').where('id', '=', id).execute();
  await trx.deleteFrom('people').where('id', '=', id).execute();
}
