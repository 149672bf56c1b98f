// What every home of the storage must do. A new home runs the same tests.
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Commit, Storage } from '../../src/storage/storage.ts';
import { personAt, type StoredEntry, type StoredSeat, type StoredTable } from '../../src/storage/stored.ts';

export function storedTable(id: string, more: Partial<StoredTable> = {}): StoredTable {
  return {
    id,
    game: 'example',
    rules: 1,
    options: {},
    visibility: 'public',
    clock: { kind: 'none' },
    stage: 'running',
    seed: 'ab',
    commitment: 'cd',
    at: 0,
    revision: 0,
    kept: null,
    waiting: [],
    winners: null,
    undo: null,
    rematch: null,
    ended: null,
    host: null,
    hash: null,
    hashed: null,
    due: null,
    created: 1000,
    touched: 1000,
    seats: [],
    ...more,
  };
}

export function storedSeat(seat: number, person: string | null): StoredSeat {
  const holder = person === null ? ({ kind: 'open' } as const) : ({ kind: 'person', person, standIn: null, away: null } as const);
  return { seat, holder, nonce: null, timeLeft: null, beforeMove: null, since: null };
}

function entry(number: number, type = 'go'): StoredEntry {
  return { number, actor: 0, move: { type }, time: 1 };
}

function appended(was: StoredTable, entries: readonly StoredEntry[], more: Partial<Commit> = {}): Commit {
  return { table: { ...was, at: was.at + entries.length }, was, from: was.at, entries, notes: [], done: null, ...more };
}

type Open = (t: TestContext) => Promise<Storage>;

export function storageContract(home: string, open: Open): void {
  describe(`storage in ${home}`, () => {
    readingTables(open);
    committing(open);
    entriesAndRematches(open);
    talkAndLists(open);
    peopleAndKeys(open);
  });
}

async function withTable(open: Open, t: TestContext, more: Partial<StoredTable> = {}) {
  const storage = await open(t);
  const table = storedTable('aaaaaaaaaaaa', { seats: [storedSeat(0, 'ann'), storedSeat(1, null)], ...more });
  await storage.createTable(table, null);
  return { storage, table };
}

/** What was written is read again. */
function readingTables(open: Open): void {
  test('a table is read as it was written', async (t) => {
    const { storage, table } = await withTable(open, t);
    assert.deepEqual(toPlain(await storage.readTable(table.id)), table);
    assert.equal(await storage.readTable('bbbbbbbbbbbb'), null);
  });

  test('whoever sits there, whatever was asked and however it ended is read as it was written', async (t) => {
    const away = { kind: 'person', person: 'bob', standIn: 'greedy', away: 'resigned' } as const;
    const { storage, table } = await withTable(open, t, {
      options: { traits: true, cards: [1, { two: null }] },
      clock: { kind: 'bank', seconds: 90, increment: 5 },
      seed: null,
      stage: 'over',
      ended: 'resigned',
      host: 'ann',
      waiting: [0, 2],
      winners: [0],
      undo: { seat: 1, at: 7, accepted: [0] },
      seats: [
        { ...storedSeat(0, 'ann'), nonce: 'ff', timeLeft: 5, beforeMove: 9, since: 3 },
        { ...storedSeat(1, null), holder: away },
        { ...storedSeat(2, null), holder: { kind: 'bot', bot: 'random' } },
        storedSeat(3, null),
      ],
    });
    assert.deepEqual(toPlain(await storage.readTable(table.id)), table);
    const { options: _, ...listed } = table;
    assert.deepEqual(toPlain(await storage.listOf('ann', 10)), [listed]);
    const fewer = { ...table, seats: table.seats.slice(0, 2), waiting: [], winners: null, undo: null };
    assert.ok(await storage.commit(appended(table, [], { table: fewer })));
    assert.deepEqual(toPlain(await storage.readTable(table.id)), { ...fewer, revision: 1 });
  });
}

/** A commit is whole, and one of two wins. */
function committing(open: Open): void {
  test('a commit writes entries, seats, the table and the ticket at once', async (t) => {
    const { storage, table } = await withTable(open, t);
    const seat = { ...storedSeat(1, 'bob'), timeLeft: 90_000, since: 2 ** 41 };
    const seats = [...table.seats.slice(0, 1), seat];
    const done = { person: 'ann', ticket: 't1', result: { fine: true } };
    const change = { table: { ...table, at: 2, seats }, done };
    assert.ok(await storage.commit(appended(table, [entry(1), entry(2)], change)));
    const stored = await storage.readTable(table.id);
    assert.equal(stored?.at, 2);
    assert.equal(stored?.revision, 1);
    assert.deepEqual(toPlain(stored?.seats[1]), seat);
    assert.deepEqual(toPlain(await storage.readEntries(table.id)), [entry(1), entry(2)]);
    assert.deepEqual(
      (await storage.readDone(table.id)).map(({ ticket, result }) => [ticket, result]),
      [['t1', { fine: true }]],
    );
  });

  test('of two writers one wins, and the other changes nothing', async (t) => {
    const { storage, table } = await withTable(open, t);
    const first = appended(table, [entry(1, 'first')]);
    const second = appended(table, [entry(1, 'second')], {
      done: { person: 'bob', ticket: 't', result: null },
    });
    const won = await Promise.all([storage.commit(first), storage.commit(second)]);
    assert.deepEqual(won.toSorted(), [false, true]);
    assert.equal((await storage.readEntries(table.id)).length, 1);
    assert.equal((await storage.readDone(table.id)).length, won[1] ? 1 : 0);
  });

  test('an entry has its number for itself, whatever the revision says', async (t) => {
    const { storage, table } = await withTable(open, t);
    await storage.commit(appended(table, [entry(1)]));
    const next = { ...table, revision: 1, at: 1 };
    await assert.rejects(storage.commit({ ...appended(next, [entry(1)]), from: 1 }));
    assert.equal((await storage.readTable(table.id))?.revision, 1, 'the whole commit is undone');
  });
}

/** What becomes of a log, and what follows a game. */
function entriesAndRematches(open: Open): void {
  test('entries that are taken back are gone, those before stay', async (t) => {
    const { storage, table } = await withTable(open, t);
    await storage.commit(
      appended(
        table,
        [1, 2, 3].map((number) => entry(number)),
      ),
    );
    const back = { ...table, revision: 1, at: 2, kept: 1 };
    assert.ok(await storage.commit(appended(back, [entry(2, 'other')], { table: back, from: 1 })));
    assert.deepEqual(
      (await storage.readEntries(table.id)).map(({ move }) => move),
      [{ type: 'go' }, { type: 'other' }],
    );
  });

  test('a commit of hundreds of entries is one commit', async (t) => {
    const { storage, table } = await withTable(open, t);
    const many = Array.from({ length: 450 }, (_, i) => entry(i + 1));
    assert.ok(await storage.commit(appended(table, many)));
    assert.equal((await storage.readEntries(table.id)).length, 450);
  });

  test('a game is followed by one table only', async (t) => {
    const { storage, table } = await withTable(open, t, { stage: 'over' });
    const follow = (id: string) =>
      storage.createTable(storedTable(id, { seats: [storedSeat(0, 'ann')] }), { rematchOf: table.id, instead: null });
    assert.ok(await follow('bbbbbbbbbbbb'));
    assert.equal(await follow('cccccccccccc'), false);
    assert.equal((await storage.readTable(table.id))?.rematch, 'bbbbbbbbbbbb');
    assert.equal(await storage.readTable('cccccccccccc'), null);
  });
}

/** Talk, and tables by who looks for them. */
function talkAndLists(open: Open): void {
  test('chat lines are numbered, kept by room, and a line sent twice is said once', async (t) => {
    const { storage, table } = await withTable(open, t);
    const say = (ticket: string, room: 'players' | 'spectators', text: string) =>
      storage.addChat({
        line: { table: table.id, room, person: 'ann', seat: 0, text, time: 5 },
        keep: 10,
        done: { person: 'ann', ticket, result: null },
      });
    assert.equal((await say('1', 'players', '<b>ahoy</b>'))?.number, 1);
    assert.equal((await say('2', 'spectators', 'psst'))?.number, 2);
    assert.equal(await say('1', 'players', '<b>ahoy</b>'), null);
    assert.deepEqual(
      (await storage.readChat(table.id, ['players'], 10)).map(({ text }) => text),
      ['<b>ahoy</b>'],
    );
    assert.deepEqual(
      (await storage.readChat(table.id, ['players', 'spectators'], 1)).map(({ text }) => text),
      ['psst'],
    );
  });

  test('lists: public ones that go on, my own, and what is due', async (t) => {
    const { storage } = await withTable(open, t, { due: 500 });
    const more: Partial<StoredTable>[] = [
      { visibility: 'link' },
      { stage: 'over' },
      { touched: 2000, due: 100 },
      { touched: 10 },
    ];
    for (const [i, fields] of more.entries()) {
      const id = `${'bcde'.charAt(i)}`.repeat(12);
      const seats = [storedSeat(0, i === 0 ? 'ann' : 'bob')];
      await storage.createTable(storedTable(id, { ...fields, seats }), null);
    }
    assert.deepEqual(
      (await storage.listPublic(500, 10)).map(({ id }) => id.charAt(0)),
      ['d', 'a'],
    );
    assert.deepEqual((await storage.listOf('ann', 10)).map(({ id }) => id.charAt(0)).toSorted(), ['a', 'b']);
    assert.deepEqual(
      (await storage.listDue(499, 10)).map(({ id }) => id.charAt(0)),
      ['d'],
    );
    assert.deepEqual(
      (await storage.listDue(500, 10)).map(({ id }) => id.charAt(0)),
      ['d', 'a'],
    );
  });
}

/** People, what is the server's own, and what is forgotten. */
function peopleAndKeys(open: Open): void {
  test('people have names, change them, and are forgotten without their seats', async (t) => {
    const { storage, table } = await withTable(open, t);
    await storage.addPerson('ann', 'Ann', 1);
    await storage.addPush({ endpoint: 'https://push', person: 'ann', keys: { p256dh: 'p', auth: 'a' }, created: 1 });
    await storage.renamePerson('ann', 'Anne Bonny');
    assert.deepEqual([...(await storage.names(['ann', 'nobody']))], [['ann', 'Anne Bonny']]);
    assert.deepEqual(await storage.forgetPerson('ann'), [table.id]);
    assert.deepEqual(await storage.pushesOf('ann'), []);
    assert.equal((await storage.findPerson('ann'))?.name, '');
    assert.equal(await firstAt(storage, table.id), 'ann');
  });

  test("a guest's seats go to the account, except where it sits already", async (t) => {
    const { storage, table } = await withTable(open, t);
    await storage.createTable(storedTable('bbbbbbbbbbbb', { seats: [storedSeat(0, 'ann'), storedSeat(1, 'acc')] }), null);
    assert.deepEqual(await storage.movePerson('ann', 'acc'), [table.id]);
    assert.equal(await firstAt(storage, table.id), 'acc');
    assert.equal(await firstAt(storage, 'bbbbbbbbbbbb'), 'ann');
  });

  test('a key of the server is made once', async (t) => {
    const storage = await open(t);
    assert.equal(await storage.keyOf('cookies', () => 'first'), 'first');
    assert.equal(await storage.keyOf('cookies', () => 'second'), 'first');
  });

  test('old tickets are forgotten', async (t) => {
    const { storage, table } = await withTable(open, t);
    await storage.commit(appended({ ...table, touched: 5 }, [], { done: { person: 'ann', ticket: 'old', result: null } }));
    assert.equal(await storage.forgetDone(6, 10), 1);
    assert.deepEqual(await storage.readDone(table.id), []);
  });
}

/** Who sits on the first seat. */
async function firstAt(storage: Storage, id: string): Promise<string | null> {
  const [seat] = (await storage.readTable(id))?.seats ?? [];
  return seat === undefined ? null : personAt(seat);
}

/** Rows of a database may have another prototype; what counts is what is in them. */
function toPlain(rows: unknown): unknown {
  return JSON.parse(JSON.stringify(rows));
}
