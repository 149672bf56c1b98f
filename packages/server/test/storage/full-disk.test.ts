// A disk that is full: what cannot be written is refused and nobody hears of it; when there is space again the game goes on.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { at } from '@quarterdeck/kernel';
import { problem } from '@quarterdeck/protocol';
import * as z from 'zod';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Answer, Client, Wish } from '../lib/client.ts';
import { type Two, tableOf, two } from '../lib/company.ts';
import { codeOf, tempDir, until, visitor } from '../lib/harness.ts';

interface Aground extends Two {
  readonly database: DatabaseSync;
  readonly lines: string[];
}

/** Ann and Bob at a server whose disk can be made small. */
async function aground(t: TestContext, seats: readonly string[] = ['me', 'open']): Promise<Aground> {
  const dataDir = tempDir(t);
  const database = openSqlite(join(dataDir, 'quarterdeck.sqlite'));
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const game = await two(t, { seats }, { dataDir, logLevel: 'error', retryPause: 20 }, { database, logTo });
  return { ...game, database, lines };
}

const pages = z.object({ page_count: z.int() });

function fillUp(database: DatabaseSync): void {
  const { page_count } = pages.parse({ ...database.prepare('PRAGMA page_count').get() });
  database.exec(`PRAGMA max_page_count = ${page_count}`);
}

function makeSpace(database: DatabaseSync): void {
  database.exec('PRAGMA max_page_count = 1000000');
}

/** The first move that finds no space, with its answer. The last page has room for some. */
async function playUntilFull({ a, b, id }: Aground): Promise<{ mover: Client; wish: Wish; answer: Answer }> {
  for (;;) {
    const mover = [a, b].find((client) => (client.of(id).shown?.legal.length ?? 0) > 0) ?? a;
    const { shown, table } = mover.of(id);
    const ticket = `m-${table?.at}`;
    const wish: Wish = { type: 'move', table: id, at: table?.at ?? 0, move: at(shown?.legal ?? [], 0), ticket };
    const answer = await mover.ask(wish);
    if (answer.type === 'refused') return { mover, wish, answer };
    await until(() => tableOf(a, id).at === tableOf(b, id).at, 'both have heard of it');
  }
}

test('a move that cannot be written is refused, nobody is told of it, and it can be made when there is space again', async (t) => {
  const game = await aground(t);
  const { server, database, a, b, id, lines } = game;
  fillUp(database);
  const { mover, wish, answer } = await playUntilFull(game);
  assert.ok(answer.type === 'refused' && answer.error.code === 'unavailable');
  assert.match(answer.error.message, /^the server has no space left to write: nothing was changed, please try again later$/);
  const { at: before } = tableOf(mover, id);
  const heard = [a, b].map(({ texts }) => texts.length);
  assert.equal(codeOf(await mover.ask(wish)), 'unavailable', 'sent again it is refused again');
  assert.equal(codeOf(await mover.ask({ type: 'watch', table: id, since: before })), 'done', 'looking needs no space');
  assert.deepEqual([tableOf(a, id).at, tableOf(b, id).at], [before, before]);
  assert.equal((mover === a ? b : a).texts.length, heard[mover === a ? 1 : 0], 'the other one has heard nothing');
  assert.equal((await server.storage.readEntries(id)).length, before);
  assert.ok(
    lines.some((line) => line.includes('NoSpace')),
    'the host is told',
  );
  makeSpace(database);
  assert.equal(codeOf(await mover.ask(wish)), 'done');
  await until(() => tableOf(a, id).at > before && tableOf(b, id).at > before, 'now everybody is told');
});

test('over HTTP it is refused as well, and what was there can still be read', async (t) => {
  const { server, ann, database, id } = await aground(t);
  fillUp(database);
  let refused = await ann.call('POST', '/api/tables', { game: 'dead-mans-draw', seats: ['me', 'open'] });
  while (refused.status === 201)
    refused = await ann.call('POST', '/api/tables', { game: 'dead-mans-draw', seats: ['me', 'open'] });
  assert.equal(refused.status, 503);
  assert.match(problem.parse(refused.json).error.message, /no space left to write/);
  assert.equal((await ann.call('GET', `/api/tables/${id}`)).status, 200);
  makeSpace(database);
  assert.equal((await ann.call('POST', '/api/tables', { game: 'dead-mans-draw', seats: ['me', 'open'] })).status, 201);
  await visitor(server);
});

test('a bot whose move cannot be written tries again, and goes on when there is space', async (t) => {
  const { database, a, b, id, lines } = await aground(t, ['me', 'open', 'bot:random']);
  fillUp(database);
  await Promise.all([a, b].map((client) => client.ask({ type: 'leave', table: id })));
  await until(() => lines.some((line) => line.includes('due work failed')), 'a bot finds no space');
  const { at: before } = tableOf(a, id);
  makeSpace(database);
  await until(() => tableOf(a, id).at > before + 3 || tableOf(a, id).stage === 'over', 'the bots go on');
});
