// The board changes the chart by what it is told; the view must find it as the board left it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admiral, courseTo, type View } from '@quarterdeck/admiral';
import { at, show, showEvents, type Viewer } from '@quarterdeck/kernel';
import { en } from '../../text/en.ts';
import { type Scene, sceneOf } from '../../ui/story/scene.ts';
import { afterEvent } from '../../ui/story/story.ts';
import { cellsTold, tellingOf } from '../../ui/telling/tellings.ts';
import { PLAYS } from './games.ts';

/**
 * What both must agree on. Which way ships look, what was fought last and who is spoken of only the story knows; mines have no
 * order that everybody sees; a sum of sites has none either; locks are lifted between the last turn and the end.
 */
function readable({ headings, fight, active, mines, sites, ships, ...scene }: Scene, { ending }: View): object {
  return {
    ...scene,
    ships: ending === null ? ships : ships.map(({ locked, ...ship }) => ship),
    mines: mines.map((mine) => JSON.stringify(mine)).sort(),
    sites: sites.map((site) => JSON.stringify(site)).sort(),
  };
}

/** What is asked of a die here was begun without a word: that a ship stays to dig. */
function isBetweenTellings({ stack }: View): boolean {
  return stack.at(-1)?.kind === 'dig-die';
}

for (const viewer of [0, 1, 'spectator', 'all'] as const satisfies readonly Viewer[]) {
  test(`told event by event the board comes to the chart that the view shows: ${viewer}`, () => {
    for (const { start, steps } of PLAYS) {
      if (typeof viewer === 'number' && viewer >= start.seats) continue;
      let scene = sceneOf(show(admiral, start.state, viewer).view);
      for (const step of steps()) {
        for (const event of showEvents(admiral, step.events, viewer)) scene = afterEvent(scene, event);
        const { view } = show(admiral, step.match.state, viewer);
        if (isBetweenTellings(view)) continue;
        const told = JSON.stringify({ options: start.options, events: step.events });
        assert.deepEqual(readable(scene, view), readable(sceneOf(view), view), told);
      }
    }
  });
}

test('every kind of event is told by something that moves, bursts or glows', () => {
  const heard = new Set<string>();
  for (const { start, steps } of PLAYS) {
    let scene = sceneOf(show(admiral, start.state, 'spectator').view);
    for (const step of steps()) {
      for (const event of showEvents(admiral, step.events, 'spectator')) {
        const telling = tellingOf(event, scene);
        const seen = Object.values(telling).reduce((sum, part) => sum + part.length, 0);
        assert.ok(seen > 0, JSON.stringify(event));
        assert.ok(cellsTold(telling).every((cell) => cell >= 0));
        heard.add(event.type);
        scene = afterEvent(scene, event);
      }
    }
  }
  assert.deepEqual([...heard].sort(), Object.keys(en.events).sort());
});

test('a ship looks where she has sailed, and keeps that when nothing is told', () => {
  let turned = 0;
  for (const { start, steps } of PLAYS.slice(0, 8)) {
    let scene = sceneOf(show(admiral, start.state, 'spectator').view);
    for (const step of steps()) {
      for (const event of step.events) {
        scene = afterEvent(scene, event);
        if (event.type !== 'sailed') continue;
        assert.equal(at(scene.headings, event.ship), courseTo(event.from, event.to));
        turned += 1;
      }
      assert.deepEqual(sceneOf(show(admiral, step.match.state, 'spectator').view, scene).headings, scene.headings);
    }
  }
  assert.ok(turned > 50);
});
