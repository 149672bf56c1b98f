// Lines of chat, numbered by table.
import type { Kysely } from 'kysely';
import { parseLine, printLine } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';
import type { StoredLine } from './stored.ts';
import { writeDone } from './tables.ts';

export function chatOf(db: Kysely<Schema>): Pick<Storage, 'addChat' | 'readChat'> {
  return {
    addChat: ({ line, keep, done }) =>
      db.transaction().execute(async (trx) => {
        const tickets = trx.selectFrom('tickets').select('ticket').where('table_id', '=', line.table);
        const known = await tickets.where('person', '=', done.person).where('ticket', '=', done.ticket).executeTakeFirst();
        if (known !== undefined) return null;
        const last = await trx
          .selectFrom('chat')
          .select((eb) => eb.fn.max('number').as('number'))
          .where('table_id', '=', line.table)
          .executeTakeFirst();
        const said: StoredLine = { ...line, number: Number(last?.number ?? 0) + 1 };
        await trx.insertInto('chat').values(printLine(said)).execute();
        const oldest = trx
          .deleteFrom('chat')
          .where('table_id', '=', line.table)
          .where('number', '<=', said.number - keep);
        if (said.number > keep) await oldest.execute();
        await writeDone(trx, line.table, done, line.time);
        return said;
      }),
    async readChat(table, rooms, limit) {
      if (rooms.length === 0) return [];
      const lines = db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .where('room', 'in', [...rooms]);
      return (await lines.orderBy('number', 'desc').limit(limit).execute()).reverse().map(parseLine);
    },
  };
}
