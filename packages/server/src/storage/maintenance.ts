// What is done to a table without asking its rules.
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

type Maintenance = 'noteHash' | 'raiseRules' | 'leaveTable' | 'listGoing' | 'closeFailed';

export function maintenanceOf(db: Kysely<Schema>): Pick<Storage, Maintenance> {
  return {
    // In a transaction, so that many tables at once share a commit.
    noteHash: ({ id, revision }, hash, hashed) =>
      db.transaction().execute(async (trx) => {
        const update = trx.updateTable('tables').set({ hash, hashed }).where('id', '=', id).where('revision', '=', revision);
        return (await update.executeTakeFirstOrThrow()).numUpdatedRows === 1n;
      }),
    async raiseRules({ id, revision }, rules) {
      const update = db
        .updateTable('tables')
        .set({ rules, revision: revision + 1 })
        .where('id', '=', id);
      return (await update.where('revision', '=', revision).executeTakeFirstOrThrow()).numUpdatedRows === 1n;
    },
    leaveTable: (id, person, standIn) => db.transaction().execute((trx) => leaveSeat(trx, id, person, standIn)),
    async listGoing(after, limit) {
      const going = db.selectFrom('tables').select('id').where('stage', 'in', ['gathering', 'running']).where('id', '>', after);
      return (await going.orderBy('id').limit(limit).execute()).map(({ id }) => id);
    },
    closeFailed: (id, now) =>
      db.transaction().execute(async (trx) => {
        const closed = { stage: 'wrecked', waiting: '[]', undo: null, due: null, touched: now } as const;
        const wrecked = trx.updateTable('tables').set((eb) => ({ ...closed, revision: eb('revision', '+', 1) }));
        await wrecked.where('id', '=', id).where('stage', '!=', 'over').execute();
        await trx.updateTable('seats').set({ since: null }).where('table_id', '=', id).execute();
      }),
  };
}

async function leaveSeat(trx: Transaction<Schema>, id: string, person: string, standIn: string): Promise<void> {
  const table = await trx.selectFrom('tables').select(['stage', 'host']).where('id', '=', id).executeTakeFirst();
  const left =
    table?.stage === 'gathering'
      ? ({ kind: 'open', person: null, nonce: null } as const)
      : ({ stand_in: standIn, away: 'left', since: null } as const);
  await trx.updateTable('seats').set(left).where('table_id', '=', id).where('person', '=', person).execute();
  const host = table?.host === person ? null : (table?.host ?? null);
  const update = trx.updateTable('tables').set((eb) => ({ host, revision: eb('revision', '+', 1) }));
  await update.where('id', '=', id).execute();
}
