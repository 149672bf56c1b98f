// The server's addresses, and what it answers, parsed.
import type { GameTypes, Shown } from '@quarterdeck/kernel';
import { type CreateTable, type Failure, failure, type TableInfo, tableInfo } from '@quarterdeck/protocol';
import * as z from 'zod';
import { Refused } from './feed.ts';
import type { Net } from './live-feed.ts';
import { shownOf } from './local-feed.ts';
import { openEngine } from './open-engine.ts';

const me = z.looseObject({ id: z.string(), name: z.string() });
const tableList = z.looseObject({ tables: z.array(tableInfo) });
const problem = z.looseObject({ error: failure });

export type Me = z.infer<typeof me>;

/** Asks the server; what it refuses, or a server that is not there, becomes `Refused`. */
async function ask<T>(schema: z.ZodType<T>, path: string, init: RequestInit = {}): Promise<T> {
  const headers = init.body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`/api${path}`, { ...init, headers }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  if (answer === null || !answer.ok) throw new Refused(problem.safeParse(body).data?.error ?? UNREACHABLE);
  const read = schema.safeParse(body);
  if (!read.success) throw new Refused(UNREACHABLE);
  return read.data;
}

const UNREACHABLE: Failure = { code: 'unavailable', message: 'the server cannot be reached', reason: null, rule: null };

/** Who we are; a guest is made at once, and is called at the table what the player chose to be called here. */
export async function whoAmI(name: string | null): Promise<Me> {
  const known = await ask(me, '/me');
  if (name === null || name === known.name) return known;
  return ask(me, '/me', { method: 'PATCH', body: JSON.stringify({ name }) }).catch(() => known);
}

export const openTables = async (): Promise<readonly TableInfo[]> => (await ask(tableList, '/tables')).tables;
export const myTables = async (): Promise<readonly TableInfo[]> => (await ask(tableList, '/tables/mine')).tables;
export const createTable = (table: CreateTable): Promise<TableInfo> =>
  ask(tableInfo, '/tables', { method: 'POST', body: JSON.stringify(table) });

async function fetchRecord(table: string): Promise<string | null> {
  const answer = await fetch(`/api/tables/${table}/record`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/** The network of this browser. */
export function browserNet(): Net & { close(): void } {
  const engine = openEngine(() => {});
  let opened: string | null = null;
  return {
    open({ onopen, onmessage, onclose }) {
      const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
      socket.addEventListener('open', onopen);
      socket.addEventListener('message', (event) => onmessage(String(event.data)));
      socket.addEventListener('close', onclose);
      return socket;
    },
    later(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    newTicket: () => crypto.randomUUID(),
    record: fetchRecord,
    async reviewRecord(record, number): Promise<Shown<GameTypes>> {
      if (opened !== record) await engine.ask({ type: 'look', record, viewer: 'all' });
      opened = record;
      return shownOf(await engine.ask({ type: 'review', number, viewer: 'all' }));
    },
    close: () => engine.close(),
  };
}
