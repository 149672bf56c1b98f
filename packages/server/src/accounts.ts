// A guest becomes an account, and a person goes, as one write each into the tables of better-auth. Its public calls cannot: they
// set a password and a name one after the other, none of them makes a guest an account, and they delete only who is signed in.
import { randomBytes } from 'node:crypto';
import { Refused, refusal } from '@quarterdeck/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './storage/schema.ts';

/** What is written of them here; better-auth makes the tables, and a test opens those that an older version made. */
type AuthTables = {
  user: {
    id: string;
    username: string | null;
    displayUsername: string | null;
    isAnonymous: boolean | null;
    updatedAt: Date;
  };
  account: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string;
    createdAt: Date;
    updatedAt: Date;
  };
  session: { userId: string };
};

export interface NewAccount {
  readonly guest: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly now: Date;
}

/** All of it or nothing; whoever held a session of the guest's holds none any more. */
export async function makeAccount(db: Kysely<Schema>, account: NewAccount): Promise<void> {
  const tables = db.withTables<AuthTables>();
  try {
    await tables.transaction().execute((trx) => writeAccount(trx, account));
  } catch (error) {
    // Where several write at once the database itself keeps the name apart.
    if (!(error instanceof Refused)) await checkName(tables, account);
    throw error;
  }
}

type Tables = Kysely<Schema & AuthTables>;

async function writeAccount(trx: Transaction<Schema & AuthTables>, account: NewAccount): Promise<void> {
  const { guest, username, passwordHash, now } = account;
  await checkName(trx, account);
  const named = { username: username.toLowerCase(), displayUsername: username, isAnonymous: false, updatedAt: now };
  const become = trx.updateTable('user').set(named).where('id', '=', guest).where('isAnonymous', '=', true);
  if ((await become.executeTakeFirstOrThrow()).numUpdatedRows !== 1n) throw noGuest();
  const id = randomBytes(24).toString('base64url');
  const credential = { id, accountId: guest, providerId: 'credential', userId: guest, password: passwordHash };
  await trx.deleteFrom('account').where('userId', '=', guest).execute();
  await trx
    .insertInto('account')
    .values({ ...credential, createdAt: now, updatedAt: now })
    .execute();
  await trx.deleteFrom('session').where('userId', '=', guest).execute();
}

async function checkName(tables: Tables, { guest, username }: NewAccount): Promise<void> {
  const users = tables.selectFrom('user').select('id').where('username', '=', username.toLowerCase());
  const holder = await users.where('id', '!=', guest).executeTakeFirst();
  if (holder !== undefined) throw refusal('name-taken', `the name '${username}' is taken`);
}

export function noGuest(): Refused {
  return refusal('not-allowed', 'you have an account already');
}

/** Sessions and password go with the person. */
export async function removePerson(db: Kysely<Schema>, id: string): Promise<void> {
  const tables = db.withTables<AuthTables>();
  await tables.transaction().execute(async (trx) => {
    await trx.deleteFrom('session').where('userId', '=', id).execute();
    await trx.deleteFrom('account').where('userId', '=', id).execute();
    await trx.deleteFrom('user').where('id', '=', id).execute();
  });
}
