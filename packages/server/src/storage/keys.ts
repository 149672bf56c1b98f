// Keys: the server's own, and those of browsers that let themselves be told.
import type { Kysely } from 'kysely';
import { parsePush, printPush } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

export function pushOf(db: Kysely<Schema>): Pick<Storage, 'addPush' | 'removePush' | 'pushesOf'> {
  return {
    addPush: (push) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('push').where('endpoint', '=', push.endpoint).execute();
        await trx.insertInto('push').values(printPush(push)).execute();
      }),
    async removePush(endpoint) {
      await db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
    },
    async pushesOf(person) {
      return (await db.selectFrom('push').selectAll().where('person', '=', person).execute()).map(parsePush);
    },
  };
}

/** A key of the server's own, made once. */
export function keysOf(db: Kysely<Schema>): Pick<Storage, 'keyOf'> {
  return {
    keyOf: (name, make) =>
      db.transaction().execute(async (trx) => {
        const known = await trx.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirst();
        const value = known?.value ?? make();
        if (known === undefined) await trx.insertInto('keys').values({ name, value }).execute();
        return value;
      }),
  };
}
