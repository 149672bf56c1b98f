// The board changes the table by what it is told; the view must find it as the board left it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atWorldsEnd, type View } from '@quarterdeck/at-worlds-end';
import { show, showEvents, type Viewer } from '@quarterdeck/kernel';
import { en } from '../../text/en.ts';
import { isBattleEvent } from '../../ui/battle/story.ts';
import { type Scene, sceneOf } from '../../ui/story/scene.ts';
import { afterEvent } from '../../ui/story/story.ts';
import { tellingOf } from '../../ui/telling/tellings.ts';
import { PLAYS } from './games.ts';

/**
 * What both must agree on. Who is spoken of, what was thrown and who bid what only the story knows; battles have a test of
 * their own, and a storm that is over stays on the table for a while.
 */
function readable({ active, thrown, battle, guards, storm, auction, hands, ...scene }: Scene, view: View): object {
  const isStorm = view.stack.some(({ kind }) => kind === 'storm-die');
  return {
    ...scene,
    hands: view.battle === null ? hands.map((hand) => hand.length) : null,
    auction: auction === null ? null : { ...auction, bids: null },
    storm: isStorm && storm !== null ? storm.sloops.filter(({ face }) => face === null) : null,
    pirates: scene.pirates.map(({ fleet, ...pirate }) => ({
      ...pirate,
      fleet: fleet.toSorted((a, b) => (a.ship < b.ship ? -1 : 1)),
    })),
  };
}

for (const viewer of [0, 1, 'spectator', 'all'] as const satisfies readonly Viewer[]) {
  test(`told event by event the board comes to the table that the view shows: ${viewer}`, () => {
    for (const { start, steps } of PLAYS) {
      let scene = sceneOf(show(atWorldsEnd, start.state, viewer).view);
      for (const step of steps()) {
        for (const event of showEvents(atWorldsEnd, step.events, viewer)) scene = afterEvent(scene, event);
        const { view } = show(atWorldsEnd, step.match.state, viewer);
        assert.deepEqual(readable(scene, view), readable(sceneOf(view), view), JSON.stringify(step.events));
      }
    }
  });
}

test('a view that is looked at again keeps the throw of its turn and the bids of its auction, and forgets both afterwards', () => {
  const kept = new Set<string>();
  for (const { start, steps } of PLAYS) {
    let scene = sceneOf(show(atWorldsEnd, start.state, 'spectator').view);
    for (const step of steps()) {
      for (const event of showEvents(atWorldsEnd, step.events, 'spectator')) scene = afterEvent(scene, event);
      const { view } = show(atWorldsEnd, step.match.state, 'spectator');
      const again = sceneOf(view, scene);
      assert.deepEqual(again.auction, scene.auction);
      if (view.turn !== null) assert.deepEqual(again.thrown, scene.thrown);
      if (again.thrown !== null) kept.add('throw');
      if (again.auction?.bids.some((bid) => bid !== null) === true) kept.add('bid');
      scene = again;
    }
  }
  assert.deepEqual([...kept].sort(), ['bid', 'throw']);
});

test('every kind of event is told by a card that flies, a token that is tossed or a sign, or on the scene of the battle', () => {
  const heard = new Set<string>();
  for (const { start, steps } of PLAYS) {
    let scene = sceneOf(show(atWorldsEnd, start.state, 'spectator').view);
    for (const step of steps()) {
      for (const event of showEvents(atWorldsEnd, step.events, 'spectator')) {
        const { cues, tosses, flights } = tellingOf(event, scene);
        assert.ok(isBattleEvent(event) || cues.length + tosses.length + flights.length > 0, JSON.stringify(event));
        heard.add(event.type);
        scene = afterEvent(scene, event);
      }
    }
  }
  // Only a market without a ship has no auction.
  assert.deepEqual(
    Object.keys(en.events).filter((type) => !heard.has(type)),
    ['no-auction'],
  );
});
