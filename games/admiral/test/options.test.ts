// Options of a table, a corrected table of figures, and scenarios of the players' own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  advance,
  chanceWeight,
  drawChance,
  legalMoves,
  parseOptions,
  parseSeats,
  pick,
  playOut,
  quickRng,
  start,
  waiting,
} from '@quarterdeck/kernel';
import { seatCounts } from '@quarterdeck/testkit';
import { checkScenario } from '../src/data/check-scenario.ts';
import { admiral, COMPONENTS, findScenario, SCENARIOS, type Scenario, type State, TEAMS } from '../src/index.ts';
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
    /scenario 'pearl-banks' with teams 'trios' is for 6 players, not for 4/,
  );
});

test('a table that the book has no set-up for is told who can sit at it (V)', () => {
  const seated = (options: object, seats: number) => () => parseSeats(admiral, parseOptions(admiral, options), seats);
  assert.throws(seated({}, 5), /scenario 'pearl-banks' is for 2, 3, 4 or 6 players, not for 5/);
  assert.throws(seated({ scenario: 'mini-game-2' }, 6), /scenario 'mini-game-2' is for 1, 2, 3 or 4 players, not for 6/);
  assert.throws(seated({ scenario: 'two-crowns-mail', teams: 'pairs' }, 4), /'two-crowns-mail' is not played with teams 'pairs'/);
  assert.throws(seated({}, 7), /admiral seats 1 to 6 players, not 7/);
});

test('the vane of the book has calm, fresh wind and storm alike; the brisker ones have more fresh wind', () => {
  for (const [vane, weights] of [
    ['rulebook', { calm: 1, fresh: 1, storm: 1 }],
    ['brisk', { calm: 1, fresh: 2, storm: 1 }],
    ['trade', { calm: 1, fresh: 4, storm: 1 }],
  ] as const)
    for (const [strength, weight] of Object.entries(weights))
      assert.equal(spinsTo({ vane }, strength), weight, `${vane}, ${strength}`);
  assert.equal(spinsTo({}, 'fresh'), 2, 'the brisk one is the default');
  assert.equal(spinsTo({ scenario: 'kings-convoy', vane: 'rulebook' }, 'fresh'), 4, 'a convoy has its own (S2)');
});

/** How much each of the eight directions with this strength weighs before the first round. */
function spinsTo(options: object, strength: string): number {
  const t = scene({ options, turn: 1, ships: { galleon1: 'F7', brig1: 'E9', brig2: 'W13' } });
  const state = t.plays('end-turn').state();
  const spins = legalMoves(admiral, state, 'chance').filter((move) => move.type === 'spin' && move.strength === strength);
  const [weight = 0, ...others] = new Set(spins.map((move) => chanceWeight(admiral, state, move)));
  assert.deepEqual([spins.length, others], [8, []]);
  return weight;
}

/** Every scenario that the game brings along, with all teams and numbers of players that it is made for. */
const TABLES = SCENARIOS.flatMap((scenario) =>
  TEAMS.flatMap((teams) =>
    [1, 2, 3, 4, 5, 6]
      .filter((seats) => findScenario(scenario, seats, teams) !== null)
      .map((seats) => ({ scenario, teams, seats })),
  ),
);

test('every scenario that the game brings along passes its own check', () => {
  assert.equal(TABLES.length, 30);
  for (const { scenario, teams, seats } of TABLES) {
    const found = findScenario(scenario, seats, teams);
    assert.ok(found !== null);
    assert.equal(checkScenario(found), found);
  }
});

test('every scenario is played to its end by as many as it is made for, in no more rounds than it has (R30)', () => {
  for (const { scenario, teams, seats } of TABLES) {
    const options = parseOptions(admiral, { scenario, teams });
    const most = findScenario(scenario, seats, teams)?.rounds ?? options.rounds;
    for (const playGame of [playRashly, playSoberly]) {
      const state = start(admiral, options, parseSeats(admiral, options, seats));
      playGame(state);
      assert.notEqual(state.ending, null);
      assert.ok(state.round <= most, `${scenario} ${teams} ${seats}: round ${state.round} of ${most}`);
    }
  }
});

/** At random: fleets set themselves on fire, and are gone soon. */
function playRashly(state: State): void {
  playOut(admiral, state, quickRng(5));
}

/** At random, but nobody makes a fireship: most games last to the end of their rounds. */
function playSoberly(state: State): void {
  const rng = quickRng(7);
  for (let actor = waiting(admiral, state)[0]; actor !== undefined; actor = waiting(admiral, state)[0]) {
    const sober = legalMoves(admiral, state, actor).filter(({ type }) => type !== 'declare-fireship');
    advance(admiral, state, actor, actor === 'chance' ? drawChance(admiral, state, rng) : pick(sober, rng));
  }
}

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
    reefsEach: 2,
    rounds: 8,
    cargo: { ...pearls().cargo, cells: ['L7', 'M8'], spare: 0 },
  };
  const aim = { kind: 'gather', parcels: 1 } as const;
  const options = parseOptions(admiral, { chart: { ...chart, aim } });
  const state = start(admiral, options, parseSeats(admiral, options, 2));
  playOut(admiral, state, quickRng(1));
  assert.notEqual(state.ending, null);
  assert.throws(() => parseSeats(admiral, options, 3), /the chart is for 2 players, not for 3/);
  assert.throws(() => parseSeats(admiral, { ...options, teams: 'pairs' }, 2), /the chart itself says who plays together/);
});

const [side, other] = pearls().sides;
const harbour = pearls().harbours[0];
for (const [change, complaint] of [
  [{ reefs: ['C1', 'C2', 'C3', 'B3', 'A3'], reefsEach: 0 }, /the port of X14 cannot be left, or not to the other ports/],
  [{ reefs: ['B2'], reefsEach: 0 }, /chart\.reefs\[0\] at B2 lies in a port/],
  [{ reefs: ['J6'], reefsEach: 0 }, /chart\.reefs\[0\] at J6 does not lie in the open sea/],
  [{ reefs: ['L7'], reefsEach: 0 }, /chart\.reefs\[0\] at L7 lies on cargo/],
  [{ reefs: ['Z7'], reefsEach: 0 }, /chart\.reefs\[0\] must name a cell from A1 to X14, not "Z7"/],
  [
    { cargo: { ...pearls().cargo, cells: ['J7'], spare: 0 }, aim: { kind: 'gather', parcels: 1 } },
    /the cargo in J7 cannot be reached/,
  ],
  [{ cargo: { ...pearls().cargo, spare: 0 } }, /chart has 8 parcels of cargo, and the box has 7/],
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
  [{ sides: [side, { ...other, mines: 9 }] }, /chart\.sides\[1\]\.mines must be a whole number from 0 to 6/],
  [
    {
      sides: [
        { ...side, mines: 4 },
        { ...other, mines: 4 },
      ],
    },
    /chart has 8 mines, and the box has 6/,
  ],
  [{ sides: [side, { ...other, fleet: [] }] }, /chart\.sides\[1\]\.fleet is empty/],
  [
    { sides: [side, { ...other, fleet: Array.from({ length: 7 }, () => ({ kind: 'brig', cargo: 0 })) }] },
    /chart has 8 ships of kind 'brig', and the box has 6/,
  ],
  [{ sides: [side, { ...other, fleet: [{ kind: 'brig', cargo: 2 }] }] }, /a ship of kind 'brig' takes 1 of cargo, not 2/],
  [
    {
      sides: [
        side,
        { ...other, fleet: Array.from({ length: 7 }, (_, i) => ({ kind: i < 4 ? 'galleon' : 'frigate', cargo: 0 })) },
      ],
    },
    /chart\.sides\[1\] has 7 ships and berths for 6/,
  ],
  [{ legs: 2 }, /chart\.legs is 2 only for a convoy/],
  [{ harbours: [harbour, { ...harbour, at: 'X14', of: 0 }] }, /chart\.sides\[1\] has 4 ships and berths for 0/],
  [
    {
      harbours: [harbour, { ...harbour, at: 'X14', of: 0 }],
      sides: [side, { ...other, berths: { where: 'port', of: 'X14' } }],
    },
    /chart\.sides\[1\] has no fort, and chart\.fortlessTurns asks for one/,
  ],
  [
    { sides: [side, { ...other, berths: { where: 'columns', from: 'A', to: 'X' } }] },
    /chart\.sides\[1\]\.berths must be 200 cells or fewer/,
  ],
  [{ aim: { kind: 'race' } }, /chart\.aim 'race' needs one brig in each fleet, and berths in free ports/],
  [{ sides: [side, { ...other, berths: { where: 'free-port' } }] }, /chart\.sides\.berths 'free-port' are for a race/],
  [{ sides: [side, side] }, /chart\.sides are all of one team, and nobody is left to play against/],
  [{ reefs: ['E5'] }, /chart has 7 reefs, the players' own counted, and the box has 6/],
  [
    { islands: ['D5', 'J5', 'P5'].map((at) => ({ tile: '3x3', at, turns: 0 })) },
    /chart has 3 islands of kind '3x3', and the box has 2/,
  ],
  [
    { harbours: ['A1', 'X14', 'A14', 'X1', 'A7'].map((at, i) => ({ ...harbour, at, of: i % 2 })) },
    /chart has 5 forts, and the box has 4/,
  ],
  [{ cargo: { ...pearls().cargo, what: 'none' } }, /chart\.cargo\.what is 'none', and there are 7 parcels/],
  [
    { islands: [], cargo: { ...pearls().cargo, cells: ['L7'], spare: 0, more: 1 }, aim: { kind: 'gather', parcels: 1 } },
    /chart\.cargo\.more is 1, and there are 0 places to bury it/,
  ],
  [{ aim: { kind: 'mail', points: 0, parcel: 1, wreck: 2 } }, /chart\.aim\.points must be a whole number from 1 to 99, not 0/],
  [
    {
      harbours: [harbour, { ...harbour, at: 'X14', of: 1, kind: 'royal' }],
      royal: { kind: 'neutral', turns: 2, ships: 2 },
      fortlessTurns: null,
      aim: { kind: 'convoy', parcels: 4, goal: 'X14' },
      sides: [side, { ...other, berths: { where: 'port', of: 'X14' } }],
    },
    /chart\.aim 'convoy' needs chart\.royal 'crown', not 'neutral'/,
  ],
  [
    {
      harbours: [harbour, { ...harbour, at: 'X14', of: 1 }],
      sides: [side, { ...other, berths: { where: 'port', of: 'A1' } }],
    },
    /chart\.sides\[0\] has 4 ships, and the reefs and ships of others may leave berths for 2/,
  ],
] as const) {
  test(`a scenario is refused where it cannot be played: ${complaint.source.slice(0, 60)}`, () => {
    assert.throws(() => parseOptions(admiral, { chart: { ...pearls(), ...change } }), complaint);
  });
}

test('a pearl that cannot be reached is refused with the figures that close the way to it', () => {
  const tile = { rows: ['LLLL', 'LLLL'], corners: [], sides: [] };
  const options = parseOptions(admiral, {
    scenario: 'dead-pilots-hoard',
    components: { ...COMPONENTS, tiles: { ...COMPONENTS.tiles, '4x2': tile } },
  });
  assert.throws(
    () => parseSeats(admiral, options, 2),
    /with these components the scenario cannot be played: the cargo in L7 cannot be reached/,
  );
});

test('in a race of one’s own the brig chooses the port, whatever else a fleet has (M1 3, R34)', () => {
  const race = findScenario('mini-game-3', 2, 'alone');
  assert.ok(race !== null);
  const [first, second] = race.sides;
  const sides = [{ ...first, fleet: [{ kind: 'brig', cargo: 0 }] }, second];
  const options = parseOptions(admiral, { chart: { ...race, sides }, order: 'seated' });
  const state = start(admiral, options, parseSeats(admiral, options, 2));
  playOut(admiral, state, quickRng(3));
  assert.notEqual(state.ending, null);
});
