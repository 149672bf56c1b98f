// The board shows the view of each moment: what is on the table is told by the rules, and no card is lost on the way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeadMansDraw } from '@quarterdeck/dead-mans-draw';
import { deadMansDraw, VARIANTS, type View } from '@quarterdeck/dead-mans-draw';
import {
  advance,
  at,
  type Beat,
  copy,
  copyState,
  type Match,
  openMatch,
  pick,
  quickRng,
  type Step,
  show,
  speakerOf,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { walkThrough } from '@quarterdeck/testkit';
import { en } from '../../text/en/index.ts';
import { type Scene, sceneOf } from '../../ui/story/scene.ts';
import { aimsOf } from '../../ui/touch/aims.ts';

const ANYBODY = speakerOf(en, 'en', String);

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

/** A random game, entry by entry. */
function randomly(match: Match<DeadMansDraw>, seed: number): Iterable<Step<DeadMansDraw>> {
  const rng = quickRng(seed);
  return walkThrough(match, (moves) => pick(moves, rng));
}

/** The last entry of a game as a viewer hears and sees it, from the position before it. */
function beatsOf(before: Match<DeadMansDraw>, { match }: Step<DeadMansDraw>, viewer: Viewer): Beat<DeadMansDraw>[] {
  const { actor, move } = at(match.log, match.log.length - 1);
  const beats: Beat<DeadMansDraw>[] = [];
  const state = copyState(before.state);
  advance(deadMansDraw, state, actor, move, (happened) => {
    const event = deadMansDraw.viewEvent(happened, viewer);
    if (event !== null) beats.push({ event, view: copy(deadMansDraw.view(state, viewer)) });
  });
  return beats;
}

/** The scenes that a viewer is shown of every entry of some random games, and the view that each entry comes to. */
function* tales(): Iterable<{ scenes: readonly Scene[]; view: View; about: string }> {
  for (const [number, setting] of SETTINGS.entries()) {
    let before = openMatch(deadMansDraw, { ...setting, seed: `scene ${number}` });
    const viewers: readonly Viewer[] = ['spectator', ...before.state.banks.keys()];
    for (const step of randomly(before, number + 1)) {
      const viewer = at(viewers, step.match.log.length % viewers.length);
      let scene = sceneOf(show(deadMansDraw, before.state, viewer).view);
      const beats = beatsOf(before, step, viewer);
      const scenes = beats.map(({ view, event }) => (scene = sceneOf(view, scene, event)));
      const about = JSON.stringify({ setting, viewer, events: step.events });
      yield { scenes, view: show(deadMansDraw, step.match.state, viewer).view, about };
      before = step.match;
    }
  }
}

test('told beat by beat, an entry comes to the table that the view shows, in every variant and for every viewer', () => {
  for (const { scenes, view, about } of tales()) {
    const last = scenes.at(-1);
    if (last !== undefined && !isLifting(view)) assert.deepEqual(last, sceneOf(view), about);
  }
});

/** Chance lifts the cards of a map and an oracle one by one, and they are told together. */
function isLifting(view: View): boolean {
  return view.stack.some(({ kind }) => kind === 'shuffle-discard' || kind === 'oracle');
}

test('at every beat each card lies in one place of the table', () => {
  for (const { scenes, view, about } of tales()) {
    for (const scene of scenes) assert.equal(cardsIn(scene), cardsIn(sceneOf(view)), about);
  }
});

function cardsIn({ pile, discard, area, clash, shown, banks }: Scene): number {
  return pile + [discard, area, shown, banks.flat(2), clash === null ? [] : [clash]].flat().length;
}

test('every legal move has a thing of its own on the board', () => {
  for (const [number, setting] of SETTINGS.entries()) {
    for (const step of randomly(openMatch(deadMansDraw, { ...setting, seed: `aims ${number}` }), number + 50)) {
      for (const actor of waiting(deadMansDraw, step.match.state)) {
        if (actor === 'chance') continue;
        const shown = show(deadMansDraw, step.match.state, actor);
        const aims = [...aimsOf(shown, ANYBODY).values()];
        assert.deepEqual(
          aims.flatMap((aim) => (aim.kind === 'move' ? [aim.move] : [])),
          shown.legal,
        );
        assert.equal(aims.length, shown.legal.length + shown.forbidden.length);
      }
    }
  }
});
