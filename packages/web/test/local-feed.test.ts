// Offline tables: the engine behind the feed, here without a worker between.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadGame } from '@quarterdeck/catalog';
import { exampleOffer } from '@quarterdeck/example/offer';
import { verifyRecord } from '@quarterdeck/kernel';
import type { World } from '../src/lib/engine/engine.ts';
import { directPort } from '../src/lib/engine/port.ts';
import { fitsServer, localSetting, seatsAtServer } from '../src/lib/games/fork.ts';
import { findSaved, forgetGame, type LocalSeat, type SavedGame, savedGames, saveGame } from '../src/lib/games/saved.ts';
import { memoryShelf, type Shelf } from '../src/lib/page/storage.ts';
import { type Feed, isAsked, Refused, sinceLastTurn, type TableState } from '../src/lib/table/feed.ts';
import { localFeed } from '../src/lib/table/local-feed.ts';

const ME: LocalSeat = { kind: 'person', name: 'Ann' };
const BOT: LocalSeat = { kind: 'bot', bot: 'random' };

function world(seed = 'a seed of the test'): World {
  let luck = 7;
  return {
    loadGame: async (id) => (id === 'example' ? exampleOffer : loadGame(id)),
    random: () => {
      luck = (luck * 1_103_515_245 + 12_345) % 2 ** 31;
      return luck;
    },
    newSeed: () => seed,
    pause: async () => {},
  };
}

function newGame(seats: readonly LocalSeat[], game = 'example'): SavedGame {
  return {
    id: 'abcDEF012345',
    setting: { game, options: {}, seats },
    record: null,
    upTo: null,
    entries: 0,
    stage: 'running',
    touched: 1,
    guided: null,
  };
}

function open(game: SavedGame, shelf: Shelf = memoryShelf()): Feed {
  const broken = (error: Refused) => assert.fail(error.message);
  return localFeed(game, directPort(world()), { shelf, now: () => 5, onbroken: broken });
}

/** The next state in which somebody here is asked, must take the device over, or the game is over. */
function settled(feed: Feed, isNew: (state: TableState) => boolean = () => true): Promise<TableState> {
  return new Promise((done) => {
    const stop = feed.subscribe((state) => {
      const isQuiet = state.table.waiting.every((seat) => state.mine.includes(seat));
      if (!isQuiet || !isNew(state) || !(isAsked(state) || state.curtain !== null || state.shown.outcome !== null)) return;
      done(state);
      queueMicrotask(() => stop());
    });
  });
}

async function playOn(feed: Feed, state: TableState): Promise<TableState> {
  const { at } = state.table;
  if (state.curtain !== null) {
    const uncovered = settled(feed, (next) => next.curtain === null);
    await feed.uncover();
    return uncovered;
  }
  const next = settled(feed, ({ table }) => table.at > at);
  const [move] = state.shown.legal;
  assert.ok(move);
  await feed.send({ type: 'move', move });
  return next;
}

async function playToTheEnd(feed: Feed): Promise<TableState> {
  let state = await settled(feed);
  while (state.shown.outcome === null) state = await playOn(feed, state);
  return state;
}

test('a game against bots runs to its end, and its record can be verified', async () => {
  for (const game of ['example', 'dead-mans-draw']) {
    const feed = open(newGame([ME, BOT, BOT], game));
    const end = await playToTheEnd(feed);
    assert.equal(end.table.stage, 'over');
    assert.equal(end.table.seed, 'a seed of the test');
    assert.deepEqual(
      end.log.map(({ number }) => number),
      end.log.map((_, i) => i + 1),
    );
    const offer = await world().loadGame(game);
    assert.equal(verifyRecord((await feed.record()) ?? '', () => offer.game).chance, 'checked');
  }
});

test('the seed is not told before the end, its commitment from the beginning', async () => {
  const state = await settled(open(newGame([ME, BOT])));
  assert.equal(state.table.seed, null);
  assert.match(state.table.commitment, /^[0-9a-f]{64}$/);
});

test('a game that was closed in the middle goes on from what the browser kept', async () => {
  const shelf = memoryShelf();
  const feed = open(newGame([ME, BOT, BOT]), shelf);
  const before = await playOn(feed, await settled(feed));
  feed.close();
  const kept = findSaved(shelf, 'abcDEF012345');
  assert.ok(kept);
  assert.equal(kept.stage, 'yours');
  const after = await settled(open(kept, shelf));
  assert.deepEqual(after.shown, before.shown);
  assert.deepEqual(after.log, before.log);
});

test('on a shared screen a game with secrets is covered until the next player takes the device', async () => {
  const feed = open(newGame([ME, { kind: 'person', name: 'Ben' }]));
  const first = await settled(feed);
  assert.equal(first.shown.viewer, 0);
  const covered = await playOn(feed, first);
  assert.equal(covered.curtain, 1);
  assert.equal(isAsked(covered), false);
  const uncovered = await playOn(feed, covered);
  assert.equal(uncovered.shown.viewer, 1);
  assert.ok(isAsked(uncovered));
});

test('a game without secrets turns to whoever is asked, with no curtain', async () => {
  const feed = open(newGame([ME, { kind: 'person', name: 'Ben' }], 'dead-mans-draw'));
  let state = await settled(feed);
  const viewers = new Set<unknown>();
  for (let turns = 0; turns < 30 && state.shown.outcome === null; turns++) {
    assert.equal(state.curtain, null);
    assert.ok(state.table.waiting.some((seat) => seat === state.shown.viewer));
    viewers.add(state.shown.viewer);
    state = await playOn(feed, state);
  }
  assert.equal(viewers.size, 2);
});

test('an illegal move is refused, and so is the second of two clicks', async () => {
  const feed = open(newGame([ME, BOT]));
  const before = await settled(feed);
  await assert.rejects(
    feed.send({ type: 'move', move: { type: 'fly' } }),
    (error) => error instanceof Refused && error.failure.code === 'illegal',
  );
  const [move] = before.shown.legal;
  assert.ok(move);
  const both = await Promise.allSettled([feed.send({ type: 'move', move }), feed.send({ type: 'move', move })]);
  assert.deepEqual(
    both.map(({ status }) => status),
    ['fulfilled', 'rejected'],
  );
  await assert.rejects(feed.send({ type: 'chat', room: 'players', text: 'hello' }), Refused);
});

test('what may not be taken back freely says why, and is taken back when one insists', async () => {
  const feed = open(newGame([ME, BOT], 'dead-mans-draw'));
  const before = await settled(feed);
  const after = await playOn(feed, before);
  await assert.rejects(feed.send({ type: 'undo' }), (error) => {
    assert.ok(error instanceof Refused);
    assert.equal(error.failure.code, 'no-undo');
    assert.ok(['chance', 'other-seat', 'reveal'].includes(error.failure.reason ?? ''));
    return true;
  });
  const back = settled(feed, ({ table }) => table.at < after.table.at);
  await feed.send({ type: 'ask-undo' });
  assert.deepEqual((await back).shown, before.shown);
  assert.equal((await back).log.length, before.log.length);
});

test('one looks back with the knowledge of the seat, and after the end at everything', async () => {
  const feed = open(newGame([ME, BOT]));
  await settled(feed);
  assert.equal((await feed.review(1)).viewer, 0);
  await playToTheEnd(feed);
  assert.equal((await feed.review(1)).viewer, 'all');
  assert.equal((await feed.review(99_999)).outcome?.winners.length !== 0, true);
});

test('a game leaves a record at any move and goes on with luck of its own', async () => {
  const feed = open(newGame([ME, BOT, BOT]));
  await playToTheEnd(feed);
  const record = await feed.record();
  const fork = open({ ...newGame([BOT, ME, BOT]), record, upTo: 4 });
  const state = await settled(fork);
  assert.ok(state.table.at >= 4);
  assert.deepEqual(
    state.log.slice(0, 4).map(({ actor }) => actor),
    feed.state?.log.slice(0, 4).map(({ actor }) => actor),
  );
  assert.equal(state.table.commitment, '');
  await playToTheEnd(fork);
});

test('a hint is one of the legal moves', async () => {
  const feed = open(newGame([ME, BOT]));
  const state = await settled(feed);
  const hint = await feed.send({ type: 'hint' });
  assert.ok(state.shown.legal.some((move) => JSON.stringify(move) === JSON.stringify(hint.move)));
});

test('since the last turn: everything after the own move and what chance made of it', () => {
  const entry = (number: number, actor: number | 'chance') => ({ number, actor, events: [] });
  const log = [entry(1, 0), entry(2, 'chance'), entry(3, 1), entry(4, 'chance'), entry(5, 2)];
  assert.deepEqual(
    sinceLastTurn(log, 0).map(({ number }) => number),
    [3, 4, 5],
  );
  assert.deepEqual(sinceLastTurn(log, 2), []);
  assert.deepEqual(sinceLastTurn(log, null), []);
});

test('games are kept newest first, forgotten on demand, and what cannot be read is left out', () => {
  const shelf = memoryShelf();
  for (let i = 0; i < 30; i++) saveGame(shelf, { ...newGame([ME, BOT]), id: `abcDEF0123${i + 10}`, touched: i });
  assert.equal(savedGames(shelf).length, 24);
  assert.equal(savedGames(shelf)[0]?.touched, 29);
  forgetGame(shelf, 'abcDEF012339');
  assert.equal(savedGames(shelf)[0]?.touched, 28);
  shelf.write('games', [{ id: 3 }, 'x', null, { id: 'a', setting: { game: 'g', options: {}, seats: [{ kind: 'odd' }] } }]);
  assert.deepEqual(savedGames(shelf), []);
  shelf.write('games', { not: 'a list' });
  assert.deepEqual(savedGames(shelf), []);
});

test('who resigns hands the seat to a bot, which plays it to the end; the record tells nothing of it and verifies', async () => {
  const shelf = memoryShelf();
  const feed = open(newGame([ME, BOT, BOT]), shelf);
  const before = await playOn(feed, await settled(feed));
  const end = settled(feed, ({ shown }) => shown.outcome !== null);
  await feed.send({ type: 'resign' });
  const { table, mine, log, shown } = await end;
  assert.deepEqual(table.seats[0], { kind: 'bot', bot: 'greedy' });
  assert.deepEqual([mine, shown.viewer], [[], 'spectator']);
  assert.equal(log.length, table.at);
  assert.ok(table.at > before.table.at);
  assert.equal(verifyRecord((await feed.record()) ?? '', () => exampleOffer.game).chance, 'checked');
  assert.deepEqual(findSaved(shelf, 'abcDEF012345')?.setting.seats[0], { kind: 'bot', bot: 'greedy' });
  assert.equal(findSaved(shelf, 'abcDEF012345')?.stage, 'over');
});

test('on a shared screen the one who looks resigns, and the others play on', async () => {
  const feed = open(newGame([ME, { kind: 'person', name: 'Bea' }, BOT]));
  const first = await settled(feed);
  assert.equal(first.shown.viewer, 0);
  const next = settled(feed, ({ mine }) => mine.length === 1);
  await feed.send({ type: 'resign' });
  const state = await next;
  assert.deepEqual(state.mine, [1]);
  assert.deepEqual(
    state.table.seats.map(({ kind }) => kind),
    ['bot', 'person', 'bot'],
  );
  assert.equal(state.curtain ?? state.shown.viewer, 1);
});

test('a game of this device goes to the server with me on my seat and bots on theirs; who else sat here is not known there', async () => {
  const end = await playToTheEnd(open(newGame([BOT, ME, { kind: 'person', name: 'Bea' }])));
  assert.deepEqual(seatsAtServer(end), ['bot:random', 'me', 'open']);
  assert.ok(fitsServer(end));
  const alone = await settled(open(newGame([ME, BOT])));
  assert.ok(fitsServer(alone));
  const together = await settled(open(newGame([ME, { kind: 'person', name: 'Bea' }])));
  assert.ok(!fitsServer(together));
});

test('after resigning one can play again, on the first seat', async () => {
  const feed = open(newGame([BOT, ME]));
  await settled(feed);
  const end = settled(feed, ({ shown }) => shown.outcome !== null);
  await feed.send({ type: 'resign' });
  assert.deepEqual(localSetting(await end, 'Ann').seats, [ME, { kind: 'bot', bot: 'greedy' }]);
});

test('a guided game plays what was set for chance, promises no seed, and keeps what was told meanwhile', async () => {
  const shelf = memoryShelf();
  const chance = ['deal 9', 'deal 8', 'deal 7', 'deal 6', 'deal 5', 'deal 4', 'throw 10 20'];
  const feed = open({ ...newGame([ME, BOT]), guided: { step: 1, chance, told: [], isLeft: false } }, shelf);
  const first = await settled(feed);
  const kept = findSaved(shelf, 'abcDEF012345');
  assert.ok(kept);
  saveGame(shelf, { ...kept, guided: { step: 1, chance, told: ['first'], isLeft: false } });
  await playOn(feed, first);
  const record = (await feed.record()) ?? '';
  assert.deepEqual(record.match(/(?<=chance )\w+ [\d ]*\d/g)?.slice(0, chance.length), chance);
  assert.match(record, /^commitment none .*\nseed none /m);
  assert.equal(verifyRecord(record, () => exampleOffer.game).chance, 'no-seed');
  assert.deepEqual(findSaved(shelf, 'abcDEF012345')?.guided, { step: 1, chance, told: ['first'], isLeft: false });
});
