// A server with a table at which two people mind their own business, whatever somebody else sends.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type Failure, failure } from '@quarterdeck/protocol';
import { build, type Server } from '../../src/index.ts';
import { type Company, company, playOne, tableOf } from '../lib/company.ts';
import { GENEROUS, type Visitor, visitor } from '../lib/harness.ts';

/** Long, so that no error may repeat it. */
export const MARK = 'Zebra'.repeat(60);

export interface Target {
  readonly server: Server;
  readonly url: string;
  readonly rogue: Visitor;
  /** One hostile act with a name; afterwards the bystanders play on. */
  act(name: string, run: () => Promise<void>): void;
}

export async function openTarget(): Promise<Target> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  const server = await build({ ...GENEROUS, dataDir });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  after(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const rogue = await visitor(server);
  const bystanders = makeBystanders(server);
  return {
    server,
    url,
    rogue,
    act(name, run) {
      test(name, async () => {
        await run();
        await bystanders.playOn();
      });
    },
  };
}

/** Their game is as they left it, and goes on; when it is over they begin another. */
function makeBystanders(server: Server): { playOn(): Promise<void> } {
  let known: Company | null = null;
  let at = 0;
  return {
    async playOn() {
      assert.equal((await server.app.inject({ url: '/health' })).statusCode, 200);
      const table = known ?? (await company(server, 2));
      const [a, b] = table.clients;
      assert.ok(a !== undefined && b !== undefined);
      if (known !== null) assert.deepEqual([tableOf(a, table.id).at, tableOf(a, table.id).stage], [at, 'running']);
      await playOne({ a, b, id: table.id });
      at = tableOf(a, table.id).at;
      const isOver = tableOf(a, table.id).stage !== 'running';
      known = isOver ? null : table;
      if (isOver) await Promise.all([a.close(), b.close()]);
    },
  };
}

/** One sentence for whoever sent it: a code, and nothing of our insides or of what was sent. */
export function assertClear(given: unknown): Failure {
  const { code, message, reason, rule } = failure.parse(given);
  assert.ok(message.length > 0 && message.length < 200, message);
  assert.doesNotMatch(message, /[\n\r]|\.ts\b|node_modules|\bat .*:\d+|\[object|undefined|SQLITE/);
  assert.ok(!message.includes(MARK.slice(0, 60)), message);
  assert.doesNotMatch(message, /[\p{Cc}\p{Cf}]/u);
  return { code, message, reason, rule };
}
