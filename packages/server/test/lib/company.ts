// People at a table.
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { at } from '@quarterdeck/kernel';
import type { TableInfo } from '@quarterdeck/protocol';
import type { GivenSettings, Replacements, Server } from '../../src/index.ts';
import type { Client } from './client.ts';
import { codeOf, serverFor, until, type Visitor, visitor } from './harness.ts';

/** People at a table that has begun; the first of them set it up, and each looks on. */
export interface Company {
  readonly server: Server;
  readonly id: string;
  readonly visitors: readonly Visitor[];
  /** By seat. */
  readonly clients: readonly Client[];
}

export async function company(server: Server, people: number, table: object = {}): Promise<Company> {
  const visitors = await Promise.all(Array.from({ length: people }, () => visitor(server)));
  const seats = visitors.map((_, seat) => (seat === 0 ? 'me' : 'open'));
  const { id } = await at(visitors, 0).create({ game: 'dead-mans-draw', seats, ...table });
  const clients = await Promise.all(visitors.map((person) => person.connect()));
  for (const [seat, client] of clients.entries()) {
    await client.ask({ type: 'watch', table: id, since: null });
    if (seat > 0) assert.equal(codeOf(await client.ask({ type: 'sit', table: id, seat })), 'done');
  }
  return { server, id, visitors, clients };
}

export interface Two {
  readonly server: Server;
  readonly ann: Visitor;
  readonly bob: Visitor;
  readonly a: Client;
  readonly b: Client;
  readonly id: string;
}

/** Ann and Bob at a table of Dead Man's Draw, which has begun. */
export async function two(t: TestContext, table: object = {}, given: GivenSettings = {}, stand: Replacements = {}): Promise<Two> {
  const { server, id, visitors, clients } = await company(await serverFor(t, given, stand), 2, table);
  const [a, b] = [at(clients, 0), at(clients, 1)];
  t.after(() => Promise.all([a.close(), b.close()]));
  return { server, ann: at(visitors, 0), bob: at(visitors, 1), a, b, id };
}

export function tableOf(client: Client, id: string): TableInfo {
  const { table } = client.of(id);
  assert.ok(table !== null);
  return table;
}

/** Whoever is waited for plays the first move there is. */
export async function playOne({ a, b, id }: Pick<Two, 'a' | 'b' | 'id'>): Promise<Client> {
  const mover = [a, b].find((client) => (client.of(id).shown?.legal.length ?? 0) > 0);
  assert.ok(mover !== undefined);
  const { shown, table } = mover.of(id);
  const answer = await mover.ask({ type: 'move', table: id, at: table?.at ?? 0, move: at(shown?.legal ?? [], 0) });
  assert.equal(codeOf(answer), 'done');
  await until(() => tableOf(a, id).at === tableOf(b, id).at, 'both have heard of it');
  return mover;
}

export async function playOut(game: Pick<Two, 'a' | 'b' | 'id'>): Promise<void> {
  while (tableOf(game.a, game.id).stage === 'running') await playOne(game);
}
