// What the bot's judgement must not get wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedy, random } from '@quarterdeck/bots';
import {
  type Actor,
  advance,
  at,
  defaultOptions,
  drawChance,
  outcome,
  parseOptions,
  quickRng,
  type Rng,
  type Seat,
  show,
  start,
  waiting,
} from '@quarterdeck/kernel';
import { oddsOf } from '../bot/contests.ts';
import { evaluate } from '../bot/evaluate.ts';
import { afterStorm, voyage } from '../bot/voyages.ts';
import { watersOf } from '../bot/waters.ts';
import { admiralOffer } from '../offer.ts';
import { admiral, cellNamed, distance, parseShip, SCENARIOS, type State } from '../src/index.ts';
import { opening, type Position, type Scene, scene } from './scene.ts';

function worth(position: Position): number {
  return evaluate(scene(position).state(), 0);
}

function choice(position: Position, ...phrases: readonly string[]): string {
  return chosen(scene(position).plays(...phrases));
}

/** What the bot plays for this seat. */
function chosen(t: Scene, seat: Seat = Number(t.waiting().charAt(0))): string {
  return admiral.notation.print(greedy.choose(admiralOffer, show(admiral, t.state(), seat), quickRng(1)));
}

function moveFor(state: State, actor: Actor, rng: Rng) {
  if (actor === 'chance') return drawChance(admiral, state, rng);
  return greedy.choose(admiralOffer, show(admiral, state, actor), rng);
}

const FOE = { line2: 'R3' } as const;

test('ships, pearls aboard and pearls stored are good, damage is bad', () => {
  const plain = worth({ ships: { brig1: 'E3', ...FOE } });
  assert.ok(worth({ ships: { brig1: 'E3', frigate1: 'E9', ...FOE } }) > plain);
  assert.ok(worth({ ships: { brig1: { at: 'E3', damage: 1 }, ...FOE } }) < plain);
  const laden = worth({ ships: { brig1: { at: 'B2', hold: 1 }, ...FOE } });
  assert.ok(laden > worth({ ships: { brig1: 'B2', ...FOE } }));
  assert.ok(worth({ ships: { brig1: 'B2', ...FOE }, forts: { A1: { stored: 1 } } }) > laden);
});

test('it unloads a pearl that it has brought home', () => {
  assert.equal(choice({ ships: { brig1: { at: 'B2', hold: 1, moved: true }, ...FOE } }), 'unload brig1 A1');
});

test('it takes a shot that may sink somebody', () => {
  assert.equal(
    choice({ ships: { brig1: { at: 'E3', moved: true }, line2: { at: 'G3', damage: 6 }, frigate2: 'R9' } }),
    'engage line2',
  );
});

test('a brig of a race sails towards its goal', () => {
  const position: Position = {
    options: { scenario: 'mini-game-1' },
    players: [{ goal: 13 * 24 + 11 }, { goal: 13 * 24 }],
    wind: 'S fresh',
    ships: { brig1: 'K9', brig2: 'K2' },
  };
  assert.match(choice(position, 'sail brig1'), /^steer K1[34]$/);
});

test('it does not make a fireship of its only ship', () => {
  assert.equal(choice({ ships: { galleon1: { at: 'E3', moved: true }, ...FOE } }), 'end-turn');
});

test('a voyage takes longer against reefs and land than over open water, and none at all at its end', () => {
  const waters = watersOf(scene({ ships: { brig1: 'E3', ...FOE } }).state());
  const rounds = voyage(waters, parseShip('brig1') ?? 0, 0, cellNamed('L7'));
  const from = (cell: string) => rounds[cellNamed(cell)] ?? 0;
  assert.equal(from('L7'), 0);
  assert.ok(from('L5') < from('L1'));
  assert.ok(from('K7') > 1, 'the bay of K7 is next to it, but in no wind farther than a step');
  assert.ok(from('H7') > from('L4'), 'an island lies between');
});

test('the odds of a boarding are those of the dice (8.3)', () => {
  const even = oddsOf({ dice: 1, durability: 3 }, { dice: 1, durability: 3 });
  assert.ok(Math.abs(even.win - 1 / 3) < 1e-9 && Math.abs(even.tie - 1 / 3) < 1e-9);
  assert.ok(oddsOf({ dice: 1, durability: 7 }, { dice: 1, durability: 4 }).win > 1 - 1e-9);
});

test('it fetches a pearl that lies ahead, and loads it', () => {
  const position: Position = { wind: 'S fresh', ships: { frigate1: 'L3', ...FOE } };
  assert.equal(choice(position), 'sail frigate1');
  assert.match(choice(position, 'sail frigate1'), /^steer [LM][6-9]$/);
  assert.equal(choice({ ships: { frigate1: { at: 'L7', moved: true }, ...FOE } }), 'load frigate1 L7');
});

test('with a pearl aboard it sails home', () => {
  const t = scene({ wind: 'W fresh', ships: { frigate1: { at: 'G2', hold: 1 }, ...FOE } });
  assert.equal(chosen(t), 'sail frigate1');
  assert.match(chosen(t.plays('sail frigate1')), /^steer B[12]$/);
});

test('it never carries cargo to and fro', () => {
  const t = scene({ ships: { brig1: { at: 'B2', moved: true }, ...FOE }, forts: { A1: { stored: 2 } } });
  assert.equal(chosen(t), 'end-turn');
});

test('all guns that bear fire, with all their shots', () => {
  const t = scene({ ships: { line1: { at: 'E3', moved: true }, galleon1: { at: 'G5', moved: true }, line2: 'G3' } });
  while (t.waiting() === '0 turn' && !t.happened('opened-fire')) t.plays(chosen(t));
  while (t.waiting() === '0 salvo') t.plays(chosen(t));
  const [salvo] = t.all('opened-fire');
  assert.equal(
    salvo?.guns.reduce((sum, { shots }) => sum + shots, 0),
    5,
  );
});

test('it boards a weak ship, and lets a strong one be', () => {
  const strong = { line1: { at: 'E3', moved: true, fired: 3 } };
  assert.equal(choice({ ships: { ...strong, brig2: { at: 'F3', hold: 1 }, frigate2: 'R9' } }), 'board brig2');
  assert.notEqual(choice({ ships: { brig1: { at: 'E3', moved: true, fired: 1 }, line2: 'F3' } }), 'board line2');
});

test('it foresees what a storm does to a ship beside a reef (4.17)', () => {
  const waters = watersOf(scene({ reefs: ['E5'] }).state());
  const { damage } = afterStorm(waters, parseShip('galleon1') ?? 0, cellNamed('E4'), 4);
  assert.equal(damage, 3);
});

test('a ship that is badly hurt is repaired in its port', () => {
  const t = scene({ ships: { line1: { at: 'B2', damage: 5 }, line2: 'W13' }, sites: {} });
  assert.equal(chosen(t), 'begin-repair line1');
});

test('a turn that repairs something is not ended before the rest is done', () => {
  const ships = { line1: { at: 'B1', damage: 3, duty: 'repair', since: 1 }, frigate1: 'L3', ...FOE } as const;
  assert.equal(choice({ wind: 'S fresh', ships }), 'sail frigate1');
});

test('mines are laid apart, and their orders let be', () => {
  const t = opening(2, { scenario: 'dead-pilots-hoard', order: 'seated' });
  while (t.state().stack.at(-1)?.kind !== 'lay-mines') t.plays(at(t.legal(), 0));
  while (t.state().stack.at(-1)?.kind === 'lay-mines') t.by(Number(t.waiting().charAt(0)), chosen(t));
  const cells = at(t.state().mines, 0).map((mine) => mine.at);
  assert.ok(cells.every((cell, i) => cells.every((other, j) => i === j || distance(cell, other) >= 2)));
  const calm = scene({ options: { scenario: 'dead-pilots-hoard' }, ships: { line1: 'B2', ...FOE }, mines: [['C3'], []] });
  assert.equal(chosen(calm), 'end-turn');
});

test('reefs are laid before the rival, not before oneself', () => {
  const t = opening(2, { order: 'seated' });
  t.plays(chosen(t)).plays(chosen(t));
  const reef = at(t.state().reefs, 0);
  assert.ok(distance(reef, cellNamed('X14')) < distance(reef, cellNamed('A1')));
});

test('it prepares every scenario, and comes to the end of its turns', () => {
  for (const scenario of SCENARIOS) {
    const seats = scenario === 'pearl-banks-centre' ? 6 : 2;
    const state = start(admiral, parseOptions(admiral, { scenario, rounds: 5 }), seats);
    const rng = quickRng(7);
    let asked = 0;
    for (; state.round < 2 && asked < 300; asked++) {
      const [actor] = waiting(admiral, state);
      if (actor === undefined) break;
      advance(admiral, state, actor, moveFor(state, actor, rng));
    }
    assert.ok(asked < 300, `${scenario}: a round takes ${asked} moves`);
  }
});

test('it beats random play in game after game', () => {
  for (let game = 0; game < 4; game++) assert.deepEqual(winnersOf(game, game % 2), [game % 2]);
});

function winnersOf(seed: number, seat: Seat): readonly Seat[] {
  const rng = quickRng(seed);
  const state = start(admiral, defaultOptions(admiral), 2);
  for (;;) {
    const [actor] = waiting(admiral, state);
    if (actor === undefined) return outcome(admiral, state)?.winners ?? [];
    const bot = actor === seat ? greedy : random;
    const move =
      actor === 'chance' ? drawChance(admiral, state, rng) : bot.choose(admiralOffer, show(admiral, state, actor), rng);
    advance(admiral, state, actor, move);
  }
}
