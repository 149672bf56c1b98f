// Pearl Banks (V): how it is set up, pearls, how it is won, and who is out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellName, cellNamed, findScenario } from '../src/index.ts';
import { reefRows } from '../src/sailing/reefs.ts';
import { opening, type Position, scene } from './scene.ts';

test('forts stand where the book says (V 3.5)', () => {
  const forts = (seats: number) =>
    findScenario('pearl-banks', seats, 'alone')
      ?.harbours.map((harbour) => harbour.at)
      .sort();
  assert.deepEqual(forts(2), ['A1', 'X14']);
  assert.deepEqual(forts(3), ['A1', 'A14', 'X7']);
  assert.deepEqual(forts(4), ['A1', 'A14', 'X1', 'X14']);
  assert.deepEqual(forts(6), ['A1', 'A13', 'L1', 'M14', 'X14', 'X2']);
  assert.equal(findScenario('pearl-banks', 5, 'alone'), null, 'not for five');
});

test('fleets: one ship of each kind, for six players no ship of the line (V 3.7)', () => {
  const kinds = (seats: number) =>
    findScenario('pearl-banks', seats, 'alone')
      ?.sides[0]?.fleet.map(({ kind }) => kind)
      .sort();
  for (const seats of [2, 3, 4]) assert.deepEqual(kinds(seats), ['brig', 'frigate', 'galleon', 'line']);
  assert.deepEqual(kinds(6), ['brig', 'frigate', 'galleon']);
});

test('reefs: three, two, one, one each; for four players K5 and N10 lie there already (V 3.6)', () => {
  const reefs = (seats: number) => {
    const scenario = findScenario('pearl-banks', seats, 'alone');
    return [scenario?.reefs.join(' '), scenario?.reefsEach];
  };
  assert.deepEqual([2, 3, 4, 6].map(reefs), [
    ['', 3],
    ['', 2],
    ['K5 N10', 1],
    ['', 1],
  ]);
});

test('targets: 4, 3, 3, 2 alone; five for two teams, four for three (V 1.1, 2.1)', () => {
  const target = (seats: number, teams: 'alone' | 'pairs' | 'trios') => {
    const aim = findScenario('pearl-banks', seats, teams)?.aim;
    return aim?.kind === 'gather' ? aim.parcels : null;
  };
  assert.deepEqual(
    [2, 3, 4, 6].map((seats) => target(seats, 'alone')),
    [4, 3, 3, 2],
  );
  assert.deepEqual([target(4, 'pairs'), target(6, 'trios'), target(6, 'pairs')], [5, 5, 4]);
});

test('team mates sit as far apart as can be (V 3.8)', () => {
  const scenario = findScenario('pearl-banks', 4, 'pairs');
  const teams = scenario?.harbours.map((harbour) => `${harbour.at} ${scenario.sides[harbour.of ?? 0]?.team}`);
  assert.deepEqual(teams, ['A1 0', 'X1 1', 'X14 0', 'A14 1']);
});

test('turn order is drawn, and the channel cell nearest the first player stays empty (IV 3, V 3.1, R22)', () => {
  const t = opening(4).chance('goes-next 2', 'goes-next 0', 'goes-next 3');
  assert.deepEqual(t.state().order, [2, 0, 3, 1]);
  assert.deepEqual(
    t
      .state()
      .sites.map((site) => cellName(site.at))
      .sort(),
    ['L6', 'L7', 'L8', 'L9', 'M6', 'M7', 'M8'],
    'M9 is nearest X14',
  );
});

test('whichever reef would be the last round a port is not laid, and every other may be (V 3.6)', () => {
  const ring = ['C1', 'C2', 'C3', 'B3', 'A3'];
  const { fixed } = opening(2, { order: 'seated' }).state();
  for (const last of ring) {
    const reefs = ring.filter((cell) => cell !== last).map(cellNamed);
    const rows = reefRows({ fixed, reefs, sites: [] }, 'ABC'.indexOf(last.charAt(0)));
    assert.ok(!rows.includes(Number(last.slice(1))), last);
    assert.ok(rows.includes(6), `${last} closed, but not the sea`);
  }
});

test('players lay reefs in turn, in no port, on no pearl, and never so that something is sealed off (V 3.6, R33)', () => {
  const t = opening(2, { order: 'seated' });
  assert.equal(t.waiting(), '0 place-reef');
  t.plays('reef-column B');
  assert.deepEqual(t.legal().slice(0, 2), ['reef-row 3', 'reef-row 4'], 'B1 and B2 are in the port');
  t.plays('reef-row 3');
  assert.equal(t.waiting(), '1 place-reef');
  t.plays('reef-column C', 'reef-row 2', 'reef-column C', 'reef-row 3');
  t.plays('reef-column A');
  assert.equal(t.refused('reef-row 3'), 'legal');
  t.plays('reef-row 3', 'reef-column C');
  assert.equal(t.refused('reef-row 1'), 'reef-blocks V 3.6', 'the port of A1 would be sealed');
  t.plays('reef-row 5', 'reef-column L');
  assert.equal(t.refused('reef-row 7'), 'reef-place V 3.6', 'a pearl lies there');
});

test('a reef never seals off cargo, though all ports stay open (V 3.6)', () => {
  const rows = (...reefs: string[]) => {
    const t = scene({ options: { scenario: 'dead-pilots-hoard' }, reefs });
    return reefRows(t.state(), cellNamed('I1'));
  };
  assert.ok(rows('I9').includes(10), 'the lagoon of G10 has three ways out, over I9, I10 and I11');
  assert.ok(!rows('I9', 'I10').includes(11));
});

test('ships lie in own ports at the start, two in a cell at most (V 3.7, R34)', () => {
  const t = opening(4, { order: 'seated' });
  while (t.waiting().endsWith('place-reef') || t.waiting().endsWith('reef-row')) t.plays(t.legal()[5] ?? '');
  assert.deepEqual(t.legal(), ['berth B1', 'berth A2', 'berth B2']);
  t.plays('berth B1', 'berth B1');
  assert.deepEqual(t.legal(), ['berth A2', 'berth B2']);
});

const AT_SEA = { frigate2: 'R9', brig2: 'W13' } as const;

test('a pearl is loaded in its cell, in the turn of arrival (V 4.1)', () => {
  const t = scene({ wind: 'N fresh', ships: { brig1: 'L12', ...AT_SEA } });
  assert.deepEqual(t.may('load'), []);
  t.plays('sail brig1', 'steer L9', 'load brig1 L9');
  assert.equal(t.ship('brig1').hold.length, 1);
  assert.deepEqual(t.may('load'), [], 'a brig takes one (V 4.3)');
});

test('a galleon takes two (V 4.3)', () => {
  const t = scene({ sites: { L9: 2, M9: 1 }, ships: { galleon1: 'L9', ...AT_SEA } });
  t.plays('load galleon1 L9', 'load galleon1 L9');
  assert.equal(t.ship('galleon1').hold.length, 2);
});

test('it is unloaded in the port of an own fort, in the turn of arrival, or of a friend’s (V 4.1)', () => {
  const t = scene({ wind: 'W fresh', ships: { brig1: { at: 'E2', hold: 1 }, ...AT_SEA } });
  t.plays('sail brig1', 'steer B2', 'unload brig1 A1');
  assert.deepEqual([t.fort('A1').stored, t.ship('brig1').hold.length], [1, 0]);
  const friend = scene({
    seats: 4,
    options: { teams: 'pairs' },
    ships: { brig1: { at: 'W13', hold: 1 }, brig3: 'B9', brig2: 'R9' },
  });
  assert.deepEqual(friend.may('unload'), ['brig1 X14']);
  const foe = scene({ ships: { brig1: { at: 'W13', hold: 1 }, frigate2: 'R9' } });
  assert.deepEqual(foe.may('unload'), []);
});

test('pearls are carried from fort to fort, but not to and fro in one turn (V 4.6, R20)', () => {
  const t = scene({ ships: { brig1: 'B2', ...AT_SEA }, forts: { A1: { stored: 1 } } }).plays('load brig1 A1');
  assert.deepEqual([t.may('unload'), t.fort('A1').stored], [[], 0]);
  const back = scene({ ships: { brig1: { at: 'B2', hold: 1 }, ...AT_SEA } }).plays('unload brig1 A1');
  assert.deepEqual(back.may('load'), []);
});

test('sunk near a coast a ship leaves its pearls there, elsewhere they are lost (V 4.4)', () => {
  const sunkAt = (cell: string, from: string) => {
    const t = scene({ turn: 1, ships: { brig1: { at: cell, hold: 1, damage: 2 }, line1: 'B9', brig2: from, line2: 'X9' } });
    t.plays('engage brig1').rolls(6);
    return [t.state().sites.some((site) => cellName(site.at) === cell), t.state().lost];
  };
  assert.deepEqual(sunkAt('A5', 'C5'), [true, 0], 'the rim');
  assert.deepEqual(sunkAt('I5', 'G5'), [true, 0], 'beside land');
  assert.deepEqual(sunkAt('E5', 'G5'), [false, 1], 'deep water');
});

test('a ruined fort’s pearls are gone (V 4.5)', () => {
  const t = scene({ ships: { line1: 'X11', ...AT_SEA, brig2: 'B9' }, forts: { X14: { stored: 2, damage: 2 } } });
  t.plays('engage X14', 'lay-gun line1 3').rolls(6);
  assert.deepEqual([t.fort('X14').stored, t.state().lost], [0, 2]);
});

test('the first with the target in own forts wins (V 1.1)', () => {
  const t = scene({ ships: { brig1: { at: 'B2', hold: 1 }, ...AT_SEA }, forts: { A1: { stored: 3 } } }).plays('unload brig1 A1');
  assert.equal(t.waiting(), 'over');
  assert.deepEqual([t.end().winners, t.end().places], [[0], [1, 2]]);
  assert.equal(t.state().ending?.why, 'target');
});

test('captured pearls count for the target too (V 4.5)', () => {
  const t = scene({
    ships: { line1: 'W13', brig1: 'B9', line2: 'R9' },
    forts: { A1: { stored: 2 }, X14: { stored: 2, damage: 4 } },
  });
  t.plays('assault X14').rolls(6, 1).plays('allot 5');
  assert.deepEqual(t.end().winners, [0]);
});

test('a team’s forts count together (V 2.1)', () => {
  const t = scene({
    seats: 4,
    options: { teams: 'pairs' },
    ships: { brig1: { at: 'B2', hold: 1 }, brig2: 'R9', brig3: 'W13', brig4: 'C9' },
    forts: { A1: { stored: 2 }, X14: { stored: 2 } },
  });
  t.plays('unload brig1 A1');
  assert.deepEqual(
    [t.end().winners, t.end().places],
    [
      [0, 2],
      [1, 3, 1, 3],
    ],
  );
});

test('without ships one is out at once, and the last with ships wins (V 1.2)', () => {
  const t = scene({ ships: { line1: 'E3', brig2: { at: 'G3', damage: 2 } } })
    .plays('engage brig2', 'lay-gun line1 1')
    .rolls(6);
  assert.deepEqual([t.end().winners, t.state().ending?.why], [[0], 'last-afloat']);
});

test('the forts of a lone player who is out are nobody’s, with what is in them (R25)', () => {
  const t = scene({
    seats: 3,
    ships: { line1: 'E3', brig2: { at: 'G3', damage: 2 }, brig3: 'C13' },
    forts: { X7: { stored: 1 } },
  });
  t.plays('engage brig2', 'lay-gun line1 1').rolls(6);
  assert.deepEqual([t.fort('X7').owner, t.fort('X7').stored, t.player(1).out], [null, 1, 3]);
  assert.deepEqual(
    t.all('out').map(({ seat, why }) => [seat, why]),
    [[1, 'no-ships']],
  );
});

test('the forts of a team player pass to the partner (V 2)', () => {
  const t = scene({
    seats: 4,
    options: { teams: 'pairs' },
    ships: { line1: 'E3', brig2: { at: 'G3', damage: 2 }, brig3: 'W13', brig4: 'C9' },
    forts: { X1: { stored: 1 } },
  });
  t.plays('engage brig2', 'lay-gun line1 1').rolls(6);
  assert.deepEqual([t.fort('X1').owner, t.fort('X1').stored], [3, 1]);
});

test('when no pearl is left at sea or aboard, the most stored wins (V 1.3)', () => {
  const t = scene({ sites: {}, ships: { brig1: { at: 'B2', hold: 1 }, ...AT_SEA }, forts: { X14: { stored: 2 } } });
  t.plays('unload brig1 A1');
  assert.deepEqual([t.end().winners, t.state().ending?.why], [[1], 'cargo-gone']);
});

test('of equals the one who had the last of its pearls sooner wins (V 1.3, R26)', () => {
  const t = scene({
    sites: {},
    players: [{ lastDelivery: 1 }, { lastDelivery: 2 }],
    ships: { brig1: { at: 'B2', hold: 1 }, ...AT_SEA },
    forts: { A1: { stored: 1 }, X14: { stored: 2 } },
  });
  const state = t.state();
  state.deliveries = 2;
  t.plays('unload brig1 A1');
  assert.deepEqual(t.end().winners, [1]);
});

test('pearls that come with a captured fort are the captor’s last delivery (V 1.3, V 4.5)', () => {
  const t = scene({
    players: [{ lastDelivery: null }, { lastDelivery: 1 }],
    ships: { line1: 'W13', brig1: 'B9', line2: 'R9' },
    forts: { X14: { stored: 1, damage: 4 } },
  });
  t.state().deliveries = 1;
  t.plays('assault X14').rolls(6, 1).plays('allot 5');
  assert.equal(t.player(0).lastDelivery, 2);
});

test('teams go on as long as what is stored could make the target (R28)', () => {
  const position = (stored: number) =>
    scene({
      seats: 4,
      options: { teams: 'pairs' },
      sites: {},
      ships: { brig1: { at: 'B2', hold: 1 }, brig2: 'R9', brig3: 'W13', brig4: 'C9' },
      forts: { A1: { stored: 1 }, X1: { stored } },
    }).plays('unload brig1 A1');
  assert.equal(position(3).waiting(), '0 turn', 'five in all could still come together');
  assert.equal(position(2).state().ending?.why, 'cargo-gone');
});

test('who has lost the last fort has three own turns to get one, then is out (V 1.3)', () => {
  const t = scene({ seats: 3, ships: { brig1: 'E9', brig2: 'W6', brig3: 'C13' }, forts: { A1: { owner: null, damage: 5 } } });
  t.plays('end-turn');
  assert.deepEqual(
    t.all('without-fort').map(({ left }) => left),
    [2],
  );
  t.nextTurn(0).plays('end-turn');
  assert.equal(t.player(0).out, null);
  t.nextTurn(0).plays('end-turn');
  assert.deepEqual([t.player(0).out !== null, t.where('brig1')], [true, 'sunk']);
});

test('the count stands still while a ruin is being restored, and goes on if that is broken off (R24)', () => {
  const t = scene({
    seats: 3,
    ships: { brig1: 'B1', frigate1: 'B2', brig2: 'W6', brig3: 'C13' },
    forts: { A1: { owner: null, damage: 5 } },
  });
  t.plays('end-turn').nextTurn(0).plays('begin-fort-repair A1', 'end-turn').nextTurn(0);
  assert.equal(t.player(0).fortless, 1);
  t.plays('end-fort-repair A1', 'end-turn');
  assert.equal(t.player(0).fortless, 2);
});

test('a fort in hand again sets the count back (V 1.3)', () => {
  const t = scene({
    players: [{ fortless: 2 }],
    ships: { line1: 'W13', brig2: 'R9' },
    forts: { A1: { owner: null, damage: 5 }, X14: { damage: 4 } },
  });
  t.plays('assault X14').rolls(6, 1).plays('allot 5', 'end-turn');
  assert.equal(t.player(0).fortless, 0);
});

/** Seat 0 has two forts, its partner 2 none, and the count of turns without one has begun. */
function partners(forts: Position['forts'], more: Partial<Position> = {}) {
  return scene({
    seats: 4,
    options: { teams: 'pairs' },
    players: [{}, {}, { fortless: 2 }],
    ships: { brig1: 'E9', brig2: 'R9', brig3: 'W13', brig4: 'C9' },
    ...more,
    forts: { X14: { owner: null, damage: 5 }, ...forts },
  });
}

test('a fort is handed to a partner who has none; who gives the last one away is out (V 2)', () => {
  const t = partners({ A14: { owner: 0 } });
  assert.deepEqual(t.may('hand-over'), ['A1 2', 'A14 2']);
  t.plays('hand-over A14 2');
  assert.deepEqual([t.fort('A14').owner, t.player(0).out], [2, null]);
  assert.deepEqual(t.may('hand-over'), [], 'the partner has a fort again');
  const last = partners({}).plays('hand-over A1 2');
  assert.deepEqual([last.player(0).out, last.where('brig1')], [3, 'sunk']);
  assert.equal(last.waiting(), '1 turn', 'its turn is over with it');
});

test('a partner who has a fort is given none, nor is an enemy (V 2)', () => {
  assert.deepEqual(partners({ A14: { owner: 0 }, X14: { owner: 2, damage: 0 } }).may('hand-over'), []);
  assert.deepEqual(partners({ A14: { owner: 0 }, X14: { owner: 2, damage: 0 }, X1: { owner: null } }).may('hand-over'), []);
});

test('work on a fort that is handed over ends, and frees both ships (9.6, V 2)', () => {
  const work = { duty: 'gang', since: 2 } as const;
  const t = partners(
    { A14: { owner: 0, damage: 2, gang: [0, 1], since: 2 } },
    { ships: { brig1: { at: 'B13', ...work }, frigate1: { at: 'A13', ...work }, brig2: 'R9', brig3: 'C9', brig4: 'C5' } },
  );
  t.plays('hand-over A14 2');
  assert.deepEqual([t.fort('A14').gang.length, t.ship('brig1').duty, t.ship('frigate1').duty], [0, 'free', 'free']);
});

test('a fort that was handed over and lost again leaves three whole turns (V 2)', () => {
  const t = partners({ A14: { owner: 0, damage: 2 } }, { ships: { brig1: 'E9', brig2: 'R9', brig3: 'C9', line2: 'A11' } });
  t.plays('hand-over A14 2', 'end-turn', 'engage A14', 'lay-gun line2 3').rolls(6).plays('end-turn', 'end-turn');
  assert.deepEqual(t.all('without-fort').at(-1), { type: 'without-fort', seat: 2, left: 2 });
});

test('ships that were repaired in a fort that is handed over may fire, but do not move in this turn (7.6, V 2)', () => {
  const t = partners(
    { A14: { owner: 0 } },
    {
      wind: 'E fresh',
      ships: { brig1: { at: 'B13', damage: 1, duty: 'repair', since: 2 }, brig2: 'R9', brig3: 'C9', brig4: 'C5' },
    },
  );
  t.plays('hand-over A14 2');
  assert.equal(t.ship('brig1').duty, 'free');
  assert.equal(t.refused('sail brig1'), 'repair-ended 7.6');
});

test('after the last round the most stored wins, then the most durability (R30)', () => {
  const last = (stored: number) =>
    scene({ turn: 1, round: 60, ships: { brig1: 'E9', line1: 'E11', ...AT_SEA }, forts: { X14: { stored } } })
      .plays('end-turn')
      .end();
  assert.deepEqual([last(1).winners, last(0).winners], [[1], [0]]);
});

test('the target comes before everything else: even when the last ships go down with it (R29)', () => {
  const t = scene({ ships: { line1: 'W13', brig2: 'W14' }, forts: { A1: { stored: 2 }, X14: { stored: 2, damage: 4 } } });
  t.plays('assault X14', 'join brig2').rolls(6, 1, 1).plays('allot 0');
  assert.deepEqual([t.where('line1'), t.where('brig2')], ['sunk', 'sunk']);
  assert.deepEqual([t.state().ending?.why, t.end().winners], ['target', [0]]);
});

test('nobody has a ship left: what is stored decides (R29)', () => {
  const t = scene({ ships: { brig1: { at: 'E4' }, brig2: 'E3' }, forts: { X14: { stored: 1 } } })
    .plays('board brig2')
    .rolls(3, 4);
  assert.deepEqual([t.state().ending?.why, t.end().winners], ['nobody', [1]]);
});
