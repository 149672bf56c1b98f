// What every home of the storage must do. A new home runs the same tests.
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { EntryRow, SeatRow, TableRow } from '../src/storage/schema.ts';
import type { Commit, Storage } from '../src/storage/storage.ts';

export function tableRow(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'example',
    rules: 1,
    options: '{}',
    visibility: 'public',
    clock: '{"kind":"none"}',
    stage: 'running',
    seed: 'ab',
    commitment: 'cd',
    at: 0,
    revision: 0,
    kept: null,
    waiting: '[]',
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
    ...more,
  };
}

export function seatRow(table: string, seat: number, person: string | null): SeatRow {
  const kind = person === null ? 'open' : 'person';
  return {
    table_id: table,
    seat,
    kind,
    bot: null,
    person,
    stand_in: null,
    away: null,
    resigned: 0,
    nonce: null,
    time_left: null,
    before_move: null,
    since: null,
  };
}

function entry(table: string, number: number, move = '{"type":"go"}'): EntryRow {
  return { table_id: table, number, actor: '0', move, time: 1 };
}

function appended(row: TableRow, entries: readonly EntryRow[], more: Partial<Commit> = {}): Commit {
  return {
    row: { ...row, at: row.at + entries.length },
    seats: [],
    seatsEnd: null,
    from: row.at,
    entries,
    notes: [],
    done: null,
    ...more,
  };
}

export function storageContract(home: string, open: (t: TestContext) => Promise<Storage>): void {
  describe(`storage in ${home}`, () => {
    async function withTable(t: TestContext, more: Partial<TableRow> = {}) {
      const storage = await open(t);
      const row = tableRow('aaaaaaaaaaaa', more);
      await storage.createTable({ row, seats: [seatRow(row.id, 0, 'ann'), seatRow(row.id, 1, null)] }, null);
      return { storage, row };
    }

    test('a table is read as it was written', async (t) => {
      const { storage, row } = await withTable(t);
      assert.deepEqual(toPlain(await storage.readTable(row.id)), {
        row,
        seats: [seatRow(row.id, 0, 'ann'), seatRow(row.id, 1, null)],
      });
      assert.equal(await storage.readTable('bbbbbbbbbbbb'), null);
    });

    test('a commit writes entries, seats, the table and the ticket at once', async (t) => {
      const { storage, row } = await withTable(t);
      const seat = { ...seatRow(row.id, 1, 'bob'), time_left: 90_000, since: 2 ** 41 };
      const done = { person: 'ann', ticket: 't1', result: { fine: true } };
      assert.ok(await storage.commit(appended(row, [entry(row.id, 1), entry(row.id, 2)], { seats: [seat], done })));
      const stored = await storage.readTable(row.id);
      assert.equal(stored?.row.at, 2);
      assert.equal(stored?.row.revision, 1);
      assert.deepEqual(toPlain(stored?.seats[1]), seat);
      assert.deepEqual(toPlain(await storage.readEntries(row.id)), [entry(row.id, 1), entry(row.id, 2)]);
      assert.deepEqual(
        (await storage.readDone(row.id)).map(({ ticket, result }) => [ticket, result]),
        [['t1', '{"fine":true}']],
      );
    });

    test('of two writers one wins, and the other changes nothing', async (t) => {
      const { storage, row } = await withTable(t);
      const first = appended(row, [entry(row.id, 1, '{"type":"first"}')]);
      const second = appended(row, [entry(row.id, 1, '{"type":"second"}')], {
        done: { person: 'bob', ticket: 't', result: null },
      });
      const won = await Promise.all([storage.commit(first), storage.commit(second)]);
      assert.deepEqual(won.toSorted(), [false, true]);
      assert.equal((await storage.readEntries(row.id)).length, 1);
      assert.equal((await storage.readDone(row.id)).length, won[1] ? 1 : 0);
    });

    test('an entry has its number for itself, whatever the revision says', async (t) => {
      const { storage, row } = await withTable(t);
      await storage.commit(appended(row, [entry(row.id, 1)]));
      const next = { ...row, revision: 1, at: 1 };
      await assert.rejects(storage.commit({ ...appended(next, [entry(row.id, 1)]), from: 1 }));
      assert.equal((await storage.readTable(row.id))?.row.revision, 1, 'the whole commit is undone');
    });

    test('entries that are taken back are gone, those before stay', async (t) => {
      const { storage, row } = await withTable(t);
      await storage.commit(
        appended(
          row,
          [1, 2, 3].map((number) => entry(row.id, number)),
        ),
      );
      const back = { ...row, revision: 1, at: 2, kept: 1 };
      assert.ok(await storage.commit(appended(back, [entry(row.id, 2, '{"type":"other"}')], { row: back, from: 1 })));
      assert.deepEqual(
        (await storage.readEntries(row.id)).map(({ move }) => move),
        ['{"type":"go"}', '{"type":"other"}'],
      );
    });

    test('a commit of hundreds of entries is one commit', async (t) => {
      const { storage, row } = await withTable(t);
      const many = Array.from({ length: 450 }, (_, i) => entry(row.id, i + 1));
      assert.ok(await storage.commit(appended(row, many)));
      assert.equal((await storage.readEntries(row.id)).length, 450);
    });

    test('a game is followed by one table only', async (t) => {
      const { storage, row } = await withTable(t, { stage: 'over' });
      const follow = (id: string) =>
        storage.createTable({ row: tableRow(id), seats: [seatRow(id, 0, 'ann')] }, { rematchOf: row.id, instead: null });
      assert.ok(await follow('bbbbbbbbbbbb'));
      assert.equal(await follow('cccccccccccc'), false);
      assert.equal((await storage.readTable(row.id))?.row.rematch, 'bbbbbbbbbbbb');
      assert.equal(await storage.readTable('cccccccccccc'), null);
    });

    test('chat lines are numbered, kept by room, and a line sent twice is said once', async (t) => {
      const { storage, row } = await withTable(t);
      const say = (ticket: string, room: 'players' | 'spectators', text: string) =>
        storage.addChat({
          line: { table_id: row.id, room, person: 'ann', seat: 0, text, time: 5 },
          keep: 10,
          done: { person: 'ann', ticket, result: null },
        });
      assert.equal((await say('1', 'players', '<b>ahoy</b>'))?.number, 1);
      assert.equal((await say('2', 'spectators', 'psst'))?.number, 2);
      assert.equal(await say('1', 'players', '<b>ahoy</b>'), null);
      assert.deepEqual(
        (await storage.readChat(row.id, ['players'], 10)).map(({ text }) => text),
        ['<b>ahoy</b>'],
      );
      assert.deepEqual(
        (await storage.readChat(row.id, ['players', 'spectators'], 1)).map(({ text }) => text),
        ['psst'],
      );
    });

    test('lists: public ones that go on, my own, and what is due', async (t) => {
      const { storage } = await withTable(t, { due: 500 });
      const more: Partial<TableRow>[] = [{ visibility: 'link' }, { stage: 'over' }, { touched: 2000, due: 100 }, { touched: 10 }];
      for (const [i, fields] of more.entries()) {
        const id = `${'bcde'.charAt(i)}`.repeat(12);
        await storage.createTable({ row: tableRow(id, fields), seats: [seatRow(id, 0, i === 0 ? 'ann' : 'bob')] }, null);
      }
      assert.deepEqual(
        (await storage.listPublic(500, 10)).map(({ row }) => row.id.charAt(0)),
        ['d', 'a'],
      );
      assert.deepEqual((await storage.listOf('ann', 10)).map(({ row }) => row.id.charAt(0)).toSorted(), ['a', 'b']);
      assert.deepEqual(
        (await storage.listDue(499, 10)).map(({ id }) => id.charAt(0)),
        ['d'],
      );
      assert.deepEqual(
        (await storage.listDue(500, 10)).map(({ id }) => id.charAt(0)),
        ['d', 'a'],
      );
    });

    test('people have names, change them, and are forgotten without their seats', async (t) => {
      const { storage, row } = await withTable(t);
      await storage.addPerson('ann', 'Ann', 1);
      await storage.addPush({ endpoint: 'https://push', person: 'ann', keys: '{}', created: 1 });
      await storage.renamePerson('ann', 'Anne Bonny');
      assert.deepEqual([...(await storage.names(['ann', 'nobody']))], [['ann', 'Anne Bonny']]);
      assert.deepEqual(await storage.forgetPerson('ann'), [row.id]);
      assert.deepEqual(await storage.pushesOf('ann'), []);
      assert.equal((await storage.findPerson('ann'))?.name, '');
      assert.equal((await storage.readTable(row.id))?.seats[0]?.person, 'ann');
    });

    test("a guest's seats go to the account, except where it sits already", async (t) => {
      const { storage, row } = await withTable(t);
      await storage.createTable(
        { row: tableRow('bbbbbbbbbbbb'), seats: [seatRow('bbbbbbbbbbbb', 0, 'ann'), seatRow('bbbbbbbbbbbb', 1, 'acc')] },
        null,
      );
      assert.deepEqual(await storage.movePerson('ann', 'acc'), [row.id]);
      assert.equal((await storage.readTable(row.id))?.seats[0]?.person, 'acc');
      assert.equal((await storage.readTable('bbbbbbbbbbbb'))?.seats[0]?.person, 'ann');
    });

    test('a key of the server is made once', async (t) => {
      const storage = await open(t);
      assert.equal(await storage.keyOf('cookies', () => 'first'), 'first');
      assert.equal(await storage.keyOf('cookies', () => 'second'), 'first');
    });

    test('old tickets are forgotten', async (t) => {
      const { storage, row } = await withTable(t);
      await storage.commit(appended({ ...row, touched: 5 }, [], { done: { person: 'ann', ticket: 'old', result: null } }));
      assert.equal(await storage.forgetDone(6, 10), 1);
      assert.deepEqual(await storage.readDone(row.id), []);
    });
  });
}

/** Rows of a database may have another prototype; what counts is what is in them. */
function toPlain(rows: unknown): unknown {
  return JSON.parse(JSON.stringify(rows));
}
