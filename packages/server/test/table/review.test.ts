// Looking back at a live table: an earlier position, with no more than the viewer could know then.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { at, pick, quickRng, type Rng } from '@quarterdeck/kernel';
import { shownPosition } from '@quarterdeck/protocol';
import * as z from 'zod';
import type { Client } from '../lib/client.ts';
import { company, tableOf } from '../lib/company.ts';
import { codeOf, serverFor, until, visitor } from '../lib/harness.ts';

const stakes = z.looseObject({
  hands: z.array(z.array(z.int().nullable())),
  stack: z.array(z.looseObject({ kind: z.string(), stakes: z.array(z.union([z.int(), z.string(), z.null()])).optional() })),
});

async function reviewed(client: Client, table: string, number: number) {
  const answer = await client.ask({ type: 'review', table, number });
  assert.equal(codeOf(answer), 'done');
  return shownPosition.parse(answer.type === 'done' ? answer.result : null);
}

/** Two captains of Smugglers' Cove and one who looks on. */
async function cove(t: TestContext, options: object = {}) {
  const { server, id, clients } = await company(await serverFor(t), 2, { game: 'example', options });
  const spectator = await (await visitor(server)).connect();
  await spectator.ask({ type: 'watch', table: id, since: null });
  const everybody = [...clients, spectator];
  t.after(() => Promise.all(everybody.map((client) => client.close())));
  return { server, id, everybody, a: at(clients, 0), b: at(clients, 1), spectator };
}

async function move(client: Client, id: string, rng: Rng): Promise<void> {
  const { shown, table } = client.of(id);
  const answer = await client.ask({ type: 'move', table: id, at: table?.at ?? 0, move: pick(shown?.legal ?? [], rng) });
  assert.equal(codeOf(answer), 'done');
}

test('everybody finds again what they were shown, at every number, as long as the game lasts and after', async (t) => {
  const { id, everybody } = await cove(t, { goal: 20 });
  const rng = quickRng(5);
  const kept = everybody.map(() => new Map<number, unknown>());
  while (tableOf(at(everybody, 0), id).stage === 'running') {
    for (const [i, client] of everybody.entries()) at(kept, i).set(tableOf(client, id).at, client.of(id).shown);
    await move(
      pick(
        everybody.filter((client) => (client.of(id).shown?.legal.length ?? 0) > 0),
        rng,
      ),
      id,
      rng,
    );
    await until(() => new Set(everybody.map((client) => tableOf(client, id).at)).size === 1, 'all have heard of it');
  }
  assert.ok(at(kept, 0).size > 3);
  for (const [i, client] of everybody.entries()) {
    for (const [number, shown] of at(kept, i)) assert.deepEqual(await reviewed(client, id, number), shown);
  }
});

test('what was face down then stays face down for the others, although it was turned up since', async (t) => {
  const { id, everybody, a, b } = await cove(t);
  const rng = quickRng(1);
  const { at: asked } = tableOf(a, id);
  await move(a, id, rng);
  await move(b, id, rng);
  const [own, other, onlooker] = await Promise.all(everybody.map((client) => reviewed(client, id, asked + 1)));
  const stakedBy0 = (shown: typeof own) => stakes.parse(shown?.view).stack.at(-1)?.stakes?.[0];
  assert.equal(typeof stakedBy0(own), 'number');
  assert.deepEqual([stakedBy0(other), stakedBy0(onlooker)], ['hidden', 'hidden']);
  assert.deepEqual(stakes.parse(other?.view).hands[0], [null, null, null]);
  assert.deepEqual(stakes.parse(onlooker?.view).hands, [
    [null, null, null],
    [null, null, null],
  ]);
});

test('who only looks on reviews as a spectator, also without watching the table', async (t) => {
  const { server, id } = await cove(t);
  const passer = await (await visitor(server)).connect();
  const { viewer, legal, forbidden } = await reviewed(passer, id, 3);
  assert.deepEqual({ viewer, legal, forbidden }, { viewer: 'spectator', legal: [], forbidden: [] });
  await passer.close();
});

test('beyond the last entry is the present; what is no number of entries is refused', async (t) => {
  const { id, a } = await cove(t);
  assert.deepEqual(await reviewed(a, id, 1_000_000), a.of(id).shown);
  for (const number of [-1, 1.5, 1e300]) {
    assert.equal(codeOf(await a.ask({ type: 'review', table: id, number })), 'bad-request', String(number));
  }
  const refused = a.nextRefusal();
  a.blurt(JSON.stringify({ type: 'review', table: id, number: '3' }));
  assert.equal((await refused).code, 'bad-request');
});

test('before the beginning there is nothing to answer, in a review as in the table itself', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const { id } = await ann.create({ game: 'example', seats: ['me', 'open'] });
  const a = await ann.connect();
  const { viewer, waiting, legal } = await reviewed(a, id, 0);
  assert.deepEqual({ viewer, waiting, legal }, { viewer: 0, waiting: [], legal: [] });
  await a.close();
});
