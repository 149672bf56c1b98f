// Bots against each other: the same deals for both sides, and figures that say how sure they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleOffer } from '@quarterdeck/example/offer';
import { type AnyOffer, quickRng } from '@quarterdeck/kernel';
import { lineUps, playDeals } from '../src/arena/deals.ts';
import { confidence, pairedShare, skills, standingOf } from '../src/arena/standings.ts';
import { assertRefused, quarterdeck } from './run.ts';

test('arena rotates the seats and gives win shares with their confidence', async () => {
  const { code, out } = await quarterdeck([
    'arena',
    'dead-mans-draw',
    '--bots',
    'random,absent',
    '--games',
    '60',
    '--seed',
    'a',
    '--json',
  ]);
  assert.equal(code, 0);
  const {
    bots,
    games,
    seats,
  }: { bots: { bot: string; wins: number; low: number; high: number }[]; games: number; seats: number } = JSON.parse(out);
  assert.deepEqual([games, seats], [60, 2]);
  assert.deepEqual(
    bots.map(({ bot }) => bot),
    ['random', 'absent'],
  );
  for (const { wins, low, high } of bots) assert.ok(0 <= low && low <= wins && wins <= high && high <= 1);
  const page = await quarterdeck(['arena', 'dead-mans-draw', '--bots', 'random,absent', '--games', '4']);
  assert.match(page.out, /95 % confidence/);
});

test('a bot against itself, seats rotated, wins as often from either place in the list', async () => {
  const { out } = await quarterdeck([
    'arena',
    'dead-mans-draw',
    '--bots',
    'random,random',
    '--games',
    '2000',
    '--seed',
    'b',
    '--json',
  ]);
  const { bots }: { bots: { low: number; high: number }[] } = JSON.parse(out);
  for (const { low, high } of bots) assert.ok(low < 0.5 && 0.5 < high);
});

test('the confidence interval narrows with more games and stays within bounds', () => {
  const [low, high] = confidence(0.5, 100);
  assert.ok(Math.abs(low - 0.4038) < 1e-3 && Math.abs(high - 0.5962) < 1e-3); // Wilson's, as tabulated
  assert.ok(confidence(0.5, 10_000)[0] > low);
  assert.deepEqual(confidence(1, 50)[1], 1);
  assert.deepEqual(confidence(0, 0), [0, 1]);
});

/** An arena as a program asks for it, without what a clock says. */
async function arena(...args: readonly string[]) {
  const { code, out, err } = await quarterdeck(['arena', 'dead-mans-draw', ...args, '--json']);
  assert.equal(code, 0, err);
  const { seconds: _, ...rest }: { seconds: number; games: number; deals: number } = JSON.parse(out);
  return rest;
}

test('the same seed gives the same arena, whatever the number of workers', async () => {
  const args = ['--bots', 'greedy,random,absent', '--seats', '2', '--games', '6', '--seed', 'x'];
  const alone = await arena(...args);
  assert.deepEqual(await arena(...args, '--workers', '3'), alone);
  assert.notDeepEqual(await arena(...args.slice(0, -1), 'y'), alone);
});

test('with more bots than seats everybody meets everybody, and as many games are played for each line-up', async () => {
  assert.deepEqual(lineUps(3, 2), [
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  assert.equal(lineUps(5, 3).length, 10);
  assert.deepEqual(lineUps(2, 2), [[0, 1]]);
  const report = await arena('--bots', 'random,absent,random', '--seats', '2', '--games', '5', '--seed', 'x');
  assert.deepEqual(
    [report.games, report.deals],
    [18, 9],
    'six games for each of three line-ups, since each deal is played twice',
  );
  const page = await quarterdeck(['arena', 'dead-mans-draw', '--bots', 'random,absent,random', '--seats', '2', '--games', '2']);
  assert.match(page.out, /random [\d.]+ % .* : {2}absent/);
});

test('every game of a deal has the same luck: bots that do not think win in their turn what the others have won', () => {
  const { game } = exampleOffer;
  const offer: AnyOffer = { ...exampleOffer, game: { ...game, absent: ['stake', 'demand', 'pay'] } };
  const contest = { game: game.id, options: {}, seats: 2, bots: ['absent', 'absent'], seed: 'luck', from: 0, to: 30 };
  const bouts = playDeals(offer, contest, () => {});
  const scored = bouts.map(({ end }) => end?.scores);
  for (let deal = 0; deal < 30; deal++) assert.deepEqual(scored[2 * deal], scored[2 * deal + 1]);
  assert.ok(new Set(scored.map(String)).size > 5, 'and deals differ');
  const { wins, low, high } = standingOf(0, bouts);
  assert.ok(wins === 0.5 && high - low < 0.15, 'the interval knows it');
});

test('the interval of paired games is that of single ones where pairs mean nothing, and narrower where a deal decides', () => {
  const rng = quickRng(4);
  const coins = Array.from({ length: 400 }, () => [rng.below(2), rng.below(2)]);
  const { wins, low, high } = pairedShare(coins);
  const [lowAlone, highAlone] = confidence(wins, 800);
  assert.ok(Math.abs(low - lowAlone) < 0.005 && Math.abs(high - highAlone) < 0.005);
  const dealt = pairedShare(coins.map(([coin = 0]) => [coin, 1 - coin]));
  assert.ok(dealt.wins === 0.5 && dealt.high - dealt.low < 0.01);
  const alike = pairedShare(coins.map(([coin = 0]) => [coin, coin]));
  assert.ok(alike.high - alike.low > 1.3 * (high - low), 'games that only repeat each other are worth half');
  assert.deepEqual(pairedShare([]), { wins: 0, low: 0, high: 1 });
  const all = pairedShare([[1, 1]]);
  assert.ok(all.low < 0.5 && all.high === 1, 'one deal proves little');
});

test('a game without an end counts for nobody, one without a winner for all who played it', () => {
  const game = { deal: 0, moves: 9, seating: [1, 0] };
  const bouts = [
    { ...game, end: null },
    { ...game, end: { winners: [], places: [1, 1], scores: [4, 4] } },
    { ...game, end: { winners: [0, 1], places: [1, 1], scores: [6, 8] } },
  ];
  const { games, wins, score } = standingOf(0, bouts);
  assert.deepEqual([games, wins, score], [2, 0.25, 6]);
});

test('OpenSkill puts the bot first that comes in before the others, and gets surer with every game', () => {
  const bout = { deal: 0, moves: 1, seating: [2, 0, 1], end: { winners: [1], places: [3, 1, 2], scores: [1, 3, 2] } };
  const [few, many] = [
    skills(3, [bout]),
    skills(
      3,
      Array.from({ length: 30 }, () => bout),
    ),
  ];
  for (const [first, second, third] of [few, many]) {
    assert.ok(first !== undefined && second !== undefined && third !== undefined);
    assert.ok(first.mu > second.mu && second.mu > third.mu);
  }
  assert.ok((many[0]?.sigma ?? 9) < (few[0]?.sigma ?? 0));
});

test('what cannot meet is refused in one line', async () => {
  const run = (...args: string[]) => quarterdeck(['arena', 'dead-mans-draw', '--games', '5', ...args]);
  assertRefused(await run(), /--bots is missing/);
  assertRefused(await run('--bots', 'greedy'), /2 to 8/);
  assertRefused(await run('--bots', 'greedy,parrot'), /no bot 'parrot': there are .*greedy-1/);
  assertRefused(await run('--bots', 'greedy,random', '--seats', '3'), /2 bots for 3 seats/);
});
