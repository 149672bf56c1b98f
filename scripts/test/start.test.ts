// `npm start` and `npx quarterdeck serve` as a host types them: they serve, say where, and stop when they are told to.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');

interface Started {
  readonly npm: ChildProcess;
  readonly data: string;
  /** What was printed so far. */
  printed(): string;
  complaints(): string;
  /** The exit code, once every process that could still print has ended. */
  readonly ended: Promise<number | null>;
}

const npmStart = (t: TestContext, port: number) => started(t, port, ['npm', 'start', '--silent', '--']);
const npxServe = (t: TestContext, port: number) => started(t, port, ['npx', '--no', 'quarterdeck', 'serve']);

function started(t: TestContext, port: number, [command, ...words]: readonly [string, ...string[]]): Started {
  const data = mkdtempSync(join(tmpdir(), 'quarterdeck-data-'));
  const npm = spawn(command, [...words, '--port', String(port), '--data', data], { cwd: ROOT });
  const [out, err]: [string[], string[]] = [[], []];
  npm.stdout.on('data', (chunk) => out.push(String(chunk)));
  npm.stderr.on('data', (chunk) => err.push(String(chunk)));
  const ended = once(npm, 'close').then(() => npm.exitCode);
  t.after(async () => {
    npm.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true });
  });
  return { npm, data, printed: () => out.join(''), complaints: () => err.join(''), ended };
}

/** The address that it prints; a program that ends before fails the test with its own words. */
async function addressOf({ npm, printed, complaints, ended }: Started): Promise<string> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const address = /Quarterdeck is open: (\S+)/.exec(printed())?.[1];
    if (address !== undefined) return address;
    await Promise.race([once(npm.stdout ?? npm, 'data'), ended]);
  }
  return assert.fail(`it ended: ${complaints()}`);
}

test('npm start serves the page, says where, tells when a port is in use, and leaves nothing running', async (t) => {
  const first = npmStart(t, 0);
  const address = await addressOf(first);

  await t.test('it answers that it is well, and gives the page', async () => {
    assert.deepEqual(await (await fetch(`${address}/health`)).json(), { status: 'ok' });
    const page = await fetch(address);
    assert.match(page.headers.get('content-type') ?? '', /text\/html/);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? 'no script';
    assert.equal((await fetch(address + script)).status, 200);
  });
  await t.test('a second one on the same port ends with one line that says why', async () => {
    const { port } = new URL(address);
    const second = npmStart(t, Number(port));
    assert.notEqual(await second.ended, 0);
    assert.match(second.complaints(), new RegExp(`port ${port} is in use: stop what uses it, or choose another port`));
    assert.doesNotMatch(second.complaints(), /^\s+at /m);
  });
  await t.test('told to end, it closes its database, and nobody listens any more', async () => {
    first.npm.kill('SIGTERM');
    await first.ended;
    await assert.rejects(fetch(`${address}/health`));
    assert.deepEqual(
      readdirSync(first.data).filter((name) => name.endsWith('-wal')),
      [],
    );
    assert.doesNotMatch(first.complaints(), /^\s+at /m);
  });
});

test('npx quarterdeck serve ends with npx: it closes its database, and nobody listens any more', async (t) => {
  const server = npxServe(t, 0);
  const address = await addressOf(server);
  assert.deepEqual(await (await fetch(`${address}/health`)).json(), { status: 'ok' });
  server.npm.kill('SIGTERM');
  await server.ended;
  await assert.rejects(fetch(`${address}/health`));
  assert.deepEqual(
    readdirSync(server.data).filter((name) => name.endsWith('-wal')),
    [],
  );
});
