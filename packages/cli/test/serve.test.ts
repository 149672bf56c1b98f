// The server on the command line: what the host can put right is told in one line, and the exit code says that it failed.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { trustOf } from '../src/commands/serve.ts';
import { assertRefused, quarterdeck, quarterdeckProcess, tempFolder } from './run.ts';

async function portInUse(t: TestContext): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  t.after(() => other.close());
  const address = other.address();
  assert.ok(typeof address === 'object' && address !== null);
  return address.port;
}

test('a port in use', async (t) => {
  const port = await portInUse(t);
  const ended = await quarterdeckProcess(['serve', '--port', String(port), '--data', tempFolder(t)]);
  assertRefused(ended, new RegExp(`port ${port} is in use: stop what uses it, or choose another port`), 1);
});

test('an address that is not of this machine', async (t) => {
  const ended = await quarterdeck(['serve', '--port', '0', '--host', '203.0.113.7', '--data', tempFolder(t)]);
  assertRefused(ended, /'203\.0\.113\.7' is not an address of this machine/, 1);
});

test('a data folder that cannot be written', async (t) => {
  const file = join(tempFolder(t), 'a-file');
  writeFileSync(file, '');
  const ended = await quarterdeck(['serve', '--port', '0', '--data', join(file, 'data')]);
  assertRefused(ended, /the data folder '.*' cannot be written: /, 1);
});

test('a data folder whose database is none', async (t) => {
  const data = tempFolder(t);
  writeFileSync(join(data, 'quarterdeck.sqlite'), 'a letter to the admiral, and not a database at all. '.repeat(100));
  const ended = await quarterdeck(['serve', '--port', '0', '--data', data]);
  assertRefused(ended, /the database in '.*' cannot be used: file is not a database/, 1);
});

test('a proxy is trusted by a number of hops or by addresses, and by nothing else', () => {
  assert.deepEqual([trustOf(null), trustOf('2'), trustOf('10.0.0.0/8, ::1')], [null, 2, ['10.0.0.0/8', '::1']]);
  for (const wrong of ['0', '10', 'true', 'proxy.example', '10.0.0.0/33', '10.0.0.0/0', '', '10.0.0.1,,'])
    assert.throws(() => trustOf(wrong), /--trust-proxy/, wrong);
});
