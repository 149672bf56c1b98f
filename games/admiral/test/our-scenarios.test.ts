// Our own four scenarios (S1 to S4).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellName, cellNamed } from '../src/index.ts';
import { brawl } from './brawl.ts';
import { opening, type Position, scene } from './scene.ts';

const HOARD = { scenario: 'dead-pilots-hoard' } as const;
const CONVOY = { scenario: 'kings-convoy' } as const;
const ROADS = { scenario: 'fire-in-the-roads' } as const;
const MAIL = { scenario: 'two-crowns-mail' } as const;

// S1, Dead Pilot's Hoard.

test('S1: the last player buries the seventh treasure, five cells or more from every fort', () => {
  const t = opening(2, { ...HOARD, order: 'seated' });
  assert.equal(t.waiting(), '1 bury-treasure');
  assert.ok(!t.legal().includes('bury L7'), 'there is one already');
  assert.ok(t.legal().includes('bury F9'));
  assert.equal(t.plays('bury F9').state().sites.length, 7);
});

test('S1: treasure is dug for instead of a move; a 1 is a trap', () => {
  const t = scene({ options: HOARD, ships: { galleon1: 'G10', line2: 'W13' }, wind: 'E fresh' });
  assert.deepEqual(t.may('load'), []);
  t.plays('dig galleon1').rolls(2);
  assert.equal(t.ship('galleon1').hold.length, 1);
  assert.equal(t.refused('sail galleon1'), 'has-moved 4.6');
  const trap = scene({ options: HOARD, ships: { galleon1: 'G10', line2: 'W13' } })
    .plays('dig galleon1')
    .rolls(1);
  assert.deepEqual([trap.ship('galleon1').damage, trap.ship('galleon1').hold.length, trap.state().sites.length], [1, 0, 6]);
});

test('S1: not after a move, and in a storm only in shelter (R21)', () => {
  const t = scene({ options: HOARD, ships: { galleon1: 'I10', line2: 'W13' }, wind: 'W fresh' }).plays(
    'sail galleon1',
    'steer G10',
  );
  assert.deepEqual(t.may('dig'), []);
  const lagoon = scene({ options: HOARD, ships: { galleon1: 'G10', line2: 'W13' }, wind: 'E storm' });
  assert.deepEqual(lagoon.may('dig'), ['galleon1']);
  assert.deepEqual(scene({ options: HOARD, ships: { galleon1: 'I3', line2: 'W13' }, wind: 'W storm' }).may('dig'), []);
});

test('S1: a fireship does not dig', () => {
  const galleon1 = { at: 'G10', duty: 'fireship', since: 3 } as const;
  assert.deepEqual(scene({ options: HOARD, ships: { galleon1, line2: 'W13' } }).may('dig'), []);
});

test('S1: treasure of a sunken ship lies loose and is just loaded', () => {
  const t = scene({ options: HOARD, sites: { A5: 1 }, ships: { galleon1: 'A5', line2: 'W13' } });
  assert.deepEqual(t.may('load'), ['galleon1 A5']);
});

// S2, The King's Convoy.

const BROTHERHOOD_MINES = [[], ['L3', 'L3', 'L3']] as const;

/** Seat 0 is the Crown, seat 1 the Brotherhood. */
function convoy(ships: Position['ships'], more: Partial<Position> = {}) {
  return scene({ options: CONVOY, ships: ships ?? {}, ...more });
}

test('S2: the Crown unloads at the far royal port only', () => {
  assert.deepEqual(convoy({ galleon1: { at: 'W8', hold: 2 }, brig1: 'L3' }).may('unload'), ['galleon1 X8']);
  assert.deepEqual(convoy({ galleon1: { at: 'B7', hold: 2 }, brig1: 'L3' }).may('unload'), []);
});

test('S2: the Brotherhood does not enter the royal ports, by sail or by storm', () => {
  const t = convoy({ galleon1: { at: 'G3', hold: 2 }, brig1: 'U8' }, { turn: 1, wind: 'E fresh' }).plays('sail brig1');
  assert.deepEqual(
    t.may('steer').filter((to) => to.endsWith('8')),
    ['V8'],
  );
  const storm = convoy({ galleon1: { at: 'G3', hold: 2 }, brig1: 'V8' }, { turn: 1, wind: 'E storm' }).plays('drift brig1');
  assert.deepEqual([storm.where('brig1'), storm.ship('brig1').damage], ['V8', 0]);
});

test('S2: royal ports have no guns, are not fired at nor stormed, and repair nobody', () => {
  const t = convoy({ line1: { at: 'W8', damage: 2 }, brig1: 'U8' });
  assert.ok(t.may('engage').every((target) => target === 'brig1'));
  assert.deepEqual(t.may('begin-repair'), []);
  assert.deepEqual(convoy({ line1: 'W8', brig1: 'V8' }, { turn: 1 }).may('assault'), []);
  assert.deepEqual(convoy({ line1: 'W8', brig1: 'V8' }, { turn: 1 }).may('engage'), ['line1']);
});

test('S2: four unloaded decide the leg; then the sides change, with mines anew', () => {
  const t = convoy(
    { galleon1: { at: 'W8', hold: 1 }, galleon2: { at: 'G3', hold: 2 }, brig1: 'L3' },
    { forts: { X8: { stored: 3 } }, lost: 1, mines: BROTHERHOOD_MINES },
  );
  t.plays('unload galleon1 X8');
  assert.deepEqual([t.state().leg, t.player(0).points, t.player(0).side, t.player(1).side], [2, 4, 1, 0]);
  assert.equal(t.waiting(), '0 berth');
  assert.equal(t.fort('L1').owner, 0);
});

test('S2: four taken or lost decide it too, and the sum of both legs the game', () => {
  const t = convoy(
    { galleon1: { at: 'G3', hold: 2 }, brig1: { at: 'L2', hold: 1 } },
    { turn: 1, forts: { L1: { stored: 3 }, X8: { stored: 1 } }, players: [{ points: 0 }, { points: 2 }] },
  );
  t.state().leg = 2;
  t.plays('unload brig1 L1');
  assert.deepEqual([t.player(0).points, t.end().winners, t.state().ending?.why], [1, [1], 'convoy']);
});

test('S2: a leg ends after thirty rounds', () => {
  const t = convoy(
    { galleon1: { at: 'G3', hold: 2 }, brig1: 'L3' },
    { turn: 1, round: 30, lost: 3, forts: { X8: { stored: 2 } }, mines: BROTHERHOOD_MINES },
  );
  assert.equal(t.plays('end-turn').state().leg, 2);
});

test('S2: a leg goes on when the Brotherhood has no ships left', () => {
  const t = convoy({ galleon1: { at: 'G3', hold: 2 }, line1: 'L4', brig1: { at: 'L3', damage: 2 } });
  t.plays('engage brig1', 'lay-gun line1 1').rolls(6);
  assert.deepEqual([t.player(1).out, t.waiting()], [3, '0 turn']);
});

test('S2: a leg is over when the Crown has no ships left', () => {
  const t = convoy(
    { galleon1: { at: 'A5', damage: 4, hold: 1 }, brig1: 'C5' },
    { turn: 1, forts: { X8: { stored: 3 }, L1: { stored: 1 } }, lost: 2, mines: BROTHERHOOD_MINES },
  );
  t.plays('engage galleon1').rolls(6);
  assert.deepEqual([t.state().leg, t.all('leg-over').at(-1)?.taken], [2, 3]);
});

test('S2: one fireship of the Brotherhood at a time', () => {
  const t = convoy({ galleon1: { at: 'G3', hold: 2 }, brig1: 'L3', brig2: 'M3' }, { turn: 1 }).plays('declare-fireship brig1');
  assert.equal(t.refused('declare-fireship brig2'), 'not-offered');
  assert.deepEqual(t.may('declare-fireship'), []);
  const partner = scene({
    seats: 4,
    turn: 3,
    options: CONVOY,
    ships: { galleon1: { at: 'G3', hold: 2 }, galleon3: 'G5', brig1: { at: 'L3', duty: 'fireship', since: 3 }, brig2: 'M3' },
  });
  assert.deepEqual(partner.may('declare-fireship'), [], 'both partners together');
});

test('S2: what the Brotherhood had brought home stays taken when it has no ships left', () => {
  const t = convoy(
    { galleon1: { at: 'G3', hold: 2 }, line1: 'L4', brig1: { at: 'L3', damage: 2, hold: 1 } },
    { forts: { L1: { stored: 3 } }, lost: 1, mines: BROTHERHOOD_MINES },
  );
  t.plays('engage brig1', 'lay-gun line1 1').rolls(6);
  assert.deepEqual([t.state().leg, t.all('leg-over').at(-1)?.taken], [2, 5]);
});

// S3, Fire in the Roads.

test('S3: fleets are set up freely in the four columns of their side', () => {
  const t = opening(2, { ...ROADS, order: 'seated' });
  const columns = new Set(t.legal().map((phrase) => phrase.slice('berth '.length).charAt(0)));
  assert.deepEqual([...columns].sort(), ['A', 'B', 'C', 'D']);
  t.plays('berth C5');
  assert.ok(!t.legal().includes('berth C5'));
});

test('S3: what is sunk and taken counts for the enemy; a fireship does not', () => {
  const t = scene({
    options: ROADS,
    ships: {
      line1: 'I5',
      brig4: { at: 'K5', damage: 2 },
      line4: 'R9',
      frigate4: { at: 'I7', damage: 3, duty: 'fireship', since: 3 },
    },
  });
  t.plays('engage brig4', 'lay-gun line1 1').rolls(6);
  assert.equal(t.player(0).points, 2);
  t.plays('engage frigate4', 'lay-gun line1 1').rolls(6);
  assert.equal(t.player(0).points, 2);
});

test('S3: of two partners the one whose turn it is scores; in the enemy’s own turn the next', () => {
  const ships = { line1: 'I5', brig3: { at: 'K5', damage: 2 }, line2: 'R9', brig5: 'C9', brig6: 'V9' } as const;
  const points = (t: ReturnType<typeof scene>) => [0, 1, 2, 3].map((seat) => t.player(seat).points);
  const sunk = scene({ seats: 4, options: ROADS, ships }).plays('engage brig3', 'lay-gun line1 1').rolls(6);
  assert.deepEqual(points(sunk), [2, 0, 0, 0]);
  const wrecked = scene({ seats: 4, turn: 1, options: ROADS, wind: 'N storm', reefs: ['K4'], ships }).plays('drift brig3');
  assert.deepEqual(points(wrecked), [0, 0, 2, 0]);
});

test('S3: a fireship that is taken counts as any prize, and nothing more when it blows up', () => {
  const t = scene({
    options: ROADS,
    ships: { line1: 'I5', frigate4: { at: 'I6', damage: 3, duty: 'fireship', since: 3 }, line4: 'R11' },
  });
  t.plays('board frigate4').rolls(6, 1).plays('allot 6');
  assert.deepEqual([t.ship('frigate4').owner, t.player(0).points], [0, 3]);
  t.nextTurn(0).plays('explode frigate4');
  assert.deepEqual([t.player(0).points, t.player(1).points], [3, 0]);
});

test('S3: ships that leave the board because their player is out count for nobody', () => {
  const t = scene({
    options: { chart: brawl(2) },
    players: [{ fortless: 2 }],
    ships: { line1: 'A1', brig4: 'L14' },
    forts: { E4: { owner: null, damage: 5 }, E10: { owner: null, damage: 5 } },
  }).plays('end-turn');
  assert.deepEqual([t.where('line1'), t.player(1).points, t.end().winners], ['sunk', 0, [1]]);
});

test('S3: forts count four in ruins and six taken; prizes as if sunk', () => {
  const t = scene({
    options: ROADS,
    ships: { line1: 'X4', frigate1: 'E9', brig4: 'R9', line4: 'R11' },
    forts: { X1: { damage: 2 } },
  });
  t.plays('engage X1', 'lay-gun line1 3').rolls(6);
  assert.equal(t.player(0).points, 4);
  const taken = scene({ options: ROADS, ships: { line1: 'W2', line4: 'R11' }, forts: { X1: { damage: 4 } } });
  taken.plays('assault X1').rolls(6, 1).plays('allot 5');
  assert.equal(taken.player(0).points, 6);
  const prize = scene({ options: ROADS, ships: { line1: 'I5', galleon4: { at: 'I6', damage: 4 }, line4: 'R11' } });
  prize.plays('board galleon4').rolls(6, 1).plays('allot 7');
  assert.equal(prize.player(0).points, 4);
});

test('S3: twenty-five points win at the end of the round, else more points after sixteen', () => {
  const t = scene({ options: ROADS, players: [{ points: 26 }, { points: 3 }], ships: { line1: 'I5', line4: 'R11' } });
  assert.equal(t.plays('end-turn').waiting(), '1 turn');
  assert.deepEqual([t.plays('end-turn').end().winners, t.state().ending?.why], [[0], 'target']);
  const late = scene({
    options: ROADS,
    turn: 1,
    round: 16,
    players: [{ points: 2 }, { points: 3 }],
    ships: { line1: 'I5', line4: 'R11' },
  });
  assert.deepEqual(late.plays('end-turn').end().winners, [1]);
});

test('S3: equal points are decided by what is left afloat', () => {
  const t = scene({ options: ROADS, turn: 1, round: 16, ships: { line1: 'I5', brig4: 'R11' } });
  assert.deepEqual(t.plays('end-turn').end().winners, [0]);
});

test('S3: two fireships in the whole game', () => {
  const t = scene({ options: ROADS, ships: { line1: 'I5', brig1: 'I7', frigate1: 'I9', brig4: 'R11' } });
  t.plays('declare-fireship brig1', 'declare-fireship frigate1');
  assert.deepEqual(t.may('declare-fireship'), []);
  assert.deepEqual(t.nextTurn(0).plays('explode brig1', 'explode frigate1').may('declare-fireship'), []);
});

// S4, Two Crowns' Mail.

test('S4: the wreck lies in one of two places, by lot', () => {
  const t = opening(2, { ...MAIL, order: 'seated' });
  assert.deepEqual(t.legal(), ['wreck M7', 'wreck L8']);
});

test('S4: a parcel from one royal port counts a point at the other, and stays there', () => {
  const t = scene({ options: MAIL, ships: { galleon1: 'K2', brig2: 'L2', brig3: 'R9' } });
  assert.deepEqual(t.may('load'), ['galleon1 L1', 'brig2 L1']);
  t.plays('load galleon1 L1');
  assert.ok(!t.may('load').includes('galleon1 L1'), 'one for each ship and turn');
  assert.deepEqual(t.may('unload'), [], 'not where it comes from');
  const there = scene({ options: MAIL, ships: { galleon1: { at: 'M13', from: ['L1'] }, brig3: 'R9' } }).plays(
    'unload galleon1 M14',
  );
  assert.deepEqual([there.player(0).points, there.fort('M14').stored], [1, 4]);
  assert.deepEqual(there.may('load'), ['galleon1 M14'], 'and is loaded again at once');
});

test('S4: the wreck’s cargo counts two at either port', () => {
  const t = scene({ options: MAIL, ships: { galleon1: { at: 'M13', from: [null] }, brig3: 'R9' } }).plays('unload galleon1 M14');
  assert.equal(t.player(0).points, 2);
});

test('S4: points win at once', () => {
  const t = scene({ options: MAIL, players: [{ points: 5 }], ships: { galleon1: { at: 'M13', from: ['L1'] }, brig3: 'R9' } });
  assert.deepEqual(t.plays('unload galleon1 M14').end().winners, [0]);
});

test('S4: after thirty rounds the most points win, of those who are still in', () => {
  const t = scene({
    seats: 4,
    options: MAIL,
    turn: 3,
    round: 30,
    players: [{ points: 1 }, { points: 3, out: 20 }, { points: 2 }],
    ships: { brig1: 'E9', brig3: 'R9', brig4: 'C12' },
  });
  assert.deepEqual([t.plays('end-turn').end().winners, t.state().ending?.why], [[2], 'rounds']);
});

test('S4: no shot, boarding or blast in royal waters, nor into or out of them', () => {
  const t = scene({ options: MAIL, ships: { line1: 'K2', galleon2: 'J2', brig3: 'J3', frigate3: 'H2', line2: 'R9' }, turn: 1 });
  assert.deepEqual([t.may('engage'), t.may('board')], [[], []]);
  const out = scene({ options: MAIL, ships: { line1: 'K2', line2: 'K4' } });
  assert.deepEqual(out.may('engage'), []);
  const blast = scene({
    options: MAIL,
    ships: { brig1: { at: 'J2', duty: 'fireship', since: 2 }, line1: 'R3', line2: 'K2', galleon2: 'I3' },
  }).plays('explode brig1');
  assert.deepEqual([blast.ship('line2').damage, blast.where('galleon2')], [0, 'I3']);
  const within = scene({
    options: MAIL,
    ships: { brig1: { at: 'K2', duty: 'fireship', since: 2 }, line1: 'R3', line2: 'J3' },
  }).plays('explode brig1');
  assert.deepEqual([within.where('brig1'), within.ship('line2').damage], ['sunk', 0]);
});

test('S4: nobody boards out of royal waters, nor into them', () => {
  const ships = { line1: 'K2', galleon2: 'J2' } as const;
  for (const turn of [0, 1]) assert.deepEqual(scene({ options: MAIL, turn, ships }).may('board'), []);
});

test('S4: a ship that has ended two turns in royal waters sails out as soon as it can (R31)', () => {
  const t = scene({ options: MAIL, wind: 'S fresh', ships: { galleon1: { at: 'K2', royalTurns: 2 }, line2: 'R9' } });
  assert.equal(t.refused('end-turn'), 'must-leave-port S4');
  t.plays('sail galleon1');
  assert.ok(!t.may('steer').includes('L2'), 'not to another cell of the same waters');
  t.plays('steer K3');
  assert.ok(t.legal().includes('end-turn'));
  const calm = scene({ options: MAIL, wind: 'calm', ships: { galleon1: { at: 'K2', royalTurns: 2 }, line2: 'R9' } });
  assert.ok(calm.legal().includes('end-turn'), 'it cannot');
});

test('S4: turns there are counted, a storm’s are not; out of them the count begins anew', () => {
  const t = scene({ options: MAIL, ships: { galleon1: 'K2', brig1: { at: 'E9', royalTurns: 2 }, line2: 'R9' } }).plays(
    'end-turn',
  );
  assert.deepEqual([t.ship('galleon1').royalTurns, t.ship('brig1').royalTurns], [1, 0]);
  const storm = scene({ options: MAIL, wind: 'S storm', ships: { galleon1: { at: 'K2', royalTurns: 1 }, line2: 'R9' } }).plays(
    'end-turn',
  );
  assert.equal(storm.ship('galleon1').royalTurns, 1);
});

test('S4: two ships of a player in one royal port, no more', () => {
  const t = scene({ options: MAIL, wind: 'N fresh', ships: { galleon1: 'K2', line1: 'M2', brig1: 'L4', line2: 'R9' } }).plays(
    'sail brig1',
  );
  assert.equal(t.refused('steer L2'), 'royal-full S4');
  const one = scene({ options: MAIL, wind: 'N fresh', ships: { galleon1: 'K2', brig1: 'L4', line2: 'R9' } }).plays('sail brig1');
  assert.ok(one.may('steer').includes('L2'));
});

test('S4: a storm may drive a third ship into a royal port (R31)', () => {
  const ships = { galleon1: 'K2', line1: 'M2', brig1: 'L4', line2: 'R9' } as const;
  assert.equal(scene({ options: MAIL, wind: 'N storm', ships }).plays('drift brig1').where('brig1'), 'L2');
});

test('names of cells are those of the book', () => assert.equal(cellName(cellNamed('M14')), 'M14'));
