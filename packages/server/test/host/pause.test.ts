// Time that is nobody's fault: a process that is stopped and goes on, a clock that is set. And rules that really never end.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import timers from 'node:timers/promises';
import { at, pick, quickRng } from '@quarterdeck/kernel';
import { wholeTable } from '@quarterdeck/protocol';
import type { Client } from '../lib/client.ts';
import { playOne, tableOf, two } from '../lib/company.ts';
import { codeOf, tempDir, until } from '../lib/harness.ts';
import { arrive, kill, type Running, type Sailor, start } from '../lib/processes.ts';

const STOPS = process.env['QUARTERDECK_LONG'] === '1' ? 10 : 2;
/** Longer than strangers' rules may take. */
const STOPPED = 2500;
/** Games that go on at the same time. */
const LANES = 12;

/** A table of two with traits, where both look on. */
async function table(ann: Sailor, a: Client, b: Client, options: object): Promise<string> {
  const answer = await ann.call('/api/tables', { game: 'dead-mans-draw', seats: ['me', 'open'], options });
  const { id } = wholeTable.parse(await answer.json());
  for (const client of [a, b]) await client.ask({ type: 'watch', table: id, since: null });
  assert.equal(codeOf(await b.ask({ type: 'sit', table: id, seat: 1 })), 'done');
  return id;
}

async function running(t: TestContext, dataDir: string, script?: string): Promise<Running> {
  const server = await start(dataDir, script);
  t.after(() => kill(server, 'SIGKILL'));
  return server;
}

test('a server that is stopped for longer than rules may take goes on as if nothing had been', async (t) => {
  const server = await running(t, tempDir(t));
  const ann = await arrive(server);
  const [a, b] = await Promise.all([ann.connect(), (await arrive(server)).connect()]);
  const tables: string[] = [];
  const rng = quickRng(5);
  let isOver = false;
  let moves = 0;
  const playOut = async (id: string): Promise<void> => {
    while (!isOver && tableOf(a, id).stage === 'running') {
      const mover = [a, b].find((client) => (client.of(id).shown?.legal.length ?? 0) > 0);
      if (mover === undefined) await timers.setTimeout(1);
      else
        await mover.ask({ type: 'move', table: id, at: tableOf(mover, id).at, move: pick(mover.of(id).shown?.legal ?? [], rng) });
      moves += 1;
    }
  };
  const sail = async (lane: number): Promise<void> => {
    while (!isOver) {
      const id = await table(ann, a, b, { traits: lane % 2 === 0 });
      tables.push(id);
      await playOut(id);
    }
  };
  const sailing = Promise.all(Array.from({ length: LANES }, (_, lane) => sail(lane)));
  for (let stops = 0; stops < STOPS; stops++) {
    const before = moves;
    await until(() => moves > before + 50, 'people play');
    server.child.kill('SIGSTOP');
    await timers.setTimeout(STOPPED);
    server.child.kill('SIGCONT');
  }
  const before = moves;
  await until(() => moves > before + 50, 'people play on');
  isOver = true;
  await sailing;
  assert.ok(a.isOpen && b.isOpen);
  assert.deepEqual(
    tables.filter((id) => tableOf(a, id).stage === 'wrecked'),
    [],
  );
  assert.equal(server.child.exitCode, null);
  await Promise.all([a.close(), b.close()]);
});

test('a game of the catalog that never comes to an end ends the server with a word, and the next start closes that table alone', async (t) => {
  const dataDir = tempDir(t);
  const server = await running(t, dataDir, 'run-hanging-server.ts');
  const ann = await arrive(server);
  const [a, b] = await Promise.all([ann.connect(), (await arrive(server)).connect()]);
  const good = await table(ann, a, b, {});
  const bad = await table(ann, a, b, { traits: true });
  const exited = once(server.child, 'exit');
  void a.ask({ type: 'move', table: bad, at: tableOf(a, bad).at, move: at(a.of(bad).shown?.legal ?? [], 0) });
  await exited;
  assert.match(await server.errors, new RegExp(`^quarterdeck: the rules of table ${bad} do not come to an end: .*\n$`));
  const again = await running(t, dataDir);
  const back = await arrive(again, ann.cookie);
  const stages = await Promise.all(
    [bad, good].map(async (id) => wholeTable.parse(await (await back.call(`/api/tables/${id}`)).json()).stage),
  );
  assert.deepEqual(stages, ['wrecked', 'running']);
  const client = await back.connect();
  assert.equal(codeOf(await client.ask({ type: 'watch', table: good, since: null })), 'done');
  assert.equal(codeOf(await client.ask({ type: 'watch', table: bad, since: null })), 'wrecked');
  assert.deepEqual(await readdir(join(dataDir, 'crashes')), [`${bad}-hung.txt`]);
  await client.close();
});

test('a clock that is set forward by a day or back by an hour closes no table and gives nobody time', async (t) => {
  let now = 1_000_000_000;
  const game = await two(
    t,
    { clock: { kind: 'bank', seconds: 100, increment: 0 } },
    { limits: { perSecond: 0 } },
    { now: () => now },
  );
  const left = () => tableOf(game.a, game.id).clocks?.map((face) => face.left) ?? [];
  now -= 3_600_000;
  await playOne(game);
  await playOne(game);
  assert.ok(left().every((time) => time <= 100_000));
  now += 25 * 3_600_000;
  game.server.rooms.sweep();
  await game.a.ask({ type: 'chat', table: game.id, room: 'players', text: 'what a day' });
  assert.equal(tableOf(game.a, game.id).stage, 'running');
});
