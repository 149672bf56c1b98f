// A table on a server, told by a socket that the test holds in its hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableInfo, WholeTable } from '@quarterdeck/protocol';
import { Refused } from '../src/lib/feed.ts';
import { liveFeed, type Net, type SocketEvents } from '../src/lib/live-feed.ts';

const TABLE = 'abcDEF012345';

function info(at: number, more: Partial<WholeTable> = {}): WholeTable {
  return {
    id: TABLE,
    game: 'example',
    options: {},
    visibility: 'link',
    clock: { kind: 'none' },
    stage: 'running',
    ended: null,
    host: 'ann',
    nonces: [null, null],
    seats: [
      { kind: 'person', id: 'ann', name: 'Ann', online: true, standIn: null, away: null },
      { kind: 'bot', bot: 'greedy' },
    ],
    clocks: null,
    commitment: 'c',
    seed: null,
    at,
    waiting: [0],
    winners: null,
    rematch: null,
    created: 1,
    touched: 1,
    ...more,
  };
}

/** The same as a step tells it. */
function step(at: number): TableInfo {
  const { options: _, ...rest } = info(at);
  return rest;
}

const shown = {
  viewer: 0,
  view: {},
  waiting: [0],
  decision: 'stake',
  legal: [{ type: 'stake', card: 3 }],
  forbidden: [],
  outcome: null,
};
const entry = (number: number) => ({ number, actor: number % 2, events: [] });
const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => entry(from + i + 1));

/** The other end of the wire. */
function fakeNet() {
  const sent: Record<string, unknown>[] = [];
  const waits: { milliseconds: number; call: () => void }[] = [];
  let events: SocketEvents | null = null;
  let sockets = 0;
  let tickets = 0;
  const net: Net = {
    open(given) {
      events = given;
      sockets += 1;
      return { send: (text) => void sent.push(JSON.parse(text)), close: () => {} };
    },
    later(milliseconds, call) {
      waits.push({ milliseconds, call });
      return () => {};
    },
    newTicket: () => `t${++tickets}`,
    record: async () => null,
    reviewRecord: () => assert.fail('the game is not over'),
  };
  return {
    net,
    sent,
    waits,
    sockets: () => sockets,
    up: () => events?.onopen(),
    down: () => events?.onclose(),
    say: (message: object) => events?.onmessage(JSON.stringify(message)),
    garbage: (text: string) => events?.onmessage(text),
    snapshot(at: number, since = 0) {
      this.say({ type: 'snapshot', table: info(at), shown, since, log: entries(since, at), chat: [], notes: [], undo: null });
    },
  };
}

function sit() {
  const wire = fakeNet();
  const broken: string[] = [];
  const feed = liveFeed(wire.net, { table: TABLE, me: () => 'ann', onbroken: ({ code }) => void broken.push(code) });
  wire.up();
  wire.snapshot(2);
  return { wire, feed, broken };
}

test('a snapshot is the table, and steps go on from it', () => {
  const { wire, feed } = sit();
  assert.deepEqual(wire.sent, [{ type: 'watch', since: null, ticket: 't1', table: TABLE }]);
  assert.equal(feed.state?.connection, 'live');
  assert.deepEqual(feed.state?.mine, [0]);
  wire.say({ type: 'step', table: step(4), from: 2, log: entries(2, 4), shown, notes: [] });
  assert.deepEqual(
    feed.state?.log.map(({ number }) => number),
    [1, 2, 3, 4],
  );
});

test('a gap is not papered over: what is missing is asked for', () => {
  const { wire, feed } = sit();
  wire.say({ type: 'step', table: step(6), from: 5, log: entries(5, 6), shown, notes: [] });
  assert.equal(feed.state?.log.length, 2);
  assert.deepEqual(wire.sent.at(-1), { type: 'watch', since: 2, ticket: 't2', table: TABLE });
  wire.snapshot(6, 2);
  assert.deepEqual(
    feed.state?.log.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6],
  );
});

test('a step that comes twice is told once', () => {
  const { wire, feed } = sit();
  for (let i = 0; i < 2; i++) wire.say({ type: 'step', table: step(3), from: 2, log: entries(2, 3), shown, notes: [] });
  assert.deepEqual(
    feed.state?.log.map(({ number }) => number),
    [1, 2, 3],
  );
});

test('a move taken back shortens the log', () => {
  const { wire, feed } = sit();
  wire.say({ type: 'back', table: step(1), shown, notes: [] });
  assert.deepEqual(
    feed.state?.log.map(({ number }) => number),
    [1],
  );
});

test('a lost connection is said, waited for longer each time, and made again with everything fresh', () => {
  const { wire, feed } = sit();
  wire.down();
  assert.equal(feed.state?.connection, 'lost');
  for (let i = 0; i < 8; i++) {
    wire.waits.at(-1)?.call();
    wire.down();
  }
  const waits = wire.waits.map(({ milliseconds }) => milliseconds);
  assert.deepEqual(waits.slice(0, 4), [500, 1000, 2000, 4000]);
  assert.equal(Math.max(...waits), 15_000);
  wire.waits.at(-1)?.call();
  wire.up();
  assert.equal(wire.sent.at(-1)?.['since'], null);
  wire.snapshot(3);
  assert.equal(feed.state?.connection, 'live');
  assert.equal(feed.state?.log.length, 3);
});

test('a move without an answer is sent again with the same ticket', async () => {
  const { wire, feed } = sit();
  const done = feed.send({ type: 'move', move: { type: 'stake' } });
  const first = wire.sent.at(-1);
  wire.down();
  wire.waits.at(-1)?.call();
  wire.up();
  assert.deepEqual(wire.sent.at(-1), first);
  assert.equal(first?.['at'], 2);
  wire.say({ type: 'done', ticket: String(first?.['ticket']), result: null });
  await done;
});

test('a stale move is refused with its reason, and the table is asked for again', async () => {
  const { wire, feed } = sit();
  const done = feed.send({ type: 'move', move: { type: 'stake' } });
  const error = { code: 'stale', message: 'too late', reason: null, rule: null };
  wire.say({ type: 'refused', ticket: String(wire.sent.at(-1)?.['ticket']), error });
  await assert.rejects(done, (refused) => refused instanceof Refused && refused.failure.code === 'stale');
  assert.equal(wire.sent.at(-1)?.['type'], 'watch');
});

test('a table that cannot be watched is reported as broken', () => {
  const wire = fakeNet();
  const broken: string[] = [];
  liveFeed(wire.net, { table: TABLE, me: () => null, onbroken: ({ code }) => void broken.push(code) });
  wire.up();
  wire.say({ type: 'refused', ticket: 't1', error: { code: 'unknown-table', message: 'none', reason: null, rule: null } });
  assert.deepEqual(broken, ['unknown-table']);
});

test('what is not a message does no harm', () => {
  const { wire, feed } = sit();
  for (const text of ['', '{', '[]', '{"type":"step"}', 'null']) wire.garbage(text);
  assert.equal(feed.state?.log.length, 2);
});

test('a line of chat is heard once, whatever it holds', () => {
  const { wire, feed } = sit();
  const line = { id: 1, room: 'players', name: 'Ann', seat: 0, text: '<b>hello</b>', time: 1 };
  for (let i = 0; i < 2; i++) wire.say({ type: 'chat', table: TABLE, line });
  assert.deepEqual(feed.state?.chat, [line]);
});

test('a feed that was closed does not connect again', () => {
  const { wire, feed } = sit();
  feed.close();
  wire.down();
  assert.equal(wire.waits.length, 0);
  assert.equal(wire.sockets(), 1);
});
