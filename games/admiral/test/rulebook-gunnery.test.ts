// Gunnery: ranges, lines of fire, hits and salvos (5).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Afloat, scene } from './scene.ts';

type Ships = Readonly<Record<string, Afloat>>;

/** Four players on the map with the reefs K5 and N10; seat 0 has the ships numbered 1. */
function battle(ships: Ships, more: Partial<Parameters<typeof scene>[0]> = {}) {
  return scene({ seats: 4, ...more, ships });
}

function targets(ships: Ships, more: Partial<Parameters<typeof scene>[0]> = {}): string[] {
  return battle(ships, more).may('engage');
}

test('ships fire as far as their cards say, straight and diagonally (5.2)', () => {
  for (const [name, straight, diagonal] of [
    ['brig1', 3, 2],
    ['frigate1', 4, 3],
    ['galleon1', 4, 3],
    ['line1', 5, 4],
  ] as const) {
    const at = (columns: number, rows: number) => `${'EFGHIJKLMN'.charAt(columns)}${3 + rows}`;
    assert.deepEqual(targets({ [name]: 'E3', brig2: at(straight, 0) }), ['brig2'], `${name} straight`);
    assert.deepEqual(targets({ [name]: 'E3', brig2: at(straight + 1, 0) }), [], `${name} beyond`);
    assert.deepEqual(targets({ [name]: 'E3', brig2: at(diagonal, diagonal) }), ['brig2'], `${name} diagonal`);
    assert.deepEqual(targets({ [name]: 'E3', brig2: at(diagonal + 1, diagonal + 1) }), [], `${name} diagonal beyond`);
  }
});

test('a target must lie on one of the eight lines (5.5)', () => {
  const t = battle({ line1: 'E3', brig2: 'G4' });
  assert.deepEqual(t.may('engage'), []);
  assert.equal(battle({ line1: 'E3', brig2: 'G4', frigate2: 'F3' }).refused('engage brig2'), 'no-line 5.5');
  assert.equal(battle({ brig1: 'E3', brig2: 'I3', frigate2: 'E4' }).refused('engage brig2'), 'out-of-range 5.5');
});

test('lines of fire of the four-player map (16.1)', () => {
  assert.deepEqual(targets({ line1: 'K7', brig2: 'J8' }), [], 'a closed corner');
  assert.deepEqual(targets({ line1: 'K7', brig2: 'H10' }), [], 'a closed corner on the way');
  assert.deepEqual(targets({ line1: 'L10', brig2: 'I7' }), [], 'K9 is land');
  assert.deepEqual(targets({ brig1: 'K4', brig2: 'K6' }), ['brig2'], 'over a reef');
  assert.deepEqual(targets({ line1: 'M5', brig2: 'M9', brig1: { at: 'M7', fired: 1 } }), [], 'a ship of one’s own');
  assert.deepEqual(targets({ line1: 'M5', brig2: 'M9' }), ['brig2']);
  assert.deepEqual(targets({ line1: 'L5', brig2: 'P9' }), [], 'N7 is land');
  assert.deepEqual(targets({ line1: 'H6', brig2: 'L6' }), [], 'J6 is land');
});

test('a fort fires over ships at sea, but not over those in its port (5.5, 16.1)', () => {
  assert.deepEqual(targets({ frigate1: 'C3', brig1: 'R13', brig2: 'E5' }), ['brig2']);
  assert.deepEqual(targets({ brig1: 'B2', brig2: 'E5' }), []);
  assert.deepEqual(targets({ frigate3: 'B2', brig1: 'R13', brig2: 'E5' }), ['frigate3'], 'whosever they are');
});

test('a fort reaches five cells straight and four diagonally, and fires twice in any weather (5.2, 5.4)', () => {
  assert.deepEqual(targets({ brig1: 'R13', brig2: 'F1' }), ['brig2']);
  assert.deepEqual(targets({ brig1: 'R13', brig2: 'G1' }), []);
  const t = battle({ brig1: 'W13', brig2: 'E5' }, { wind: 'N storm' });
  t.plays('engage brig2', 'lay-gun A1 2').rolls(1);
  assert.equal(t.fort('A1').fired, 2);
  assert.deepEqual(t.may('engage'), []);
});

test('a fort that is in the way stops a shot, unless the table says otherwise (R6)', () => {
  const overFort = (fireOverForts: boolean) =>
    scene({ seats: 3, turn: 0, options: { fireOverForts }, ships: { line1: 'X5', brig3: 'C13', brig2: 'X9' } }).may('engage');
  assert.deepEqual(overFort(false), ['X7']);
  assert.deepEqual(overFort(true), ['brig2', 'X7']);
});

test('ships in one port cell do not hide each other, but hide from everybody else (5.5)', () => {
  assert.deepEqual(targets({ line1: 'B2', frigate1: 'B2', brig2: 'D4' }), ['brig2']);
  assert.deepEqual(targets({ line1: 'C3', brig2: 'B2', frigate2: 'B2' }).sort(), ['brig2', 'frigate2'], 'one is named');
  assert.deepEqual(targets({ line2: 'E5', brig1: 'B2', galleon1: 'B2', frigate1: 'C3' }, { turn: 1 }), ['frigate1']);
});

test('ships sharing a port cell may fire at each other, point-blank (R14)', () => {
  const t = battle({ brig1: 'B2', frigate2: 'B2' });
  t.plays('engage frigate2', 'lay-gun brig1 1', 'give-fire').rolls(1);
  assert.equal(t.ship('frigate2').damage, 1, 'a 1 hits point-blank');
});

test('one and two miss, the rest hits (5.7)', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const t = battle({ brig1: 'E3', frigate2: 'G3' }).plays('engage frigate2').rolls(face);
    assert.equal(t.ship('frigate2').damage, face > 2 ? 1 : 0, `a ${face}`);
  }
});

test('point-blank only a two misses (5.7)', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const t = battle({ brig1: 'E3', frigate2: 'F4' }).plays('engage frigate2').rolls(face);
    assert.equal(t.ship('frigate2').damage, face === 2 ? 0 : 1, `a ${face}`);
  }
});

test('the players may agree on even numbers (5.7)', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const t = battle({ brig1: 'E3', frigate2: 'F4' }, { options: { hits: 'even' } })
      .plays('engage frigate2')
      .rolls(face);
    assert.equal(t.ship('frigate2').damage, face % 2 === 0 ? 1 : 0, `a ${face}`);
  }
});

test('in a storm a ship of the line fires once, a galleon and smaller ships not at all (5.3)', () => {
  const t = battle({ line1: 'B2', frigate2: 'E5' }, { wind: 'N storm' });
  t.plays('engage frigate2').rolls(3);
  assert.equal(t.ship('line1').fired, 1);
  assert.equal(t.refused('engage frigate2'), 'not-offered', 'no shot is left, so nothing is offered');
  for (const name of ['brig1', 'frigate1', 'galleon1'])
    assert.deepEqual(targets({ [name]: 'X13', frigate2: 'X11' }, { wind: 'N storm' }), []);
});

test('a ship of the line has three shots, a galleon two, the others one (1.6, 5.3)', () => {
  const shots = (name: string) =>
    battle({ [name]: 'E3', frigate1: 'E5', line2: 'E4' })
      .plays('engage line2')
      .may(`lay-gun ${name}`);
  assert.deepEqual(shots('line1'), ['1', '2', '3']);
  assert.deepEqual(shots('galleon1'), ['1', '2']);
  assert.deepEqual(shots('brig1'), ['1']);
});

test('several shots may go to several targets, with a move between them (1.7, 5.8, 5.10)', () => {
  const t = battle({ line1: 'E3', brig2: 'H3', brig3: 'H5' }, { wind: 'S fresh' });
  t.plays('engage brig2', 'lay-gun line1 1').rolls(6);
  t.plays('sail line1', 'steer E5', 'engage brig3', 'lay-gun line1 2').rolls(6);
  assert.equal(t.ship('brig2').damage, 1);
  assert.equal(t.ship('brig3').damage, 2);
  assert.deepEqual(t.may('engage'), []);
});

test('a salvo of several ships and a fort is one throw; each shot reads it by its own distance (5.9, R5)', () => {
  const t = battle({ line1: 'E1', frigate1: 'E3', line2: 'E2' });
  t.plays('engage line2', 'lay-gun line1 3', 'lay-gun frigate1 1').rolls(1);
  assert.equal(t.ship('line2').damage, 4, 'all of them point-blank');
  const mixed = battle({ line1: 'E1', frigate1: 'E5', line2: 'E2' });
  mixed.plays('engage line2', 'lay-gun line1 2', 'lay-gun frigate1 1').rolls(1);
  assert.equal(mixed.ship('line2').damage, 2, 'the far shot misses');
});

test('guns can be laid one by one, and fire when the player says so (5.9)', () => {
  const t = battle({ line1: 'E1', frigate1: 'E3', line2: 'E2' }).plays('engage line2', 'lay-gun line1 1');
  assert.deepEqual(t.may('lay-gun'), ['frigate1 1']);
  t.plays('give-fire').rolls(6);
  assert.deepEqual(t.all('opened-fire').at(-1)?.guns, [{ gun: 3, shots: 1 }]);
});

test('a single shot that bears is fired at once (5.6)', () => {
  assert.equal(battle({ brig1: 'E3', frigate2: 'G3' }).plays('engage frigate2').waiting(), 'chance gun-die');
});

test('as many damages as durability sink a ship; its cargo falls (3.4)', () => {
  const t = battle({ brig1: 'E3', brig2: { at: 'G3', damage: 2 }, frigate2: 'R9' })
    .plays('engage brig2')
    .rolls(6);
  assert.equal(t.where('brig2'), 'sunk');
  assert.deepEqual(t.all('sunk'), [{ type: 'sunk', seat: 1, ship: 4, cell: 54, cause: 'guns' }]);
});

test('a fort with five damages is a ruin: nobody’s, without guns; its port stays a port (3.4)', () => {
  const t = battle({ line1: 'X4', brig2: 'R13', frigate1: 'E9' }, { forts: { X1: { damage: 2 } } });
  t.plays('engage X1', 'lay-gun line1 3').rolls(5);
  assert.deepEqual([t.fort('X1').owner, t.fort('X1').damage], [null, 5]);
  assert.deepEqual(t.may('engage'), []);
  t.plays('end-turn');
  assert.deepEqual(t.may('engage'), [], 'the ruin does not fire');
});

test('friends are not fired at', () => {
  const t = battle({ brig1: 'E3', brig3: 'F3', brig2: 'G3' }, { options: { teams: 'pairs' } });
  assert.deepEqual(t.may('engage'), []);
  assert.deepEqual(battle({ brig1: 'E3', brig3: 'E5', brig2: 'G3' }, { options: { teams: 'pairs' } }).may('engage'), ['brig2']);
});

test('shorter guns are an option of the table', () => {
  assert.deepEqual(targets({ line1: 'E3', brig2: 'J3' }, { options: { shortGuns: true } }), []);
  assert.deepEqual(targets({ line1: 'E3', brig2: 'I3' }, { options: { shortGuns: true } }), ['brig2']);
});
