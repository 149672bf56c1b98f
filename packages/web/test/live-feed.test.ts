// A table on a server, told by a socket that the test holds in its hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSED, PULSE, type TableInfo, type WholeTable } from '@quarterdeck/protocol';
import type { SocketEvents } from '../src/lib/server/line.ts';
import { isAsked, Refused } from '../src/lib/table/feed.ts';
import { liveFeed, type Net } from '../src/lib/table/live-feed.ts';

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

/** Timers that go off when the test lets time pass. */
function virtualTime() {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly call: () => void }>();
  return {
    get now() {
      return now;
    },
    get waiting() {
      return timers.size;
    },
    later(milliseconds: number, call: () => void) {
      const timer = { at: now + milliseconds, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(milliseconds: number) {
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.delete(next);
        now = next.at;
        next.call();
      }
      now = until;
    },
  };
}

/** The other end of the wire. */
function fakeNet() {
  const sent: Record<string, unknown>[] = [];
  const added: (readonly (string | null)[])[] = [];
  const time = virtualTime();
  let events: SocketEvents | null = null;
  let sockets = 0;
  let closed = 0;
  let tickets = 0;
  let nonces = 0;
  let wake = () => {};
  const net: Net = {
    open(given) {
      events = given;
      sockets += 1;
      const close = () => {
        closed += 1;
      };
      return { send: (text) => void sent.push(JSON.parse(text)), close };
    },
    later: time.later,
    random: () => 1,
    onwake(call) {
      wake = call;
      return () => {
        wake = () => {};
      };
    },
    newTicket: () => `t${++tickets}`,
    newNonce: () => String(++nonces).padStart(32, '0'),
    promise: async () => 'promised',
    commitmentOf: async (table) => `of ${table}`,
    addNonce: (...what) => void added.push(what),
    record: async () => null,
    reviewRecord: () => assert.fail('the game is not over'),
  };
  return {
    net,
    sent,
    added,
    time,
    sockets: () => sockets,
    closed: () => closed,
    wake: () => wake(),
    events: () => events,
    up: () => events?.onopen(),
    down: (code = 1006) => events?.onclose(code),
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

test('a lost connection is said, made again at once, and after that waited for longer each time', () => {
  const { wire, feed } = sit();
  wire.down();
  assert.equal(feed.state?.connection, 'lost');
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    const [from, sockets] = [wire.time.now, wire.sockets()];
    while (wire.sockets() === sockets) wire.time.pass(50);
    waits.push(wire.time.now - from);
    wire.down();
  }
  assert.deepEqual(waits, [50, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  wire.time.pass(15_000);
  wire.up();
  assert.equal(wire.sent.at(-1)?.['since'], null);
  wire.snapshot(3);
  assert.equal(feed.state?.connection, 'live');
  assert.equal(feed.state?.log.length, 3);
});

test('a server that opens and closes without a word is not asked again at once for ever', () => {
  const { wire } = sit();
  wire.down();
  for (let i = 0; i < 5; i++) {
    wire.time.pass(15_000);
    wire.up();
    wire.down();
  }
  const sockets = wire.sockets();
  wire.time.pass(1000);
  assert.equal(wire.sockets(), sockets);
});

test('a line on which nothing comes is dead within five seconds, whatever the network says', () => {
  const { wire, feed } = sit();
  for (let i = 0; i < 10; i++) {
    wire.time.pass(PULSE.every);
    wire.say({ type: 'pulse' });
    assert.deepEqual(wire.sent.at(-1), { type: 'pulse' });
  }
  assert.equal(wire.sockets(), 1);
  wire.time.pass(5000);
  assert.equal(feed.state?.connection, 'lost');
  assert.deepEqual([wire.sockets(), wire.closed()], [2, 1]);
});

test('what the dead line still says is not heard', () => {
  const { wire, feed } = sit();
  const old = wire.events();
  wire.time.pass(5000);
  wire.up();
  wire.snapshot(3);
  old?.onclose(1006);
  assert.equal(feed.state?.connection, 'live');
});

test('a connection that does not come about is given up, and tried again', () => {
  const wire = fakeNet();
  liveFeed(wire.net, { table: TABLE, me: () => 'ann', onbroken: () => {} });
  wire.time.pass(5000);
  assert.deepEqual([wire.sockets(), wire.closed()], [2, 1]);
});

test('whoever looks again, or has a network again, does not wait for the next try', () => {
  const { wire, feed } = sit();
  for (let i = 0; i < 6; i++) {
    wire.time.pass(15_000);
    wire.down();
  }
  const sockets = wire.sockets();
  wire.wake();
  assert.equal(wire.sockets(), sockets + 1);
  wire.up();
  wire.snapshot(2);
  wire.wake();
  wire.time.pass(PULSE.every + 1000);
  assert.equal(feed.state?.connection, 'lost', 'the next pulse did not come in time');
});

test('a move without an answer is sent again with the same ticket', async () => {
  const { wire, feed } = sit();
  const done = feed.send({ type: 'move', move: { type: 'stake' } });
  const first = wire.sent.at(-1);
  wire.down();
  wire.time.pass(0);
  wire.up();
  assert.deepEqual(wire.sent.at(-1), first);
  assert.equal(first?.['at'], 2);
  wire.say({ type: 'done', ticket: String(first?.['ticket']), result: null });
  await done;
});

test('what is asked for while the line is down is shown as waiting, offers no second move, and is sent once', async () => {
  const { wire, feed } = sit();
  wire.down();
  const sent = wire.sent.length;
  const done = feed.send({ type: 'move', move: { type: 'stake' } });
  assert.equal(wire.sent.length, sent);
  assert.deepEqual(feed.state?.unsent, ['move']);
  assert.equal(feed.state !== null && isAsked(feed.state), false);
  wire.time.pass(0);
  wire.up();
  const moves = wire.sent.slice(sent).filter(({ type }) => type === 'move');
  assert.equal(moves.length, 1);
  wire.snapshot(2);
  assert.deepEqual(feed.state?.unsent, []);
  wire.say({ type: 'done', ticket: String(moves[0]?.['ticket']), result: null });
  await done;
});

test('whoever sits down adds to the luck and remembers the promise; whoever comes back adds nothing', () => {
  const { wire, feed } = sit();
  void feed.send({ type: 'sit', seat: 1 });
  assert.deepEqual(wire.added, [[TABLE, '1'.padStart(32, '0'), 'c']]);
  assert.equal(wire.sent.at(-1)?.['nonce'], '1'.padStart(32, '0'));
  void feed.send({ type: 'sit', seat: 0 });
  assert.equal(wire.added.length, 1);
  assert.equal(wire.sent.at(-1)?.['nonce'], undefined);
});

const NEXT = 'nextTABLE123';
/** When all that is already promised has come. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('another game has luck of its own: its seed is promised before anything is added', async () => {
  const { wire, feed } = sit();
  const done = feed.send({ type: 'rematch' });
  await settled();
  const { ticket, nonce, commitment } = wire.sent.at(-1) ?? {};
  assert.equal(commitment, 'promised');
  wire.say({ type: 'done', ticket: String(ticket), result: { table: NEXT } });
  assert.deepEqual(await done, { table: NEXT });
  assert.deepEqual(wire.added, [[NEXT, nonce, 'promised']]);
});

test('where somebody else was faster, one sits down at their table, having seen its promise', async () => {
  const { wire, feed } = sit();
  const done = feed.send({ type: 'rematch' });
  await settled();
  wire.say({ type: 'table', table: { ...step(2), rematch: NEXT }, undo: null, notes: [] });
  const error = { code: 'stale', message: 'somebody else was faster', reason: null, rule: null };
  wire.say({ type: 'refused', ticket: String(wire.sent.at(-1)?.['ticket']), error });
  await settled();
  const { ticket, nonce, commitment } = wire.sent.findLast(({ type }) => type === 'rematch') ?? {};
  assert.equal(commitment, null);
  wire.say({ type: 'done', ticket: String(ticket), result: { table: NEXT } });
  await done;
  assert.deepEqual(wire.added, [[NEXT, nonce, `of ${NEXT}`]]);
});

test('what happened besides the game is told once, also where it comes twice', () => {
  const { wire, feed } = sit();
  const note = { number: 1, kind: 'left', at: 2, seat: 0, time: 1 };
  for (let i = 0; i < 2; i++) wire.say({ type: 'table', table: step(2), undo: null, notes: [note] });
  assert.deepEqual(feed.state?.notes, [note]);
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
  wire.wake();
  assert.equal(wire.time.waiting, 0);
  wire.time.pass(60_000);
  assert.equal(wire.sockets(), 1);
});

test('who is let in no more is told so, and it is not tried for ever', () => {
  const wire = fakeNet();
  const broken: string[] = [];
  liveFeed(wire.net, { table: TABLE, me: () => 'ann', onbroken: ({ code }) => broken.push(code) });
  wire.up();
  wire.snapshot(2);
  wire.down(CLOSED.session);
  wire.time.pass(1);
  assert.deepEqual([broken, wire.sockets()], [[], 2], 'another session of the same person may have ended');
  wire.up();
  wire.down(CLOSED.session);
  wire.time.pass(60_000);
  assert.deepEqual([broken, wire.sockets()], [['no-session'], 2]);
});
