// Clocks: what is spent is spent, whoever leaves and comes back.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { at } from '@quarterdeck/kernel';
import type { Client } from '../lib/client.ts';
import { tableOf, two } from '../lib/company.ts';
import { codeOf, until } from '../lib/harness.ts';

/** Who is waited for at a table of two with this clock; the bot that stands in takes its time, as long as `botPause` says. */
async function thinking(t: TestContext, clock: object, botPause: number) {
  let now = 1_000_000_000;
  // The luck is the test's: a kraken that busts on the first draw would end the turn whose time is counted.
  const game = await two(t, { clock }, { botPause }, { now: () => now, makeSeed: () => 'a calm sea' });
  const [seat = -1] = tableOf(game.a, game.id).waiting;
  const mover: Client = at([game.a, game.b], seat);
  const own = { type: 'sit', table: game.id, seat } as const;
  return {
    ...game,
    mover,
    seat,
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
    /** What is left, in seconds. */
    left: () => {
      const face = tableOf(mover, game.id).clocks?.[seat];
      return ((face?.left ?? 0) - (face?.since == null ? 0 : now - face.since)) / 1000;
    },
    leave: async () => assert.equal(codeOf(await mover.ask({ type: 'leave', table: game.id })), 'done'),
    sit: () => mover.ask(own).then(codeOf),
  };
}

const HOUR = 3_600_000;

for (const clock of [
  { kind: 'per-move', seconds: 60 },
  { kind: 'bank', seconds: 60, increment: 5 },
]) {
  test(`who leaves and sits down again has the time that was left, as often as they like (${clock.kind})`, async (t) => {
    const game = await thinking(t, clock, HOUR);
    for (const left of [50, 40, 30, 20, 10, 4]) {
      game.wait(game.left() - left);
      await game.leave();
      assert.equal(game.left(), left, 'while they are away it stands still');
      assert.equal(await game.sit(), 'done');
      assert.equal(game.left(), left);
    }
  });

  test(`a move that is taken back brings no time, and what was thought since is spent (${clock.kind})`, async (t) => {
    const game = await thinking(t, clock, HOUR);
    const { a, b, id, mover } = game;
    const at = () => tableOf(mover, id).at;
    const before = at();
    game.wait(20);
    assert.equal(codeOf(await mover.ask({ type: 'move', table: id, at: at(), move: { type: 'draw' } })), 'done');
    assert.ok(game.left() > 40);
    game.wait(10);
    assert.equal(codeOf(await mover.ask({ type: 'ask-undo', table: id, at: at() })), 'done');
    const other = mover === a ? b : a;
    assert.equal(codeOf(await other.ask({ type: 'answer-undo', table: id, at: at(), accept: true })), 'done');
    await until(() => at() === before, 'it is told');
    assert.equal(game.left(), 30);
  });

  test(`whose time is up does not get the seat back before the stand-in has moved (${clock.kind})`, async (t) => {
    const game = await thinking(t, clock, HOUR);
    game.wait(55);
    await game.leave();
    await game.sit();
    game.wait(6);
    game.server.due.lookAfter(at([...game.server.rooms.all.values()], 0));
    await until(
      () => tableOf(game.mover, game.id).seats.some((seat) => seat.kind === 'person' && seat.away === 'time'),
      'time is up',
    );
    assert.equal(await game.sit(), 'not-allowed', 'it is for the bot to move');
  });

  test(`who comes back after the stand-in has moved has time again (${clock.kind})`, async (t) => {
    const game = await thinking(t, clock, 0);
    game.wait(58);
    const { at: before } = tableOf(game.mover, game.id);
    await game.leave();
    await until(() => tableOf(game.mover, game.id).at > before, 'the stand-in moves');
    assert.equal(await game.sit(), 'done');
    assert.ok(game.left() >= 30);
  });
}
