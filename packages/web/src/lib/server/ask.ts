// One question to the server, and its answer, parsed.
import { type Failure, failure } from '@quarterdeck/protocol';
import * as z from 'zod';
import { Refused } from '../table/feed.ts';

const problem = z.looseObject({ error: failure });
const UNREACHABLE: Failure = { code: 'unavailable', message: 'the server cannot be reached', reason: null, rule: null };

/** Asks the server; what it refuses, or a server that is not there, becomes `Refused`. */
export async function ask<T>(schema: z.ZodType<T>, path: string, init: RequestInit = {}): Promise<T> {
  const headers = init.body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`/api${path}`, { ...init, headers }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  if (answer === null || !answer.ok) throw new Refused(problem.safeParse(body).data?.error ?? UNREACHABLE);
  const read = schema.safeParse(body);
  if (!read.success) throw new Refused(UNREACHABLE);
  return read.data;
}

/** A request that brings something along. */
export function sending(method: 'POST' | 'PATCH' | 'DELETE', body: object): RequestInit {
  return { method, body: JSON.stringify(body) };
}
