// What one person may set up, whose bots think first, pages of lists, and what is not kept for ever.
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { type AnyGame, asAny, at } from '@quarterdeck/kernel';
import { problem, tableList } from '@quarterdeck/protocol';
import { makeFairQueue } from '../../src/bots/fair-queue.ts';
import type { Server } from '../../src/index.ts';
import { company, playOut, tableOf, two } from '../lib/company.ts';
import { becomeAccount, codeOf, serverFor, type Visitor, visitor } from '../lib/harness.ts';
import { storedSeat, storedTable } from '../storage/storage-contract.ts';

const DAY = 24 * 60 * 60_000;
const OF_TWO = { game: 'dead-mans-draw', seats: ['me', 'open'] };

async function codeOfNew(person: Visitor, url: string, body: object): Promise<string> {
  const { json, status } = await person.call('POST', url, body);
  return status === 201 ? 'done' : problem.parse(json).error.code;
}

test('tables by the form, from a record and by a rematch come out of one purse', async (t) => {
  const game = await two(t, {}, { limits: { newTables: 4, newTablesPerHour: 0 } });
  await playOut(game);
  const { text: record } = await game.ann.call('GET', `/api/tables/${game.id}/record`);
  assert.equal(await codeOfNew(game.ann, '/api/tables', OF_TWO), 'done');
  assert.equal(await codeOfNew(game.ann, '/api/tables/record', { record, seats: ['me', 'open'] }), 'done');
  const rematch = () => game.a.ask({ type: 'rematch', table: game.id }).then(codeOf);
  assert.equal(await rematch(), 'done');
  const next = tableOf(game.a, game.id).rematch ?? '';
  await game.a.ask({ type: 'cancel', table: next });
  assert.equal(await rematch(), 'too-many');
  assert.equal(await codeOfNew(game.ann, '/api/tables', OF_TWO), 'too-many');
  assert.equal(await codeOfNew(game.ann, '/api/tables/record', { record, seats: ['me', 'open'] }), 'too-many');
  assert.equal(await codeOfNew(game.bob, '/api/tables', OF_TWO), 'done', 'everybody has their own');
});

test('tables at which somebody sits or is the host, and tables of bots alone, have a bound', async (t) => {
  const server = await serverFor(t, { botPause: 3_600_000, limits: { tablesPerPerson: 4, botTables: 2 } });
  const ann = await visitor(server);
  const ofBots = { game: 'dead-mans-draw', seats: ['bot:random', 'bot:random'] };
  const codes: string[] = [];
  for (const table of [ofBots, ofBots, ofBots, OF_TWO, { ...OF_TWO, seats: ['open', 'open'] }, OF_TWO])
    codes.push(await codeOfNew(ann, '/api/tables', table));
  assert.deepEqual(codes, ['done', 'done', 'too-many', 'done', 'done', 'too-many']);
});

test("who has many bots waiting does not keep others' bots from thinking", async () => {
  const queue = makeFairQueue(1);
  const done: string[] = [];
  const jobs = ['ann', 'ann', 'ann', 'bob', 'ann', 'carl', 'bob'].map((owner) =>
    queue.add(owner, async () => void done.push(owner)),
  );
  assert.equal(queue.length, 6);
  await Promise.all(jobs);
  assert.deepEqual(done, ['ann', 'ann', 'bob', 'carl', 'ann', 'bob', 'ann']);
});

async function pagesOf(person: Visitor, url: string): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { json } = await person.call('GET', next === '' ? url : `${url}?after=${next}`);
    const page = tableList.parse(json);
    ids.push(...page.tables.map(({ id }) => id));
    next = page.next;
  }
  return ids;
}

test('lists have pages: every table is on exactly one of them, those that go on come first', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const now = Date.now();
  const ids = Array.from({ length: 250 }, (_, i) => `table${String(i).padStart(7, '0')}`);
  for (const [i, id] of ids.entries()) {
    const over = i % 5 === 0 ? ({ stage: 'over', ended: 'played', winners: [0] } as const) : {};
    const seats = [storedSeat(0, ann.me.id)];
    const table = storedTable(id, { game: 'dead-mans-draw', created: now, touched: now - (i % 7), seats, ...over });
    await server.storage.createTable(table, null);
  }
  const mine = await pagesOf(ann, '/api/tables/mine');
  assert.deepEqual(mine.toSorted(), ids);
  assert.ok(mine.slice(0, 200).every((id) => Number(id.slice(5)) % 5 !== 0));
  const open = await pagesOf(ann, '/api/tables');
  assert.deepEqual(
    open.toSorted(),
    ids.filter((_, i) => i % 5 !== 0),
  );
  assert.equal((await ann.call('GET', '/api/tables?after=yesterday')).status, 400);
});

async function stagesOf({ storage }: Server, ids: readonly string[]): Promise<(string | null)[]> {
  return Promise.all(ids.map(async (id) => (await storage.readTable(id))?.stage ?? null));
}

test('tables that nobody comes to are called off, and what was called off or played by guests goes in time', async (t) => {
  let now = Date.now();
  const server = await serverFor(t, {}, { now: () => now });
  const ann = await visitor(server);
  const bob = await becomeAccount(server, await visitor(server), { username: 'calico_jack', password: 'a long password' });
  const gathering = await ann.create(OF_TWO);
  const played: string[] = [];
  for (const person of [ann, bob]) {
    const client = await person.connect();
    const { id } = await person.create({ game: 'dead-mans-draw', seats: ['me', 'bot:random'] });
    await client.ask({ type: 'resign', table: id });
    played.push(id);
    await client.close();
  }
  const all = [gathering.id, ...played];
  const after = async (days: number) => {
    now += days * DAY;
    await server.tidy();
    return stagesOf(server, all);
  };
  assert.deepEqual(await after(13), ['gathering', 'over', 'over']);
  assert.deepEqual(await after(2), ['over', 'over', 'over']);
  assert.deepEqual(await after(8), [null, 'over', 'over']);
  assert.deepEqual(await after(380), [null, null, 'over'], "an account's games stay");
  assert.deepEqual(await server.storage.readEntries(at(played, 0)), []);
});

test('guests who sit nowhere and have not come are forgotten, and so are sessions that have expired; others are not', async (t) => {
  let now = Date.now();
  const server = await serverFor(t, {}, { now: () => now });
  const [idle, seated, account] = await Promise.all([visitor(server), visitor(server), visitor(server)]);
  await seated.create({ game: 'dead-mans-draw', seats: ['me', 'bot:random'] });
  await account.call('POST', '/api/me/account', { username: 'anne_bonny', password: 'a long password' });
  const { storage } = server;
  const known = () => Promise.all([idle, seated, account].map(async ({ me }) => (await storage.findPerson(me.id)) !== null));
  now += 29 * DAY;
  await server.tidy();
  assert.deepEqual(await known(), [true, true, true]);
  now += 2 * DAY;
  await server.tidy();
  assert.deepEqual(await known(), [false, true, true]);
  assert.notEqual((await visitor(server, idle.cookie)).me.id, idle.me.id);
  now += 70 * DAY;
  await server.tidy();
  assert.notEqual((await visitor(server, account.cookie)).me.id, account.me.id, 'the session has gone');
});

test('a table keeps so many lines of chat, and one person says only so much a day', async (t) => {
  const { server, a, b, id } = await two(t, {}, { retention: { chatLines: 3, chatLetters: 20 } });
  const say = (text: string) => ({ type: 'chat', table: id, room: 'players', text }) as const;
  for (const text of ['one', 'two', 'three', 'four', 'five']) assert.equal(codeOf(await a.ask(say(text))), 'done');
  assert.deepEqual(
    (await server.storage.readChat(id, ['players'], 100)).map(({ text }) => text),
    ['three', 'four', 'five'],
  );
  assert.equal(codeOf(await a.ask(say('six'))), 'too-many');
  assert.equal(codeOf(await b.ask(say('seven'))), 'done');
});

test('of the files of tables whose rules failed the latest are kept', async (t) => {
  const game = asAny(deadMansDraw);
  const apply = (): never => {
    throw new TypeError('a card that is not there');
  };
  const phases = Object.entries(game.phases).map(([kind, phase]) => [
    kind,
    kind === 'choose-trait' ? { ...phase, apply } : phase,
  ]);
  const broken: AnyGame = { ...game, id: 'broken', phases: Object.fromEntries(phases) };
  const server = await serverFor(t, { retention: { crashFiles: 4 } }, { games: [broken] });
  let last = '';
  for (let tables = 0; tables < 4; tables++) {
    const { id, clients } = await company(server, 2, { game: 'broken', options: { traits: true } });
    last = id;
    const a = at(clients, 0);
    await a.ask({ type: 'move', table: id, at: tableOf(a, id).at, move: at(a.of(id).shown?.legal ?? [], 0) });
    await Promise.all(clients.map((client) => client.close()));
  }
  const names = await readdir(join(server.settings.dataDir, 'crashes'));
  assert.equal(names.length, 4);
  assert.equal(names.filter((name) => name.startsWith(last)).length, 2);
});
