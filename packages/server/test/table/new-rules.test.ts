// A new version of the rules: games that it leaves as they are go on, others stay as they were, and nobody is held up by them.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { type AnyGame, asAny, at } from '@quarterdeck/kernel';
import { upgradeCheck } from '../../src/index.ts';
import { playOne, tableOf, two } from '../lib/company.ts';
import { codeOf, serverFor, tempDir, visitor } from '../lib/harness.ts';

const OLD = asAny(deadMansDraw);
/** The next version, which changes nothing that has happened. */
const KIND: AnyGame = { ...OLD, rules: OLD.rules + 1 };
/** The next version, in which every position has something more. */
const OTHER: AnyGame = { ...KIND, setup: (options, seats) => ({ ...OLD.setup(options, seats), fresh: true }) };
/** The next version, in which the second draw is another one. */
const UNLUCKY: AnyGame = { ...KIND, phases: withoutPhase() };

function withoutPhase(): AnyGame['phases'] {
  const [first] = Object.keys(OLD.phases);
  const silent = { legalMoves: () => [], forbidden: () => [] };
  return Object.fromEntries(
    Object.entries(OLD.phases).map(([kind, phase]) => [kind, kind === first ? phase : { ...phase, ...silent }]),
  );
}

/** A game of two after some moves, whose server has been closed. */
async function afterAnUpdate(t: TestContext) {
  const dataDir = tempDir(t);
  const game = await two(t, {}, { dataDir }, { games: [OLD] });
  for (let moves = 0; moves < 5; moves++) await playOne(game);
  const known = game.a.of(game.id).log;
  const { waiting } = tableOf(game.a, game.id);
  await game.server.close();
  return { dataDir, id: game.id, cookie: game.ann.cookie, known, waiting };
}

test('a running game goes on by new rules that lead to the same, and is theirs from then on', async (t) => {
  const before = await afterAnUpdate(t);
  const server = await serverFor(t, { dataDir: before.dataDir }, { games: [KIND] });
  const client = await (await visitor(server, before.cookie)).connect();
  assert.equal(codeOf(await client.ask({ type: 'watch', table: before.id, since: null })), 'done');
  assert.deepEqual(client.of(before.id).log, before.known);
  assert.equal((await server.storage.readTable(before.id))?.rules, KIND.rules);
  await client.close();
});

for (const [why, games] of [
  ['another position', [OTHER]],
  ['another choice', [UNLUCKY]],
] as const) {
  test(`a running game that new rules would lead to ${why} stays as it is, can be read, and keeps nobody from leaving for good`, async (t) => {
    const before = await afterAnUpdate(t);
    const server = await serverFor(t, { dataDir: before.dataDir }, { games });
    const ann = await visitor(server, before.cookie);
    const client = await ann.connect();
    assert.equal(codeOf(await client.ask({ type: 'watch', table: before.id, since: null })), 'old-rules');
    const { status, text } = await ann.call('GET', `/api/tables/${before.id}/record`);
    assert.equal(status, 200);
    const lines = text.trimEnd().split('\n');
    assert.deepEqual(lines.slice(1, 4), ['game dead-mans-draw', `rules ${OLD.rules}`, 'seats 2']);
    assert.equal(lines[6], 'seed none');
    assert.equal(lines.length, 8 + before.known.length);
    assert.equal(OLD.notation.parse(at(lines, 8).split(' ').slice(2).join(' ')) === null, false);
    assert.deepEqual((await server.storage.readTable(before.id))?.waiting, before.waiting);
    assert.equal((await ann.call('DELETE', '/api/me')).status, 200);
    const seats = (await server.storage.readTable(before.id))?.seats ?? [];
    assert.deepEqual(
      seats.map(({ holder }) => (holder.kind === 'person' ? holder.away : null)),
      ['left', null],
    );
    await client.close();
  });
}

test('before an update one can ask which games would differ, and where', async (t) => {
  const { dataDir, id } = await afterAnUpdate(t);
  assert.deepEqual(await upgradeCheck(dataDir, [OLD]), { tables: 1, differences: [] });
  assert.deepEqual(await upgradeCheck(dataDir, [KIND]), { tables: 1, differences: [] });
  const { differences } = await upgradeCheck(dataDir, [UNLUCKY]);
  const { table, rules, here, entry, why } = at(differences, 0);
  assert.deepEqual([differences.length, table, rules, here], [1, id, OLD.rules, KIND.rules]);
  assert.ok(entry > 0 && why !== '');
});

test('a table that has lost a part of its log is closed with a word, and nothing of it is changed', async (t) => {
  const { dataDir, id, cookie } = await afterAnUpdate(t);
  const server = await serverFor(t, { dataDir }, { games: [OLD] });
  const client = await (await visitor(server, cookie)).connect();
  const { storage } = server;
  const table = (await storage.readTable(id)) ?? assert.fail();
  assert.ok(
    await storage.commit({
      table: { ...table, at: table.at + 1 },
      was: table,
      from: table.at,
      entries: [],
      notes: [],
      done: null,
    }),
  );
  const answer = await client.ask({ type: 'watch', table: id, since: null });
  assert.ok(answer.type === 'refused' && /the log of this table is not whole/.test(answer.error.message));
  assert.equal((await storage.readTable(id))?.stage, 'running');
  await client.close();
});
