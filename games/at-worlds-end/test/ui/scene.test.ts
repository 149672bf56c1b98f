// The board shows the view of each moment; what it keeps in mind besides must come to the view as well.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AtWorldsEnd, atWorldsEnd, type View } from '@quarterdeck/at-worlds-end';
import { type Beat, show, type Viewer } from '@quarterdeck/kernel';
import { en } from '../../text/en/index.ts';
import { isBattleEvent } from '../../ui/battle/events.ts';
import { type Scene, sceneOf } from '../../ui/story/scene.ts';
import { tellingOf } from '../../ui/telling/tellings.ts';
import { beatsOf, PLAYS } from './games.ts';

interface Told {
  readonly beats: readonly Beat<AtWorldsEnd>[];
  /** What the entry comes to. */
  readonly view: View;
  /** The table before it. */
  readonly before: Scene;
  /** The table after each of its beats. */
  readonly scenes: readonly Scene[];
}

/** All games of this file, entry by entry, as a viewer sees them told. */
function* tales(viewer: Viewer): Iterable<Told> {
  for (const { start, steps } of PLAYS) {
    let match = start;
    let before = sceneOf(show(atWorldsEnd, start.state, viewer).view);
    for (const step of steps()) {
      const beats = beatsOf(match, step, viewer);
      const scenes: Scene[] = [];
      for (const { view, event } of beats) scenes.push(sceneOf(view, scenes.at(-1) ?? before, event));
      const { view } = show(atWorldsEnd, step.match.state, viewer);
      yield { beats, view, before, scenes };
      before = sceneOf(view, scenes.at(-1) ?? before, null);
      match = step.match;
    }
  }
}

/**
 * What no view tells is left out: who is spoken of, what was thrown, who bid what, shots and battles that are over, a storm's last die. A
 * turn or an auction may go on by itself after the last event, and when the game is over hands are laid open.
 */
function readable({ active, thrown, battle, storm, auction, leaving, rollOff, turn, hands, ...scene }: Scene): object {
  return { ...scene, hands: scene.end === null ? hands : null };
}

for (const viewer of [0, 1, 'spectator', 'all'] as const satisfies readonly Viewer[]) {
  test(`told beat by beat the board comes to the table that the view shows: ${viewer}`, () => {
    for (const { scenes, view, beats } of tales(viewer)) {
      const last = scenes.at(-1);
      if (last !== undefined) assert.deepEqual(readable(last), readable(sceneOf(view)), JSON.stringify(beats));
    }
  });

  test(`whatever was told before, the table at the end is that of the view: ${viewer}`, () => {
    const alone = ({ thrown, battle, auction, storm, ...scene }: Scene) => ({
      ...scene,
      auction: auction === null ? null : { ...auction, bids: null },
      storm: storm?.sloops.filter(({ face }) => face === null) ?? null,
    });
    for (const { scenes, view, before, beats } of tales(viewer))
      assert.deepEqual(alone(sceneOf(view, scenes.at(-1) ?? before, null)), alone(sceneOf(view)), JSON.stringify(beats));
  });
}

test('fame is shown when it is told, and not before', () => {
  for (const { beats, before, scenes } of tales('spectator')) {
    let shown = before.pirates.map(({ fame }) => fame);
    for (const [place, { event }] of beats.entries()) {
      if (event.type === 'fame-changed') shown = shown.with(event.seat, event.to);
      assert.deepEqual(
        scenes[place]?.pirates.map(({ fame }) => fame),
        shown,
        JSON.stringify(event),
      );
    }
  }
});

test('a throw is kept in mind as long as its turn, and bids as long as their auction', () => {
  const kept = new Set<string>();
  for (const { view, scenes, before } of tales('spectator')) {
    const scene = scenes.at(-1) ?? before;
    const again = sceneOf(view, scene, null);
    if (again.auction !== null) assert.deepEqual(again.auction.bids, scene.auction?.bids);
    if (view.turn !== null && scene.turn !== null) assert.deepEqual(again.thrown, scene.thrown);
    if (again.thrown !== null) kept.add('throw');
    if (again.auction?.bids.some((bid) => bid !== null) === true) kept.add('bid');
  }
  assert.deepEqual([...kept].sort(), ['bid', 'throw']);
});

test('every kind of event is told by a card that flies, a token that is tossed or a sign, or on the scene of the battle', () => {
  const heard = new Set<string>();
  for (const { beats, scenes, before } of tales('spectator')) {
    for (const [place, { event }] of beats.entries()) {
      const { cues, tosses, flights } = tellingOf(event, scenes[place - 1] ?? before);
      assert.ok(isBattleEvent(event) || cues.length + tosses.length + flights.length > 0, JSON.stringify(event));
      heard.add(event.type);
    }
  }
  // Only a market without a ship has no auction.
  assert.deepEqual(
    Object.keys(en.events).filter((type) => !heard.has(type)),
    ['no-auction'],
  );
});
