// Many games: the shape of the report, and that neither threads nor chance change it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused, quarterdeck } from './run.ts';

const SIM = ['sim', 'dead-mans-draw', '--seats', '3', '--games', '40', '--seed', 'tide'];

interface Report {
  readonly games: number;
  readonly finished: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly lengths: { readonly min: number; readonly mean: number; readonly max: number };
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  readonly bots: readonly string[];
}

async function report(args: readonly string[]): Promise<Report> {
  const { code, out, err } = await quarterdeck([...args, '--json']);
  assert.equal(code, 0, err);
  assert.equal(err, '', 'no progress bar without a terminal');
  assert.equal(out.trimEnd().split('\n').length, 1, 'one JSON object');
  return JSON.parse(out);
}

/** Without what a clock says. */
function timeless({ seconds: _, movesPerSecond: __, ...rest }: Report) {
  return rest;
}

test('sim --json has the fields of the protocol, in their order', async () => {
  const result = await report(SIM);
  assert.deepEqual(Object.keys(result), [
    'game',
    'seats',
    'games',
    'finished',
    'moves',
    'seconds',
    'movesPerSecond',
    'lengths',
    'wins',
    'scores',
    'bots',
    'seed',
  ]);
  assert.deepEqual(Object.keys(result.lengths), ['min', 'mean', 'max']);
  assert.deepEqual([result.games, result.finished], [40, 40]);
  assert.ok(result.lengths.min <= result.lengths.mean && result.lengths.mean <= result.lengths.max);
  assert.ok(Math.abs(result.lengths.mean * result.games - result.moves) < 1);
  assert.ok(Math.abs(result.wins.reduce((sum, share) => sum + share, 0) - 1) < 1e-3);
  assert.deepEqual([result.wins.length, result.scores.length], [3, 3]);
  assert.deepEqual(result.bots, ['random', 'random', 'random']);
});

test('sim --sheet adds the average score sheet, which adds up to the average score, and the best and the worst', async () => {
  const args = ['sim', 'sea-of-clouds', '--seats', '2', '--games', '30', '--seed', 'tide', '--sheet'];
  const { code, out } = await quarterdeck([...args, '--json']);
  assert.equal(code, 0);
  const found: Report & { sheet: Record<string, number>; best: number; worst: number } = JSON.parse(out);
  assert.deepEqual(Object.keys(found.sheet), ['chest', 'doubloons', 'object', 'relic', 'rum', 'secret']);
  const mean = (found.scores[0] ?? 0) / 2 + (found.scores[1] ?? 0) / 2;
  const sum = Object.values(found.sheet).reduce((all, points) => all + points, 0);
  assert.ok(Math.abs(sum - mean) < 0.01, `${sum} is not ${mean}`);
  assert.ok(Math.abs((found.best + found.worst) / 2 - mean) < 0.01, 'of two seats one is the best and one the worst');
  assert.ok(found.best > found.worst);
  const crew = await quarterdeck([...args, '--json', '--workers', '2']);
  assert.deepEqual(timeless(JSON.parse(crew.out)), timeless(found));
  const { out: page } = await quarterdeck(args);
  assert.match(page, /best score of a game/);
  assert.match(page, /relic +\d/);
});

test('the same seed gives the same result, whatever the number of workers', async () => {
  const alone = timeless(await report(SIM));
  assert.deepEqual(timeless(await report([...SIM, '--workers', '3'])), alone);
  assert.notDeepEqual(timeless(await report([...SIM.slice(0, -1), 'ebb'])), alone);
});

test('bots play the same games alone and in a crew', async () => {
  const args = [
    'sim',
    'dead-mans-draw',
    '--seats',
    '2',
    '--games',
    '4',
    '--seed',
    'x',
    '--bots',
    'greedy,absent',
    '--options',
    '{"traits":true}',
  ];
  const alone = timeless(await report(args));
  assert.deepEqual(alone.bots, ['greedy', 'absent']);
  assert.deepEqual(timeless(await report([...args, '--workers', '2'])), alone);
});

test('without --json sim prints a page for people', async () => {
  const { code, out } = await quarterdeck(SIM);
  assert.equal(code, 0);
  assert.match(out, /40 of 40 games finished/);
  assert.match(out, /seat {2}bot/);
});

test('what cannot be simulated is refused in one line', async () => {
  const run = (...args: string[]) => quarterdeck(['sim', 'dead-mans-draw', ...args]);
  assertRefused(await run('--games', '5'), /--seats is missing/);
  assertRefused(await run('--seats', '2'), /--games is missing/);
  assertRefused(await run('--seats', '9', '--games', '5'), /2 to 8/);
  assertRefused(await run('--seats', '2', '--games', '0'), /--games must be a whole number from 1/);
  assertRefused(await run('--seats', '2', '--games', '1e3'), /--games/);
  assertRefused(await run('--seats', '2', '--games', '5', '--bots', 'parrot'), /random, greedy, shrewd, absent/);
  assertRefused(await run('--seats', '2', '--games', '5', '--bots', 'random,random,random'), /3 bots for 2 seats/);
  assertRefused(await run('--seats', '2', '--games', '5', '--workers', '0'), /--workers/);
  assertRefused(await run('--seats', '2', '--games'), /--games needs a value/);
});
