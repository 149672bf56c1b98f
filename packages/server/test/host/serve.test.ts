// The host's side: starting, backing up, and tables whose rules fail.
import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { type AnyGame, asAny, at } from '@quarterdeck/kernel';
import { backup, restore, SetupError, serve } from '../../src/index.ts';
import { company } from '../lib/company.ts';
import { codeOf, GENEROUS, serverFor, tempDir, until, visitor } from '../lib/harness.ts';

test('a port in use is told in one line', async (t) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  t.after(() => other.close());
  const address = other.address();
  assert.ok(typeof address === 'object' && address !== null);
  await assert.rejects(serve({ ...GENEROUS, dataDir: tempDir(t), port: address.port }), (error) => {
    return (
      error instanceof SetupError && error.message === `port ${address.port} is in use: stop what uses it, or choose another port`
    );
  });
});

test('a data folder that cannot be written is told in one line', async (t) => {
  const file = join(tempDir(t), 'a-file');
  await writeFile(file, '');
  await assert.rejects(serve({ ...GENEROUS, dataDir: join(file, 'data'), port: 0 }), (error) => {
    return (
      error instanceof SetupError &&
      /^the data folder '.*' cannot be written: /.test(error.message) &&
      !error.message.includes('\n')
    );
  });
});

test('a backup made while people play restores their tables and their seats, and nothing is overwritten', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const { id } = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'open'] });
  const folder = tempDir(t);
  const file = join(folder, 'quarterdeck.backup');
  await backup(server.settings.dataDir, file);
  await assert.rejects(backup(server.settings.dataDir, file), SetupError);
  await assert.rejects(restore(file, server.settings.dataDir), /is not empty/);
  await assert.rejects(restore(join(folder, 'missing'), join(folder, 'data')), /there is no file/);
  await writeFile(join(folder, 'letter.txt'), 'dear friend');
  await assert.rejects(restore(join(folder, 'letter.txt'), join(folder, 'data')), /is not a whole backup/);
  await restore(file, join(folder, 'data'));
  const again = await serverFor(t, { dataDir: join(folder, 'data') });
  const back = await visitor(again, ann.cookie);
  assert.equal(back.me.id, ann.me.id, 'a cookie opens the seat as before');
  const { text } = await back.call('GET', `/api/tables/${id}`);
  assert.ok(text.includes(ann.me.id));
});

/** Dead Man's Draw, but the first choice of traits does this to the server. */
function broken(fault: () => void): AnyGame {
  const game = asAny(deadMansDraw);
  const phases = Object.fromEntries(
    Object.entries(game.phases).map(([kind, phase]) => [kind, kind === 'choose-trait' ? { ...phase, apply: fault } : phase]),
  );
  return { ...game, id: 'broken', phases };
}

/** Dead Man's Draw, but nobody can be told why a card may not be collected. */
function speechless(): AnyGame {
  const game = asAny(deadMansDraw);
  const whyNot = (): never => {
    throw new TypeError('no words');
  };
  const phases = Object.fromEntries(Object.entries(game.phases).map(([kind, phase]) => [kind, { ...phase, whyNot }]));
  return { ...game, id: 'speechless', phases };
}

test('what cannot be read as a move is refused, and the table stays open', async (t) => {
  const server = await serverFor(t, {}, { games: [speechless(), asAny(deadMansDraw)] });
  for (const game of ['speechless', 'dead-mans-draw']) {
    const { clients, id } = await company(server, 2, { game, options: { traits: true } });
    const a = at(clients, 0);
    const log = a.of(id).table?.at ?? 0;
    const deep = '{"a":'.repeat(5000) + 0 + '}'.repeat(5000);
    const refused = a.nextAnswer('deep');
    a.blurt(`{"type":"move","ticket":"deep","table":"${id}","at":${log},"move":{"type":"keep","trait":${deep}}}`);
    assert.notEqual(codeOf(await refused), 'wrecked');
    const unkept = await a.ask({ type: 'move', table: id, at: log, move: { type: 'keep', trait: 'no-such-trait' } });
    assert.ok(unkept.type === 'refused' && unkept.error.code !== 'wrecked');
    const legal = at(a.of(id).shown?.legal ?? [], 0);
    assert.equal(codeOf(await a.ask({ type: 'move', table: id, at: log, move: legal })), 'done', 'the game goes on');
    await Promise.all(clients.map((client) => client.close()));
  }
});

async function failWith(t: TestContext, fault: () => void): Promise<void> {
  const server = await serverFor(t, { rulesLimit: 300 }, { games: [broken(fault), asAny(deadMansDraw)] });
  const ann = await visitor(server);
  const bob = await visitor(server);
  const a = await ann.connect();
  const b = await bob.connect();
  const tables = await Promise.all(
    ['broken', 'dead-mans-draw'].map((game) => ann.create({ game, seats: ['me', 'open'], options: { traits: true } })),
  );
  for (const { id } of tables) {
    await a.ask({ type: 'watch', table: id, since: null });
    await b.ask({ type: 'watch', table: id, since: null });
    await b.ask({ type: 'sit', table: id, seat: 1 });
  }
  const answers = await Promise.all(
    tables.map(({ id }) =>
      a.ask({ type: 'move', table: id, at: a.of(id).table?.at ?? 0, move: at(a.of(id).shown?.legal ?? [], 0) }),
    ),
  );
  assert.deepEqual(answers.map(codeOf), ['wrecked', 'done']);
  const wrecked = at(tables, 0).id;
  await until(() => b.of(wrecked).table?.stage === 'wrecked', 'everybody at the table is told');
  const crashes = await readdir(join(server.settings.dataDir, 'crashes'));
  assert.deepEqual(crashes.map((name) => name.split('.').at(-1)).toSorted(), ['record', 'txt']);
  const record = await readFile(
    join(server.settings.dataDir, 'crashes', crashes.find((name) => name.endsWith('.record')) ?? ''),
    'utf8',
  );
  assert.match(record, /^quarterdeck record 1 /);
  assert.equal((await server.app.inject({ url: '/health' })).statusCode, 200);
  await Promise.all([a.close(), b.close()]);
}

test('a fault in the rules closes that table with a record, not the server', (t) =>
  failWith(t, () => {
    throw new TypeError('a card that is not there');
  }));

test('rules that never come to an end are stopped, and only their table with them', (t) =>
  failWith(t, () => {
    for (;;);
  }));
