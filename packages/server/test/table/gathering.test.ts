// Before the game begins and after it has ended: the host's say, who is seated by whom, and what the others are told of it.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type NoteKind, note } from '@quarterdeck/protocol';
import type { Client } from '../lib/client.ts';
import { company, playOne, tableOf, two } from '../lib/company.ts';
import { codeOf, serverFor, until, type Visitor, visitor } from '../lib/harness.ts';

interface Gathering {
  readonly id: string;
  readonly ann: Visitor;
  readonly a: Client;
  readonly bob: Visitor;
  readonly b: Client;
}

/** Ann has set a table up and looks at it; so does Bob, who has not sat down. */
async function gathering(t: TestContext, seats: readonly string[]): Promise<Gathering> {
  const server = await serverFor(t);
  const [ann, bob] = await Promise.all([visitor(server), visitor(server)]);
  const { id } = await ann.create({ game: 'dead-mans-draw', seats });
  const [a, b] = await Promise.all([ann.connect(), bob.connect()]);
  for (const client of [a, b]) await client.ask({ type: 'watch', table: id, since: null });
  t.after(() => Promise.all([a.close(), b.close()]));
  return { id, ann, a, bob, b };
}

const notesOf = (client: Client): NoteKind[] =>
  client.transcript.flatMap((told) => ('notes' in told ? told.notes.map(({ kind }) => note.shape.kind.parse(kind)) : []));

const kinds = (client: Client, id: string): string[] => tableOf(client, id).seats.map(({ kind }) => kind);

/** Who sits there, or null. */
function sitter(client: Client, id: string, seat: number): string | null {
  const holder = tableOf(client, id).seats[seat];
  return holder?.kind === 'person' ? holder.id : null;
}

test('the host puts bots on free seats and takes them away again; nobody else may', async (t) => {
  const { id, ann, a, b } = await gathering(t, ['me', 'open', 'open']);
  assert.equal(tableOf(b, id).host, ann.me.id);
  assert.equal(codeOf(await b.ask({ type: 'fill', table: id, seat: 1, bot: 'greedy' })), 'not-allowed');
  assert.equal(codeOf(await a.ask({ type: 'fill', table: id, seat: 1, bot: 'greedy' })), 'done');
  assert.deepEqual(kinds(b, id), ['person', 'bot', 'open']);
  assert.equal(codeOf(await a.ask({ type: 'fill', table: id, seat: 1, bot: null })), 'done');
  assert.deepEqual(kinds(b, id), ['person', 'open', 'open']);
  assert.equal(codeOf(await a.ask({ type: 'fill', table: id, seat: 0, bot: 'greedy' })), 'seat-taken');
  assert.equal(codeOf(await a.ask({ type: 'fill', table: id, seat: 7, bot: 'greedy' })), 'bad-request');
  assert.equal(codeOf(await a.ask({ type: 'fill', table: id, seat: 1, bot: 'nobody' })), 'bad-request');
});

test('a bot on the last free seat does not begin the game: the host does', async (t) => {
  const { id, a } = await gathering(t, ['me', 'open']);
  await a.ask({ type: 'fill', table: id, seat: 1, bot: 'random' });
  assert.equal(tableOf(a, id).stage, 'gathering');
  assert.equal(codeOf(await a.ask({ type: 'begin', table: id })), 'done');
  assert.equal(tableOf(a, id).stage, 'running');
  assert.equal(codeOf(await a.ask({ type: 'fill', table: id, seat: 1, bot: null })), 'not-allowed');
});

test('begun with those who are here, free seats are gone, the others move up, and everybody sees with their own eyes', async (t) => {
  const { id, a, bob, b } = await gathering(t, ['me', 'open', 'open', 'open']);
  await b.ask({ type: 'sit', table: id, seat: 2 });
  assert.equal(codeOf(await b.ask({ type: 'begin', table: id })), 'not-allowed');
  assert.equal(codeOf(await a.ask({ type: 'begin', table: id })), 'done');
  await until(() => tableOf(b, id).stage === 'running', 'the beginning is told');
  assert.deepEqual(kinds(b, id), ['person', 'person']);
  assert.equal(sitter(b, id, 1), bob.me.id);
  assert.equal(b.of(id).shown?.viewer, 1);
  await playOne({ a, b, id });
  const late = await bob.connect();
  await late.ask({ type: 'watch', table: id, since: null });
  assert.deepEqual(late.of(id).shown, b.of(id).shown);
  await late.close();
});

test('with fewer than can play, the game does not begin and nothing is changed', async (t) => {
  const { id, a } = await gathering(t, ['me', 'open']);
  assert.equal(codeOf(await a.ask({ type: 'begin', table: id })), 'bad-request');
  assert.deepEqual(kinds(a, id), ['person', 'open']);
  assert.equal(tableOf(a, id).stage, 'gathering');
});

test('a table that is called off is over for everybody, nobody sits down there, and its seed is nobody’s business', async (t) => {
  const { id, ann, a, b } = await gathering(t, ['me', 'open']);
  assert.equal(codeOf(await b.ask({ type: 'cancel', table: id })), 'not-allowed');
  assert.equal(codeOf(await a.ask({ type: 'cancel', table: id })), 'done');
  await until(() => tableOf(b, id).stage === 'over', 'it is told');
  assert.equal(tableOf(b, id).ended, 'cancelled');
  assert.equal(tableOf(b, id).seed, null);
  assert.equal(codeOf(await b.ask({ type: 'sit', table: id, seat: 1 })), 'table-full');
  assert.equal(codeOf(await a.ask({ type: 'rematch', table: id })), 'not-allowed');
  assert.ok(!(await ann.call('GET', '/api/tables/mine')).text.includes(id));
});

test('where the host leaves, another has the say; where nobody is left, the table is called off', async (t) => {
  const { id, a, bob, b } = await gathering(t, ['me', 'open', 'open']);
  await b.ask({ type: 'sit', table: id, seat: 1 });
  await a.ask({ type: 'leave', table: id });
  await until(() => tableOf(b, id).host === bob.me.id, 'Bob is told');
  assert.deepEqual(kinds(b, id), ['open', 'person', 'open']);
  await b.ask({ type: 'leave', table: id });
  assert.equal(tableOf(b, id).ended, 'cancelled');
});

test('where one of three resigns, all see it and the game goes on; where only one is left, that one has won', async (t) => {
  const { clients, id } = await company(await serverFor(t), 3);
  const [a, b, c] = clients;
  assert.ok(a !== undefined && b !== undefined && c !== undefined);
  t.after(() => Promise.all(clients.map((client) => client.close())));
  await a.ask({ type: 'resign', table: id });
  const first = () => tableOf(c, id).seats[0];
  await until(() => first()?.kind === 'person' && tableOf(c, id).stage === 'running', 'it is told');
  const seat = first();
  assert.ok(seat?.kind === 'person' && seat.away === 'resigned' && seat.standIn !== null);
  assert.equal(codeOf(await a.ask({ type: 'sit', table: id, seat: 0 })), 'not-allowed');
  await b.ask({ type: 'resign', table: id });
  await until(() => tableOf(c, id).stage === 'over', 'the end is told');
  assert.deepEqual([tableOf(c, id).ended, tableOf(c, id).winners], ['resigned', [2]]);
  assert.deepEqual(notesOf(c).slice(-2), ['resigned', 'resigned']);
});

test('who has only left may come back although the other resigns: the game is theirs', async (t) => {
  const { a, b, id } = await two(t);
  await b.ask({ type: 'leave', table: id });
  await a.ask({ type: 'resign', table: id });
  await until(() => tableOf(b, id).stage === 'over', 'the end is told');
  assert.deepEqual([tableOf(b, id).ended, tableOf(b, id).winners], ['resigned', [1]]);
});

test('leaving and coming back is told to all, with the reason, and to whoever comes later', async (t) => {
  const { server, a, b, id } = await two(t);
  await b.ask({ type: 'leave', table: id });
  const away = () => {
    const holder = tableOf(a, id).seats[1];
    return holder?.kind === 'person' ? holder.away : null;
  };
  await until(() => away() === 'left', 'it is told');
  await b.ask({ type: 'sit', table: id, seat: 1 });
  await until(() => away() === null, 'it is told');
  const late = await (await visitor(server)).connect();
  await late.ask({ type: 'watch', table: id, since: null });
  assert.deepEqual(notesOf(late), ['began', 'left', 'returned']);
  await late.close();
});

test('a move taken back by agreement, or not, leaves a trace for all', async (t) => {
  const game = await two(t);
  const { a, b, id } = game;
  const mover = await playOne(game);
  const other = mover === a ? b : a;
  const at = () => tableOf(mover, id).at;
  await mover.ask({ type: 'ask-undo', table: id, at: at() });
  await other.ask({ type: 'answer-undo', table: id, at: at(), accept: false });
  await until(() => notesOf(mover).includes('undo-refused'), 'the refusal is told');
  assert.equal(mover.of(id).undo, null);
  await mover.ask({ type: 'ask-undo', table: id, at: at() });
  await other.ask({ type: 'answer-undo', table: id, at: at(), accept: true });
  await until(() => notesOf(mover).includes('undo-granted'), 'the leave is told');
  assert.deepEqual(notesOf(other).slice(-4), ['undo-asked', 'undo-refused', 'undo-asked', 'undo-granted']);
});

test('another game seats only who asks for it; the other one’s seat stays free for them', async (t) => {
  const { a, b, ann, id } = await two(t);
  await a.ask({ type: 'resign', table: id });
  const asked = await b.ask({ type: 'rematch', table: id });
  assert.equal(codeOf(asked), 'done');
  await until(() => tableOf(a, id).rematch !== null, 'the wish is told');
  const next = tableOf(a, id).rematch ?? '';
  await b.ask({ type: 'watch', table: next, since: null });
  assert.deepEqual([tableOf(b, next).stage, kinds(b, next)], ['gathering', ['person', 'open']]);
  assert.equal(codeOf(await a.ask({ type: 'rematch', table: id })), 'done');
  await until(() => tableOf(b, next).stage === 'running', 'both are there');
  assert.equal(sitter(b, next, 1), ann.me.id);
});

test('where the next game was called off, another may be asked for', async (t) => {
  const { a, b, id } = await two(t);
  await a.ask({ type: 'resign', table: id });
  await b.ask({ type: 'rematch', table: id });
  const first = tableOf(b, id).rematch ?? '';
  await b.ask({ type: 'cancel', table: first });
  await a.ask({ type: 'rematch', table: id });
  await until(() => tableOf(b, id).rematch !== first, 'the second is told');
  assert.match(tableOf(b, id).rematch ?? '', /^[0-9A-Za-z]{12}$/);
});
