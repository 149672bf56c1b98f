// Over HTTP: who somebody is, what is refused and how, and what a host sees.
import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { me, problem } from '@quarterdeck/protocol';
import { becomeAccount, serverFor, tempDir, until, type Visitor, visitor } from '../lib/harness.ts';

type Called = Awaited<ReturnType<Visitor['call']>>;

function refusedAs({ json }: Called): string {
  return problem.parse(json).error.code;
}

test('a guest is made at once, kept by a cookie that scripts cannot read, and is the same one tomorrow', async (t) => {
  const server = await serverFor(t);
  const first = await server.app.inject({ url: '/api/me' });
  assert.match(String(first.headers['set-cookie']), /HttpOnly/i);
  assert.match(String(first.headers['set-cookie']), /SameSite=Lax/i);
  const ann = await visitor(server);
  assert.ok(ann.me.guest);
  assert.deepEqual((await visitor(server, ann.cookie)).me, ann.me);
  assert.notEqual((await visitor(server)).me.id, ann.me.id);
});

test('a guest is called by a word of the language that the browser asks for', async (t) => {
  const { app } = await serverFor(t);
  const nameIn = async (languages: string) => {
    const answer = await app.inject({ url: '/api/me', headers: { 'accept-language': languages } });
    return me.parse(answer.json()).name;
  };
  assert.match(await nameIn('uk-UA,uk;q=0.9,en;q=0.8'), /^Матрос \d{4}$/);
  assert.match(await nameIn('de, ru;q=0.5'), /^Матрос \d{4}$/);
  assert.match(await nameIn('de'), /^Sailor \d{4}$/);
});

test('a guest becomes an account, keeps the tables, and signs in from elsewhere', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const { id } = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'open'] });
  const account = { username: 'Anne.Bonny', password: 'a good long secret' };
  const anne = await becomeAccount(server, ann, account);
  assert.equal(refusedAs(await anne.call('POST', '/api/me/account', account)), 'not-allowed');
  const phone = await visitor(server);
  assert.equal(refusedAs(await phone.call('POST', '/api/me/account', { ...account, username: 'anne.bonny' })), 'name-taken');
  assert.equal(
    refusedAs(await phone.call('POST', '/api/me/sign-in', { ...account, password: 'a bad long secret' })),
    'wrong-password',
  );
  assert.equal(refusedAs(await phone.call('POST', '/api/me/sign-in', { ...account, username: 'nobody' })), 'wrong-password');
  const signedIn = await phone.call('POST', '/api/me/sign-in', account);
  assert.equal(signedIn.status, 200);
  const back = await visitor(server, signedIn.cookie);
  assert.equal(back.me.id, ann.me.id);
  assert.ok((await back.call('GET', '/api/tables/mine')).text.includes(id));
});

test("a guest who signs in brings the guest's seats along", async (t) => {
  const server = await serverFor(t);
  const account = { username: 'mary_read', password: 'a good long secret' };
  const mary = await visitor(server);
  await mary.call('POST', '/api/me/account', account);
  const guest = await visitor(server);
  const { id } = await guest.create({ game: 'dead-mans-draw', seats: ['me', 'open'] });
  const { cookie } = await guest.call('POST', '/api/me/sign-in', account);
  const back = await visitor(server, cookie);
  assert.equal(back.me.id, mary.me.id);
  const client = await back.connect();
  await client.ask({ type: 'watch', table: id, since: null });
  const [seat] = client.of(id).table?.seats ?? [];
  assert.ok(seat?.kind === 'person' && seat.id === mary.me.id);
  await client.close();
});

test('a session ends: the cookie opens nothing any more, and its sockets are closed', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const client = await ann.connect();
  const { id } = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'open'] });
  await client.ask({ type: 'watch', table: id, since: null });
  assert.equal((await ann.call('POST', '/api/me/sign-out')).status, 200);
  await until(() => !client.isOpen, 'the socket is closed');
  assert.equal(refusedAs(await ann.call('POST', '/api/tables', { game: 'dead-mans-draw', seats: ['me', 'open'] })), 'no-session');
  assert.equal(refusedAs(await ann.call('GET', '/api/tables/mine')), 'no-session');
  const again = await ann.connect();
  await until(() => !again.isOpen, 'a socket without a session is closed');
});

test("who deletes themselves is gone by name, and the others' game goes on", async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const bob = await visitor(server);
  await ann.call('PATCH', '/api/me', { name: 'Anne Bonny' });
  const { id } = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'open'] });
  const b = await bob.connect();
  await b.ask({ type: 'watch', table: id, since: null });
  await b.ask({ type: 'sit', table: id, seat: 1 });
  const own = await ann.call('GET', '/api/me/export');
  assert.ok(own.text.includes('Anne Bonny') && own.text.includes(id));
  assert.equal((await ann.call('DELETE', '/api/me')).status, 200);
  await until(() => {
    const [seat] = b.of(id).table?.seats ?? [];
    return seat?.kind === 'person' && seat.name === '' && seat.standIn !== null;
  }, 'the seat is a bot without a name');
  assert.equal(b.of(id).table?.stage, 'running');
  assert.notEqual((await visitor(server, ann.cookie)).me.id, ann.me.id);
  await b.close();
});

test('what cannot be read is refused in one line, without a stack', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const post = (payload: string, type = 'application/json') =>
    server.app.inject({ method: 'POST', url: '/api/tables', payload, headers: { cookie: ann.cookie, 'content-type': type } });
  const answers = [
    await post('{"game":'),
    await post('nonsense', 'text/plain'),
    await post(JSON.stringify({ game: 'dead-mans-draw', seats: ['me', 'x'.repeat(1_100_000)] })),
    await post(JSON.stringify({ game: 'chess', seats: ['me', 'open'] })),
    await post(JSON.stringify({ game: 'dead-mans-draw', seats: ['me'] })),
    await post(JSON.stringify({ game: 'dead-mans-draw', seats: ['me', 'me'] })),
    await post(JSON.stringify({ game: 'dead-mans-draw', seats: ['me', 'bot:stockfish'] })),
    await post(JSON.stringify({ game: 'dead-mans-draw', seats: ['me', 'open'], options: { deck: 'tarot' } })),
    await post(JSON.stringify({ game: 'dead-mans-draw', seats: ['me', 'open'], surprise: 1 })),
    await server.app.inject({
      method: 'PATCH',
      url: '/api/me',
      payload: { name: 'x'.repeat(10_000) },
      headers: { cookie: ann.cookie },
    }),
    await server.app.inject({ method: 'PATCH', url: '/api/me', payload: { name: 'a\u202eb' }, headers: { cookie: ann.cookie } }),
  ];
  for (const { statusCode, body } of answers) {
    assert.equal(statusCode, 400, body);
    const { error } = problem.parse(JSON.parse(body));
    assert.equal(error.code, 'bad-request');
    assert.ok(error.message.length < 300 && !error.message.includes('\n') && !body.includes('.ts'), body);
  }
});

test('unknown tables, wrong links and records before the end are refused', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  assert.equal(refusedAs(await ann.call('GET', '/api/tables/AAAAAAAAAAAA')), 'unknown-table');
  assert.equal(refusedAs(await ann.call('GET', '/api/tables/not-whole')), 'bad-request');
  const { id } = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'bot:random'] });
  assert.equal(refusedAs(await ann.call('GET', `/api/tables/${id}/record`)), 'not-allowed');
  const client = await ann.connect();
  const answer = await client.ask({ type: 'watch', table: 'AAAAAAAAAAAA', since: null });
  assert.ok(answer.type === 'refused' && answer.error.code === 'unknown-table');
  await client.close();
});

test('a live message that is too long is refused, and the socket goes on', async (t) => {
  const server = await serverFor(t);
  const client = await (await visitor(server)).connect();
  const refused = client.nextRefusal();
  client.blurt(JSON.stringify({ type: 'chat', text: 'x'.repeat(70_000) }));
  assert.equal((await refused).code, 'bad-request');
  assert.ok(client.isOpen);
  await client.close();
});

test('other pages may neither write nor open a socket', async (t) => {
  const server = await serverFor(t);
  const { cookie } = await visitor(server);
  const headers = { cookie, origin: 'https://evil.example', host: 'localhost' };
  const written = await server.app.inject({ method: 'PATCH', url: '/api/me', payload: { name: 'x' }, headers });
  assert.equal(written.statusCode, 403);
  const socket: { addEventListener(event: 'close', listener: (event: { code: number }) => void): void } =
    await server.app.injectWS('/api/live', { headers, socket: new Socket() });
  const code = await new Promise((resolve) => socket.addEventListener('close', (event) => resolve(event.code)));
  assert.equal(code, 4003);
  for (const other of server.app.websocketServer.clients) other.terminate();
});

test('who asks too often is told so: over HTTP, over a socket, and with too many sockets', async (t) => {
  const server = await serverFor(t, { limits: { writes: 3, burst: 2, perSecond: 0, socketsPerPerson: 1 } });
  const ann = await visitor(server);
  const statuses: number[] = [];
  for (const name of ['a', 'b', 'c', 'd']) statuses.push((await ann.call('PATCH', '/api/me', { name })).status);
  assert.deepEqual(statuses, [200, 200, 200, 429]);
  const client = await ann.connect();
  const asked = await Promise.all([1, 2, 3].map(() => client.ask({ type: 'watch', table: 'AAAAAAAAAAAA', since: null })));
  assert.deepEqual(
    asked.map((answer) => (answer.type === 'refused' ? answer.error.code : '')),
    ['unknown-table', 'unknown-table', 'too-many'],
  );
  const second = await ann.connect();
  await until(() => !second.isOpen, 'the second socket is closed');
  await client.close();
});

test('the API describes itself, health and metrics answer', async (t) => {
  const server = await serverFor(t);
  const openapi = (await server.app.inject({ url: '/api/openapi.json' })).json();
  assert.ok(Object.keys(openapi.paths).includes('/api/tables/{id}'));
  assert.ok(JSON.stringify(openapi.components.schemas.LiveMessage).includes('snapshot'));
  assert.match((await server.app.inject({ url: '/api' })).body, /POST \/api\/tables/);
  assert.deepEqual((await server.app.inject({ url: '/health' })).json(), { status: 'ok' });
  assert.match((await server.app.inject({ url: '/metrics' })).body, /^quarterdeck_moves_total 0$/m);
});

test('pages of the web client start from one page; files are kept by their hash', async (t) => {
  const webDir = tempDir(t);
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><script>go()</script>');
  await writeFile(join(webDir, 'assets', 'main-abc.js'), 'go()');
  const server = await serverFor(t, { webDir });
  const page = await server.app.inject({ url: '/table/AAAAAAAAAAAA' });
  assert.match(page.body, /go\(\)/);
  assert.equal(page.headers['cache-control'], 'no-cache');
  assert.match(String(page.headers['content-security-policy']), /script-src 'self' 'sha256-/);
  assert.equal((await server.app.inject({ url: '/' })).statusCode, 200);
  const file = await server.app.inject({ url: '/assets/main-abc.js' });
  assert.match(String(file.headers['cache-control']), /immutable/);
  assert.equal((await server.app.inject({ url: '/assets/missing.js' })).statusCode, 404);
  assert.equal((await server.app.inject({ url: '/api/missing' })).statusCode, 404);
  await rm(webDir, { recursive: true });
});

test('the files of the page do not count as requests: many friends may open it from one address', async (t) => {
  const server = await serverFor(t, { limits: { requests: 2 } });
  const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;
  for (let i = 0; i < 5; i++) assert.equal(await statusOf('/t/AAAAAAAAAAAA'), 200);
  const asked = [await statusOf('/api/me'), await statusOf('/api/me'), await statusOf('/api/me')];
  assert.deepEqual(asked, [200, 200, 429]);
});
