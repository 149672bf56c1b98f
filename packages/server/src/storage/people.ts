// People: their names, and what becomes of their seats and words when they go or sign in.
import type { Kysely, Transaction } from 'kysely';
import { parseLine, parsePerson } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

type People = 'addPerson' | 'renamePerson' | 'findPerson' | 'names' | 'movePerson' | 'forgetPerson' | 'chatOf';

const GONE = '';

export function peopleOf(db: Kysely<Schema>): Pick<Storage, People> {
  return {
    async addPerson(id, name, now) {
      await db.insertInto('people').values({ id, name, gone: 0, created: now }).execute();
    },
    async renamePerson(id, name) {
      await db.updateTable('people').set({ name }).where('id', '=', id).where('gone', '=', 0).execute();
    },
    async findPerson(id) {
      const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : parsePerson(row);
    },
    async names(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('people')
        .select(['id', 'name'])
        .where('id', 'in', [...ids])
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    movePerson: (from, to) => db.transaction().execute((trx) => moveSeats(trx, from, to)),
    forgetPerson: (id) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('people').set({ name: GONE, gone: 1 }).where('id', '=', id).execute();
        await trx.updateTable('chat').set({ text: GONE }).where('person', '=', id).execute();
        await trx.deleteFrom('push').where('person', '=', id).execute();
        await trx.deleteFrom('tickets').where('person', '=', id).execute();
        return tablesWith(trx, id);
      }),
    async chatOf(person) {
      const lines = db.selectFrom('chat').selectAll().where('person', '=', person).orderBy('time');
      return (await lines.execute()).map(parseLine);
    },
  };
}

async function moveSeats(trx: Transaction<Schema>, from: string, to: string): Promise<string[]> {
  const taken = await tablesWith(trx, to);
  const moved = (await tablesWith(trx, from)).filter((id) => !taken.includes(id));
  for (const id of moved) {
    await trx.updateTable('seats').set({ person: to }).where('table_id', '=', id).where('person', '=', from).execute();
    await trx
      .updateTable('tables')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
  await trx.updateTable('chat').set({ person: to }).where('person', '=', from).execute();
  await trx.updateTable('push').set({ person: to }).where('person', '=', from).execute();
  return moved;
}

async function tablesWith(trx: Transaction<Schema>, person: string): Promise<string[]> {
  const rows = await trx.selectFrom('seats').select('table_id').where('person', '=', person).execute();
  return rows.map(({ table_id }) => table_id);
}
