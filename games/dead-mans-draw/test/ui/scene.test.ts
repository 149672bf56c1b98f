// The board moves cards by what it is told; the view must find the table as the board left it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeadMansDraw } from '@quarterdeck/dead-mans-draw';
import { deadMansDraw, VARIANTS, type View } from '@quarterdeck/dead-mans-draw';
import { type Match, openMatch, pick, quickRng, type Step, show, waiting } from '@quarterdeck/kernel';
import { walkThrough } from '@quarterdeck/testkit';
import { en } from '../../text/en.ts';
import { type Scene, sceneOf, scoresIn } from '../../ui/story/scene.ts';
import { afterEvent } from '../../ui/story/story.ts';
import { aimsOf } from '../../ui/touch/aims.ts';

const SETTINGS = VARIANTS.flatMap((variant) =>
  [2, 4, 8].map((seats) => ({
    seats,
    options: {
      variant,
      traits: seats !== 2,
      deck: seats === 4 ? 'mermaid-ability' : 'standard',
      plunder: seats === 8 ? 'choice' : 'random',
      bonusAfterBust: seats === 4 ? 'after-discarding' : 'before-discarding',
      secondKraken: seats === 8 ? 'add' : 'overlap',
    },
  })),
);

function readable({ discard, area, shown, ...scene }: Scene): object {
  const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
  return { ...scene, discard: sorted(discard), area: area.map(({ card }) => card), shown: sorted(shown) };
}

/** A random game, entry by entry. */
function randomly(match: Match<DeadMansDraw>, seed: number): Iterable<Step<DeadMansDraw>> {
  const rng = quickRng(seed);
  return walkThrough(match, (moves) => pick(moves, rng));
}

/** Chance lifts the cards of a map and an oracle one by one, and they are told together. */
function isBetweenTellings(view: View): boolean {
  return view.stack.some(({ kind }) => kind === 'shuffle-discard' || kind === 'oracle');
}

test('told event by event the board comes to the table and the scores that the view shows, in every variant', () => {
  for (const [number, setting] of SETTINGS.entries()) {
    const match = openMatch(deadMansDraw, { ...setting, seed: `scene ${number}` });
    let scene = sceneOf(show(deadMansDraw, match.state, 'spectator').view);
    for (const step of randomly(match, number + 1)) {
      for (const event of step.events) scene = afterEvent(scene, event);
      const { view } = show(deadMansDraw, step.match.state, 'spectator');
      if (isBetweenTellings(view)) continue;
      assert.deepEqual(readable(scene), readable(sceneOf(view)), JSON.stringify({ setting, events: step.events }));
      assert.deepEqual(scoresIn(scene, view), view.scores);
    }
  }
});

test('every legal move has a thing of its own on the board', () => {
  for (const [number, setting] of SETTINGS.entries()) {
    for (const step of randomly(openMatch(deadMansDraw, { ...setting, seed: `aims ${number}` }), number + 50)) {
      for (const actor of waiting(deadMansDraw, step.match.state)) {
        if (actor === 'chance') continue;
        const shown = show(deadMansDraw, step.match.state, actor);
        const aims = [...aimsOf(shown, en, String).values()];
        assert.deepEqual(
          aims.flatMap((aim) => (aim.kind === 'move' ? [aim.move] : [])),
          shown.legal,
        );
        assert.equal(aims.length, shown.legal.length + shown.forbidden.length);
      }
    }
  }
});
