// What a move is sent against, and how it is taken back.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { at } from '@quarterdeck/kernel';
import type { Answer, Client } from '../lib/client.ts';
import { company, playOne, tableOf, two } from '../lib/company.ts';
import { codeOf, serverFor, until } from '../lib/harness.ts';

test('a move against an older log is stale, and its sender gets the present one', async (t) => {
  const game = await two(t);
  const mover = await playOne(game);
  const { transcript } = mover;
  const before = transcript.length;
  assert.equal(codeOf(await mover.ask({ type: 'move', table: game.id, at: 0, move: { type: 'draw' } })), 'stale');
  assert.ok(transcript.slice(before).some(({ type }) => type === 'snapshot'));
});

/** Three captains of Smugglers' Cove, all asked at once for a stake. */
async function three(t: TestContext) {
  const { id, clients } = await company(await serverFor(t), 3, { game: 'example' });
  t.after(() => Promise.all(clients.map((client) => client.close())));
  const stake = (client: Client, against: number): Promise<Answer> =>
    client.ask({ type: 'move', table: id, at: against, move: at(client.of(id).shown?.legal ?? [], 0) });
  return { id, stake, asked: tableOf(at(clients, 0), id).at, a: at(clients, 0), b: at(clients, 1), c: at(clients, 2) };
}

test('who answers a question at the same moment as others is not late', async (t) => {
  const { id, stake, asked, a, b, c } = await three(t);
  assert.deepEqual((await Promise.all([stake(b, asked), stake(a, asked), stake(c, asked)])).map(codeOf), [
    'done',
    'done',
    'done',
  ]);
  await until(() => [a, b, c].every((client) => client.of(id).log.length > asked + 3), 'all hear of the stakes and the wind');
  const [first = [], ...others] = [a, b, c].map((client) => client.of(id).log.map(({ number, actor }) => [number, actor]));
  assert.deepEqual(
    first.slice(asked, asked + 3).map(([, actor]) => actor),
    [1, 0, 2],
  );
  for (const log of others) assert.deepEqual(log, first);
});

test('who answers a second time, or a question that is closed, is late', async (t) => {
  const { id, stake, asked, a, b, c } = await three(t);
  assert.equal(codeOf(await stake(a, asked)), 'done');
  const again = { type: 'move', table: id, at: asked, move: { type: 'stake', card: 1 } } as const;
  assert.equal(codeOf(await a.ask(again)), 'stale');
  assert.equal(codeOf(await a.ask({ ...again, at: asked + 9 })), 'stale', 'a log that is longer than the true one is no better');
  await Promise.all([stake(b, asked), stake(c, asked)]);
  for (const client of [a, b, c]) assert.equal(codeOf(await client.ask(again)), 'stale');
});

test('an own answer is taken back although others have answered at that moment', async (t) => {
  const { id, stake, asked, a, b, c } = await three(t);
  await stake(a, asked);
  await stake(b, asked);
  assert.equal(codeOf(await a.ask({ type: 'undo', table: id, at: asked + 1 })), 'done');
  await until(() => c.of(id).shown?.waiting.join() === '0,2', 'the other answer stands');
  assert.deepEqual(
    a
      .of(id)
      .log.slice(asked)
      .map(({ number, actor }) => [number, actor]),
    [[asked + 1, 1]],
  );
});

test('a hint may be asked for while others answer', async (t) => {
  const { id, stake, asked, a, b } = await three(t);
  await stake(b, asked);
  assert.equal(codeOf(await a.ask({ type: 'hint', table: id, at: asked })), 'done');
});

test('a move is taken back by all who play: one refusal keeps it, bots never refuse', async (t) => {
  const game = await two(t);
  const { a, b, id } = game;
  const asker = await playOne(game);
  const other = asker === a ? b : a;
  const { at: after } = tableOf(asker, id);
  assert.equal(codeOf(await asker.ask({ type: 'ask-undo', table: id, at: after })), 'done');
  await until(() => other.of(id).undo !== null, 'the request is told');
  await other.ask({ type: 'answer-undo', table: id, at: after, accept: false });
  await until(() => asker.of(id).undo === null, 'the refusal is told');
  assert.equal(tableOf(asker, id).at, after);
  await asker.ask({ type: 'ask-undo', table: id, at: after });
  await other.ask({ type: 'answer-undo', table: id, at: after, accept: true });
  await until(() => tableOf(asker, id).at < after, 'the move is taken back');
  assert.deepEqual(asker.of(id).log.length, tableOf(asker, id).at);
  assert.equal(codeOf(await other.ask({ type: 'answer-undo', table: id, at: tableOf(other, id).at, accept: true })), 'no-undo');
});

test('a choice among several that nobody has seen is taken back without asking', async (t) => {
  const { a, b, id } = await two(t, { options: { traits: true } });
  const before = tableOf(a, id).at;
  const keep = at(a.of(id).shown?.legal ?? [], 0);
  await a.ask({ type: 'move', table: id, at: before, move: keep });
  assert.equal(codeOf(await a.ask({ type: 'undo', table: id, at: before + 1 })), 'done');
  assert.equal(tableOf(a, id).at, before);
  await until(() => b.of(id).log.length === before, 'the other hears of it');
  assert.equal(codeOf(await a.ask({ type: 'undo', table: id, at: before })), 'no-undo');
});

test('what may not be taken back is refused with the reason that the kernel gives', async (t) => {
  const game = await two(t);
  const { a, b, id } = game;
  const idle = tableOf(a, id).waiting.includes(0) ? b : a;
  assert.equal(await whyNoUndo(idle, id, 'ask-undo'), 'nothing');
  assert.equal(await whyNoUndo(idle, id, 'undo'), 'chance', 'chance chose who begins');
  assert.equal(await whyNoUndo(await playOne(game), id, 'undo'), 'chance', 'a card was turned up');
});

test('a secret choice that has been shown is not taken back', async (t) => {
  const game = await two(t, { options: { traits: true } });
  await playOne(game);
  await playOne(game);
  assert.equal(await whyNoUndo(game.a, game.id, 'undo'), 'reveal');
  assert.equal(await whyNoUndo(game.b, game.id, 'undo'), 'reveal');
});

async function whyNoUndo(client: Client, table: string, type: 'undo' | 'ask-undo'): Promise<string | null> {
  const answer = await client.ask({ type, table, at: tableOf(client, table).at });
  assert.equal(codeOf(answer), 'no-undo');
  return answer.type === 'refused' ? answer.error.reason : null;
}
