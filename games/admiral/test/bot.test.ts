// What the bot's judgement must not get wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedy, random } from '@quarterdeck/bots';
import { advance, defaultOptions, drawChance, outcome, quickRng, type Seat, show, start, waiting } from '@quarterdeck/kernel';
import { evaluate } from '../bot/evaluate.ts';
import { admiralOffer } from '../offer.ts';
import { admiral } from '../src/index.ts';
import { type Position, scene } from './scene.ts';

function worth(position: Position): number {
  return evaluate(scene(position).state(), 0);
}

function choice(position: Position, ...phrases: readonly string[]): string {
  const t = scene(position).plays(...phrases);
  return admiral.notation.print(greedy.choose(admiralOffer, show(admiral, t.state(), 0), quickRng(1)));
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
