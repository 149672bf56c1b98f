// The three mini-games: a brig to the opposite corner (M1, M2, M3).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { opening, scene } from './scene.ts';

const M1 = { scenario: 'mini-game-1' } as const;
const M2 = { scenario: 'mini-game-2' } as const;
const M3 = { scenario: 'mini-game-3' } as const;
const GOALS = [{ goal: 13 * 24 + 11 }, { goal: 13 * 24 }] as const;

test('each takes a port that is still free, in turn order (M1 3)', () => {
  const t = opening(2, { ...M1, order: 'seated' });
  assert.equal(t.legal().length, 12);
  t.plays('berth B2');
  assert.equal(t.legal().length, 9);
  assert.ok(!t.legal().includes('berth A2'));
});

test('the goal is the fort in the opposite corner (M1 4)', () => {
  const t = opening(2, { ...M1, order: 'seated' }).plays('berth B2', 'berth K13');
  assert.deepEqual([t.player(0).goal, t.player(1).goal], [13 * 24 + 11, 0]);
});

test('the wind is always fresh, from any of eight directions (M1 5)', () => {
  const t = opening(1, M1).plays('berth B2');
  assert.deepEqual(t.legal(), [
    'spin N fresh',
    'spin NE fresh',
    'spin E fresh',
    'spin SE fresh',
    'spin S fresh',
    'spin SW fresh',
    'spin W fresh',
    'spin NW fresh',
  ]);
});

test('a move has three cells or more, and must be made if there is one (M1 6)', () => {
  const t = scene({ options: M1, players: GOALS, wind: 'E fresh', ships: { brig1: 'B2', brig2: 'K2' } });
  assert.equal(t.refused('end-turn'), 'must-sail M1');
  t.plays('sail brig1');
  assert.deepEqual(t.may('steer'), ['E2', 'F2', 'G2', 'B5'], 'the reef D4 is in the way to E5');
  assert.equal(t.refused('steer C2'), 'too-short M1');
});

test('into the goal port a move may be shorter (R27)', () => {
  const t = scene({ options: M1, players: GOALS, wind: 'SE fresh', ships: { brig1: 'J12', brig2: 'K2' } });
  t.plays('sail brig1', 'steer K13');
  assert.deepEqual([t.waiting(), t.end().winners], ['over', [0]]);
});

test('without a course of three cells the brig stays (R27)', () => {
  const t = scene({
    options: M1,
    players: GOALS,
    wind: 'N fresh',
    ships: { brig1: 'B2', brig2: 'K2' },
    reefs: ['B5', 'E2', 'E5', 'B4', 'D2', 'D4'],
  });
  assert.deepEqual(t.may('sail'), []);
  assert.ok(t.legal().includes('end-turn'));
});

test('nobody shoots, boards or burns', () => {
  const t = scene({ options: M3, players: GOALS, wind: 'calm', ships: { brig1: 'E3', brig2: 'E4', frigate1: 'E5' } });
  assert.deepEqual([...new Set(t.legal().map((phrase) => phrase.split(' ')[0]))], ['sail', 'end-turn']);
});

test('in a calm a brig rows one cell, in a storm it drifts; three cells are asked for in fresh wind only (M2)', () => {
  const calm = scene({ options: M2, players: GOALS, wind: 'calm', ships: { brig1: 'B2', brig2: 'K2' } });
  assert.ok(calm.legal().includes('end-turn'));
  assert.deepEqual(calm.plays('sail brig1').may('steer'), ['B1', 'C2', 'B3', 'A2']);
  const storm = scene({ options: M2, players: GOALS, wind: 'S storm', ships: { brig1: 'E3', brig2: 'K2' } });
  assert.equal(storm.plays('drift brig1').where('brig1'), 'E5');
});

test('a brig wrecked on a reef is out (M2 4)', () => {
  const t = scene({
    options: M2,
    seats: 3,
    players: GOALS,
    wind: 'E storm',
    ships: { brig1: { at: 'C4', damage: 1 }, brig2: 'K2', brig3: 'B13' },
  });
  t.plays('drift brig1');
  assert.deepEqual([t.where('brig1'), t.player(0).out, t.waiting()], ['sunk', 3, '1 turn']);
});

test('a drift into the goal port arrives too (M1 7)', () => {
  const t = scene({ options: M2, players: GOALS, wind: 'SE storm', ships: { brig1: 'J12', brig2: 'K2' } });
  assert.deepEqual(t.plays('drift brig1').end().winners, [0]);
});

test('brig and frigate start in one port; only the brig’s arrival counts (M3 1, M3 2)', () => {
  const t = opening(2, { ...M3, order: 'seated' }).plays('berth B2');
  assert.deepEqual(t.legal(), ['berth B1', 'berth A2', 'berth B2']);
  const frigate = scene({ options: M3, players: GOALS, wind: 'SE fresh', ships: { brig1: 'B2', frigate1: 'J12', brig2: 'K2' } });
  assert.equal(frigate.plays('sail frigate1', 'steer K13').waiting(), '0 turn');
});

test('any distance will do, or none (M3 3)', () => {
  const t = scene({ options: M3, players: GOALS, wind: 'E fresh', ships: { brig1: 'B2', frigate1: 'B1', brig2: 'K2' } });
  assert.ok(t.legal().includes('end-turn'));
  assert.ok(t.plays('sail brig1').may('steer').includes('C2'));
});

test('a lone captain sails against the clock, and wins nothing if time runs out (R27)', () => {
  const t = scene({ seats: 1, options: M1, players: GOALS.slice(0, 1), wind: 'SE fresh', ships: { brig1: 'J12' }, round: 9 });
  assert.deepEqual(t.plays('sail brig1', 'steer K13').end().sheets, [[{ line: 'arrived', points: 1, params: { rounds: 9 } }]]);
  const late = scene({
    seats: 1,
    options: M2,
    players: GOALS.slice(0, 1),
    wind: 'calm',
    ships: { brig1: 'B2' },
    round: 60,
  }).plays('end-turn');
  assert.deepEqual([late.end().winners, late.state().ending?.why], [[], 'rounds']);
});

test('when time runs out among several, the brig nearest its goal wins (R27)', () => {
  const t = scene({ turn: 1, options: M2, players: GOALS, wind: 'calm', ships: { brig1: 'H9', brig2: 'K2' }, round: 60 }).plays(
    'end-turn',
  );
  assert.deepEqual(t.end().winners, [0]);
});
