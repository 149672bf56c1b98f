// Tables in process: seats, beginning, leaving, clocks, chat, rematch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableInfo } from '@quarterdeck/protocol';
import { playOne, playOut, tableOf, two } from '../lib/company.ts';
import { codeOf, serverFor, tempDir, until, type Visitor, visitor } from '../lib/harness.ts';

test('a table gathers until the last open seat is taken, then begins; the commitment is there from the first moment', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const bob = await visitor(server);
  const table = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'open'] });
  assert.equal(table.stage, 'gathering');
  assert.match(table.commitment, /^[0-9a-f]{64}$/);
  assert.equal(table.seed, null);
  const b = await bob.connect();
  await b.ask({ type: 'watch', table: table.id, since: null });
  assert.deepEqual(b.of(table.id).shown?.legal, []);
  await b.ask({ type: 'sit', table: table.id, seat: 1 });
  assert.equal(tableOf(b, table.id).stage, 'running');
  assert.equal(b.of(table.id).shown?.viewer, 1);
  assert.equal(tableOf(b, table.id).commitment, table.commitment);
  await b.close();
});

test('seats: taken, none open, twice, not there', async (t) => {
  const { server, a, id } = await two(t);
  const late = await (await visitor(server)).connect();
  assert.equal(codeOf(await late.ask({ type: 'sit', table: id, seat: 0 })), 'table-full');
  assert.equal(codeOf(await late.ask({ type: 'sit', table: id, seat: 9 })), 'bad-request');
  assert.equal(codeOf(await a.ask({ type: 'sit', table: id, seat: 1 })), 'not-allowed');
  assert.equal(codeOf(await late.ask({ type: 'move', table: id, at: 0, move: { type: 'draw' } })), 'no-seat');
  const ann = await visitor(server);
  const open = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'open', 'open'] });
  assert.equal(codeOf(await late.ask({ type: 'sit', table: open.id, seat: 0 })), 'seat-taken');
  await late.close();
});

test('a request that is sent twice is done once, and gets the same answer', async (t) => {
  const { a, id } = await two(t);
  const say = { type: 'chat', table: id, room: 'players', text: 'ahoy', ticket: 'same' } as const;
  assert.equal(codeOf(await a.ask(say)), 'done');
  assert.equal(codeOf(await a.ask(say)), 'done');
  assert.deepEqual(a.of(id).chat, ['ahoy']);
});

test('an illegal move names the reason, and the rule where there is one', async (t) => {
  const { a, b, id } = await two(t);
  const mover = (a.of(id).shown?.legal.length ?? 0) > 0 ? a : b;
  const answer = await mover.ask({ type: 'move', table: id, at: tableOf(mover, id).at, move: { type: 'collect' } });
  assert.equal(codeOf(answer), 'illegal');
  assert.ok(answer.type === 'refused' && (answer.error.reason ?? '') !== '');
});

test('who leaves is played for by a bot, and takes the seat back', async (t) => {
  const game = await two(t);
  const { a, b, id } = game;
  await b.ask({ type: 'leave', table: id });
  await until(() => tableOf(a, id).seats.some((seat) => seat.kind === 'person' && seat.standIn === 'random'), 'a bot sits in');
  const { at: before } = tableOf(a, id);
  while (tableOf(a, id).at < before + 6 && tableOf(a, id).stage === 'running') {
    const { shown, table } = a.of(id);
    if (shown?.legal[0] !== undefined) await a.ask({ type: 'move', table: id, at: table?.at ?? 0, move: shown.legal[0] });
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  assert.equal(codeOf(await b.ask({ type: 'move', table: id, at: tableOf(b, id).at, move: { type: 'draw' } })), 'no-seat');
  assert.equal(codeOf(await b.ask({ type: 'sit', table: id, seat: 1 })), 'done');
  await until(
    () => tableOf(a, id).seats.every((seat) => seat.kind === 'person' && seat.standIn === null),
    'the seat is taken back',
  );
});

test('who leaves before the beginning leaves an open seat', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const { id } = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'open'] });
  const a = await ann.connect();
  await a.ask({ type: 'watch', table: id, since: null });
  await a.ask({ type: 'leave', table: id });
  assert.deepEqual(tableOf(a, id).seats, [{ kind: 'open' }, { kind: 'open' }]);
  await a.close();
});

test('where one of two resigns the other has won, and the record can be had and checked', async (t) => {
  const { a, b, ann, id } = await two(t);
  await a.ask({ type: 'resign', table: id });
  await until(() => tableOf(b, id).stage === 'over', 'the end is told');
  assert.deepEqual(tableOf(b, id).winners, [1]);
  assert.match(tableOf(b, id).seed ?? '', /^[0-9a-f]{64}$/);
  assert.equal((await ann.call('GET', `/api/tables/${id}/record`)).status, 200);
  assert.equal(codeOf(await b.ask({ type: 'move', table: id, at: tableOf(b, id).at, move: { type: 'draw' } })), 'over');
});

test('a rematch has the same people one seat further, and is set up once', async (t) => {
  const game = await two(t);
  await playOut(game);
  const { a, b, ann, id } = game;
  assert.equal(codeOf(await (await (await visitor(game.server)).connect()).ask({ type: 'rematch', table: id })), 'no-seat');
  const answers = await Promise.all([a.ask({ type: 'rematch', table: id }), b.ask({ type: 'rematch', table: id })]);
  const next = answers.map((answer) => (answer.type === 'done' ? JSON.stringify(answer.result) : codeOf(answer)));
  assert.equal(next[0], next[1]);
  await until(() => tableOf(b, id).rematch !== null, 'the rematch is told');
  await a.ask({ type: 'watch', table: tableOf(b, id).rematch ?? '', since: null });
  const table = tableOf(a, tableOf(b, id).rematch ?? '');
  assert.equal(table.stage, 'running');
  assert.ok(table.seats[1]?.kind === 'person' && table.seats[1].id === ann.me.id);
  assert.notEqual(table.commitment, tableOf(a, id).commitment);
});

test('spectators hear the players, the players do not hear the spectators until the end', async (t) => {
  const game = await two(t);
  const { server, a, id } = game;
  const carl = await (await visitor(server)).connect();
  await carl.ask({ type: 'watch', table: id, since: null });
  await a.ask({ type: 'chat', table: id, room: 'players', text: 'good luck' });
  await carl.ask({ type: 'chat', table: id, room: 'spectators', text: 'she has the hook' });
  assert.deepEqual(carl.of(id).chat, ['good luck', 'she has the hook']);
  assert.deepEqual(a.of(id).chat, ['good luck']);
  assert.equal(codeOf(await carl.ask({ type: 'chat', table: id, room: 'players', text: 'me too' })), 'no-seat');
  assert.equal(codeOf(await a.ask({ type: 'chat', table: id, room: 'spectators', text: 'hm' })), 'not-allowed');
  await a.ask({ type: 'resign', table: id });
  await a.ask({ type: 'watch', table: id, since: null });
  assert.deepEqual(a.of(id).chat, ['good luck', 'she has the hook']);
  await carl.close();
});

test('a hint is a legal move, for who is waited for', async (t) => {
  const { a, b, id } = await two(t);
  const [mover, other] = (a.of(id).shown?.legal.length ?? 0) > 0 ? [a, b] : [b, a];
  const hint = await mover.ask({ type: 'hint', table: id, at: tableOf(mover, id).at });
  assert.ok(hint.type === 'done');
  assert.ok(mover.of(id).shown?.legal.some((move) => JSON.stringify({ move }) === JSON.stringify(hint.result)));
  assert.equal(codeOf(await other.ask({ type: 'hint', table: id, at: tableOf(other, id).at })), 'not-waited-for');
});

test('bots play a whole game against a person, one after another', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const { id } = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'bot:greedy', 'bot:absent'] });
  const a = await ann.connect();
  await a.ask({ type: 'watch', table: id, since: null });
  await a.ask({ type: 'leave', table: id });
  await until(() => tableOf(a, id).stage === 'over', 'the bots play to the end', 240);
  assert.ok((tableOf(a, id).winners ?? []).length > 0);
  await a.close();
});

test('when a clock runs out a bot plays for the seat, also when the server was down meanwhile', async (t) => {
  const dataDir = tempDir(t);
  let now = 1_000_000;
  const stand = { now: () => now };
  const game = await two(t, { clock: { kind: 'per-move', seconds: 60 } }, { dataDir }, stand);
  const [waited = -1] = tableOf(game.a, game.id).waiting;
  assert.deepEqual(tableOf(game.a, game.id).clocks?.[waited], { left: 60_000, since: now });
  await game.server.close();
  now += 61_000;
  const again = await serverFor(t, { dataDir }, stand);
  const seatOf = (table: TableInfo) => table.seats[waited];
  const late = await (await visitor(again, game.ann.cookie)).connect();
  await late.ask({ type: 'watch', table: game.id, since: null });
  await until(() => {
    const seat = seatOf(tableOf(late, game.id));
    return seat?.kind === 'person' && seat.standIn !== null;
  }, 'a bot has taken over');
  await until(() => tableOf(late, game.id).at > tableOf(game.a, game.id).at, 'and moves');
  await late.close();
});

test('a bank of time shrinks while one thinks, and grows by the increment with each move', async (t) => {
  let now = 5_000_000;
  const game = await two(t, { clock: { kind: 'bank', seconds: 100, increment: 7 } }, {}, { now: () => now });
  const [mover = -1] = tableOf(game.a, game.id).waiting;
  now += 30_000;
  await playOne(game);
  assert.equal(tableOf(game.a, game.id).clocks?.[mover]?.left, 77_000);
});

test('my tables: those that wait for me come first; public ones are listed, private ones are not', async (t) => {
  const { server, ann, bob, a, id } = await two(t);
  const other = await ann.create({ game: 'dead-mans-draw', seats: ['me', 'open'], visibility: 'public' });
  const mine = async (who: Visitor) => {
    const { json } = await who.call('GET', '/api/tables/mine');
    return JSON.stringify(json);
  };
  const [first = -1] = tableOf(a, id).waiting;
  const waited = first === 0 ? ann : bob;
  assert.ok((await mine(waited)).startsWith(`{"tables":[{"id":"${id}"`));
  const listed = await (await visitor(server)).call('GET', '/api/tables');
  assert.ok(listed.text.includes(other.id));
  assert.ok(!listed.text.includes(id));
});
