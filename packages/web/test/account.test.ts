// What is said of a name or a password before the server is asked, and of what the server refuses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf } from '../src/account/device.ts';
import { type Answers, attempt, checkAccount, checkName, checkSignIn } from '../src/account/troubles.ts';
import { Refused } from '../src/lib/table/feed.ts';

const NOTHING: Answers = { name: '', username: '', password: '', next: '' };
const whyName = (name: string) => checkName({ ...NOTHING, name })?.why ?? 'fine';
const whyAccount = (username: string, password: string) => checkAccount({ ...NOTHING, username, password })?.why ?? 'fine';

test('a name is neither empty nor long, and has nothing invisible in it', () => {
  assert.equal(whyName(' Черная Мэг '), 'fine');
  assert.equal(whyName('  '), 'name-empty');
  assert.equal(whyName('x'.repeat(25)), 'name-long');
  assert.equal(whyName('a\u202eb'), 'name-signs');
});

test('an account needs a name that can be typed anywhere and a password that is not short', () => {
  assert.equal(whyAccount('anne.bonny', 'a good long secret'), 'fine');
  assert.equal(whyAccount('Анна', 'a good long secret'), 'username');
  assert.equal(whyAccount('anne', 'seven77'), 'password-short');
  assert.equal(whyAccount('anne', 'x'.repeat(129)), 'password-long');
});

test('who signs in with what nobody can have is told the same as with what nobody has', () => {
  assert.equal(checkSignIn({ username: 'anne', password: 'short' })?.why, 'wrong-pair');
  assert.equal(checkSignIn({ username: 'anne', password: 'a good long secret' }), null);
});

test('every refusal of the server is a sentence, and a bug of ours is none', async () => {
  const refuse = (code: Refused['failure']['code']) => async () => {
    throw new Refused({ code, message: code, reason: null, rule: null });
  };
  assert.deepEqual(await attempt(null, refuse('too-many')), { field: null, why: 'too-many' });
  assert.deepEqual(await attempt(null, refuse('unavailable')), { field: null, why: 'offline' });
  assert.deepEqual(await attempt(null, refuse('name-taken')), { field: 'username', why: 'name-taken' });
  assert.deepEqual(await attempt(null, refuse('wrecked')), { field: null, why: 'other' });
  assert.equal(await attempt(null, async () => 'done'), null);
  await assert.rejects(
    attempt(null, async () => {
      throw new TypeError('a bug');
    }),
  );
});

test('browsers are called by the names that people know', () => {
  const gecko = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
  const tablet = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1';
  assert.equal(deviceOf(gecko), 'Firefox, Linux');
  assert.equal(deviceOf(phone), 'Chrome, Android');
  assert.equal(deviceOf(tablet), 'Safari, iOS');
  assert.equal(deviceOf(`${phone} Edg/140.0`), 'Edge, Android');
  assert.equal(deviceOf('curl/8'), null);
});
