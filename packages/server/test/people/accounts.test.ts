// A guest becomes an account, or signs in to one: wholly or not at all, and no seat is left that nobody can answer for.
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { at } from '@quarterdeck/kernel';
import { problem, refusal } from '@quarterdeck/protocol';
import type { Server } from '../../src/index.ts';
import { peopleAt } from '../../src/storage/stored.ts';
import { tableOf } from '../lib/company.ts';
import { becomeAccount, codeOf, serverFor, until, type Visitor, visitor } from '../lib/harness.ts';

const ACCOUNT = { username: 'Mary.Read', password: 'a good long secret' };

function refusedAs({ json }: { json: unknown }): string {
  return problem.parse(json).error.code;
}

async function isLetIn(person: Visitor): Promise<boolean> {
  return (await person.call('GET', '/api/tables/mine')).status === 200;
}

/** A server whose database fails at one step, as if the process had died there. */
async function failingServer(t: TestContext) {
  const database = new DatabaseSync(':memory:');
  const server = await serverFor(t, {}, { database });
  const count = (sql: string) => Number(database.prepare(sql).get()?.['n']);
  return {
    server,
    failAt: (step: string) => database.exec(`create trigger broken before ${step} begin select raise(abort, 'broken'); end`),
    mend: () => database.exec('drop trigger broken'),
    accounts: () => count('select count(*) as n from account'),
  };
}

for (const step of ['insert on account', 'update on user', 'delete on session']) {
  test(`a guest stays a guest where becoming an account breaks off at ${step}, and may try again`, async (t) => {
    const { server, failAt, mend, accounts } = await failingServer(t);
    const mary = await visitor(server);
    failAt(step);
    assert.equal((await mary.call('POST', '/api/me/account', ACCOUNT)).status, 500);
    assert.equal(accounts(), 0);
    assert.deepEqual((await visitor(server, mary.cookie)).me, mary.me);
    mend();
    const account = await becomeAccount(server, mary, ACCOUNT);
    assert.deepEqual([account.me.id, account.me.guest, account.me.username], [mary.me.id, false, 'mary.read']);
  });
}

test('where no session can be made the account is whole all the same, and its password opens it', async (t) => {
  const { server, failAt, mend } = await failingServer(t);
  const mary = await visitor(server);
  failAt('insert on session');
  assert.equal((await mary.call('POST', '/api/me/account', ACCOUNT)).status, 500);
  mend();
  const phone = await visitor(server);
  const { cookie } = await phone.call('POST', '/api/me/sign-in', ACCOUNT);
  assert.equal((await visitor(server, cookie)).me.id, mary.me.id);
});

test('of those who want one name at the same moment one gets it, and the others hear that it is taken', async (t) => {
  const server = await serverFor(t);
  const guests = await Promise.all([1, 2, 3, 4].map(() => visitor(server)));
  const names = ['Mary.Read', 'mary.read', 'MARY.READ', 'Mary.Read'];
  const answers = await Promise.all(
    guests.map((guest, i) => guest.call('POST', '/api/me/account', { ...ACCOUNT, username: at(names, i) })),
  );
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status }) => status !== 200);
  assert.deepEqual([won.length, ...lost.map(refusedAs)], [1, 'name-taken', 'name-taken', 'name-taken']);
  for (const [i, guest] of guests.entries()) {
    if (at(answers, i).status !== 200) assert.ok((await visitor(server, guest.cookie)).me.guest, 'who has lost is a guest still');
  }
});

test('one guest who asks twice at the same moment becomes one account', async (t) => {
  const server = await serverFor(t);
  const mary = await visitor(server);
  const ask = (username: string) => mary.call('POST', '/api/me/account', { ...ACCOUNT, username });
  const statuses = (await Promise.all([ask('mary'), ask('read')])).map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 200).length, 1, statuses.join());
});

test("the guest's key opens nothing after it has become an account, and its sockets are closed", async (t) => {
  const server = await serverFor(t);
  const guest = await visitor(server);
  const socket = await guest.connect();
  await socket.ask({ type: 'watch', table: 'AAAAAAAAAAAA', since: null });
  const account = await becomeAccount(server, guest, ACCOUNT);
  assert.notEqual(account.cookie, guest.cookie);
  await until(() => !socket.isOpen, 'the socket is closed');
  assert.deepEqual([await isLetIn(guest), await isLetIn(account)], [false, true]);
  assert.equal(account.me.id, guest.me.id);
});

interface Pair {
  readonly server: Server;
  /** By the account, from one browser. */
  readonly mary: Visitor;
  /** The same person in another browser, before she signs in there. */
  readonly guest: Visitor;
  readonly id: string;
}

/** Mary on the first seat, and on the second the guest that she is in another browser. */
async function pair(t: TestContext, seats: readonly string[]): Promise<Pair> {
  const server = await serverFor(t);
  const mary = await becomeAccount(server, await visitor(server), ACCOUNT);
  const guest = await visitor(server);
  const { id } = await mary.create({ game: 'dead-mans-draw', seats });
  const second = await guest.connect();
  assert.equal(codeOf(await second.ask({ type: 'sit', table: id, seat: 1 })), 'done');
  await second.close();
  return { server, mary, guest, id };
}

test('who signs in at a table where the account plays already leaves the second seat to a bot, and the game goes on', async (t) => {
  const { server, mary, guest, id } = await pair(t, ['me', 'open']);
  const old = await guest.connect();
  await old.ask({ type: 'watch', table: id, since: null });
  const { status, cookie } = await guest.call('POST', '/api/me/sign-in', ACCOUNT);
  assert.equal(status, 200);
  await until(() => !old.isOpen, 'nobody looks into the second hand any more');
  const client = await (await visitor(server, cookie)).connect();
  await client.ask({ type: 'watch', table: id, since: null });
  const [first, second] = tableOf(client, id).seats;
  assert.ok(first?.kind === 'person' && first.id === mary.me.id && first.standIn === null);
  assert.ok(second?.kind === 'person' && second.id === guest.me.id && second.standIn === 'random');
  for (let moves = 0; moves < 6; moves++) {
    await until(() => (client.of(id).shown?.legal.length ?? 0) > 0, 'the bot plays, and then it is her turn');
    const { shown, table } = client.of(id);
    await client.ask({ type: 'move', table: id, at: table?.at ?? 0, move: at(shown?.legal ?? [], 0) });
  }
  await client.close();
});

test('where the game has not begun the second seat is open again', async (t) => {
  const { server, mary, guest, id } = await pair(t, ['me', 'open', 'open']);
  assert.equal((await guest.call('POST', '/api/me/sign-in', ACCOUNT)).status, 200);
  const client = await mary.connect();
  await client.ask({ type: 'watch', table: id, since: null });
  const kinds = tableOf(client, id).seats.map(({ kind }) => kind);
  assert.deepEqual(kinds, ['person', 'open', 'open']);
  await client.close();
  const stored = await server.storage.readTable(id);
  assert.ok(stored !== null && !peopleAt(stored.seats).includes(guest.me.id));
});

test('a table that cannot be opened keeps nobody from signing in', async (t) => {
  const { server, mary, guest } = await pair(t, ['me', 'open']);
  const open = t.mock.method(server.rooms, 'open', () => Promise.reject(refusal('unavailable', 'not today')));
  const { status, cookie, text } = await guest.call('POST', '/api/me/sign-in', ACCOUNT);
  assert.equal(status, 200, text);
  assert.equal(open.mock.callCount(), 1);
  assert.equal((await visitor(server, cookie)).me.id, mary.me.id);
});
