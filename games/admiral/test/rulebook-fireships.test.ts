// Fireships (6).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from './scene.ts';

const FAR = { frigate2: 'R9', brig2: 'W13' } as const;
const AFLAME = { duty: 'fireship', since: 2 } as const;

test('a ship becomes a fireship before its first shot of the turn (6.2)', () => {
  const t = scene({ ships: { galleon1: 'E3', ...FAR, line2: 'H3' } });
  t.plays('engage line2', 'lay-gun galleon1 1').rolls(3);
  assert.equal(t.refused('declare-fireship galleon1'), 'not-offered');
  const two = scene({ ships: { galleon1: 'E3', brig1: 'E9', ...FAR, line2: 'H3' } });
  two.plays('engage line2', 'lay-gun galleon1 1').rolls(3);
  assert.equal(two.refused('declare-fireship galleon1'), 'has-fired 6.2');
});

test('it may move before or after that, but never fires again (6.3)', () => {
  const t = scene({ wind: 'E fresh', ships: { brig1: 'E3', ...FAR, line2: 'H3' } });
  t.plays('declare-fireship brig1', 'sail brig1', 'steer G3');
  assert.deepEqual(t.may('engage'), []);
  assert.deepEqual(t.may('declare-fireship'), [], 'for good (6.4)');
});

test('it explodes in the next round, in its owner’s turn, whatever happens (6.5)', () => {
  const t = scene({ ships: { brig1: 'E3', frigate1: 'B2', ...FAR } }).plays('declare-fireship brig1');
  assert.deepEqual(t.may('explode'), []);
  assert.ok(t.legal().includes('end-turn'));
  t.nextTurn(0);
  assert.equal(t.refused('end-turn'), 'must-explode 6.5');
  t.plays('explode brig1');
  assert.equal(t.where('brig1'), 'sunk');
  assert.ok(t.legal().includes('end-turn'));
});

test('the blast does the durability of its card to every ship round it, own ones too, however damaged it is itself (6.8)', () => {
  const t = scene({
    ships: {
      brig1: { at: 'E5', damage: 2, ...AFLAME },
      line1: 'D4',
      frigate1: 'E6',
      galleon2: 'F5',
      brig2: 'F6',
      line2: 'G5',
    },
  }).plays('explode brig1');
  assert.deepEqual([t.ship('line1').damage, t.ship('frigate1').damage, t.ship('galleon2').damage], [3, 3, 3]);
  assert.equal(t.where('brig2'), 'sunk');
  assert.equal(t.ship('line2').damage, 0, 'two cells away');
});

test('a blast does not hurt forts, and reaches a ship in the same port cell (R14)', () => {
  const t = scene({ ships: { brig1: { at: 'B2', ...AFLAME }, line1: 'B2', ...FAR } }).plays('explode brig1');
  assert.equal(t.ship('line1').damage, 3);
  assert.equal(t.fort('A1').damage, 0);
});

test('before it explodes it may be moved (6.6)', () => {
  const t = scene({ wind: 'E fresh', ships: { brig1: { at: 'E3', ...AFLAME }, frigate1: 'B2', ...FAR } });
  t.plays('sail brig1', 'steer I3', 'explode brig1');
  assert.equal(t.all('exploded').at(-1)?.cell, 56);
});

test('in a storm it drifts before all others, and explodes after them (6.6)', () => {
  const t = scene({ wind: 'E storm', ships: { brig1: { at: 'E3', ...AFLAME }, frigate1: 'H9', ...FAR } });
  assert.deepEqual(t.may('drift'), ['brig1']);
  t.plays('drift brig1');
  assert.equal(t.refused('explode brig1'), 'not-offered');
  t.plays('drift frigate1');
  assert.deepEqual(t.may('explode'), ['brig1']);
});

test('sunk before, it hurts nobody (6.7)', () => {
  const t = scene({
    turn: 1,
    ships: { brig1: { at: 'E3', damage: 2, ...AFLAME, since: 3 }, line1: 'E4', brig2: 'G3', frigate2: 'R9' },
  });
  t.plays('engage brig1').rolls(6);
  assert.equal(t.where('brig1'), 'sunk');
  assert.equal(t.ship('line1').damage, 0);
  assert.ok(!t.happened('exploded'));
});

test('two that are due are blown up in the order that their owner likes; one may sink the other unexploded (R13)', () => {
  const t = scene({ ships: { brig1: { at: 'E3', ...AFLAME }, frigate1: { at: 'E4', ...AFLAME }, line1: 'B2', ...FAR } });
  assert.deepEqual(t.may('explode'), ['brig1', 'frigate1']);
  t.plays('explode frigate1');
  assert.deepEqual([t.where('brig1'), t.may('explode').length], ['sunk', 0]);
  assert.equal(t.all('exploded').length, 1);
});

test('a fireship neither boards nor stands by a fort (R9)', () => {
  const t = scene({ ships: { brig1: { at: 'E3', duty: 'fireship', since: 3 }, line1: 'R3', brig2: 'F3', frigate2: 'R9' } });
  assert.deepEqual(t.may('board'), []);
});

test('a fireship that is taken explodes in the captor’s next turn, not in the one he takes it in (R13)', () => {
  const t = scene({
    turn: 1,
    ships: { brig1: { at: 'E3', damage: 2, duty: 'fireship', since: 2 }, line1: 'R3', line2: 'F3', frigate2: 'R9' },
  });
  t.plays('board brig1').rolls(6, 1).plays('allot 5');
  assert.equal(t.ship('brig1').owner, 1);
  assert.deepEqual([t.ship('brig1').duty, t.may('explode').length], ['fireship', 0]);
  t.nextTurn(1);
  assert.deepEqual(t.may('explode'), ['brig1']);
});

test('a fireship that was boarded does not move, but still explodes (R13)', () => {
  const t = scene({ ships: { brig1: { at: 'E3', ...AFLAME, locked: true }, line1: 'B2', ...FAR }, wind: 'E storm' });
  assert.deepEqual(t.may('drift'), ['line1']);
  assert.deepEqual(t.may('explode'), ['brig1']);
});

test('a fireship in shelter is led out before the others, or not at all (6.6)', () => {
  const aflame = { galleon1: { at: 'B2', ...AFLAME }, ...FAR } as const;
  const t = scene({ wind: 'E storm', ships: { brig1: 'F3', line1: 'D5', ...aflame } });
  assert.deepEqual(t.may('drift'), ['brig1', 'galleon1']);
  assert.deepEqual(t.plays('drift brig1').may('drift'), ['line1'], 'while others must still drift');
  assert.deepEqual(t.plays('drift line1').may('drift'), [], 'and when nobody must');
});

test('the order of the others begins after the fireships, wherever these lay (4.20, 6.6)', () => {
  const t = scene({ wind: 'E storm', ships: { brig1: { at: 'C5', ...AFLAME }, line1: 'L8', frigate1: 'E9', ...FAR } });
  assert.deepEqual(t.may('drift'), ['brig1']);
  assert.deepEqual(t.plays('drift brig1').may('drift'), ['frigate1', 'line1'], 'the ship in shelter has not missed its place');
});
