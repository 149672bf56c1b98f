// A server in process, without a port, with people who come to it.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type Credentials, type Me, me, type WholeTable, wholeTable } from '@quarterdeck/protocol';
import { build, type GivenSettings, type Replacements, type Server } from '../../src/index.ts';
import { type Client, clientOf, type Known, type Wire } from './client.ts';

/** Tests come from one address and are in a hurry. */
export const GENEROUS: GivenSettings = {
  logLevel: 'silent',
  botPause: 0,
  botBudget: 50,
  standIn: 'random',
  webDir: '/nowhere',
  limits: {
    requests: 1e6,
    writes: 1e6,
    logins: 1e6,
    guests: 1e6,
    patience: 1e6,
    burst: 1e6,
    perSecond: 1e6,
    socketsPerPerson: 100,
    tablesPerPerson: 1000,
    botTables: 1000,
    newTables: 1e6,
    newTablesPerHour: 1e6,
  },
};

export function tempDir(t: TestContext): string {
  const dir = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

export async function serverFor(t: TestContext, given: GivenSettings = {}, stand: Replacements = {}): Promise<Server> {
  const limits = { ...GENEROUS.limits, ...given.limits };
  const server = await build({ ...GENEROUS, dataDir: tempDir(t), ...given, limits }, stand);
  t.after(() => server.close());
  return server;
}

export interface Visitor {
  readonly me: Me;
  readonly cookie: string;
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<{ status: number; json: unknown; text: string; cookie: string }>;
  create(table: object): Promise<WholeTable>;
  /** A socket, which goes on where an earlier one was lost. */
  connect(remembered?: ReadonlyMap<string, Known>): Promise<Client>;
}

/** Somebody who comes for the first time. */
export async function visitor(server: Server, cookie = ''): Promise<Visitor> {
  const first = await server.app.inject({ url: '/api/me', headers: cookie === '' ? {} : { cookie } });
  assert.equal(first.statusCode, 200, first.body);
  return visitorWith(server, me.parse(first.json()), cookieOf(first.headers['set-cookie']) || cookie);
}

/** The guest as an account: the same person, who comes with a new cookie. */
export async function becomeAccount(server: Server, guest: Visitor, account: Credentials): Promise<Visitor> {
  const { status, cookie, text } = await guest.call('POST', '/api/me/account', account);
  assert.equal(status, 200, text);
  return visitor(server, cookie);
}

function visitorWith(server: Server, known: Me, cookie: string): Visitor {
  const call: Visitor['call'] = async (method, url, body) => {
    const sent =
      body === undefined ? {} : { payload: JSON.stringify(body), headers: { cookie, 'content-type': 'application/json' } };
    const answer = await server.app.inject({ method, url, headers: { cookie }, ...sent });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      json: isJson ? answer.json() : null,
      text: answer.body,
      cookie: cookieOf(answer.headers['set-cookie']),
    };
  };
  return {
    me: known,
    cookie,
    call,
    async create(table) {
      const { status, json, text } = await call('POST', '/api/tables', table);
      assert.equal(status, 201, text);
      return wholeTable.parse(json);
    },
    async connect(remembered) {
      return clientOf(await openSocket(server, cookie), remembered);
    },
  };
}

const CLOSING = 2;

async function openSocket(server: Server, cookie: string): Promise<Wire> {
  const socket: Wire = await server.app.injectWS('/api/live', { headers: { cookie }, socket: new Socket() });
  // The streams of `injectWS` do not tell each other that they have ended, as sockets of the network do.
  socket.addEventListener('close', () => {
    for (const other of server.app.websocketServer.clients) if (other.readyState === CLOSING) other.terminate();
  });
  return socket;
}

export function cookieOf(header: string | readonly string[] | number | undefined): string {
  const lines = typeof header === 'string' ? [header] : typeof header === 'object' ? header : [];
  return lines.map((line) => line.split(';', 1)[0] ?? '').join('; ');
}

/**
 * Waits for something that other people's doings bring about. What never happens fails a test, a busy machine does not. No longer than
 * two pulses of the sockets: then sockets of tests are closed whatever a test has done.
 */
export async function until(isSo: () => boolean, what: string, seconds = 50): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

export function codeOf(answer: { type: string; error?: { code: string } }): string {
  return answer.type === 'refused' ? (answer.error?.code ?? '') : answer.type;
}
