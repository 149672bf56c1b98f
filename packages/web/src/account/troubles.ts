// What can be wrong with what somebody writes into a form about themselves: found here where we can, by the server else.
import { type Credentials, password, personName, username } from '@quarterdeck/protocol';
import { Refused } from '../lib/table/feed.ts';

export const FIELDS = ['name', 'username', 'password', 'next'] as const;
export type Field = (typeof FIELDS)[number];
export type Answers = Readonly<Record<Field, string>>;

export const WHYS = [
  'name-empty',
  'name-long',
  'name-signs',
  'username',
  'password-short',
  'password-long',
  'wrong-pair',
  'wrong-password',
  'name-taken',
  'too-many',
  'signed-out',
  'offline',
  'other',
] as const;
export type Why = (typeof WHYS)[number];

/** What is wrong, and in which field, if in one. */
export interface Trouble {
  readonly field: Field | null;
  readonly why: Why;
}

const LONGEST_NAME = 24;
const SHORTEST_PASSWORD = 8;

export function checkName({ name }: Answers): Trouble | null {
  if (personName.safeParse(name).success) return null;
  if (name.trim() === '') return { field: 'name', why: 'name-empty' };
  return { field: 'name', why: name.trim().length > LONGEST_NAME ? 'name-long' : 'name-signs' };
}

export function checkAccount({ username: given, password: secret }: Answers): Trouble | null {
  return username.safeParse(given).success ? checkPassword(secret, 'password') : { field: 'username', why: 'username' };
}

export function checkPassword(given: string, field: 'password' | 'next'): Trouble | null {
  if (password.safeParse(given).success) return null;
  return { field, why: given.length < SHORTEST_PASSWORD ? 'password-short' : 'password-long' };
}

/** A name or a password that nobody can have fits to no account. */
export function checkSignIn(given: Credentials): Trouble | null {
  const isPossible = username.safeParse(given.username).success && password.safeParse(given.password).success;
  return isPossible ? null : { field: 'password', why: 'wrong-pair' };
}

const TOLD: Partial<Readonly<Record<Refused['failure']['code'], Trouble>>> = {
  'wrong-password': { field: 'password', why: 'wrong-password' },
  'name-taken': { field: 'username', why: 'name-taken' },
  'too-many': { field: null, why: 'too-many' },
  'no-session': { field: null, why: 'signed-out' },
  unavailable: { field: null, why: 'offline' },
};

/** What the server said; an error that is no refusal is a bug of ours. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Refused)) throw error;
  return TOLD[error.failure.code] ?? { field: null, why: 'other' };
}

/** The check, then the deed; null when it is done. */
export async function attempt(found: Trouble | null, deed: () => Promise<unknown>): Promise<Trouble | null> {
  if (found !== null) return found;
  try {
    await deed();
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}
