// Options of a table, a corrected table of figures, and scenarios of the players' own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOptions, parseSeats, playOut, quickRng, start } from '@quarterdeck/kernel';
import { seatCounts } from '@quarterdeck/testkit';
import { checkScenario } from '../src/data/check-scenario.ts';
import { admiral, COMPONENTS, findScenario, SCENARIOS, type Scenario, TEAMS } from '../src/index.ts';
import { scene } from './scene.ts';

test('each scenario has its numbers of players', () => {
  const seats = (scenario: string) => seatCounts(admiral, { scenario });
  assert.deepEqual(seats('pearl-banks'), [2, 3, 4, 6]);
  assert.deepEqual(seats('pearl-banks-centre'), [6]);
  for (const number of [1, 2, 3]) assert.deepEqual(seats(`mini-game-${number}`), [1, 2, 3, 4]);
  for (const name of ['dead-pilots-hoard', 'kings-convoy', 'fire-in-the-roads', 'two-crowns-mail'])
    assert.deepEqual(seats(name), [2, 4]);
});

test('teams need the right number of players (V 2)', () => {
  assert.deepEqual(seatCounts(admiral, { teams: 'pairs' }), [4, 6]);
  assert.deepEqual(seatCounts(admiral, { teams: 'trios' }), [6]);
  assert.throws(
    () => parseSeats(admiral, parseOptions(admiral, { teams: 'trios' }), 4),
    /scenario 'pearl-banks' is not played by 4 with teams 'trios'/,
  );
});

test('every scenario that the game brings along passes its own check', () => {
  let checked = 0;
  for (const name of SCENARIOS)
    for (const teams of TEAMS)
      for (let seats = 1; seats <= 6; seats++) {
        const scenario = findScenario(name, seats, teams);
        if (scenario === null) continue;
        assert.equal(checkScenario(scenario), scenario);
        checked += 1;
      }
  assert.equal(checked, 30);
});

test('a corrected table is played by', () => {
  const ships = { ...COMPONENTS.ships, brig: { ...COMPONENTS.ships.brig, calm: [2, 1], durability: 4 } };
  const { components } = parseOptions(admiral, { components: { ...COMPONENTS, ships } });
  const t = scene({ options: { components }, wind: 'calm', ships: { brig1: 'F7', brig2: 'W13' } }).plays('sail brig1');
  assert.equal(t.may('steer').length, 12);
  assert.notEqual(t.state().fixed.components, null);
  assert.equal(scene().state().fixed.components, null, 'the figures of the rules are not carried along with every view');
});

for (const [change, complaint] of [
  [{ mine: 0 }, /components\.mine must be a whole number from 1 to 9, not 0/],
  [{ fort: { ...COMPONENTS.fort, range: [5] } }, /components\.fort\.range must have two figures/],
  [{ ships: { ...COMPONENTS.ships, brig: { ...COMPONENTS.ships.brig, stormShots: 2 } } }, /stormShots must not be more than/],
  [{ tiles: { ...COMPONENTS.tiles, '4x2': { rows: ['PPLL'], corners: [], sides: [] } } }, /must have 2 rows, not 1/],
  [{ tiles: { ...COMPONENTS.tiles, '3x3': { rows: ['PLL', 'LXP', 'LLP'], corners: [], sides: [] } } }, /3 letters of L, P and S/],
  [{ rudder: 1 }, /components has no field 'rudder'/],
] as const) {
  test(`a table of figures is refused where it is wrong: ${complaint.source.slice(0, 50)}`, () => {
    assert.throws(() => parseOptions(admiral, { components: { ...COMPONENTS, ...change } }), complaint);
  });
}

function pearls(): Scenario {
  const scenario = findScenario('pearl-banks', 2, 'alone');
  assert.ok(scenario !== null);
  return scenario;
}

test('a scenario of one’s own is played to its end', () => {
  const chart = {
    ...pearls(),
    islands: [],
    reefs: ['L5'],
    rounds: 8,
    cargo: { ...pearls().cargo, cells: ['L7', 'M8'], spare: 0 },
  };
  const aim = { kind: 'gather', parcels: 1 } as const;
  const options = parseOptions(admiral, { chart: { ...chart, aim } });
  const state = start(admiral, options, parseSeats(admiral, options, 2));
  playOut(admiral, state, quickRng(1));
  assert.notEqual(state.ending, null);
  assert.throws(() => parseSeats(admiral, options, 3), /the chart is for 2 players, not for 3/);
});

const side = pearls().sides[0];
const harbour = pearls().harbours[0];
for (const [change, complaint] of [
  [{ reefs: ['C1', 'C2', 'C3', 'B3', 'A3'] }, /the port of X14 cannot be left, or not to the other ports/],
  [{ reefs: ['B2'] }, /chart\.reefs\[0\] at B2 lies in a port/],
  [{ reefs: ['J6'] }, /chart\.reefs\[0\] at J6 does not lie in the open sea/],
  [{ reefs: ['L7'] }, /chart\.reefs\[0\] at L7 lies on cargo/],
  [{ reefs: ['Z7'] }, /chart\.reefs\[0\] must name a cell from A1 to X14, not "Z7"/],
  [
    { cargo: { ...pearls().cargo, cells: ['J7'], spare: 0 }, aim: { kind: 'gather', parcels: 1 } },
    /the cargo in J7 cannot be reached/,
  ],
  [{ cargo: { ...pearls().cargo, spare: 0 } }, /chart\.cargo comes to 8, and the box has 7/],
  [{ aim: { kind: 'gather', parcels: 9 } }, /chart\.aim\.parcels must be 1 to 7, not 9/],
  [{ aim: { kind: 'gather' } }, /chart\.aim\.parcels is missing/],
  [{ aim: { kind: 'plunder' } }, /chart\.aim\.kind must be one of race, gather, convoy, battle, mail/],
  [{ islands: [{ tile: '4x2', at: 'W1', turns: 0 }] }, /chart\.islands\[0\] at W1 does not fit on the board/],
  [
    {
      islands: [
        { tile: '4x2', at: 'J6', turns: 1 },
        { tile: '3x3', at: 'K7', turns: 0 },
      ],
    },
    /chart\.islands\[1\] and \[0\] both cover K7/,
  ],
  [{ harbours: [harbour, { ...harbour, at: 'J6', of: 1 }] }, /chart\.harbours\[1\] at J6 lies on an island/],
  [{ harbours: [harbour, { ...harbour, at: 'X14', of: 4 }] }, /belongs to a side that there is none of/],
  [{ harbours: [harbour, { ...harbour, at: 'X14', of: 1, kind: 'royal' }] }, /is royal, but chart\.royal is 'none'/],
  [{ sides: [side, { ...side, mines: 9 }] }, /chart\.sides\[1\]\.mines must be a whole number from 0 to 6/],
  [
    {
      sides: [
        { ...side, mines: 4 },
        { ...side, mines: 4 },
      ],
    },
    /chart\.sides have 8 mines, and the box has 6/,
  ],
  [{ sides: [side, { ...side, fleet: [] }] }, /chart\.sides\[1\]\.fleet is empty/],
  [
    { sides: [side, { ...side, fleet: Array.from({ length: 7 }, () => ({ kind: 'brig', cargo: 0 })) }] },
    /have 8 ships of kind 'brig', and the box has 6/,
  ],
  [{ sides: [side, { ...side, fleet: [{ kind: 'brig', cargo: 2 }] }] }, /a ship of kind 'brig' takes 1 of cargo, not 2/],
  [
    {
      sides: [side, { ...side, fleet: Array.from({ length: 7 }, (_, i) => ({ kind: i < 4 ? 'galleon' : 'frigate', cargo: 0 })) }],
    },
    /chart\.sides\[1\] has 7 ships and berths for 6/,
  ],
  [{ legs: 2 }, /chart\.legs is 2 only for a convoy/],
  [{ harbours: [harbour, { ...harbour, at: 'X14', of: 0 }] }, /chart\.sides\[1\] has 4 ships and berths for 0/],
  [
    {
      harbours: [harbour, { ...harbour, at: 'X14', of: 0 }],
      sides: [side, { ...side, berths: { where: 'port', of: 'X14' } }],
    },
    /chart\.sides\[1\] has no fort, and chart\.fortlessTurns asks for one/,
  ],
  [
    { sides: [side, { ...side, berths: { where: 'columns', from: 'A', to: 'X' } }] },
    /chart\.sides\[1\]\.berths must be 200 cells or fewer/,
  ],
  [{ aim: { kind: 'race' } }, /chart\.aim 'race' needs one brig in each fleet, and berths in free ports/],
] as const) {
  test(`a scenario is refused where it cannot be played: ${complaint.source.slice(0, 60)}`, () => {
    assert.throws(() => parseOptions(admiral, { chart: { ...pearls(), ...change } }), complaint);
  });
}
