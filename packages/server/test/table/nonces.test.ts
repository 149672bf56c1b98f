// What browsers add to the luck of a game: fixed before the first draw, told to all, and checked with the record.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { luckOf, printRecord, verifyRecord } from '@quarterdeck/kernel';
import { seedPromise } from '@quarterdeck/protocol';
import { company, playOut, tableOf, two } from '../lib/company.ts';
import { codeOf, serverFor, until, type Visitor, visitor } from '../lib/harness.ts';

const NONCES = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'] as const;
const SEED = '5eed'.repeat(16);

/** What goes along with a new table to whose luck this is added. */
async function promised(ann: Visitor, nonce: string | null): Promise<object> {
  if (nonce === null) return {};
  const { json } = await ann.call('POST', '/api/promises');
  return { ...seedPromise.parse(json), nonce };
}

/** Two people whose browsers add these; the seed is always the same. */
async function tableWith(t: Parameters<typeof serverFor>[0], nonces: readonly (string | null)[]) {
  const server = await serverFor(t, {}, { makeSeed: () => SEED });
  const [ann, bob] = await Promise.all([visitor(server), visitor(server)]);
  const [own = null] = nonces;
  const { id } = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'open'], ...(await promised(ann, own)) });
  const [a, b] = await Promise.all([ann.connect(), bob.connect()]);
  for (const client of [a, b]) await client.ask({ type: 'watch', table: id, since: null });
  await b.ask({ type: 'sit', table: id, seat: 1, nonce: nonces[1] ?? null });
  await until(() => tableOf(a, id).stage === 'running', 'it begins');
  t.after(() => Promise.all([a.close(), b.close()]));
  return { server, ann, a, b, id };
}

test('the luck of a game is the seed and what every seat has added; one other letter is another luck', () => {
  const luck = luckOf(SEED, NONCES);
  assert.match(luck, /^[0-9a-f]{64}$/);
  assert.notEqual(luck, luckOf(SEED, [NONCES[1], NONCES[0]]));
  assert.notEqual(luck, luckOf(SEED, [NONCES[0], null]));
  assert.equal(luckOf(SEED, [null, null]), SEED);
  assert.equal(luckOf(SEED, []), SEED);
});

test('all see what was added; the same seed deals otherwise with it than without', async (t) => {
  const [plain, mixed] = await Promise.all([tableWith(t, [null, null]), tableWith(t, NONCES)]);
  assert.deepEqual(tableOf(plain.a, plain.id).nonces, [null, null]);
  assert.deepEqual(tableOf(mixed.b, mixed.id).nonces, NONCES);
  assert.equal(tableOf(mixed.b, mixed.id).commitment, tableOf(plain.b, plain.id).commitment);
  const luck = ({ server, id }: typeof plain) => server.rooms.all.get(id)?.state.play.match;
  assert.deepEqual(luck(mixed)?.nonces, NONCES);
  await Promise.all([playOut(plain), playOut(mixed)]);
  assert.notDeepEqual(plain.a.of(plain.id).log, mixed.a.of(mixed.id).log);
});

test('the record of such a game tells what was added, and verifies; with another nonce it does not', async (t) => {
  const game = await tableWith(t, [NONCES[0], null]);
  await playOut(game);
  const { text } = await game.ann.call('GET', `/api/tables/${game.id}/record`);
  assert.match(text, new RegExp(`^nonces ${NONCES[0]} - ~`, 'm'));
  const { chance, match } = verifyRecord(text, () => deadMansDraw);
  assert.deepEqual([chance, match.nonces], ['checked', [NONCES[0], null]]);
  const forged = printRecord({ ...match, nonces: [NONCES[1], null] }, { withSeed: true });
  assert.throws(() => verifyRecord(forged, () => deadMansDraw), /line \d+: the seed lets chance play/);
  const again = await game.ann.call('POST', '/api/tables/record', { record: text, seats: ['me', 'open'] });
  assert.equal(again.status, 201, again.text);
});

test('after a restart the luck goes on as it was promised', async (t) => {
  const game = await tableWith(t, NONCES);
  const before = game.server.rooms.all.get(game.id)?.state.play.match;
  await game.server.close();
  const again = await serverFor(t, { dataDir: game.server.settings.dataDir });
  const room = await again.rooms.open(game.id);
  assert.deepEqual(room.state.play.match.nonces, NONCES);
  assert.deepEqual(room.state.play.match.state, before?.state);
});

test('who gets up takes the nonce along, and nobody changes it once the game has begun', async (t) => {
  const server = await serverFor(t);
  const [ann, bob] = await Promise.all([visitor(server), visitor(server)]);
  const { id } = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'open', 'open'], ...(await promised(ann, NONCES[0])) });
  const b = await bob.connect();
  await b.ask({ type: 'watch', table: id, since: null });
  await b.ask({ type: 'sit', table: id, seat: 1, nonce: NONCES[1] });
  assert.deepEqual(tableOf(b, id).nonces, [...NONCES, null]);
  await b.ask({ type: 'leave', table: id });
  assert.deepEqual(tableOf(b, id).nonces, [NONCES[0], null, null]);
  await b.close();
  const begun = await two(t);
  await begun.b.ask({ type: 'leave', table: begun.id });
  assert.equal(codeOf(await begun.b.ask({ type: 'sit', table: begun.id, seat: 1, nonce: NONCES[1] })), 'done');
  assert.deepEqual(tableOf(begun.b, begun.id).nonces, [null, null]);
});

test('what is no nonce is refused', async (t) => {
  const { clients, id, server } = await company(await serverFor(t), 2);
  const late = await (await visitor(server)).connect();
  for (const nonce of ['', 'abc', 'G'.repeat(32), 'a'.repeat(33)])
    assert.equal(codeOf(await late.ask({ type: 'sit', table: id, seat: 1, nonce })), 'bad-request');
  await Promise.all([late, ...clients].map((client) => client.close()));
});

test('who sets a table up is promised its seed before adding to its luck, and gets no other', async (t) => {
  const server = await serverFor(t);
  const [ann, bob] = await Promise.all([visitor(server), visitor(server)]);
  const table = { game: 'dead-mans-draw', seats: ['me', 'bot:random'] };
  const luck = await promised(ann, NONCES[0]);
  const refused = async (who: Visitor, more: object) => (await who.call('POST', '/api/tables', { ...table, ...more })).status;
  assert.equal(await refused(ann, { nonce: NONCES[0] }), 400, 'without a promise');
  assert.equal(await refused(bob, luck), 409, 'with somebody else’s');
  const made = await ann.create({ ...table, ...luck });
  assert.deepEqual({ commitment: made.commitment, nonce: made.nonces[0] }, luck);
  assert.equal(await refused(ann, luck), 409, 'a second time');
});

test('of many promises the oldest are forgotten, and after a while all', async (t) => {
  let now = 0;
  const server = await serverFor(t, {}, { ticks: () => now });
  const ann = await visitor(server);
  const table = { game: 'dead-mans-draw', seats: ['me', 'open'] };
  const luck: object[] = [];
  for (let i = 0; i < 6; i++) luck.push(await promised(ann, NONCES[0])); // one after another: which is the oldest is known
  const create = async (more: object | undefined) => (await ann.call('POST', '/api/tables', { ...table, ...more })).status;
  assert.equal(await create(luck[0]), 409);
  assert.equal(await create(luck[1]), 201);
  now += 11 * 60_000;
  assert.equal(await create(luck[5]), 409);
});

test('who asks for another game is promised its seed as well; who comes second sits down at what is there', async (t) => {
  const { ann, bob, a, b, id } = await two(t);
  await a.ask({ type: 'resign', table: id });
  const first = await promised(bob, NONCES[1]);
  assert.equal(codeOf(await b.ask({ type: 'rematch', table: id, ...first })), 'done');
  assert.equal(codeOf(await a.ask({ type: 'rematch', table: id, ...(await promised(ann, NONCES[0])) })), 'stale');
  assert.equal(codeOf(await a.ask({ type: 'rematch', table: id, nonce: NONCES[0] })), 'done');
  const next = tableOf(b, id).rematch ?? '';
  await b.ask({ type: 'watch', table: next, since: null });
  const { commitment, nonces } = tableOf(b, next);
  assert.deepEqual({ commitment, nonce: nonces[0] }, first);
  assert.equal(nonces[1], NONCES[0]);
});
