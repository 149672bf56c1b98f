// A data folder that an older Quarterdeck has left: its sessions and accounts go on. It was made by better-auth 1.4.18 with one guest
// at a table, and one account at another that is signed in from two browsers; only the end of the sessions was moved.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { sessionList } from '@quarterdeck/protocol';
import { becomeAccount, serverFor, type Visitor, visitor } from '../lib/harness.ts';

const KEPT = readFileSync(join(import.meta.dirname, '../lib/better-auth-1.4.sql'), 'utf8');
/** As browsers have kept them. */
const COOKIES = {
  guest: 'quarterdeck.session_token=jDBHeOg66rYL0H7XjeZ1V2RGyTYdQnrb.6mqMBxvlzkIF2euuBsA%2Be218EQTY2vszIHWZn7vxrxs%3D',
  anne: 'quarterdeck.session_token=AxzA6Bc0Qz9bu0piA0V9sY2VzyvxD7ZV.8BS5Fmc0ONdeLJw0riOW%2BPoES72pUGK4iBoUKaNQ5jc%3D',
} as const;
const GUEST = { id: 'cJiGxwGgAbB7gv9A4kFAf8cAGJuHRQDU', name: 'Sailor 2656', guest: true, username: null };
const ANNE = { id: 'Cg8m1Kk8BMmZ2EF6MpmkzzwrcS6iCFrE', name: 'Anne Bonny', guest: false, username: 'anne.bonny' };
const PASSWORD = 'a good long secret';

function oldServer(t: TestContext) {
  const database = new DatabaseSync(':memory:');
  database.exec(KEPT);
  return serverFor(t, {}, { database });
}

async function tablesOf(person: Visitor): Promise<string> {
  return (await person.call('GET', '/api/tables/mine')).text;
}

test('cookies of an older version let the same people in, and they find their tables', async (t) => {
  const server = await oldServer(t);
  const guest = await visitor(server, COOKIES.guest);
  assert.deepEqual(guest.me, GUEST);
  assert.ok((await tablesOf(guest)).includes('rvZUGEnVsYvn'));
  const anne = await visitor(server, COOKIES.anne);
  assert.deepEqual(anne.me, ANNE);
  assert.ok((await tablesOf(anne)).includes('T6K7Z0L8WYww'));
});

test('an account of an older version is opened by its password, lists its sessions and ends them', async (t) => {
  const server = await oldServer(t);
  const phone = await visitor(server);
  const { cookie } = await phone.call('POST', '/api/me/sign-in', { username: 'Anne.Bonny', password: PASSWORD });
  const anne = await visitor(server, cookie);
  assert.deepEqual(anne.me, ANNE);
  const sessions = async () => sessionList.parse((await anne.call('GET', '/api/me/sessions')).json).sessions.length;
  assert.equal(await sessions(), 3);
  assert.equal((await anne.call('DELETE', '/api/me/sessions')).status, 200);
  assert.equal(await sessions(), 1);
  assert.notEqual((await visitor(server, COOKIES.anne)).me.id, ANNE.id);
});

test('a guest of an older version becomes an account, and an account of an older version goes', async (t) => {
  const server = await oldServer(t);
  const guest = await visitor(server, COOKIES.guest);
  const account = await becomeAccount(server, guest, { username: 'mary', password: PASSWORD });
  assert.deepEqual(account.me, { ...GUEST, guest: false, username: 'mary' });
  const anne = await visitor(server, COOKIES.anne);
  assert.equal((await anne.call('DELETE', '/api/me')).status, 200);
  assert.notEqual((await visitor(server, COOKIES.anne)).me.id, ANNE.id);
});
