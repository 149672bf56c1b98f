// Games that were begun elsewhere: opened from their record, played again before anything is kept.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadGame } from '@quarterdeck/catalog';
import {
  act,
  actChance,
  at,
  drawChance,
  type GameTypes,
  isChanceDue,
  legalMoves,
  openMatch,
  optionSpecs,
  printRecord,
  quickRng,
  verifyRecord,
  waiting,
} from '@quarterdeck/kernel';
import { problem, wholeTable } from '@quarterdeck/protocol';
import { codeOf, serverFor, until, type Visitor, visitor } from '../lib/harness.ts';

const { game } = await loadGame('dead-mans-draw');
const FINISHED = readFileSync(join(import.meta.dirname, '../../../../games/dead-mans-draw/test/replays/3-seats.record'), 'utf8');

/** The record of a game of two after so many moves of people. */
function begun(moves: number, seed: string | null): string {
  const rng = quickRng(7);
  let match = openMatch<GameTypes>(game, { seats: 2, seed });
  for (let done = 0; done < moves || isChanceDue(match); ) {
    if (isChanceDue(match)) {
      match = (seed === null ? act(match, 'chance', drawChance(game, match.state, rng)) : actChance(match)).match;
    } else {
      const actor = at(waiting(game, match.state), 0);
      match = act(match, actor, at(legalMoves(game, match.state, actor), 0)).match;
      done += 1;
    }
  }
  return printRecord(match, { withSeed: true });
}
const SEED = 'ab'.repeat(32);

async function opened(ann: Visitor, record: string, seats: readonly string[]) {
  const { status, json, text } = await ann.call('POST', '/api/tables/record', { record, seats });
  assert.equal(status, 201, text);
  return wholeTable.parse(json);
}

async function refused(ann: Visitor, record: string, seats: readonly string[]) {
  const { json, status } = await ann.call('POST', '/api/tables/record', { record, seats });
  assert.ok(status >= 400 && status < 500);
  return problem.parse(json).error;
}

test('a finished game is shown by a link as it was, and its record is the one that came', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const table = await opened(ann, FINISHED, ['open', 'me', 'bot:random']);
  assert.equal(table.stage, 'over');
  assert.ok((table.winners ?? []).length > 0);
  const bob = await visitor(server);
  const { text } = await bob.call('GET', `/api/tables/${table.id}/record`);
  assert.equal(text, printRecord(verifyRecord(FINISHED, () => game).match, { withSeed: true }));
  const client = await bob.connect();
  await client.ask({ type: 'watch', table: table.id, since: null });
  assert.equal(client.of(table.id).log.length, table.at);
  assert.equal(codeOf(await client.ask({ type: 'sit', table: table.id, seat: 0 })), 'table-full');
  assert.equal(client.of(table.id).table?.stage, 'over');
  await client.close();
  assert.ok((await ann.call('GET', '/api/tables/mine')).text.includes(table.id));
});

for (const [seed, chance] of [
  [SEED, 'checked'],
  [null, 'no-seed'],
] as const) {
  test(`a game that is not over goes on where it was, ${seed === null ? 'without a seed' : 'with its seed'}, to a record that verifies`, async (t) => {
    const server = await serverFor(t);
    const ann = await visitor(server);
    const record = begun(5, seed);
    const { id, stage, at: entries } = await opened(ann, record, ['me', 'bot:random']);
    assert.equal(stage, 'running');
    assert.ok(entries >= verifyRecord(record, () => game).match.log.length);
    const client = await ann.connect();
    await client.ask({ type: 'watch', table: id, since: null });
    while (client.of(id).table?.stage === 'running') {
      const { shown, table } = client.of(id);
      const [move] = shown?.legal ?? [];
      if (move !== undefined) await client.ask({ type: 'move', table: id, at: table?.at ?? 0, move });
      const known = table?.at;
      await until(() => (client.of(id).shown?.legal.length ?? 0) > 0 || client.of(id).table?.at !== known, 'the game goes on');
    }
    const whole = (await ann.call('GET', `/api/tables/${id}/record`)).text;
    assert.equal(verifyRecord(whole, () => game).chance, chance);
    const lines = (text: string) => text.split('\n').map((line) => line.slice(0, -10));
    assert.deepEqual(lines(whole).slice(0, 12), lines(record).slice(0, 12));
    await client.close();
  });
}

test('a wrong record is refused with the line that is wrong, and nothing is kept of it', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const seats = ['me', 'bot:random', 'bot:random'];
  for (const [record, where] of [
    [FINISHED.replace('seats 3', 'seats 4'), /^line 4: /],
    [FINISHED.replace('game dead-mans-draw', 'game chess'), /^line 2: /],
    [FINISHED.slice(0, FINISHED.length / 2), /^line \d+: /],
    ['hello\n', /^line \d+: /],
    [FINISHED.replace(/^(2 .*) ~/m, '$1x ~'), /^line 9: /],
  ] as const) {
    const { code, message } = await refused(ann, record, seats);
    assert.equal(code, 'bad-request');
    assert.match(message, where);
  }
  assert.match((await refused(ann, 'x'.repeat(900_001), seats)).message, /900,000/);
  assert.match((await refused(ann, FINISHED, ['me', 'bot:random'])).message, /^line 4: the record has 3 seats/);
  assert.equal((await refused(ann, FINISHED, ['me', 'me', 'open'])).code, 'bad-request');
  assert.equal((await refused(ann, FINISHED, ['me', 'bot:stockfish', 'open'])).code, 'bad-request');
  assert.equal((await ann.call('GET', '/api/tables/mine')).text, '{"tables":[],"next":null}');
});

test('nobody else is drawn into a game whose luck the one with the record knows', async (t) => {
  const ann = await visitor(await serverFor(t));
  assert.equal((await refused(ann, begun(3, SEED), ['me', 'open'])).code, 'not-allowed');
});

test('a record is played again apart from everybody else: the serving thread never asks its rules', async (t) => {
  const ann = await visitor(await serverFor(t));
  const asked = Object.values(game.phases).map((phase) => t.mock.method(phase, 'legalMoves').mock);
  const wrong = FINISHED.split('\n').slice(0, -2).join('\n').concat('\n');
  assert.match((await refused(ann, wrong, ['me', 'open', 'open'])).message, /^line \d+: /);
  assert.equal(
    asked.reduce((sum, { calls }) => sum + calls.length, 0),
    0,
  );
});

test('a record that takes too long, or whose seed is endless, is refused with a sentence', async (t) => {
  const hasty = await visitor(await serverFor(t, { checkLimit: 0 }));
  assert.match((await refused(hasty, FINISHED, ['me', 'open', 'open'])).message, /takes too long to be played again$/);
  const ann = await visitor(await serverFor(t));
  const short = openMatch<GameTypes>(game, { seats: 2, seed: 'ab' });
  const endless = printRecord({ ...short, seed: 'ab'.repeat(440_000) }, { withSeed: true });
  assert.match((await refused(ann, endless, ['me', 'bot:random'])).message, /^line 7: a seed has 1 to 128 letters, not 880000$/);
});

test("components of a stranger's making are tried out apart from everybody else", async (t) => {
  const ann = await visitor(await serverFor(t, { checkLimit: 0 }));
  const [table] = [...optionSpecs(game)].filter(([, spec]) => spec.kind === 'table');
  assert.ok(table !== undefined);
  const options = { [table[0]]: table[1].default };
  const { status, text } = await ann.call('POST', '/api/tables', { game: game.id, seats: ['me', 'open'], options });
  assert.equal(status, 400);
  assert.match(text, /these components take too long to be checked/);
});
