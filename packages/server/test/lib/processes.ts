// A server in a process of its own, to be stopped and killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type Client, clientOf } from './client.ts';
import { cookieOf } from './harness.ts';

export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  /** What it writes for its host, when it is over. */
  readonly errors: Promise<string>;
}

export async function start(dataDir: string, script = 'run-server.ts'): Promise<Running> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = createInterface({ input: child.stdout });
  const errors = text(child.stderr);
  const [url] = z.tuple([z.string()]).parse(await Promise.race([once(lines, 'line'), ended(child, errors)]));
  return { child, url, errors };
}

async function ended(child: ChildProcess, errors: Promise<string>): Promise<never> {
  await once(child, 'exit');
  throw new Error(`the server has ended: ${await errors}`);
}

export async function kill({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** Somebody who comes to the server over the network. */
export interface Sailor {
  readonly cookie: string;
  call(url: string, body?: object): Promise<Response>;
  connect(): Promise<Client>;
}

export async function arrive(running: Running, known = ''): Promise<Sailor> {
  const answer = await fetch(`${running.url}/api/me`, { headers: { cookie: known } });
  const cookie = cookieOf(answer.headers.getSetCookie()) || known;
  const headers = { cookie, 'content-type': 'application/json' };
  return {
    cookie,
    call: (url, body) =>
      fetch(`${running.url}${url}`, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }),
    async connect() {
      const socket = new WebSocket(`${running.url.replace('http', 'ws')}/api/live`, { headers: { cookie } });
      await once(socket, 'open');
      return clientOf(socket);
    },
  };
}
