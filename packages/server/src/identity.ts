// Who somebody is, by better-auth: a guest at once, kept by a cookie; an account with a name and a password if they wish.
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { ByLanguage, Language } from '@quarterdeck/kernel';
import type { ChangePassword, Credentials, Session } from '@quarterdeck/protocol';
import { APIError, betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db';
import { anonymous, username } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { Refused } from './refused.ts';
import type { Schema } from './storage/schema.ts';
import type { Storage } from './storage/storage.ts';

export interface Person {
  readonly id: string;
  readonly guest: boolean;
  readonly username: string | null;
}

/** Somebody who has come in, and the cookies that keep them. */
export interface Arrival {
  readonly person: Person;
  readonly cookies: readonly string[];
}

export interface IdentityParts {
  readonly db: Kysely<Schema>;
  readonly databaseType: 'sqlite' | 'postgres';
  readonly storage: Storage;
  readonly secret: string;
  readonly publicUrl: string | null;
  now(): number;
  /** A guest has signed in to an account: their seats at these tables are the account's now. */
  onMoved(tables: readonly string[], from: string): Promise<void>;
}

const DAY = 24 * 60 * 60;
const SESSION = 90 * DAY;

export type Identity = Awaited<ReturnType<typeof makeIdentity>>;

export async function makeIdentity(parts: IdentityParts) {
  const auth = authOf(parts);
  await (await getMigrations(auth.options)).runMigrations();
  const context = await auth.$context;
  const currentSession = async (headers: Headers) => (await auth.api.getSession({ headers }))?.session.id ?? null;

  async function endOtherSessions(headers: Headers, id: string): Promise<void> {
    const current = await currentSession(headers);
    const others = (await context.internalAdapter.listSessions(id)).filter((row) => row.id !== current);
    if (others.length > 0) await context.internalAdapter.deleteSessions(others.map(({ token }) => token));
  }

  return {
    /** Who holds this cookie, or null; a session that is used lives on, and its cookie is renewed. */
    async whoIs(headers: Headers): Promise<Arrival | null> {
      const { headers: answer, response } = await auth.api.getSession({ headers, returnHeaders: true });
      return response === null ? null : { person: personOf(response.user), cookies: answer.getSetCookie() };
    },

    async makeGuest(agent: string, language: Language): Promise<Arrival> {
      const calling = new Headers({ 'user-agent': agent });
      const { headers, response } = await auth.api.signInAnonymous({ headers: calling, returnHeaders: true });
      if (response === null) throw new Refused('unavailable', 'no guest can be made now: please try again');
      const { id } = response.user;
      await parts.storage.addPerson(id, `${GUEST[language]} ${randomInt(1000, 10_000)}`, parts.now());
      return { person: { id, guest: true, username: null }, cookies: headers.getSetCookie() };
    },

    /** The guest stays who they are, with all their tables; now they can come back from elsewhere. */
    async becomeAccount({ id, guest }: Person, { username: given, password }: Credentials): Promise<void> {
      if (!guest) throw new Refused('not-allowed', 'you have an account already');
      const wanted = given.toLowerCase();
      const taken = await context.adapter.findOne({ model: 'user', where: [{ field: 'username', value: wanted }] });
      if (taken !== null) throw new Refused('name-taken', `the name '${given}' is taken`);
      await context.internalAdapter.linkAccount({
        userId: id,
        providerId: 'credential',
        accountId: id,
        password: await hash(password),
      });
      await context.internalAdapter.updateUser(id, { username: wanted, displayUsername: given, isAnonymous: false });
    },

    async signIn(headers: Headers, { username: given, password }: Credentials): Promise<Arrival> {
      try {
        const body = { username: given, password };
        const { headers: answer, response } = await auth.api.signInUsername({ headers, body, returnHeaders: true });
        if (response === null) throw wrongPassword();
        return {
          person: { id: response.user.id, guest: false, username: response.user.username },
          cookies: answer.getSetCookie(),
        };
      } catch (error) {
        throw error instanceof APIError && error.statusCode < 500 ? wrongPassword() : error;
      }
    },

    async signOut(headers: Headers): Promise<readonly string[]> {
      const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.getSetCookie();
    },

    /** Whoever knows the old password may set a new one; every other browser has to sign in again with it. */
    async changePassword(headers: Headers, { id, guest }: Person, { password, next }: ChangePassword): Promise<void> {
      if (guest) throw new Refused('not-allowed', 'a guest has no password: become an account first');
      const accounts = await context.internalAdapter.findAccounts(id);
      const kept = accounts.find(({ providerId }) => providerId === 'credential')?.password ?? '';
      if (!(await verify({ hash: kept, password }))) throw wrongPassword();
      await context.internalAdapter.updatePassword(id, await hash(next));
      await endOtherSessions(headers, id);
    },

    /** The browsers that are signed in as this person, the one that asks first. */
    async sessionsOf(headers: Headers, id: string): Promise<Session[]> {
      const current = await currentSession(headers);
      const sessions = await context.internalAdapter.listSessions(id);
      const live = sessions.filter(({ expiresAt }) => expiresAt.getTime() > Date.now());
      return live.map((row) => sessionOf(row, current)).sort((a, b) => Number(b.current) - Number(a.current) || b.seen - a.seen);
    },

    async endSession(id: string, session: string): Promise<void> {
      const own = (await context.internalAdapter.listSessions(id)).find((row) => row.id === session);
      if (own === undefined) throw new Refused('no-session', 'that session has ended already');
      await context.internalAdapter.deleteSession(own.token);
    },

    endOtherSessions,

    async remove(id: string): Promise<void> {
      await context.internalAdapter.deleteSessions(id);
      await context.internalAdapter.deleteUser(id);
    },
  };
}

interface SessionRow {
  readonly id: string;
  readonly userAgent?: string | null | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

function sessionOf({ id, userAgent, createdAt, updatedAt }: SessionRow, current: string | null): Session {
  return {
    id,
    agent: userAgent ?? '',
    created: createdAt.getTime(),
    seen: updatedAt.getTime(),
    current: id === current,
  };
}

/** What others read until the guest says more. */
const GUEST: ByLanguage<string> = { en: 'Sailor', ru: 'Матрос', uk: 'Матрос' };

function wrongPassword(): Refused {
  return new Refused('wrong-password', 'the name or the password is wrong');
}

function personOf(user: { id: string; isAnonymous?: boolean | null | undefined; username?: string | null | undefined }): Person {
  return { id: user.id, guest: user.isAnonymous === true, username: user.username ?? null };
}

function authOf({ db, databaseType, storage, secret, publicUrl, onMoved }: IdentityParts) {
  return betterAuth({
    database: { db, type: databaseType },
    secret,
    baseURL: publicUrl ?? 'http://localhost',
    logger: { disabled: true },
    telemetry: { enabled: false },
    session: { expiresIn: SESSION, updateAge: DAY },
    advanced: { cookiePrefix: 'quarterdeck', useSecureCookies: publicUrl?.startsWith('https:') ?? false },
    emailAndPassword: { enabled: true, password: { hash, verify } },
    plugins: [
      anonymous({
        emailDomainName: 'guest.invalid', // better-auth wants an address; nobody is ever written to
        async onLinkAccount({ anonymousUser, newUser }) {
          const from = anonymousUser.user.id;
          await onMoved(await storage.movePerson(from, newUser.user.id), from);
        },
      }),
      username({ minUsernameLength: 3, maxUsernameLength: 24 }),
    ],
  });
}

const scryptKey = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 64;

/** Node's own scrypt works in the thread pool; better-auth's would keep everybody waiting. */
async function hash(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await scryptKey(password.normalize('NFKC'), salt, KEY_BYTES)).toString('hex')}`;
}

async function verify({ hash: kept, password }: { hash: string; password: string }): Promise<boolean> {
  const [salt = '', key = ''] = kept.split(':');
  const given = await scryptKey(password.normalize('NFKC'), Buffer.from(salt, 'hex'), KEY_BYTES);
  const known = Buffer.from(key, 'hex');
  return known.length === given.length && timingSafeEqual(known, given);
}
