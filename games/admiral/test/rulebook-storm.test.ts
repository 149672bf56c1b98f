// Storms: drift, shelter, reefs, and who is moved first (4.16 to 4.20).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Afloat, scene } from './scene.ts';

function storm(wind: string, ships: Readonly<Record<string, Afloat>>, more: Partial<Parameters<typeof scene>[0]> = {}) {
  return scene({ seats: 4, wind: `${wind} storm`, ...more, ships: { brig2: 'W3', ...ships } });
}

/** Where a ship ends that drifts alone, and what it cost it. */
function drift(name: string, cell: string, wind: string): string {
  const t = storm(wind, { [name]: cell }).plays(`drift ${name}`);
  return t.where(name) === 'sunk' ? 'sunk' : `${t.where(name)} ${t.ship(name).damage}`;
}

test('a storm moves a ship by the figure of its card, on its own course (4.16, 4.19)', () => {
  assert.equal(drift('brig1', 'F7', 'S'), 'F9 0');
  assert.equal(drift('brig1', 'F7', 'SE'), 'G8 0');
  assert.equal(drift('frigate1', 'F7', 'W'), 'D7 0');
  assert.equal(drift('galleon1', 'F7', 'N'), 'F4 0');
  assert.equal(drift('line1', 'F7', 'NW'), 'D5 0');
});

test('a reef in the way costs one damage for each cell not sailed (4.17, 16.1)', () => {
  assert.equal(drift('galleon1', 'H5', 'E'), 'J5 1');
  assert.equal(drift('brig1', 'H5', 'E'), 'J5 0');
  assert.equal(drift('line1', 'M10', 'E'), 'M10 3');
});

test('the rim, land and ships stop a drift without damage (4.17, 16.1)', () => {
  assert.equal(drift('frigate1', 'X10', 'E'), 'X10 0');
  assert.equal(drift('line1', 'I7', 'NE'), 'I7 0');
  const t = storm('S', { galleon1: 'F7', brig3: 'F9' }).plays('drift galleon1');
  assert.equal(t.where('galleon1'), 'F8');
  assert.equal(t.ship('galleon1').damage, 0);
});

test('a reef can sink a ship', () => {
  const t = storm('E', { brig1: { at: 'J5', damage: 1 }, line1: 'F9' }).plays('drift brig1');
  assert.equal(t.where('brig1'), 'sunk');
  assert.deepEqual(
    t.all('sunk').map(({ cause }) => cause),
    ['reef'],
  );
});

test('a port that is reached may be made (4.17, 16.1)', () => {
  const t = storm('NW', { line1: { at: 'D4' } });
  t.plays('drift line1');
  assert.equal(t.where('line1'), 'B2', 'two cells, and no farther: nothing to ask');
  const asked = storm('N', { line1: 'B4' }).plays('drift line1');
  assert.equal(asked.waiting(), '0 make-port');
  assert.equal(asked.plays('make-port').where('line1'), 'B2');
  assert.equal(storm('N', { line1: 'B4' }).plays('drift line1', 'run-on').where('line1'), 'B1');
});

test('shelter: a port, land to windward, a closed side or corner (4.18, 16.1)', () => {
  const stays = (cell: string, wind: string) => storm(wind, { brig1: cell }).legal().includes('end-turn');
  for (const [cell, wind] of [
    ['K7', 'NE'],
    ['J8', 'SW'],
    ['L8', 'E'],
    ['M7', 'W'],
    ['B2', 'S'],
    ['W13', 'N'],
  ] as const)
    assert.ok(stays(cell, wind), `${cell} ${wind}`);
  assert.ok(!stays('L6', 'E'));
});

test('a ruin’s port shelters too (3.4)', () => {
  const t = storm('S', { brig1: 'B2' }, { forts: { A1: { owner: null, damage: 5 } } });
  assert.ok(t.legal().includes('end-turn'));
});

test('a ship in shelter may be led out, and then must go all the way (4.18)', () => {
  const t = storm('S', { line1: 'B2' });
  assert.deepEqual(t.may('drift'), ['line1']);
  assert.equal(t.plays('drift line1').where('line1'), 'B5');
});

test('the example of the book: brig, then ship of the line onto a reef, a galleon sheltered by a corner (4.20)', () => {
  const t = storm('NE', { brig1: 'O4', line1: 'L7', galleon1: 'K7' }, { reefs: ['N5'] });
  assert.equal(t.refused('drift line1'), 'others-first 4.20');
  assert.deepEqual(t.may('drift'), ['brig1']);
  t.plays('drift brig1', 'drift line1');
  assert.deepEqual(['brig1', 'line1', 'galleon1'].map(t.where), ['P3', 'M6', 'K7']);
  assert.equal(t.ship('line1').damage, 1);
  assert.ok(t.legal().includes('end-turn'));
});

test('ships equally far downwind go in the order that their owner likes (4.20)', () => {
  assert.deepEqual(storm('E', { brig1: 'F3', frigate1: 'F9', line1: 'D5' }).may('drift'), ['brig1', 'frigate1']);
});

test('a turn cannot end before the storm has moved everybody (4.18)', () => {
  const t = storm('E', { brig1: 'F3' });
  assert.equal(t.refused('end-turn'), 'must-drift 4.18');
  assert.ok(t.plays('drift brig1').legal().includes('end-turn'));
});

test('a sheltered ship is led out in its place of the order, not later (4.20)', () => {
  const t = storm('E', { line1: 'L8', brig1: 'D3' });
  assert.deepEqual(t.may('drift'), ['brig1', 'line1']);
  t.plays('drift brig1');
  assert.equal(t.refused('drift line1'), 'others-first 4.20');
});

test('ships that fought hand to hand are not moved by a storm in this round (8.8)', () => {
  assert.ok(
    storm('E', { brig1: { at: 'F3', locked: true } })
      .legal()
      .includes('end-turn'),
  );
});

test('cargo does not slow a drift (R4)', () => {
  const t = storm('S', { brig1: { at: 'F7', hold: 1 } }).plays('drift brig1');
  assert.equal(t.where('brig1'), 'F9');
});

test('nobody sails by choice in a storm (4.16)', () => {
  assert.equal(storm('S', { brig1: 'F7' }).refused('sail brig1'), 'not-offered');
});

test('a port may be made before a reef that lies behind it (4.17)', () => {
  const atPort = () =>
    storm('S', { line1: 'W6', brig2: 'C9', brig3: 'C11' }, { seats: 3, reefs: ['W9'] }).plays('drift line1', 'run-on');
  const made = atPort().plays('make-port');
  assert.deepEqual([made.where('line1'), made.ship('line1').damage], ['W8', 0]);
  assert.equal(atPort().plays('run-on').ship('line1').damage, 1);
});
