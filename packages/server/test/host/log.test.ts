// What the server writes down about a whole evening: what went wrong and where, and nothing that anybody wants to keep.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { type AnyGame, asAny, at } from '@quarterdeck/kernel';
import webPush from 'web-push';
import * as z from 'zod';
import type { Server } from '../../src/index.ts';
import { troubleOf } from '../../src/trouble.ts';
import { company, playOut, tableOf } from '../lib/company.ts';
import { becomeAccount, codeOf, serverFor, until, type Visitor, visitor } from '../lib/harness.ts';

const PASSWORD = 'correct horse battery';
const WRONG_PASSWORD = 'incorrect donkey charger';
const CHAT = 'meet me at the old lighthouse';
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a-browser-of-ann';
const KEYS = { p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA', auth: 'tBHItJI5svbpez7KI4CCXg' };
const CARD = 'the kraken nine of seat one';

/** Traits are dealt and kept face down. */
const secretMove = z.looseObject({ trait: z.string() });

interface Evening {
  readonly server: Server;
  readonly lines: string[];
  /** Whatever must stand in no line, by what it is. */
  readonly secrets: Map<string, string>;
}

/** A server whose log is kept, at its most talkative; so is what anybody writes to the console. */
async function openTarget(t: TestContext): Promise<Evening> {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    t.mock.method(console, method, (...words: unknown[]) => void lines.push(words.join(' ')));
  const server = await serverFor(t, { logLevel: 'debug' }, { logTo, games: [asAny(deadMansDraw), broken()] });
  return { server, lines, secrets: new Map() };
}

/** Dead Man's Draw, whose rules fail over a card that they name. */
function broken(): AnyGame {
  const game = asAny(deadMansDraw);
  const fail = (): never => {
    throw new TypeError(`there is no ${CARD} here`);
  };
  const phases = Object.entries(game.phases).map(([kind, phase]) => [
    kind,
    kind === 'choose-trait' ? { ...phase, apply: fail } : phase,
  ]);
  return { ...game, id: 'broken', phases: Object.fromEntries(phases) };
}

function keepSecret({ secrets }: Evening, { cookie, me }: Visitor): void {
  for (const [i, part] of cookie.split('; ').entries()) {
    const value = decodeURIComponent(part.slice(part.indexOf('=') + 1));
    secrets.set(`cookie ${i} of ${me.id}, ${secrets.size}`, value);
    secrets.set(`session token ${i} of ${me.id}, ${secrets.size}`, value.split('.', 1)[0] ?? '');
  }
}

async function signUpAndIn(evening: Evening, guest: Visitor): Promise<Visitor> {
  const account = { username: 'anne_bonny', password: PASSWORD };
  const ann = await becomeAccount(evening.server, guest, account);
  keepSecret(evening, ann);
  const phone = await visitor(evening.server);
  assert.equal((await phone.call('POST', '/api/me/sign-in', { ...account, password: WRONG_PASSWORD })).status, 401);
  const { status, cookie } = await phone.call('POST', '/api/me/sign-in', account);
  assert.equal(status, 200);
  keepSecret(evening, phone);
  keepSecret(evening, { ...phone, cookie });
  return ann;
}

/** A whole game with talk and refusals. */
async function playGame(evening: Evening): Promise<void> {
  const { server, secrets } = evening;
  const { id, visitors, clients } = await company(server, 2, { options: { traits: true } });
  const [a, b] = [at(clients, 0), at(clients, 1)];
  for (const person of visitors) keepSecret(evening, person);
  await a.ask({ type: 'chat', table: id, room: 'players', text: CHAT });
  const wrong = { type: 'move', table: id, at: tableOf(a, id).at, move: { type: 'keep', trait: CARD } } as const;
  assert.deepEqual([codeOf(await a.ask(wrong)), codeOf(await b.ask({ ...wrong, at: 0 }))], ['illegal', 'stale']);
  a.blurt(`{"type":"chat","text":"${CHAT}"`);
  await playOut({ a, b, id });
  secrets.set('seed', (await server.storage.readTable(id))?.seed ?? '');
  for (const { move } of await server.storage.readEntries(id)) {
    const { success, data } = secretMove.safeParse(move);
    if (success) secrets.set(`a trait, dealt or kept: ${data.trait}`, data.trait);
  }
  await Promise.all(clients.map((client) => client.close()));
}

/** A table that Ann set up fills while she is away: she would be told, if anybody took the message. */
async function callAnn(t: TestContext, { server, lines }: Evening, ann: Visitor): Promise<void> {
  t.mock.method(webPush, 'sendNotification', async (target: object) => {
    throw new Error(`not taken: ${JSON.stringify(target)}`);
  });
  assert.equal((await ann.call('POST', '/api/me/push', { endpoint: ENDPOINT, keys: KEYS })).status, 200);
  const { id } = await ann.create({ game: 'dead-mans-draw', options: { traits: true }, seats: ['me', 'open'] });
  const b = await (await visitor(server)).connect();
  await b.ask({ type: 'sit', table: id, seat: 1 });
  await until(() => lines.some((line) => line.includes('a push message was not taken')), 'the log says so');
  await b.close();
}

/** Everything that can go wrong, with errors that say too much. */
async function failEverywhere(t: TestContext, evening: Evening): Promise<void> {
  const { server } = evening;
  const { id, visitors, clients } = await company(server, 2, { game: 'broken', options: { traits: true } });
  const a = at(clients, 0);
  const move = at(a.of(id).shown?.legal ?? [], 0);
  const seed = (await server.storage.readTable(id))?.seed ?? '';
  evening.secrets.set('seed of the broken table', seed);
  const tellTale = async (): Promise<never> => {
    throw new Error(`${JSON.stringify(move)} of ${at(visitors, 0).cookie} with ${seed}\n    at ${CHAT} (${CARD})`);
  };
  t.mock.method(server.storage, 'readChat', tellTale, { times: 1 });
  assert.equal(codeOf(await a.ask({ type: 'watch', table: id, since: null })), 'unavailable');
  t.mock.method(server.storage, 'listPublic', tellTale, { times: 1 });
  assert.equal((await at(visitors, 0).call('GET', '/api/tables')).status, 500);
  assert.equal(codeOf(await a.ask({ type: 'move', table: id, at: tableOf(a, id).at, move })), 'wrecked');
  await Promise.all(clients.map((client) => client.close()));
}

test('no line of the log holds a cookie, a password, a seed, a card, a move, words of the chat or where a browser is called', async (t) => {
  const evening = await openTarget(t);
  const guest = await visitor(evening.server);
  keepSecret(evening, guest);
  await playGame(evening);
  const ann = await signUpAndIn(evening, guest);
  await callAnn(t, evening, ann);
  await failEverywhere(t, evening);
  const { lines, secrets } = evening;
  for (const said of [PASSWORD, WRONG_PASSWORD, CHAT, ENDPOINT, KEYS.auth, KEYS.p256dh, CARD, 'anne_bonny'])
    secrets.set(said, said);
  for (const expected of ['incoming request', 'request completed', 'a push message was not taken', 'a live request failed'])
    assert.ok(
      lines.some((line) => line.includes(expected)),
      expected,
    );
  for (const expected of ['a request failed', 'rules failed'])
    assert.ok(
      lines.some((line) => line.includes(expected)),
      expected,
    );
  for (const [what, secret] of secrets) {
    assert.ok(secret.length > 3, what);
    assert.deepEqual(
      lines.filter((line) => line.includes(secret)),
      [],
      `the log holds a secret: ${what}`,
    );
  }
});

test('trouble is told by its kind and its place', () => {
  const trouble = troubleOf(Object.assign(new RangeError(CARD), { code: 'ERR_CARD' }));
  assert.deepEqual([trouble.kind, trouble.code], ['RangeError', 'ERR_CARD']);
  assert.ok(at(trouble.where, 0).includes('log.test.ts'));
  assert.deepEqual(troubleOf(CARD), { kind: 'string', code: null, where: [] });
});
