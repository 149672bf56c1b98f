// Repair of ships (7), repair and restoration of forts (9).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from './scene.ts';

const FAR = { frigate2: 'R9', brig2: 'W13' } as const;

test('a damaged ship is repaired in the port of an own fort, from its arrival on (7.1)', () => {
  const t = scene({ wind: 'W fresh', ships: { line1: { at: 'D2', damage: 3 }, ...FAR } });
  assert.equal(t.refused('begin-repair line1'), 'not-offered');
  t.plays('sail line1', 'steer B2', 'begin-repair line1');
  assert.equal(t.ship('line1').duty, 'repair');
});

test('one damage goes at the end of each turn of the owner, from the next one on (7.3, 7.4)', () => {
  const t = scene({ ships: { line1: { at: 'B2', damage: 2 }, ...FAR } }).plays('begin-repair line1');
  t.nextTurn(0);
  assert.equal(t.ship('line1').damage, 2, 'the turn of the declaration does not count');
  t.nextTurn(0);
  assert.equal(t.ship('line1').damage, 1);
  t.nextTurn(0);
  assert.deepEqual([t.ship('line1').damage, t.ship('line1').duty], [0, 'free'], 'it is free by itself (R15)');
});

test('under repair it neither moves nor fires, but can be fired at (7.5)', () => {
  const t = scene({
    wind: 'E fresh',
    ships: { line1: { at: 'B2', damage: 6, duty: 'repair', since: 2 }, frigate1: 'K3', ...FAR, galleon2: 'E5' },
  });
  assert.equal(t.refused('sail line1'), 'under-repair 7.5');
  assert.deepEqual(t.may('engage'), []);
  t.plays('end-turn', 'engage line1', 'lay-gun galleon2 1').rolls(6);
  assert.equal(t.ship('line1').damage, 6, 'one was repaired, one hit');
});

test('its end can be declared: it fires, but does not move, loses no damage, and is not repaired again in this turn (7.6, 7.7)', () => {
  const t = scene({
    wind: 'E fresh',
    ships: { line1: { at: 'B2', damage: 4, duty: 'repair', since: 2 }, frigate1: 'K3', ...FAR, galleon2: 'E5' },
  });
  t.plays('end-repair line1');
  assert.equal(t.refused('sail line1'), 'repair-ended 7.6');
  assert.deepEqual(t.may('engage'), ['galleon2']);
  assert.deepEqual(t.may('begin-repair'), []);
  t.nextTurn(0);
  assert.equal(t.ship('line1').damage, 4);
  assert.deepEqual(t.may('begin-repair'), ['line1'], 'but in the next');
});

test('not in the port of another, nor of a ruin (7.1, 3.4)', () => {
  assert.deepEqual(scene({ ships: { line1: { at: 'W13', damage: 3 }, ...FAR, brig2: 'B9' } }).may('begin-repair'), []);
  const ruined = scene({ ships: { line1: { at: 'B2', damage: 3 }, ...FAR }, forts: { A1: { owner: null, damage: 5 } } });
  assert.deepEqual(ruined.may('begin-repair'), []);
});

test('when its fort is shot to ruins a repair just ends (R17)', () => {
  const t = scene({
    turn: 1,
    ships: { brig1: { at: 'B2', damage: 1, duty: 'repair', since: 2 }, line2: 'A5', frigate2: 'R9' },
    forts: { A1: { damage: 3 } },
  });
  t.plays('engage A1', 'lay-gun line2 3').rolls(6);
  assert.deepEqual([t.where('brig1'), t.ship('brig1').duty], ['B2', 'free']);
});

test('two ships in its port repair a fort, one damage at the end of each turn from the next one on (9.1, 9.5, R16)', () => {
  const t = scene({ ships: { brig1: 'B1', frigate1: 'B2', ...FAR }, forts: { A1: { damage: 3 } } });
  t.plays('begin-fort-repair A1');
  assert.deepEqual([t.ship('brig1').duty, t.ship('frigate1').duty], ['gang', 'gang']);
  t.nextTurn(0);
  assert.equal(t.fort('A1').damage, 3);
  t.nextTurn(0);
  assert.equal(t.fort('A1').damage, 2);
});

test('which two is asked where there are more (9.1)', () => {
  const t = scene({ ships: { brig1: 'B1', frigate1: 'B2', line1: 'A2', ...FAR }, forts: { A1: { damage: 3 } } });
  t.plays('begin-fort-repair A1', 'join line1', 'join brig1');
  assert.deepEqual(t.fort('A1').gang, [3, 0]);
});

test('one ship is not enough, nor one that is under repair itself (9.1, 9.3)', () => {
  assert.deepEqual(scene({ ships: { brig1: 'B1', ...FAR }, forts: { A1: { damage: 3 } } }).may('begin-fort-repair'), []);
  const t = scene({
    ships: { brig1: 'B1', frigate1: { at: 'B2', damage: 1, duty: 'repair', since: 2 }, ...FAR },
    forts: { A1: { damage: 3 } },
  });
  assert.deepEqual(t.may('begin-fort-repair'), []);
});

test('ships at work fire but do not move; the fort fires (9.3, 9.4)', () => {
  const t = scene({
    wind: 'E fresh',
    ships: { brig1: 'B1', frigate1: 'B2', ...FAR, galleon2: 'E1', line2: 'A4' },
    forts: { A1: { damage: 3 } },
  });
  t.plays('begin-fort-repair A1');
  assert.equal(t.refused('sail brig1'), 'on-fort-work 9.3');
  assert.deepEqual(t.may('engage'), ['galleon2', 'line2']);
});

test('ending the work frees both ships at once, costs the turn, and it is not begun again in it (9.6, 9.7)', () => {
  const t = scene({ wind: 'E fresh', ships: { brig1: 'B1', frigate1: 'B2', ...FAR }, forts: { A1: { damage: 3 } } });
  t.plays('begin-fort-repair A1').nextTurn(0, 'E fresh').plays('end-fort-repair A1');
  assert.deepEqual(t.may('sail'), ['brig1', 'frigate1']);
  assert.deepEqual(t.may('begin-fort-repair'), []);
  assert.equal(t.nextTurn(0).fort('A1').damage, 3);
  assert.deepEqual(t.may('begin-fort-repair'), ['A1'], 'but in the next');
});

test('losing one of the two ends it (R16)', () => {
  const t = scene({
    turn: 1,
    ships: {
      brig1: { at: 'B1', damage: 2, duty: 'gang', since: 2 },
      frigate1: { at: 'B2', duty: 'gang', since: 2 },
      line2: 'E1',
      frigate2: 'R9',
    },
    forts: { A1: { damage: 3, gang: [0, 1], since: 2 } },
  });
  t.plays('engage brig1', 'lay-gun line2 1').rolls(6);
  assert.deepEqual([t.fort('A1').gang.length, t.ship('frigate1').duty], [0, 'free']);
});

test('a ruin is anybody’s to restore: after three turns it is the restorer’s, with two damages left (9.8, 9.9)', () => {
  const t = scene({
    turn: 1,
    ships: { brig1: 'K3', brig2: 'B1', frigate2: 'B2' },
    forts: { A1: { owner: null, damage: 5 }, X14: { owner: 0 } },
  });
  t.plays('begin-fort-repair A1').nextTurn(1).nextTurn(1).nextTurn(1);
  assert.deepEqual([t.fort('A1').owner, t.fort('A1').restored], [null, 2]);
  t.nextTurn(1);
  assert.deepEqual([t.fort('A1').owner, t.fort('A1').damage], [1, 2]);
  assert.deepEqual([t.ship('brig2').duty, t.ship('frigate2').duty], ['free', 'free']);
});

test('interrupted, a restoration begins from nothing (9.9)', () => {
  const t = scene({
    turn: 1,
    ships: { brig1: 'K3', brig2: { at: 'B1', duty: 'gang', since: 1 }, frigate2: { at: 'B2', duty: 'gang', since: 1 } },
    forts: { A1: { owner: null, damage: 5, gang: [4, 5], since: 1, restored: 2 } },
  });
  t.plays('end-fort-repair A1');
  assert.deepEqual([t.fort('A1').restored, t.fort('A1').damage], [0, 5]);
});

test('a fort that is whole is not repaired (9.1)', () => {
  const t = scene({ ships: { brig1: 'B1', frigate1: 'B2', ...FAR }, forts: { A1: { damage: 0 } } });
  assert.deepEqual(t.may('begin-fort-repair'), []);
});
