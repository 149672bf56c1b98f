// Mines (10): laid in secret, set off by standing orders, and nothing is taken back where one may lie.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, findUndo, openMatch } from '@quarterdeck/kernel';
import { admiral, cellNamed, findScenario, parseScenario, type Scenario } from '../src/index.ts';
import { opening, type Position, scene } from './scene.ts';

const HOARD = { scenario: 'dead-pilots-hoard' } as const;

/** Seat 0 sails where seat 1, whose fort is X14, may have mines. */
function minefield(mines: Position['mines'], more: Partial<Position> = {}) {
  return scene({ options: HOARD, wind: 'E fresh', mines: mines ?? [], ships: { line1: 'T13', line2: 'R3' }, ...more });
}

test('a mine does three damages to a ship that stops on it or crosses it, and its card is laid out (10.6)', () => {
  const t = minefield([[], ['V13']]).plays('sail line1', 'steer W13');
  assert.deepEqual([t.where('line1'), t.ship('line1').damage], ['W13', 3]);
  assert.deepEqual(t.all('mine-sprung'), [{ type: 'mine-sprung', seat: 1, ship: 3, cell: cellNamed('V13'), damage: 3 }]);
  assert.equal(t.view(0).mines[1]?.[0]?.at, cellNamed('V13'));
});

test('spent waters are safe, even with a second mine in them (10.6)', () => {
  const t = minefield([[], [{ where: 'V13', shown: true }, 'V13']]).plays('sail line1', 'steer W13');
  assert.equal(t.ship('line1').damage, 0);
});

test('a ship that a mine sinks lies where the mine was; later mines are kept (10.6)', () => {
  const t = minefield([[], ['V13', 'W13']], { ships: { brig1: 'T13', line1: 'B9', line2: 'R3' } });
  t.plays('sail brig1', 'steer W13');
  assert.deepEqual(
    t.all('sunk').map(({ cell, cause }) => [cell, cause]),
    [[cellNamed('V13'), 'mine']],
  );
  assert.equal(t.state().mines[1]?.[1]?.shown, false);
});

test('a mine that holds does not go off, and stays (10.7, R1)', () => {
  const t = minefield([[], [{ where: 'V13', kinds: [] }]]).plays('sail line1', 'steer W13');
  assert.equal(t.ship('line1').damage, 0);
  assert.equal(t.state().mines[1]?.[0]?.shown, false);
});

test('a mine waits for the kinds that it was told to wait for (R1)', () => {
  const mines: Position['mines'] = [[], [{ where: 'V13', kinds: ['galleon', 'line'] }]];
  const t = minefield(mines, { ships: { brig1: 'T13', line1: 'T12', line2: 'R3' } });
  t.plays('sail brig1', 'steer V13');
  assert.equal(t.ship('brig1').damage, 0);
  const other = minefield(mines).plays('sail line1', 'steer V13');
  assert.equal(other.ship('line1').damage, 3);
});

test('orders are changed in the own turn, once for each mine; others hear only that it was done (R1)', () => {
  const t = minefield([['C3', 'D4'], []]).plays('order-mine 1', 'set-order brig,line');
  assert.deepEqual(t.state().mines[0]?.[1]?.kinds, ['brig', 'line']);
  assert.deepEqual(t.may('order-mine'), ['0']);
  assert.equal(t.refused('order-mine 1'), 'once-a-turn R1');
  assert.deepEqual(admiral.viewEvent({ type: 'mine-ordered', seat: 0, mine: 1, kinds: ['brig'] }, 1), {
    type: 'mine-ordered',
    seat: 0,
    mine: 1,
    kinds: null,
  });
  assert.deepEqual(t.nextTurn(0).may('order-mine'), ['0', '1']);
});

test('own ships and friends do not set it off (R11)', () => {
  const t = minefield([['V13'], []]).plays('sail line1', 'steer W13');
  assert.equal(t.ship('line1').damage, 0);
  assert.ok(!t.happened('risked-mines'));
  const friends = scene({
    seats: 4,
    options: { scenario: 'fire-in-the-roads' },
    wind: 'W fresh',
    mines: [[], [], ['C2'], []],
    ships: { line1: 'E2', brig2: 'R9', brig3: 'C12', brig4: 'R13' },
  });
  assert.equal(friends.plays('sail line1', 'steer B2').ship('line1').damage, 0);
});

test('who is out has no mines any more (R11)', () => {
  const t = scene({
    seats: 4,
    options: HOARD,
    wind: 'E fresh',
    players: [{}, {}, { out: 2 }],
    mines: [[], [], ['V13'], []],
    ships: { line1: 'T13', line2: 'R3', line4: 'B12' },
  });
  assert.equal(t.plays('sail line1', 'steer W13').ship('line1').damage, 0);
});

/** Three players, two of whose forts lie so near to each other that their waters overlap. */
function crowded(): Scenario {
  const hoard = findScenario('dead-pilots-hoard', 2, 'alone');
  assert.ok(hoard !== null);
  const [first] = hoard.sides;
  assert.ok(first !== undefined);
  const fleet = first.fleet.slice(0, 2);
  return {
    ...hoard,
    harbours: ['X14', 'A1', 'A5'].map((cell, of) => ({ at: cell, kind: 'fort', of, card: false, stored: 0 })),
    sides: [0, 1, 2].map((team) => ({ ...first, team, fleet, mines: 1 })),
  };
}

test('of two owners’ mines in one cell that of the next in turn goes off, the other is dead (R12)', () => {
  const t = scene({
    seats: 3,
    options: { chart: parseScenario(crowded()) },
    wind: 'W fresh',
    mines: [[], ['C3'], ['C3']],
    ships: { frigate1: 'F3', brig2: 'R9', brig3: 'R12' },
  });
  t.plays('sail frigate1', 'steer B3');
  assert.deepEqual(
    t.all('mine-sprung').map(({ seat }) => seat),
    [1],
  );
  assert.deepEqual(
    t.all('risked-mines').map(({ seats }) => seats),
    [[1, 2]],
  );
  assert.equal(t.state().mines[2]?.[0]?.shown, false);
});

test('a drift sets a mine off as a course does (10.6)', () => {
  const t = scene({ options: HOARD, wind: 'E storm', mines: [[], ['V13']], ships: { brig1: 'U13', line1: 'B2', line2: 'R3' } });
  assert.equal(t.plays('drift brig1').where('brig1'), 'sunk');
});

test('a ship that lies on it when the game starts, and one that stays there, do not set it off', () => {
  const t = minefield([[], ['T13']])
    .plays('end-turn')
    .nextTurn(0);
  assert.equal(t.ship('line1').damage, 0);
});

test('a crossing asks nobody, whatever lies there: the next decision is the mover’s own (R1)', () => {
  for (const mines of [
    [[], ['V13']],
    [[], []],
    [[], [{ where: 'V13', kinds: [] }]],
  ] as const) {
    assert.equal(minefield(mines).plays('sail line1', 'steer W13').waiting(), '0 turn');
  }
});

test('mines are laid card by card, by all at once, no farther than three cells from an own fort (10.2 to 10.5)', () => {
  const t = opening(2, { ...HOARD, order: 'seated' });
  while (t.waiting() !== '0 1 lay-mines') t.plays(t.legal()[0] ?? '');
  assert.deepEqual(t.legal().length, 15, 'sixteen cells round the corner less the fort itself');
  t.by(1, 'lay W13');
  assert.equal(t.waiting(), '0 lay-mines');
  t.by(0, 'lay D4').by(0, 'lay D4').by(1, 'lay V12').by(1, 'lay W13').by(0, 'lay B2');
  assert.deepEqual(
    t.state().mines.map((mines) => mines.length),
    [3, 3],
  );
  assert.equal(t.waiting(), 'chance wind');
});

test('in waters where nobody else can have a mine a move can be taken back (R1)', () => {
  const first = openMatch(admiral, { seats: 2, options: { ...HOARD, order: 'seated' }, seed: 'undo' });
  let match = first;
  const play = (actor: number | 'chance', phrase: string) => {
    match = act(match, actor, admiral.notation.parse(phrase)).match;
  };
  play(1, 'bury F9');
  for (const cell of ['B1', 'B2', 'A2', 'B1', 'B2']) play(0, `berth ${cell}`);
  for (const cell of ['W13', 'W14', 'X13', 'W13', 'W14']) play(1, `berth ${cell}`);
  for (const cell of ['C3', 'C3', 'C3']) {
    play(0, `lay ${cell}`);
    play(1, 'lay U11');
  }
  play('chance', 'spin SE fresh');
  play(0, 'sail frigate1');
  play(0, 'steer C3');
  assert.equal(typeof findUndo(match, 0), 'number', 'in one’s own waters');
});

test('a move through waters where a mine may lie draws the line for undo, whether one is there or not (R1)', () => {
  const t = minefield([[], ['X11']]).plays('sail line1', 'steer W13');
  assert.deepEqual(t.all('risked-mines'), [{ type: 'risked-mines', ship: 3, seats: [1] }]);
  assert.ok(admiral.reveals.includes('risked-mines'));
  const none = minefield([[], [{ where: 'X11', shown: true }]]).plays('sail line1', 'steer W13');
  assert.ok(!none.happened('risked-mines'), 'all cards of the owner lie open');
});
