// Who is told of a turn by push, what is sent, and which browsers are forgotten.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { problem } from '@quarterdeck/protocol';
import webPush from 'web-push';
import type { Server } from '../../src/index.ts';
import { serverFor, until, visitor } from '../lib/harness.ts';

const subscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
});

async function endpointsOf({ storage }: Server, person: string): Promise<string[]> {
  return (await storage.pushesOf(person)).map(({ endpoint }) => endpoint);
}

test('the key that a browser needs is the same one tomorrow', async (t) => {
  const ann = await visitor(await serverFor(t));
  const { text } = await ann.call('GET', '/api/push-key');
  assert.match(text, /^\{"key":"[\w-]{80,}"\}$/);
  assert.equal((await ann.call('GET', '/api/push-key')).text, text);
});

test('a browser is kept once, as the one who spoke last, and removed by nobody else', async (t) => {
  const server = await serverFor(t);
  const [ann, bob] = [await visitor(server), await visitor(server)];
  for (const _ of [1, 2]) assert.equal((await ann.call('POST', '/api/me/push', subscription('ann'))).status, 200);
  assert.deepEqual(await endpointsOf(server, ann.me.id), [subscription('ann').endpoint]);
  await bob.call('DELETE', '/api/me/push', { endpoint: subscription('ann').endpoint });
  assert.equal((await endpointsOf(server, ann.me.id)).length, 1);
  await bob.call('POST', '/api/me/push', subscription('ann'));
  assert.deepEqual(await endpointsOf(server, ann.me.id), []);
  assert.equal((await bob.call('DELETE', '/api/me/push', { endpoint: subscription('ann').endpoint })).status, 200);
  assert.deepEqual(await endpointsOf(server, bob.me.id), []);
});

test('only push services of browsers are called, and only for people with a session', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  for (const endpoint of [
    'https://evil.example/push',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://localhost/x',
  ]) {
    const { json, status } = await ann.call('POST', '/api/me/push', { ...subscription('x'), endpoint });
    assert.equal(status, 400);
    assert.equal(problem.parse(json).error.code, 'bad-request');
  }
  const nobody = await server.app.inject({ method: 'POST', url: '/api/me/push', payload: subscription('x') });
  assert.equal(nobody.statusCode, 401);
});

test('who is waited for and does not look is told the table and the game; browsers that are gone are forgotten', async (t) => {
  const sent: { endpoint: string; payload: string }[] = [];
  const send = mock.method(webPush, 'sendNotification', async ({ endpoint }: { endpoint: string }, payload: string) => {
    sent.push({ endpoint, payload });
    if (endpoint.endsWith('gone')) throw Object.assign(new Error('gone'), { statusCode: 410 });
    if (endpoint.endsWith('slow')) throw new Error('timeout');
  });
  t.after(() => send.mock.restore());
  const server = await serverFor(t);
  const [ann, bob] = [await visitor(server), await visitor(server)];
  for (const name of ['phone', 'gone', 'slow']) await ann.call('POST', '/api/me/push', subscription(name));
  await bob.call('POST', '/api/me/push', subscription('bob'));
  const { id } = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'bot:random'] });
  await until(() => sent.length >= 3, 'all browsers of the one who is waited for are told');
  assert.deepEqual(
    new Set(sent.map(({ payload }) => payload)),
    new Set([JSON.stringify({ kind: 'your-turn', table: id, game: 'dead-mans-draw' })]),
  );
  assert.ok(sent.every(({ endpoint }) => !endpoint.endsWith('bob')));
  let kept: readonly string[] = [];
  await until(() => {
    void endpointsOf(server, ann.me.id).then((found) => {
      kept = found;
    });
    return kept.length === 2;
  }, 'the browser that is gone is forgotten');
  assert.ok(kept.every((endpoint) => !endpoint.endsWith('gone')));
});

test('a session that is ended is told nothing any more', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  await ann.call('POST', '/api/me/push', subscription('ann'));
  await ann.call('DELETE', '/api/me/sessions');
  assert.deepEqual(await endpointsOf(server, ann.me.id), []);
});
