// One guest against everybody: all that the limits allow, over as many sockets as they allow, then a flood of what nobody can read.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { frameOf, type RawLive, rawLive } from '@quarterdeck/server/test/raw.ts';
import * as z from 'zod';

const SOCKETS = 12;
const SECONDS = 10;
const FLOOD = 200_000;
const CHUNK = 2000;

const figures = z.object({ p50: z.number(), p99: z.number(), max: z.number(), memory: z.number() });
const dataDir = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
const child = fork(fileURLToPath(new URL('./hostile-server.ts', import.meta.url)), [dataDir]);
const { url } = z.object({ url: z.string() }).parse((await once(child, 'message'))[0]);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measured(what: string, run: () => Promise<string>): Promise<void> {
  await ask();
  const probe = probeHealth();
  const told = await run();
  const { answered, missed, slowest } = await probe.stop();
  const { p50, p99, max, memory } = await ask();
  const delay = `delay p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} ms`;
  console.log(
    `${what}: ${delay}; health ${answered} of ${answered + missed}, slowest ${slowest.toFixed(0)} ms; ${memory.toFixed(0)} MB; ${told}`,
  );
}

async function ask(): Promise<z.infer<typeof figures>> {
  child.send('figures');
  return figures.parse((await once(child, 'message'))[0]);
}

function probeHealth() {
  let isOn = true;
  const seen = { answered: 0, missed: 0, slowest: 0 };
  const done = (async () => {
    while (isOn) {
      const started = performance.now();
      const isWell = await fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      seen.slowest = Math.max(seen.slowest, performance.now() - started);
      if (isWell) seen.answered += 1;
      else seen.missed += 1;
      await pause(50);
    }
  })();
  return {
    async stop() {
      isOn = false;
      await done;
      return seen;
    },
  };
}

async function guest(): Promise<string> {
  const { headers } = await fetch(`${url}/api/me`);
  return headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

async function setUp(cookie: string): Promise<string> {
  const body = JSON.stringify({ game: 'admiral', seats: ['me', 'bot:random'] });
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    body,
    headers: { cookie, 'content-type': 'application/json' },
  });
  return z.object({ id: z.string() }).parse(await answer.json()).id;
}

/** Everything that costs most, as fast as it is taken: whole tables, old positions, hints, talk, lists. */
async function allowed(cookie: string, table: string, lines: readonly RawLive[]): Promise<string> {
  const end = performance.now() + SECONDS * 1000;
  const heard = () => lines.reduce((sum, { texts }) => sum + texts.length, 0);
  const kinds = ['"watch","since":null', '"review","number":40', '"hint","at":1', '"chat","room":"players","text":"ahoy"'];
  let sent = 0;
  while (performance.now() < end) {
    for (const { socket } of lines) {
      // A little faster than is allowed, so that some are refused.
      socket.write(frameOf(`{"ticket":"t-${++sent}","table":"${table}","type":${kinds[sent % kinds.length]}}`));
      await pause(1000 / 20);
    }
    for (const list of ['tables', 'games', 'tables/mine'])
      void fetch(`${url}/api/${list}`, { headers: { cookie } }).then(
        (answer) => answer.text(),
        () => '',
      );
  }
  return `${sent} messages sent, ${heard()} heard`;
}

async function flood(cookie: string): Promise<string> {
  const chunk = Buffer.concat(Array.from({ length: CHUNK }, () => frameOf('{"type":"move",')));
  let sent = 0;
  let lines = 0;
  let closed = 0;
  const attack = async () => {
    while (sent < FLOOD) {
      const line = await rawLive(url, cookie);
      lines += 1;
      line.socket.write(chunk);
      sent += CHUNK;
      await Promise.race([line.closed, pause(300)]);
      if (line.farewell() !== null || line.socket.destroyed) closed += 1;
      line.socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, attack));
  return `${sent} frames sent over ${lines} sockets, ${closed} of which were closed`;
}

try {
  const cookie = await guest();
  const table = await setUp(cookie);
  const lines = await Promise.all(Array.from({ length: SOCKETS }, () => rawLive(url, cookie)));
  await measured('nobody asks', async () => pause(3000).then(() => ''));
  await measured(`one guest does all that is allowed over ${SOCKETS} sockets`, () => allowed(cookie, table, lines));
  for (const { socket } of lines) socket.destroy();
  await measured('a flood of what cannot be read', () => flood(cookie));
} finally {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
