// Tables in memory: one room a table, put away when nobody uses it, and never heard of again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '@quarterdeck/kernel';
import type { Room } from '../../src/table/room/room.ts';
import { playOne, tableOf, two } from '../lib/company.ts';
import { codeOf, until, visitor } from '../lib/harness.ts';

const DAYS = 24 * 60 * 60;

test('a table with a clock is put away like any other, and the room that was never acts again', async (t) => {
  let now = 1_000_000_000_000;
  const clock = { kind: 'per-move', seconds: 2 * DAYS };
  const game = await two(t, { clock }, { limits: { perSecond: 0 } }, { now: () => now });
  const { server, id } = game;
  const { rooms, metrics, due } = server;
  const seen = new Set<Room>();
  for (let visits = 0; visits < 5; visits++) {
    const room = rooms.all.get(id);
    assert.ok(room !== undefined);
    seen.add(room);
    await Promise.all([game.a, game.b].map((client) => client.ask({ type: 'unwatch', table: id })));
    rooms.sweep(0);
    assert.equal(rooms.all.size, 0);
    await assert.rejects(
      room.queue.add(async () => {}),
      /put away/,
    );
    await Promise.all([game.a, game.b].map((client) => client.ask({ type: 'watch', table: id, since: null })));
    assert.equal(rooms.all.size, 1);
    await playOne(game);
  }
  assert.equal(seen.size, 5);
  now += 2 * DAYS * 1000 + 1;
  for (const room of [...seen, ...rooms.all.values()]) due.lookAfter(room);
  await until(() => tableOf(game.a, id).seats.some((seat) => seat.kind === 'person' && seat.away === 'time'), 'time is up once');
  assert.match(metrics.print(), /quarterdeck_lost_races_total 0\n/);
});

test('a table whose clock runs out soon stays, so that it is not found too late', async (t) => {
  const game = await two(t, { clock: { kind: 'per-move', seconds: 60 } });
  const { rooms } = game.server;
  await Promise.all([game.a, game.b].map((client) => client.ask({ type: 'unwatch', table: game.id })));
  rooms.sweep(0);
  assert.equal(rooms.all.size, 1);
});

test('a hundred who come at once to a table that sleeps find the same room', async (t) => {
  const { server, id, a, b } = await two(t);
  await Promise.all([a, b].map((client) => client.ask({ type: 'unwatch', table: id })));
  server.rooms.sweep(0);
  const rooms = await Promise.all(Array.from({ length: 100 }, () => server.rooms.open(id)));
  assert.equal(new Set(rooms).size, 1);
  assert.equal(at([...server.rooms.all.values()], 0), rooms[0]);
  const late = await (await visitor(server)).connect();
  assert.equal(codeOf(await late.ask({ type: 'watch', table: id, since: null })), 'done');
  await late.close();
});
