// The folder in which everything is kept: for one server, readable by its owner alone, and looked at before it is used.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { backup, build, SetupError } from '../../src/index.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { company } from '../lib/company.ts';
import { GENEROUS, serverFor, tempDir, until, visitor } from '../lib/harness.ts';
import { kill, start } from '../lib/processes.ts';

test('a folder has one server: the second says in one line who has it, and a killed one leaves it free', async (t) => {
  const dataDir = tempDir(t);
  const running = await start(dataDir);
  t.after(() => kill(running, 'SIGKILL'));
  await assert.rejects(build({ ...GENEROUS, dataDir }), (error) => {
    const who = `the data folder '${dataDir}' is in use by another Quarterdeck \\(process ${running.child.pid}, since .*\\): stop it`;
    return error instanceof SetupError && new RegExp(`^${who}[^\n]*$`).test(error.message);
  });
  const file = join(tempDir(t), 'meanwhile.backup');
  await backup(dataDir, file);
  await kill(running, 'SIGKILL');
  const server = await serverFor(t, { dataDir });
  await assert.rejects(build({ ...GENEROUS, dataDir }), /is in use by another Quarterdeck/);
  await server.close();
  await (await build({ ...GENEROUS, dataDir })).close();
});

test('nobody else on the machine can read what is kept', async (t) => {
  const server = await serverFor(t);
  await (await visitor(server)).create({ game: 'dead-mans-draw', seats: ['me', 'open'] });
  const { dataDir } = server.settings;
  const kept = (await readdir(dataDir)).filter((name) => /sqlite|lock/.test(name));
  assert.ok(kept.includes('quarterdeck.sqlite') && kept.includes('quarterdeck.sqlite-wal'));
  for (const name of kept) assert.equal((await stat(join(dataDir, name))).mode & 0o077, 0, name);
});

/** A folder with a table, whose server is closed. */
async function folderWithTable(t: TestContext): Promise<string> {
  const dataDir = tempDir(t);
  const server = await serverFor(t, { dataDir });
  await (await visitor(server)).create({ game: 'dead-mans-draw', seats: ['me', 'bot:random'] });
  await server.close();
  return dataDir;
}

for (const [which, first] of [
  ['all its pages but the first', 1],
  ['some of its pages', 8],
] as const) {
  test(`a database with damage in ${which} is not started on: the host hears what to do, and nothing is changed`, async (t) => {
    const dataDir = await folderWithTable(t);
    const file = join(dataDir, 'quarterdeck.sqlite');
    const handle = await open(file, 'r+');
    for (let from = first * 4096; from < statSync(file).size; from += 4096)
      await handle.write(Buffer.alloc(600, 7), 0, 600, from);
    await handle.close();
    const before = await readFile(file);
    await assert.rejects(build({ ...GENEROUS, dataDir }), (error) => {
      return (
        error instanceof SetupError && /^the database in '.*' is damaged \(.*\): .*quarterdeck restore[^\n]*$/.test(error.message)
      );
    });
    assert.deepEqual(await readFile(file), before);
  });
}

test('what is not a database of Quarterdeck is never backed up as if it were', async (t) => {
  const dataDir = join(tempDir(t), 'data');
  await mkdir(dataDir);
  const file = join(tempDir(t), 'kept.backup');
  const database = join(dataDir, 'quarterdeck.sqlite');
  const other = new DatabaseSync(join(dataDir, 'other'));
  other.exec('CREATE TABLE shopping (what TEXT)');
  other.close();
  for (const make of [
    () => writeFile(database, ''),
    () => writeFile(database, 'dear friend, '.repeat(1000)),
    () => copyFile(join(dataDir, 'other'), database),
  ]) {
    await make();
    await assert.rejects(backup(dataDir, file), (error) => error instanceof SetupError && !error.message.includes('\n'));
    assert.deepEqual(await readdir(join(file, '..')), []);
  }
});

test('a backup is whole and readable by its owner alone', async (t) => {
  const dataDir = await folderWithTable(t);
  const file = join(tempDir(t), 'kept.backup');
  await backup(dataDir, file);
  assert.equal(statSync(file).mode & 0o077, 0);
});

test('storage that fails is told by readiness and named in the log as SQLite names it', async (t) => {
  const database = openSqlite(join(tempDir(t), 'test.sqlite'));
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const server = await serverFor(t, { logLevel: 'error' }, { database, logTo });
  const ann = await visitor(server);
  assert.equal((await ann.call('GET', '/api/tables/mine')).status, 200);
  assert.equal((await server.app.inject({ url: '/ready' })).statusCode, 200);
  t.mock.method(database, 'prepare', () => {
    throw Object.assign(new Error('database disk image is malformed'), { code: 'ERR_SQLITE_ERROR', errcode: 267 });
  });
  assert.equal((await ann.call('GET', '/api/me/export')).status, 500);
  const ready = await server.app.inject({ url: '/ready' });
  assert.equal(ready.statusCode, 503);
  assert.deepEqual(ready.json(), { storage: 'SQLITE_CORRUPT' });
  assert.ok(lines.some((line) => line.includes('"code":"SQLITE_CORRUPT"')));
  assert.equal((await server.app.inject({ url: '/health' })).statusCode, 200, 'the process itself answers');
});

test('tables that are due do not keep the door shut: they are looked after when the server is open', async (t) => {
  const dataDir = tempDir(t);
  const now = 1_000_000_000_000;
  const clock = { kind: 'per-move', seconds: 60 };
  const server = await serverFor(t, { dataDir, botPause: 3_600_000 }, { now: () => now });
  const tables: string[] = [];
  for (let i = 0; i < 40; i++) {
    const { id, clients } = await company(server, 2, { clock });
    tables.push(id);
    await Promise.all(clients.map((client) => client.close()));
  }
  await server.close();
  const again = await build({ ...GENEROUS, dataDir, botPause: 3_600_000 }, { now: () => now + 61_000 });
  t.after(() => again.close());
  assert.ok(again.rooms.all.size < tables.length, 'it is open before all are loaded');
  const away = (id: string) =>
    again.rooms.all.get(id)?.state.table.seats.some(({ holder }) => holder.kind === 'person' && holder.away === 'time') ?? false;
  await until(() => tables.every(away), 'all are looked after');
});
