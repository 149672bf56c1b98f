// What cannot be done is refused to the person concerned, in words that say what is wrong; everybody else goes on.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { type Failure, problem } from '@quarterdeck/protocol';
import type { Server } from '../../src/index.ts';
import type { Answer } from '../lib/client.ts';
import { playOne, tableOf, two } from '../lib/company.ts';
import { serverFor, until, type Visitor, visitor } from '../lib/harness.ts';

type Called = Awaited<ReturnType<Visitor['call']>>;

function refusal(answer: Answer | Called): Failure {
  if ('json' in answer) return problem.parse(answer.json).error;
  assert.ok(answer.type === 'refused');
  return answer.error;
}

/** One line that a person can read, with the code that a program can. */
function assertRefused(answer: Answer | Called, code: Failure['code'], message: RegExp): void {
  const error = refusal(answer);
  assert.equal(error.code, code);
  assert.match(error.message, message);
  assert.ok(error.message.length < 200 && !/[\n{}]|\.ts:/.test(error.message), error.message);
}

test('a table that is not there, and a link that is not whole', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const client = await ann.connect();
  assertRefused(
    await ann.call('GET', '/api/tables/AAAAAAAAAAAA'),
    'unknown-table',
    /there is no such table: the link is wrong, or not whole/,
  );
  assertRefused(await ann.call('GET', '/api/tables/AAAA'), 'bad-request', /'id': a table has twelve letters or digits/);
  assertRefused(await client.ask({ type: 'watch', table: 'AAAAAAAAAAAA', since: null }), 'unknown-table', /the link is wrong/);
  assertRefused(await client.ask({ type: 'watch', table: 'AAAA', since: null }), 'bad-request', /twelve letters or digits/);
  await client.close();
});

test('a table that is full, and a seat that is taken', async (t) => {
  const { server, id } = await two(t);
  const late = await visitor(server);
  const client = await late.connect();
  assertRefused(await client.ask({ type: 'sit', table: id, seat: 1 }), 'table-full', /no seat is open at this table/);
  assertRefused(await client.ask({ type: 'move', table: id, at: 0, move: { type: 'draw' } }), 'no-seat', /you are watching/);
  const open = await late.create({ game: 'dead-mans-draw', seats: ['me', 'open', 'open'] });
  const other = await (await visitor(server)).connect();
  assertRefused(await other.ask({ type: 'sit', table: open.id, seat: 0 }), 'seat-taken', /this seat is taken: another is open/);
  await Promise.all([client.close(), other.close()]);
});

/** Lets all sessions run out, as ninety days would. */
function endSessions({ settings }: Server): void {
  const database = new DatabaseSync(join(settings.dataDir, 'quarterdeck.sqlite'));
  database.exec(`UPDATE session SET expiresAt = '2001-01-01T00:00:00.000Z'`);
  database.close();
}

test('a session that has run out: its seat is kept, but not for whoever comes without it', async (t) => {
  const { server, ann, b, id } = await two(t);
  endSessions(server);
  assertRefused(await ann.call('GET', '/api/tables/mine'), 'no-session', /your session has ended/);
  const socket = await ann.connect();
  await until(() => !socket.isOpen, 'the socket is closed');
  const stranger = await visitor(server, ann.cookie);
  assert.notEqual(stranger.me.id, ann.me.id);
  const client = await stranger.connect();
  assertRefused(await client.ask({ type: 'move', table: id, at: 0, move: { type: 'draw' } }), 'no-seat', /you have no seat/);
  const [seat] = tableOf(b, id).seats;
  assert.ok(seat?.kind === 'person' && seat.id === ann.me.id);
  await client.close();
});

test('a seat that a bot plays meanwhile, or for good', async (t) => {
  const { a, b, id } = await two(t, { options: { traits: true } });
  await a.ask({ type: 'leave', table: id });
  const move = { type: 'move', table: id, at: 0, move: { type: 'draw' } } as const;
  assertRefused(await a.ask(move), 'no-seat', /a bot plays for you: take your seat back first/);
  await b.ask({ type: 'resign', table: id });
  assertRefused(await b.ask({ type: 'sit', table: id, seat: 1 }), 'not-allowed', /you have resigned/);
});

test('a wrong password, and a name that nobody has: both are told the same', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  await ann.call('POST', '/api/me/account', { username: 'anne', password: 'a good long secret' });
  const wrong = await ann.call('POST', '/api/me/sign-in', { username: 'anne', password: 'a bad long secret' });
  const unknown = await ann.call('POST', '/api/me/sign-in', { username: 'nobody', password: 'a bad long secret' });
  assertRefused(wrong, 'wrong-password', /^the name or the password is wrong$/);
  assert.deepEqual([unknown.status, unknown.json], [wrong.status, wrong.json]);
});

test('names of ten thousand letters, and other names that are none', async (t) => {
  const ann = await visitor(await serverFor(t));
  const rename = (name: string) => ann.call('PATCH', '/api/me', { name });
  assertRefused(await rename('x'.repeat(10_000)), 'bad-request', /'name': a name has at most 24 letters/);
  assertRefused(await rename('  '), 'bad-request', /a name has at least one letter/);
  assertRefused(await rename('Ann\u202e'), 'bad-request', /no control characters/);
  const account = (username: string, password: string) => ann.call('POST', '/api/me/account', { username, password });
  assertRefused(await account('x'.repeat(10_000), 'a good long secret'), 'bad-request', /three to twenty-four letters/);
  assertRefused(await account('anne', 'short'), 'bad-request', /a password has at least 8 letters/);
  assertRefused(await account('anne', 'x'.repeat(10_000)), 'bad-request', /a password has at most 128 letters/);
});

test('HTML in the chat and in a name is heard as it was written, and is nothing but text', async (t) => {
  const { server, ann, a, b, id } = await two(t);
  const html = '<img src=x onerror="alert(1)"></script>&amp;';
  await ann.call('PATCH', '/api/me', { name: '<b>Ann</b>' });
  await a.ask({ type: 'chat', table: id, room: 'players', text: html });
  await until(() => b.of(id).chat.length === 1, 'it is heard');
  assert.deepEqual(b.of(id).chat, [html]);
  const [seat] = tableOf(b, id).seats;
  assert.ok(seat?.kind === 'person' && seat.name === '<b>Ann</b>');
  const { headers } = await server.app.inject({ url: `/api/tables/${id}` });
  assert.match(String(headers['content-type']), /^application\/json/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assertRefused(await a.ask({ type: 'chat', table: id, room: 'players', text: ' ' }), 'bad-request', /there is nothing to say/);
  const long = { type: 'chat', table: id, room: 'players', text: 'x'.repeat(501) } as const;
  assertRefused(await a.ask(long), 'bad-request', /at most 500 letters/);
});

async function blurted(t: TestContext, text: string): Promise<{ error: Failure; goesOn: boolean }> {
  const { a, b, id } = await two(t);
  const refused = a.nextRefusal();
  a.blurt(text);
  const error = await refused;
  await playOne({ a, b, id });
  return { error, goesOn: a.isOpen };
}

test('messages that are no JSON, or none of ours: the sender is told, and plays on', async (t) => {
  const { error, goesOn } = await blurted(t, '{"type":"move",');
  assert.deepEqual([error.code, error.message, goesOn], ['bad-request', 'the message is not valid JSON', true]);
  const other = await blurted(t, '{"type":"dance"}');
  assert.equal(other.error.code, 'bad-request');
  const server = await serverFor(t);
  const ann = await visitor(server);
  const headers = { cookie: ann.cookie, 'content-type': 'application/json' };
  const { body, statusCode } = await server.app.inject({ method: 'POST', url: '/api/tables', headers, payload: '{"game":' });
  assert.deepEqual([statusCode, problem.parse(JSON.parse(body)).error.message], [400, 'the request is not valid JSON']);
});

test('messages that are too long: the sender is told, or cut off where it is far too long; the others play on', async (t) => {
  const { error, goesOn } = await blurted(t, JSON.stringify({ type: 'chat', text: 'x'.repeat(70_000) }));
  assert.deepEqual([error.code, error.message, goesOn], ['bad-request', 'a message may have 65536 bytes at most', true]);
  const { server, ann, a, b, id } = await two(t);
  a.blurt('x'.repeat(200_000));
  await until(() => !a.isOpen, 'the socket is closed');
  const again = await ann.connect();
  await again.ask({ type: 'watch', table: id, since: null });
  await playOne({ a: again, b, id });
  assert.equal((await server.app.inject({ url: '/health' })).statusCode, 200);
  await again.close();
});
