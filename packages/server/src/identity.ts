// Who somebody is, by better-auth: a guest at once, kept by a cookie; an account with a name and a password if they wish. Only its
// public calls are used here; the two things that it has none for are in `accounts.ts`.
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { ByLanguage, Language } from '@quarterdeck/kernel';
import type { ChangePassword, Credentials, Session } from '@quarterdeck/protocol';
import { type Refused, refusal } from '@quarterdeck/protocol';
import { APIError, betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous, username } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { makeAccount, noGuest, removePerson } from './accounts.ts';
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
  /** A guest signs in to an account, and takes the seats along. */
  moveIn(from: string, to: string): Promise<void>;
}

const DAY = 24 * 60 * 60;
const SESSION = 90 * DAY;

export type Identity = Awaited<ReturnType<typeof makeIdentity>>;

export async function makeIdentity(parts: IdentityParts) {
  const auth = authOf(parts);
  await (await getMigrations(auth.options)).runMigrations();
  return { ...comingsOf(auth, parts), ...sessionsOf(auth), remove: (id: string) => removePerson(parts.db, id) };
}

/** How somebody comes and goes. */
function comingsOf(auth: Auth, parts: IdentityParts) {
  return {
    /** Who holds this cookie, or null; a session that is used lives on, and its cookie is renewed. */
    async whoIs(headers: Headers): Promise<Arrival | null> {
      const { headers: answer, response } = await auth.api.getSession({ headers, returnHeaders: true });
      return response === null ? null : { person: personOf(response.user), cookies: answer.getSetCookie() };
    },

    async makeGuest(agent: string, language: Language): Promise<Arrival> {
      const calling = new Headers({ 'user-agent': agent });
      const { headers, response } = await auth.api.signInAnonymous({ headers: calling, returnHeaders: true });
      if (response === null) throw refusal('unavailable', 'no guest can be made now: please try again');
      const { id } = response.user;
      await parts.storage.addPerson(id, `${GUEST[language]} ${randomInt(1000, 10_000)}`, parts.now());
      return { person: { id, guest: true, username: null }, cookies: headers.getSetCookie() };
    },

    /** The guest stays who they are, with all their tables; now they can come back from elsewhere. The session is a new one. */
    async becomeAccount(headers: Headers, { id, guest }: Person, credentials: Credentials): Promise<Arrival> {
      if (!guest) throw noGuest();
      const { username: wanted, password } = credentials;
      await makeAccount(parts.db, { guest: id, username: wanted, passwordHash: await hash(password), now: new Date() });
      return enter(auth, new Headers({ 'user-agent': headers.get('user-agent') ?? '' }), credentials);
    },

    signIn: (headers: Headers, credentials: Credentials) => enter(auth, headers, credentials),

    async signOut(headers: Headers): Promise<readonly string[]> {
      const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.getSetCookie();
    },
  };
}

/** The browsers in which somebody is signed in, and the password that lets them. */
function sessionsOf(auth: Auth) {
  return {
    /** Whoever knows the old password may set a new one; every session ends, and this browser gets a new one. */
    async changePassword(headers: Headers, { guest }: Person, { password, next }: ChangePassword): Promise<readonly string[]> {
      if (guest) throw refusal('not-allowed', 'a guest has no password: become an account first');
      const body = { currentPassword: password, newPassword: next, revokeOtherSessions: true };
      const { headers: answer } = await auth.api.changePassword({ headers, body, returnHeaders: true }).catch(asWrongPassword);
      return answer.getSetCookie();
    },

    /** The browsers that are signed in as this person, the one that asks first. */
    async sessionsOf(headers: Headers): Promise<Session[]> {
      const current = (await auth.api.getSession({ headers }))?.session.id ?? null;
      const sessions = (await auth.api.listSessions({ headers })).map((row) => sessionOf(row, current));
      return sessions.sort((a, b) => Number(b.current) - Number(a.current) || b.seen - a.seen);
    },

    async endSession(headers: Headers, session: string): Promise<void> {
      const own = (await auth.api.listSessions({ headers })).find((row) => row.id === session);
      if (own === undefined) throw refusal('no-session', 'that session has ended already');
      await auth.api.revokeSession({ headers, body: { token: own.token } });
    },

    async endOtherSessions(headers: Headers): Promise<void> {
      await auth.api.revokeOtherSessions({ headers });
    },
  };
}

async function enter(auth: Auth, headers: Headers, { username: given, password }: Credentials): Promise<Arrival> {
  const body = { username: given, password };
  const { headers: answer, response } = await auth.api
    .signInUsername({ headers, body, returnHeaders: true })
    .catch(asWrongPassword);
  if (response === null) throw wrongPassword();
  const { id, username: name } = response.user;
  return { person: { id, guest: false, username: name ?? null }, cookies: answer.getSetCookie() };
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
  return refusal('wrong-password', 'the name or the password is wrong');
}

function asWrongPassword(error: unknown): never {
  throw error instanceof APIError && error.statusCode < 500 ? wrongPassword() : error;
}

function personOf(user: { id: string; isAnonymous?: boolean | null | undefined; username?: string | null | undefined }): Person {
  return { id: user.id, guest: user.isAnonymous === true, username: user.username ?? null };
}

type Auth = ReturnType<typeof authOf>;

function authOf({ db, databaseType, secret, publicUrl, moveIn }: IdentityParts) {
  return betterAuth({
    database: { db, type: databaseType },
    secret,
    baseURL: publicUrl ?? 'http://localhost',
    logger: { disabled: true },
    telemetry: { enabled: false },
    session: { expiresIn: SESSION, updateAge: DAY, freshAge: 0 }, // a session may list the others however old it is
    advanced: { cookiePrefix: 'quarterdeck', useSecureCookies: publicUrl?.startsWith('https:') ?? false },
    emailAndPassword: { enabled: true, password: { hash, verify } },
    plugins: [
      anonymous({
        emailDomainName: 'guest.invalid', // better-auth wants an address; nobody is ever written to
        onLinkAccount: ({ anonymousUser, newUser }) => moveIn(anonymousUser.user.id, newUser.user.id),
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
