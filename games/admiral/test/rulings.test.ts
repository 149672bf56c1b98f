// Rulings, and clauses of rules, that the tests of their own chapters leave out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  admiral,
  COMPONENTS,
  cellNamed,
  chartSea,
  DIRECTIONS,
  findScenario,
  parseScenario,
  type Scenario,
  SHIP_KINDS,
} from '../src/index.ts';
import { brawl } from './brawl.ts';
import { type Scene, scene } from './scene.ts';

function scenarioFor(...found: Parameters<typeof findScenario>): Scenario {
  const scenario = findScenario(...found);
  assert.ok(scenario !== null);
  return scenario;
}

const FAR = { frigate2: 'R9', brig2: 'W13' } as const;

test('damage stays from turn to turn (2.2)', () => {
  const t = scene({ ships: { line1: { at: 'F7', damage: 3 }, ...FAR } }).nextTurn(0);
  assert.equal(t.ship('line1').damage, 3);
});

test('ships that do not work on a fort may be repaired in it meanwhile (9.4)', () => {
  const t = scene({
    ships: { brig1: 'B1', frigate1: 'B2', line1: { at: 'A2', damage: 2 }, ...FAR },
    forts: { A1: { damage: 3 } },
  });
  t.plays('begin-repair line1', 'begin-fort-repair A1').nextTurn(0).nextTurn(0);
  assert.deepEqual([t.fort('A1').damage, t.ship('line1').damage], [2, 1]);
});

test('a fort that gets nothing takes the ships under repair in it down with it (8.9, 8.11)', () => {
  const t = scene({ ships: { line1: 'W13', brig2: { at: 'W14', damage: 1, duty: 'repair', since: 2 }, line2: 'R9' } });
  t.plays('assault X14', 'stand').rolls(4, 1).plays('allot 3');
  assert.deepEqual([t.fort('X14').damage, t.where('brig2')], [5, 'sunk']);
});

test('a corner is closed by land on both sides of it, even where the tile does not say so (R3)', () => {
  const tiles = { ...COMPONENTS.tiles, '4x2': { ...COMPONENTS.tiles['4x2'], corners: [] } };
  const { steps } = chartSea(scenarioFor('pearl-banks', 4, 'alone'), { tiles });
  assert.equal(steps[8 * cellNamed('K7') + DIRECTIONS.indexOf('SW')], -1);
  assert.equal(steps[8 * cellNamed('L9') + DIRECTIONS.indexOf('SW')], cellNamed('K10'));
});

test('a fort does not fire over a ship in the port of another fort (R7)', () => {
  const options = { chart: parseScenario(brawl(2)) };
  const targets = (cell: string) => scene({ options, ships: { brig1: 'B13', brig4: cell } }).may('engage');
  assert.deepEqual(targets('K13'), ['H4', 'H10']);
  assert.deepEqual(targets('G4'), ['brig4', 'H10']);
});

test('a ship under repair or at work does not board, and a fireship does not stand by its fort (R9)', () => {
  for (const duty of ['repair', 'gang'] as const) {
    const gang = duty === 'gang' ? [0, 1] : [];
    const t = scene({
      ships: {
        brig1: { at: 'B2', damage: 1, duty, since: 2 },
        frigate1: { at: 'A2', damage: 1, duty, since: 2 },
        brig2: 'C2',
        line2: 'R9',
      },
      forts: { A1: { damage: 2, gang, since: 2 } },
    });
    assert.deepEqual(t.may('board'), []);
  }
  const aflame = scene({ ships: { line1: 'W13', brig2: { at: 'W14', duty: 'fireship', since: 3 }, line2: 'R9' } });
  assert.equal(aflame.plays('assault X14').waiting(), 'chance boarding-die', 'nobody else is there to be asked for');
});

test('land does not protect from a blast (R14)', () => {
  const t = scene({ seats: 4, ships: { brig1: { at: 'K7', duty: 'fireship', since: 2 }, line1: 'B2', line2: 'J8' } });
  assert.equal(t.plays('explode brig1').ship('line2').damage, 3);
});

test('the owner of a fort names its defenders before any die is thrown (R23)', () => {
  const t = scene({ ships: { line1: 'W13', brig2: 'W14', line2: 'R9' } }).plays('assault X14');
  assert.deepEqual([t.waiting(), t.happened('boarding-die')], ['1 defenders', false]);
  t.plays('stand').rolls(6);
  assert.deepEqual(t.waiting(), 'chance boarding-die', 'and cannot name any afterwards');
});

test('the count stands still while a partner restores a ruin (R24)', () => {
  const t = scene({
    seats: 4,
    options: { teams: 'pairs' },
    ships: {
      brig1: 'E9',
      brig2: 'R9',
      brig3: { at: 'B1', duty: 'gang', since: 2 },
      frigate3: { at: 'B2', duty: 'gang', since: 2 },
      brig4: 'C9',
    },
    forts: { A1: { owner: null, damage: 5, gang: [8, 9], since: 2 } },
  }).plays('end-turn');
  assert.deepEqual([t.player(0).fortless, t.happened('without-fort')], [0, false]);
});

test('forts of a player who is out pass to the partner with the fewest, then to the next in turn (R25)', () => {
  const heir = (owner: number) => {
    const ships = { line2: 'G3', brig1: { at: 'G5', damage: 2 }, brig3: 'U4', brig4: 'U10', brig5: 'M11', brig6: 'C12' } as const;
    const t = scene({ seats: 6, turn: 1, options: { chart: withLine() }, ships, forts: { L1: { owner } } });
    t.plays('engage brig1', 'lay-gun line2 1').rolls(6);
    return t.fort('A1').owner;
  };
  assert.equal(heir(1), 2, 'the next in turn');
  assert.equal(heir(2), 4, 'who has fewer');
});

/** Three against three, where the second player has a ship of the line. */
function withLine(): Scenario {
  const trios = scenarioFor('pearl-banks', 6, 'trios');
  const sides = trios.sides.map((side, seat) => {
    const fleet = ['brig', 'frigate', 'galleon', 'line'].flatMap((kind) => SHIP_KINDS.filter((each) => each === kind));
    return seat < 2 ? { ...side, fleet: fleet.map((kind) => ({ kind, cargo: 0 })) } : side;
  });
  return parseScenario({ ...trios, sides });
}

test('cargo of ships that leave the board falls as if they were sunk (R25)', () => {
  const t = scene({
    seats: 3,
    players: [{ fortless: 2 }],
    ships: { brig1: { at: 'A5', hold: 1 }, galleon1: { at: 'E9', hold: 2 }, brig2: 'W6', brig3: 'C13' },
    forts: { A1: { owner: null, damage: 5 } },
  }).plays('end-turn');
  assert.deepEqual(
    t.all('spilled').map(({ cell, parcels, lost }) => [cell, parcels, lost]),
    [
      [cellNamed('A5'), 1, false],
      [cellNamed('E9'), 2, true],
    ],
  );
});

/** What is played for somebody who is not there. */
function absently(t: Scene): string {
  const legal = t.legal();
  const move = admiral.absent.flatMap((type) => legal.filter((phrase) => phrase.split(' ')[0] === type))[0];
  t.plays(move ?? legal[0] ?? '');
  return move ?? '';
}

test('for an absent player ships drift, make port, explode when they must, and the turn ends (R32)', () => {
  const t = scene({
    wind: 'N storm',
    ships: { brig1: { at: 'F7', duty: 'fireship', since: 2 }, line1: 'B4', ...FAR },
  });
  const played: string[] = [];
  while (t.state().round === 3 && t.waiting().startsWith('0')) played.push(absently(t));
  assert.deepEqual(played, ['drift brig1', 'drift line1', 'make-port', 'explode brig1', 'end-turn']);
});

const CONVOY = { scenario: 'kings-convoy' } as const;
const MINED = [[], ['L3', 'L3', 'L3']] as const;

test('S2: mines of the first leg are not shown, and who was out in it is in again in the second (R35)', () => {
  const t = scene({
    options: CONVOY,
    players: [{}, { out: 2 }],
    ships: { galleon1: { at: 'W8', hold: 1 }, galleon2: { at: 'G3', hold: 2 } },
    forts: { X8: { stored: 3 }, L1: { owner: null }, M14: { owner: null } },
    lost: 1,
    mines: MINED,
  }).plays('unload galleon1 X8');
  assert.deepEqual([t.state().leg, t.player(1).out, t.happened('mines-shown')], [2, null, false]);
  assert.deepEqual(t.state().mines, [[], []]);
});

test('S2: equal sums share the victory (R35)', () => {
  const t = scene({
    options: CONVOY,
    players: [{ points: 0 }, { points: 4 }],
    ships: { galleon1: { at: 'W8', hold: 1 }, galleon2: { at: 'G3', hold: 2 }, brig1: 'L3' },
    forts: { X8: { stored: 3 } },
    lost: 1,
  });
  t.state().leg = 2;
  assert.deepEqual(t.plays('unload galleon1 X8').end().winners, [0, 1]);
});

test('S2 and S3 for four: partners sit opposite, and share what one player would have (R36)', () => {
  for (const name of ['kings-convoy', 'fire-in-the-roads'] as const) {
    const [two, four] = [scenarioFor(name, 2, 'alone'), scenarioFor(name, 4, 'alone')];
    assert.deepEqual(
      four.sides.map(({ team }) => team),
      [0, 1, 0, 1],
    );
    for (const team of [0, 1]) assert.deepEqual(belongings(four, team), belongings(two, team), name);
  }
});

/** All that the sides of a team have together. */
function belongings({ sides, harbours }: Scenario, team: number) {
  const own = sides.filter((side) => side.team === team);
  return {
    fleet: own.flatMap(({ fleet }) => fleet.map(({ kind, cargo }) => `${kind} ${cargo}`)).sort(),
    mines: own.reduce((sum, { mines }) => sum + mines, 0),
    fireships: own.reduce((sum, { fireshipsInAll }) => sum + (fireshipsInAll ?? 0), 0),
    harbours: harbours.filter(({ of }) => of !== null && sides[of]?.team === team).map(({ at }) => at),
  };
}

test('six players: pearls spread over the board, or all in its centre (V 3.3, R37)', () => {
  const pearls = (name: 'pearl-banks' | 'pearl-banks-centre') => {
    const { cells, spare } = scenarioFor(name, 6, 'alone').cargo;
    return [cells.length - spare, ...new Set(cells.map((cell) => cell.charAt(0)))];
  };
  assert.deepEqual(pearls('pearl-banks'), [7, 'F', 'G', 'H', 'L', 'Q', 'R', 'S']);
  assert.deepEqual(pearls('pearl-banks-centre'), [7, 'K', 'L', 'M', 'N']);
});
