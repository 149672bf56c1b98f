// How often and how much one caller may ask, however the request is written and whatever the clock says.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { problem } from '@quarterdeck/protocol';
import { makeAllowance, perMinute } from '../../src/http/allowance.ts';
import { callerOf, isOfThisMachine } from '../../src/http/callers.ts';
import type { GivenSettings, Replacements, Server } from '../../src/index.ts';
import { codeOf, serverFor, until, visitor } from '../lib/harness.ts';
import { answerIn, frameOf, PING, rawLive, rawTo } from '../lib/raw.ts';

async function listening(
  t: TestContext,
  given: GivenSettings = {},
  stand: Replacements = {},
): Promise<{ server: Server; url: string }> {
  const server = await serverFor(t, given, stand);
  return { server, url: await server.app.listen({ host: '127.0.0.1', port: 0 }) };
}

for (const path of ['/api/me', '/%61pi/me', '/ap%69/me', '/api/%6De', '/%61%70%69/%6d%65', '/api/me?x=1', '/api/me#x']) {
  test(`the limit holds however the address is written: ${path}`, async (t) => {
    const { app } = await serverFor(t, { limits: { requests: 2 } }, { ticks: () => 0 });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await app.inject({ url: path })).statusCode);
    assert.deepEqual(statuses, [200, 200, 429, 429]);
  });
}

for (const path of [
  '//api/me',
  '/API/me',
  '/api//me',
  '/api/me/',
  '/api/./me',
  '/x/../api/me',
  '/api%2fme',
  '/api/missing',
  '/%61pi/missing',
]) {
  test(`an address that no route has opens nothing, limits or not: ${path}`, async (t) => {
    const { app } = await serverFor(t, { limits: { requests: 1 } }, { ticks: () => 0 });
    await app.inject({ url: '/api/me' });
    const { body, statusCode, headers } = await app.inject({ url: path });
    assert.ok(headers['set-cookie'] === undefined && !body.includes('"guest"'), body);
    assert.ok(statusCode === 429 || statusCode === 404 || headers['content-type']?.toString().startsWith('text/html'));
  });
}

test('wrong passwords are counted however the address is written', async (t) => {
  const { app } = await serverFor(t, { limits: { logins: 3 } }, { ticks: () => 0 });
  const payload = { username: 'nobody', password: 'a bad long secret' };
  const codes: number[] = [];
  for (const url of ['/api/me/sign-in', '/%61pi/me/sign-in', '/api/me/sign-%69n', '/%61pi/me/sign-in', '/api/me/account'])
    codes.push((await app.inject({ method: 'POST', url, payload })).statusCode);
  assert.deepEqual(codes, [401, 401, 401, 429, 429]);
});

test('one address makes so many guests a minute and no more; who has a cookie is not counted', async (t) => {
  const { app } = await serverFor(t, { limits: { guests: 2 } }, { ticks: () => 0 });
  const first = await app.inject({ url: '/api/me' });
  const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? '';
  assert.equal((await app.inject({ url: '/api/me' })).statusCode, 200);
  assert.equal((await app.inject({ url: '/api/me' })).statusCode, 429);
  assert.equal((await app.inject({ url: '/api/me', headers: { cookie } })).statusCode, 200);
});

test('the description of the API counts as a request, the health of the server does not', async (t) => {
  const { app } = await serverFor(t, { limits: { requests: 1 } }, { ticks: () => 0 });
  assert.equal((await app.inject({ url: '/api' })).statusCode, 200);
  const refused = await app.inject({ url: '/api/openapi.json' });
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '60']);
  assert.equal((await app.inject({ url: '/health' })).statusCode, 200);
});

test('an allowance fills up by its own clock, up to what it holds', () => {
  let now = 0;
  const allowance = makeAllowance({ atOnce: 3, perSecond: 1 }, () => now);
  assert.deepEqual(
    [1, 2, 3, 4].map(() => allowance.take('ann')),
    [true, true, true, false],
  );
  assert.ok(allowance.take('bob', 3));
  now = 2000;
  assert.deepEqual(
    [1, 2, 3].map(() => allowance.take('ann')),
    [true, true, false],
  );
  now = 1e9;
  assert.deepEqual(
    [1, 2, 3, 4].map(() => allowance.take('ann')),
    [true, true, true, false],
  );
});

test('who is barred has nothing until the time is over', () => {
  let now = 0;
  const allowance = makeAllowance({ atOnce: 100, perSecond: 1 }, () => now);
  allowance.bar('ann', 60);
  now = 60_500;
  assert.deepEqual([allowance.has('ann'), allowance.has('bob')], [false, true]);
  now = 61_500;
  assert.ok(allowance.has('ann'));
});

test('strangers without number do not fill the memory', () => {
  const allowance = makeAllowance(perMinute(10), () => 0);
  for (let i = 0; i < 100_000; i++) allowance.take(`stranger ${i}`);
  assert.ok(allowance.size <= 20_000);
});

test('limits do not care when the time of day is set back or forth by ten minutes', async (t) => {
  let jump = 0;
  const now = () => Date.now() + jump;
  const server = await serverFor(t, { limits: { writes: 4, burst: 40, perSecond: 0 } }, { now, ticks: () => 0 });
  const ann = await visitor(server);
  const client = await ann.connect();
  const ask = async () => codeOf(await client.ask({ type: 'watch', table: 'AAAAAAAAAAAA', since: null }));
  const rename = async () => (await ann.call('PATCH', '/api/me', { name: 'Ann' })).status;
  for (const minutes of [0, -10, 10, -10]) {
    jump = minutes * 60_000;
    assert.deepEqual([await ask(), await rename()], ['unknown-table', 200]);
  }
  jump = 20 * 60_000;
  assert.equal(await rename(), 429);
  for (let i = 4; i < 40; i++) assert.equal(await ask(), 'unknown-table');
  jump = 40 * 60_000;
  assert.equal(await ask(), 'too-many');
  await client.close();
});

test('a person has one allowance over all sockets, and another person at the same address has their own', async (t) => {
  const server = await serverFor(t, { limits: { burst: 3, perSecond: 0 } }, { ticks: () => 0 });
  const ann = await visitor(server);
  const clients = [await ann.connect(), await ann.connect(), await (await visitor(server)).connect()];
  const codes: string[] = [];
  for (const i of [0, 1, 0, 1, 0, 2])
    codes.push(codeOf((await clients[i]?.ask({ type: 'watch', table: 'AAAAAAAAAAAA', since: null })) ?? { type: '' }));
  assert.deepEqual(codes, ['unknown-table', 'unknown-table', 'unknown-table', 'too-many', 'too-many', 'unknown-table']);
  await Promise.all(clients.map((client) => client.close()));
});

test('all people of one address have one allowance together', async (t) => {
  const limits = { burst: 2, perSecond: 0, peoplePerAddress: 2 };
  const server = await serverFor(t, { limits }, { ticks: () => 0 });
  const people = await Promise.all([1, 2, 3].map(() => visitor(server)));
  const clients = await Promise.all(people.map((person) => person.connect()));
  const codes: string[] = [];
  for (const client of clients) {
    for (let i = 0; i < 2; i++) codes.push(codeOf(await client.ask({ type: 'watch', table: 'AAAAAAAAAAAA', since: null })));
  }
  assert.deepEqual(codes, [...Array(4).fill('unknown-table'), 'too-many', 'too-many']);
  await Promise.all(clients.map((client) => client.close()));
});

test('a socket that sends what nobody can read is closed with a reason, and its person has to wait a minute', async (t) => {
  let now = 0;
  const { server, url } = await listening(t, { limits: { burst: 1e6, patience: 20 } }, { ticks: () => now });
  const ann = await visitor(server);
  const live = await rawLive(url, ann.cookie);
  live.socket.write(frameOf('{"type":"watch","ticket":"a","table":"AAAAAAAAAAAA","since":null}'));
  await until(() => live.texts.some((text) => text.includes('unknown-table')), 'she is let in');
  for (let i = 0; i < 50; i++) live.socket.write(frameOf('{"type":'));
  await live.closed;
  assert.deepEqual([live.farewell()?.code, live.farewell()?.reason.includes('a minute')], [4029, true]);
  const refusals = live.texts.filter((text) => text.includes('not valid JSON'));
  assert.equal(refusals.length, 5);
  const again = await rawLive(url, ann.cookie);
  await until(() => again.farewell() !== null, 'it is shut out');
  assert.equal(again.farewell()?.code, 4029);
  const bob = await rawLive(url, (await visitor(server)).cookie);
  bob.socket.write(frameOf('{"type":"watch","ticket":"b","table":"AAAAAAAAAAAA","since":null}'));
  await until(() => bob.texts.some((text) => text.includes('unknown-table')), 'another person is heard');
  now = 65_000;
  const back = await rawLive(url, ann.cookie);
  back.socket.write(frameOf('{"type":"watch","ticket":"a","table":"AAAAAAAAAAAA","since":null}'));
  await until(() => back.texts.some((text) => text.includes('unknown-table')), 'she may come back');
  for (const { socket } of [again, bob, back]) socket.destroy();
});

for (const [what, frame] of [
  ['requests far beyond the limit', frameOf('{"type":"watch","ticket":"a","table":"AAAAAAAAAAAA","since":null}')],
  ['signs of life without end', frameOf('{"type":"pulse"}')],
  ['pings without end', frameOf('', PING)],
] as const) {
  test(`a socket that sends ${what} is closed with a reason, and few of them are answered`, async (t) => {
    const limits = { burst: 5, perSecond: 0, patience: 20, socketsPerPerson: 2 };
    const { server, url } = await listening(t, { limits }, { ticks: () => 0 });
    const live = await rawLive(url, (await visitor(server)).cookie);
    live.socket.write(Buffer.concat(Array.from({ length: 10 }, () => frame)));
    await new Promise((resolve) => setImmediate(resolve));
    while (live.farewell() === null && live.socket.writable) {
      live.socket.write(frame);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await live.closed;
    assert.equal(live.farewell()?.code, 4029);
    assert.ok(live.texts.filter((text) => text.includes('refused')).length <= 10);
  });
}

test('messages of a socket that is not yet let in are few, or it is closed', async (t) => {
  const { server, url } = await listening(t);
  const { cookie } = await visitor(server);
  const frame = frameOf(`{"type":"${'x'.repeat(10_000)}"}`);
  const handshake = ['GET /api/live HTTP/1.1', 'host: localhost', 'connection: upgrade', 'upgrade: websocket'];
  const more = ['sec-websocket-version: 13', 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==', `cookie: ${cookie}`, '', ''];
  const raw = await rawTo(url);
  raw.socket.write(
    Buffer.concat([Buffer.from([...handshake, ...more].join('\r\n')), ...Array.from({ length: 40 }, () => frame)]),
  );
  await raw.closed;
  assert.match(raw.heard(), /too many messages before it was known whose they are/);
  const few = await rawLive(url, cookie);
  for (let i = 0; i < 3; i++) few.socket.write(frameOf('{}'));
  await until(() => few.texts.length === 3, 'a few early ones are answered');
  few.socket.destroy();
});

test('headers and bodies that never end are cut off in words', async (t) => {
  const timeouts = { headers: 100, request: 200, idle: 60_000, check: 20 };
  const { url } = await listening(t, { timeouts });
  const start = 'POST /api/me/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n';
  for (const begun of [start, `${start}\r\n{"username":`]) {
    const raw = await rawTo(url);
    raw.socket.write(begun);
    await raw.closed;
    const { status, body } = answerIn(raw.heard());
    assert.equal(status, 408);
    assert.equal(problem.parse(JSON.parse(body)).error.message, 'the request did not come to its end in time');
  }
});

test('a connection on which nothing comes is closed', async (t) => {
  const { url } = await listening(t, { timeouts: { idle: 100, check: 20 } });
  await (await rawTo(url)).closed;
});

test('what is no HTTP, and an address that cannot be read, are answered in the one shape', async (t) => {
  const { server, url } = await listening(t);
  const raw = await rawTo(url);
  raw.socket.write('EHLO quarterdeck\r\n\r\n');
  await raw.closed;
  const { status, body } = answerIn(raw.heard());
  assert.deepEqual([status, problem.parse(JSON.parse(body)).error.code], [400, 'bad-request']);
  const long = await rawTo(url);
  long.socket.write(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`);
  await long.closed;
  assert.equal(answerIn(long.heard()).status, 431);
  const lost = await server.app.inject({ url: '/api/tables/%E0%A4%A' });
  assert.deepEqual([lost.statusCode, problem.parse(lost.json()).error.message], [400, 'the address cannot be read']);
});

test('callers are known by their IPv4 address, or by the first 64 bits of IPv6', () => {
  assert.equal(callerOf('192.0.2.7'), '192.0.2.7');
  assert.equal(callerOf('::ffff:192.0.2.7'), '192.0.2.7');
  assert.equal(callerOf('::ffff:c000:207'), '192.0.2.7');
  assert.equal(callerOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
  assert.equal(callerOf('2001:0DB8:0001:0002::1'), '2001:db8:1:2::/64');
  assert.equal(callerOf('2001:db8::1'), '2001:db8:0:0::/64');
  assert.equal(callerOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.deepEqual([callerOf(undefined), callerOf('<script>')], ['nowhere', 'nowhere']);
});

test('whoever changes address within one network of IPv6 is the same caller', async (t) => {
  const { app } = await serverFor(t, { limits: { requests: 2 } }, { ticks: () => 0 });
  const statusFrom = async (remoteAddress: string) => (await app.inject({ url: '/api/games', remoteAddress })).statusCode;
  const own = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2:3:4:5:6'];
  const statuses: number[] = [];
  for (const address of [...own, '2001:db8:1:3::1', '192.0.2.7', '::ffff:192.0.2.7', '192.0.2.7'])
    statuses.push(await statusFrom(address));
  assert.deepEqual(statuses, [200, 200, 429, 200, 200, 200, 429]);
});

const PROXY = '10.0.0.1';

async function countedAs(
  t: TestContext,
  trustProxy: number | readonly string[] | null,
  forwarded: readonly string[],
  from = PROXY,
): Promise<number[]> {
  const { app } = await serverFor(t, { trustProxy, limits: { requests: 1 } }, { ticks: () => 0 });
  const statuses: number[] = [];
  for (const header of forwarded)
    statuses.push(
      (await app.inject({ url: '/api/games', remoteAddress: from, headers: { 'x-forwarded-for': header } })).statusCode,
    );
  return statuses;
}

test('without a proxy that is trusted, nobody is believed about another address', async (t) => {
  assert.deepEqual(await countedAs(t, null, ['192.0.2.1', '192.0.2.2']), [200, 429]);
});

test('behind one proxy people are told apart by what that proxy says, and not by what they say themselves', async (t) => {
  assert.deepEqual(await countedAs(t, 1, ['192.0.2.1', '192.0.2.2', '192.0.2.1']), [200, 200, 429]);
  assert.deepEqual(await countedAs(t, 1, ['198.51.100.1, 192.0.2.1', '198.51.100.2, 192.0.2.1']), [200, 429]);
});

test('behind two proxies the second name from the right counts', async (t) => {
  assert.deepEqual(await countedAs(t, 2, ['1.1.1.1, 192.0.2.1, 10.0.0.2', '2.2.2.2, 192.0.2.1, 10.0.0.3']), [200, 429]);
});

test('a proxy is trusted by its address or network, and a stranger who comes past it is not', async (t) => {
  assert.deepEqual(
    await countedAs(t, ['10.0.0.0/8'], ['9.9.9.9, 192.0.2.1', '192.0.2.2', '8.8.8.8, 192.0.2.1']),
    [200, 200, 429],
  );
  assert.deepEqual(await countedAs(t, ['10.0.0.0/8'], ['192.0.2.1', '192.0.2.2'], '203.0.113.9'), [200, 429]);
});

test('metrics are for this machine alone, or for whoever has the token', async (t) => {
  const open = await serverFor(t);
  const statusOf = async ({ app }: Server, remoteAddress: string, headers = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  assert.equal(await statusOf(open, '127.0.0.1'), 200);
  assert.equal(await statusOf(open, '::1'), 200);
  assert.equal(await statusOf(open, '192.0.2.1'), 403);
  assert.equal(await statusOf(open, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), 403);
  const guarded = await serverFor(t, { metricsToken: 'a long token' });
  assert.equal(await statusOf(guarded, '127.0.0.1'), 403);
  assert.equal(await statusOf(guarded, '192.0.2.1', { authorization: 'Bearer a long token' }), 200);
  assert.equal(await statusOf(guarded, '192.0.2.1', { authorization: 'Bearer another' }), 403);
  assert.ok(isOfThisMachine('::ffff:127.0.0.1', {}) && !isOfThisMachine(undefined, {}));
});

test('what the other side of a socket does wrong is not logged as an error', async (t) => {
  const lines: string[] = [];
  const { server, url } = await listening(t, { logLevel: 'info' }, { logTo: { write: (line) => void lines.push(line) } });
  const live = await rawLive(url, (await visitor(server)).cookie);
  live.socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]));
  await live.closed;
  assert.deepEqual(
    lines.filter((line) => JSON.parse(line).level >= 50),
    [],
  );
});
