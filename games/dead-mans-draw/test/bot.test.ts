// How the greedy bot plays Dead Man's Draw: strong on the whole, and without obvious blunders.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Bot, greedy, random } from '@quarterdeck/bots';
import { advance, at, drawChance, isOver, outcome, parseOptions, quickRng, show, start, waiting } from '@quarterdeck/kernel';
import { evaluate } from '../bot/evaluate.ts';
import { deadMansDrawOffer } from '../offer.ts';
import { deadMansDraw } from '../src/index.ts';
import { type Position, scene } from './scene.ts';
import { stopAtFour } from './stop-at-four.ts';

/** The share of games that the first of two bots wins, seats changing from game to game. */
function share(bots: readonly [Bot, Bot], games: number): number {
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const rng = quickRng(number + 1);
    const state = start(deadMansDraw, parseOptions(deadMansDraw, {}), 2);
    const botAt = (seat: number) => at(bots, (seat + number) % 2);
    while (!isOver(state)) {
      const actor = at(waiting(deadMansDraw, state), 0);
      const move =
        actor === 'chance'
          ? drawChance(deadMansDraw, state, rng)
          : botAt(actor).choose(deadMansDrawOffer, show(deadMansDraw, state, actor), rng);
      advance(deadMansDraw, state, actor, move);
    }
    const winners = outcome(deadMansDraw, state)?.winners ?? [];
    wins += winners.filter((seat) => botAt(seat) === bots[0]).length / winners.length;
  }
  return wins / games;
}

// The README has the shares over thousands of games; these bounds are far below them, so that few games do.
test('greedy beats random far more often than not', () => {
  assert.ok(share([greedy, random], 30) > 0.8);
});

test('greedy beats who stops at four cards', () => {
  assert.ok(share([greedy, stopAtFour], 30) > 0.6);
});

function choice(position: Position, decide: (t: ReturnType<typeof scene>) => void = () => {}): string {
  const t = scene(position);
  decide(t);
  return deadMansDraw.notation.print(greedy.choose(deadMansDrawOffer, show(deadMansDraw, t.state(), 0), quickRng(1)));
}

test('it collects when the oracle has shown a card that busts, and draws one that does not', () => {
  assert.equal(choice({ area: 'key-5 oracle-4', known: 'key-7', discard: 'hook-2' }), 'collect');
  assert.equal(choice({ area: 'key-5 oracle-4', known: 'mermaid-9', discard: 'hook-2' }), 'draw');
});

test('it goes on where nothing can bust, and stops where nearly everything does', () => {
  assert.equal(choice({ area: 'key-5', pile: 'chest-7 mermaid-8 map-6', rest: 'discard' }), 'draw');
  assert.equal(choice({ area: 'key-7 chest-7 mermaid-9', pile: 'key-5 chest-6 mermaid-8 map-2', rest: 'discard' }), 'collect');
});

test('it hooks no card that busts where another does not (A18)', () => {
  const hooked = choice({ area: 'key-5 mermaid-6', banks: ['hook-7 key-7 chest-3'] }, (t) => t.draws('hook-4'));
  assert.equal(hooked, 'hook chest');
});

test('it shoots the card that costs the leader most', () => {
  const shot = choice(
    { seats: 3, banks: ['anchor-7', 'mermaid-9 kraken-7 kraken-6 sword-5', 'map-3 key-4'], area: 'chest-4' },
    (t) => t.draws('cannon-3'),
  );
  assert.equal(shot, 'shoot 1 mermaid');
});

test('it steals what counts and does not bust', () => {
  const stolen = choice({ banks: ['anchor-7', 'mermaid-9 key-7 map-3'], area: 'mermaid-4' }, (t) => t.draws('sword-3'));
  assert.equal(stolen, 'steal 1 key');
});

test('a map brings in a card that fits rather than one that busts (A23)', () => {
  const placed = choice({ area: 'key-5 mermaid-4', discard: 'key-7 mermaid-9 chest-3' }, (t) =>
    t.draws('map-6').turnsUp('key-7', 'mermaid-9', 'chest-3'),
  );
  assert.equal(placed, 'place chest-3');
});

test("under a rival's Misfire it does not draw for a cannon that can only cost an own card (4.15)", () => {
  const position: Position = {
    banks: ['mermaid-9', 'key-7 chest-7'],
    area: 'anchor-2 map-3',
    pile: 'cannon-2 cannon-3 cannon-4 cannon-5',
    rest: 'discard',
  };
  assert.equal(choice(position), 'draw');
  assert.equal(choice({ ...position, traits: [null, 'misfire'] }), 'collect');
});

test('under Bottom Feeder a shot is worth something only where it takes the last card of a stack (7.7)', () => {
  const options = { variant: 'bottom-feeder' } as const;
  const shot = choice({ options, banks: ['anchor-7', 'mermaid-9 mermaid-4 key-5'], area: 'chest-4' }, (t) => t.draws('cannon-3'));
  assert.equal(shot, 'shoot 1 key');
  const worth = (bank: string) => evaluate(scene({ options, banks: ['anchor-7', bank], area: 'chest-4' }).state(), 0);
  assert.ok(worth('mermaid-9 key-3') > worth('mermaid-9 mermaid-4 key-3'), 'a stack with something below is safe');
});

test('it keeps the trait that wins more games', () => {
  const state = start(deadMansDraw, parseOptions(deadMansDraw, { traits: true }), 2);
  advance(deadMansDraw, state, 'chance', { type: 'first-player', seat: 0 });
  for (const trait of ['miser', 'misfire', 'casanova', 'mystic'] as const)
    advance(deadMansDraw, state, 'chance', { type: 'deal-trait', trait });
  assert.deepEqual(greedy.choose(deadMansDrawOffer, show(deadMansDraw, state, 0), quickRng(1)), {
    type: 'keep',
    trait: 'misfire',
  });
});

test('more loot is better, anchored loot is better than loot at risk, and a lead is worth more near the end', () => {
  const worth = (position: Position) => evaluate(scene(position).state(), 0);
  assert.ok(worth({ banks: ['mermaid-9'] }) > worth({ banks: ['mermaid-8'] }));
  assert.ok(worth({ banks: ['mermaid-9', 'key-7'] }) < worth({ banks: ['mermaid-9', 'key-6'] }));
  assert.ok(worth({ area: 'mermaid-9 key-7 anchor-3' }) > worth({ area: 'anchor-3 mermaid-9 key-7' }));
  const late: Position = { banks: ['mermaid-9'], pile: 'key-2', rest: 'discard' };
  assert.ok(worth(late) > worth({ banks: ['mermaid-9'] }));
});

test('beneath the waves it collects no loot that drowns it (D7.6)', () => {
  const rich = 'anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 oracle-7 sword-6';
  const options = { variant: 'beneath-the-waves' } as const;
  assert.equal(choice({ options, banks: [rich], area: 'kraken-7', pile: 'kraken-3 kraken-4 key-3', rest: 'discard' }), 'draw');
  assert.equal(choice({ banks: [rich], area: 'kraken-7', pile: 'kraken-3 kraken-4 key-3', rest: 'discard' }), 'collect');
});
