// What is laid somewhere by hand goes there by the rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeadMansDraw, deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { act, type Match, openMatch, pick, quickRng, type Seat, type Shown, show, speakerOf, waiting } from '@quarterdeck/kernel';
import { walkThrough } from '@quarterdeck/testkit';
import { en } from '../../text/en/index.ts';
import { flightsOf } from '../../ui/places.ts';
import { sceneOf } from '../../ui/story/scene.ts';
import { type Aims, aimsOf } from '../../ui/touch/aims.ts';
import { dropsOf } from '../../ui/touch/drops.ts';

const ANYBODY = speakerOf(en, 'en', String);

const SETTINGS = [
  { seats: 2, options: {} },
  { seats: 4, options: { traits: true, misfire: 'besides' } },
  { seats: 8, options: { traits: true, plunder: 'choice', variant: 'bottom-feeder' } },
];

/** Every decision of a person in some random games, before it is made. */
function* positions(): Iterable<{ match: Match<DeadMansDraw>; seat: Seat; shown: Shown<DeadMansDraw>; aims: Aims }> {
  for (const [number, setting] of SETTINGS.entries()) {
    for (const seed of [1, 2, 3, 4]) {
      const rng = quickRng(10 * number + seed);
      const start = openMatch(deadMansDraw, { ...setting, seed: `drops ${seed}` });
      for (const { match } of walkThrough(start, (moves) => pick(moves, rng))) {
        for (const seat of waiting(deadMansDraw, match.state)) {
          if (seat === 'chance') continue;
          const shown = show(deadMansDraw, match.state, seat);
          yield { match, seat, shown, aims: aimsOf(shown, ANYBODY) };
        }
      }
    }
  }
}

/** Where the first card goes that the events of a move tell of; null where none does yet. */
function firstGoal({ match, seat, shown }: { match: Match<DeadMansDraw>; seat: Seat; shown: Shown<DeadMansDraw> }, move: object) {
  const legal = shown.legal.find((one) => one === move);
  assert.ok(legal !== undefined);
  const scene = sceneOf(shown.view);
  return act(match, seat, legal).events.flatMap((event) => flightsOf(event, scene))[0]?.to ?? null;
}

test('a card is laid where the move brings it: a drawn one to the row, a shot one to the discard pile, loot to the own bank', () => {
  const kinds = new Set<string>();
  for (const position of positions()) {
    const { aims, shown, seat } = position;
    for (const [thing, places] of dropsOf(aims, shown.view)) {
      const aim = aims.get(thing);
      assert.ok(aim?.kind === 'move' && places.size === 1);
      for (const [place, touches] of places) {
        assert.deepEqual(touches, [thing]);
        const goal = firstGoal(position, aim.move);
        // What the draw brings chance says later; Casanova and the Fisherman have some cards go past the row (D4.1, D4.13).
        const told =
          goal === null || (place === 'row' && goal === seat) ? place : typeof goal === 'number' ? `tray ${goal}` : goal;
        assert.equal(told, place, JSON.stringify(aim.move));
        kinds.add(`${aim.move.type} ${place.replace(/\d+/, 'own')}`);
      }
    }
  }
  const told = ['collect tray own', 'draw row', 'hook row', 'loot tray own', 'misfire discard', 'place row'];
  assert.deepEqual([...kinds].sort(), [...told, 'shoot discard', 'shoot tray own', 'steal row']);
});

test('only what is lit can be laid anywhere, and for who only looks nothing is', () => {
  for (const { shown, aims } of positions()) {
    for (const thing of dropsOf(aims, shown.view).keys()) assert.equal(aims.get(thing)?.kind, 'move');
    assert.equal(dropsOf(aimsOf({ ...shown, legal: [], forbidden: [] }, ANYBODY), shown.view).size, 0);
  }
});
