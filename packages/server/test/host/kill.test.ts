// The server is killed (SIGKILL) at random moments while many games are played. Nothing that anybody was told is lost.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { pick, quickRng, type Rng, verifyRecord } from '@quarterdeck/kernel';
import type { Heard } from '@quarterdeck/protocol';
import * as z from 'zod';
import { type Client, clientOf, type Known, samePrefix } from '../lib/client.ts';
import { codeOf, cookieOf, tempDir, until } from '../lib/harness.ts';
import { kill, type Running, start } from '../lib/processes.ts';

const PAIRS = 5;
const GAMES_OF_A_PAIR = 10;
/** Fifty games last for so many kills; then others are set up. */
const KILLS = 4;
const VOYAGES = process.env['QUARTERDECK_LONG'] === '1' ? 25 : 5;
/** One person, with one socket for all of their games. */
interface Sailor {
  readonly cookie: string;
  client: Client | null;
  /** What is known of each table, whatever becomes of the socket. */
  readonly known: Map<string, Known>;
}

interface Fleet {
  running: Running;
  readonly sailors: readonly Sailor[];
  readonly tables: string[];
  /** By table: how long the log was, at least, when a move was acknowledged, and what was told of it. */
  readonly acknowledged: Map<string, number>;
  readonly rng: Rng;
}

const me = z.looseObject({ id: z.string() });
const created = z.looseObject({ id: z.string() });

async function arrive(url: string): Promise<Sailor> {
  const answer = await fetch(`${url}/api/me`);
  me.parse(await answer.json());
  return { cookie: cookieOf(answer.headers.getSetCookie()), client: null, known: new Map() };
}

async function setUp(fleet: Fleet): Promise<void> {
  for (const [i, { cookie }] of fleet.sailors.entries()) {
    if (i % 2 === 1) continue;
    for (let game = 0; game < GAMES_OF_A_PAIR; game++) {
      const seats = ['me', 'open', ...(game === 0 ? ['bot:random'] : [])];
      const body = JSON.stringify({ game: 'dead-mans-draw', options: { traits: true }, seats });
      const headers = { cookie, 'content-type': 'application/json' };
      const answer = await fetch(`${fleet.running.url}/api/tables`, { method: 'POST', headers, body });
      fleet.tables.push(created.parse(await answer.json()).id);
    }
  }
}

function tablesOf(fleet: Fleet, sailor: Sailor): string[] {
  const pair = Math.floor(fleet.sailors.indexOf(sailor) / 2);
  return fleet.tables.slice(pair * GAMES_OF_A_PAIR, (pair + 1) * GAMES_OF_A_PAIR);
}

/** Connects, and holds what it is told against what it knew before. */
async function connect(fleet: Fleet, sailor: Sailor): Promise<void> {
  const socket = new WebSocket(`${fleet.running.url.replace('http', 'ws')}/api/live`, { headers: { cookie: sailor.cookie } });
  await once(socket, 'open');
  const before = new Map([...sailor.known].map(([table, { log }]): [string, Heard[]] => [table, [...log]]));
  const client = clientOf(socket);
  for (const table of tablesOf(fleet, sailor)) {
    assert.equal(codeOf(await client.ask({ type: 'watch', table, since: null })), 'done');
    const known = client.of(table);
    assert.ok(samePrefix(known.log, before.get(table) ?? []), 'what was told once is still so');
    assert.ok((known.table?.at ?? 0) >= (fleet.acknowledged.get(table) ?? 0), 'no acknowledged move is missing');
    if (known.table?.seats[1]?.kind === 'open' && fleet.sailors.indexOf(sailor) % 2 === 1) {
      await client.ask({ type: 'sit', table, seat: 1 });
    }
    sailor.known.set(table, known);
  }
  sailor.client = client;
}

/** How much further a game must come after the last restart to be one that goes on. */
const FURTHER = 15;

/** Plays wherever this sailor is waited for, until the socket is lost, or all games are over or have come far enough. */
async function sail(fleet: Fleet, sailor: Sailor, target: ReadonlyMap<string, number>): Promise<void> {
  const { client } = sailor;
  const own = tablesOf(fleet, sailor);
  const goesOn = (table: string): boolean => {
    const info = client?.of(table).table;
    return info?.stage !== 'over' && (info?.at ?? 0) < (target.get(table) ?? Number.POSITIVE_INFINITY);
  };
  while (client?.isOpen === true && own.some(goesOn)) {
    const ready = own.filter((table) => (client.of(table).shown?.legal.length ?? 0) > 0);
    if (ready.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await Promise.all(ready.map((table) => move(fleet, client, table)));
  }
}

async function move(fleet: Fleet, client: Client, table: string): Promise<void> {
  const { shown, table: info } = client.of(table);
  const at = info?.at ?? 0;
  const answer = await client.ask({ type: 'move', table, at, move: pick(shown?.legal ?? [], fleet.rng) });
  if (answer.type === 'done') fleet.acknowledged.set(table, Math.max(at + 1, fleet.acknowledged.get(table) ?? 0));
}

async function sailTogether(fleet: Fleet, further = Number.POSITIVE_INFINITY): Promise<void> {
  await Promise.all(fleet.sailors.map((sailor) => connect(fleet, sailor)));
  const known = fleet.sailors.flatMap((sailor) => [...sailor.known]);
  const target = new Map(known.map(([table, { table: info }]): [string, number] => [table, (info?.at ?? 0) + further]));
  await Promise.all(fleet.sailors.map((sailor) => sail(fleet, sailor, target)));
}

async function launch(t: TestContext, dataDir: string): Promise<Fleet> {
  const running = await start(dataDir);
  const sailors = await Promise.all(Array.from({ length: PAIRS * 2 }, () => arrive(running.url)));
  const fleet: Fleet = { running, sailors, tables: [], acknowledged: new Map(), rng: quickRng(7) };
  t.after(() => kill(fleet.running, 'SIGKILL'));
  await setUp(fleet);
  return fleet;
}

test('games outlive a server that is killed again and again, fifty at a time, without the loss of an acknowledged move', async (t) => {
  const dataDir = tempDir(t);
  for (let voyages = 0; voyages < VOYAGES; voyages++) await voyage(t, dataDir);
});

async function voyage(t: TestContext, dataDir: string): Promise<void> {
  const fleet = await launch(t, dataDir);
  const chance = quickRng(11);
  for (let kills = 0; kills < KILLS; kills++) {
    const played = sailTogether(fleet).catch((error: unknown) => {
      if (error instanceof assert.AssertionError) throw error; // a connection that was cut is what this is about
    });
    const enough = total(fleet) + 50 + chance.below(300);
    await until(() => total(fleet) > enough, 'moves are acknowledged', 240);
    await kill(fleet.running, 'SIGKILL');
    await played;
    fleet.running = await start(dataDir);
  }
  await sailTogether(fleet, FURTHER);
  await checkRecords(fleet);
  await Promise.all(fleet.sailors.map(({ client }) => client?.close()));
  await kill(fleet.running, 'SIGTERM');
  assert.equal(fleet.running.child.exitCode, 0, 'a server that is asked to stop stops well');
}

function total({ acknowledged }: Fleet): number {
  return [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
}

async function checkRecords({ running, tables, acknowledged }: Fleet): Promise<void> {
  for (const table of tables) {
    const answer = await fetch(`${running.url}/api/tables/${table}/record`);
    if (answer.status === 403) continue; // it goes on still
    const text = await answer.text();
    const { match, chance } = verifyRecord(text, () => deadMansDraw);
    assert.equal(chance, 'checked');
    assert.ok(match.log.length >= (acknowledged.get(table) ?? 0));
  }
}
