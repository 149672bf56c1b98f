// Accounts: the password, and the browsers that are signed in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem, sessionList } from '@quarterdeck/protocol';
import type { Server } from '../../src/index.ts';
import { becomeAccount, serverFor, until, type Visitor, visitor } from '../lib/harness.ts';

const ACCOUNT = { username: 'calico.jack', password: 'a good long secret' };

async function account(server: Server): Promise<Visitor> {
  return becomeAccount(server, await visitor(server), ACCOUNT);
}

async function signIn(server: Server, password = ACCOUNT.password): Promise<Visitor> {
  const guest = await visitor(server);
  const { cookie, status } = await guest.call('POST', '/api/me/sign-in', { ...ACCOUNT, password });
  assert.equal(status, 200);
  return visitor(server, cookie);
}

async function sessionsOf(person: Visitor) {
  return sessionList.parse((await person.call('GET', '/api/me/sessions')).json).sessions;
}

function refusedAs({ json }: { json: unknown }): string {
  return problem.parse(json).error.code;
}

test('the password changes only for who knows it, and ends every session; this browser gets a new one', async (t) => {
  const server = await serverFor(t);
  const jack = await account(server);
  const phone = await signIn(server);
  const change = (password: string, next: string) => jack.call('POST', '/api/me/password', { password, next });
  assert.equal(refusedAs(await change('wrong', 'another long secret')), 'wrong-password');
  assert.equal(refusedAs(await change(ACCOUNT.password, 'short')), 'bad-request');
  assert.equal((await phone.call('GET', '/api/tables/mine')).status, 200);
  const changed = await change(ACCOUNT.password, 'another long secret');
  assert.equal(changed.status, 200);
  assert.equal(refusedAs(await phone.call('GET', '/api/tables/mine')), 'no-session');
  assert.equal(refusedAs(await jack.call('GET', '/api/tables/mine')), 'no-session');
  assert.equal((await visitor(server, changed.cookie)).me.id, jack.me.id);
  const guest = await visitor(server);
  assert.equal(refusedAs(await guest.call('POST', '/api/me/sign-in', ACCOUNT)), 'wrong-password');
  assert.equal((await signIn(server, 'another long secret')).me.id, jack.me.id);
});

test('a guest has no password to change', async (t) => {
  const guest = await visitor(await serverFor(t));
  assert.equal(
    refusedAs(await guest.call('POST', '/api/me/password', { password: '', next: 'a good long secret' })),
    'not-allowed',
  );
});

test('sessions are listed, this one first, with what the browser calls itself', async (t) => {
  const server = await serverFor(t);
  const jack = await account(server);
  await signIn(server);
  const [first, second, ...rest] = await sessionsOf(jack);
  assert.deepEqual([first?.current, second?.current, rest.length], [true, false, 0]);
  const { headers } = await server.app.inject({ url: '/api/me', headers: { 'user-agent': `Spyglass/1 ${'x'.repeat(999)}` } });
  const other = await visitor(server, String(headers['set-cookie']).split(';', 1)[0]);
  const [own] = await sessionsOf(other);
  assert.match(own?.agent ?? '', /^Spyglass\/1/);
  assert.equal(own?.agent.length, 200);
});

test('a session that is ended opens nothing any more, and its sockets close; nobody ends those of others', async (t) => {
  const server = await serverFor(t);
  const jack = await account(server);
  const phone = await signIn(server);
  const socket = await phone.connect();
  const other = (await sessionsOf(jack)).find(({ current }) => !current);
  const stranger = await visitor(server);
  assert.equal(refusedAs(await stranger.call('DELETE', `/api/me/sessions/${other?.id}`)), 'no-session');
  assert.equal((await phone.call('GET', '/api/tables/mine')).status, 200);
  assert.equal((await jack.call('DELETE', `/api/me/sessions/${other?.id}`)).status, 200);
  await until(() => !socket.isOpen, 'the socket is closed');
  assert.equal(refusedAs(await phone.call('GET', '/api/tables/mine')), 'no-session');
  assert.equal((await sessionsOf(jack)).length, 1);
});

test('all other sessions end at once, and this one stays', async (t) => {
  const server = await serverFor(t);
  const jack = await account(server);
  const others = [await signIn(server), await signIn(server)];
  assert.equal((await jack.call('DELETE', '/api/me/sessions')).status, 200);
  for (const other of others) assert.equal(refusedAs(await other.call('GET', '/api/tables/mine')), 'no-session');
  assert.equal((await sessionsOf(jack)).length, 1);
});

test('the export tells of sessions too, without their keys', async (t) => {
  const server = await serverFor(t);
  const jack = await account(server);
  const { text } = await jack.call('GET', '/api/me/export');
  assert.match(text, /"sessions":\[\{"agent":/);
  assert.doesNotMatch(text, /token/);
});
