// The board shows the view of each moment; when an entry is told it must have come to the chart that the view shows.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { courseTo, type Event, isShip, type View } from '@quarterdeck/admiral';
import { at, type Viewer } from '@quarterdeck/kernel';
import { en } from '../../text/en/index.ts';
import { bearingOf, percent } from '../../ui/chart/bearings.ts';
import { type Scene, sceneOf } from '../../ui/story/scene.ts';
import { cellsTold, tellingOf } from '../../ui/telling/tellings.ts';
import { seen, toldTo } from './beats.ts';
import { PLAYS, type Play } from './games.ts';

interface Moment {
  readonly event: Event;
  readonly view: View;
  readonly before: Scene;
  readonly scene: Scene;
}

/** Every event with the scenes before and after it; each entry ends, as on the board, with the view that it has come to. */
function* moments(viewer: Viewer, play: Play): Iterable<Moment> {
  let scene = sceneOf(seen(play.start.state, viewer));
  for (const { beats, view } of toldTo(viewer, play)) {
    for (const beat of beats) {
      const before = scene;
      scene = sceneOf(beat.view, before, beat.event);
      yield { ...beat, before, scene };
    }
    scene = sceneOf(view, scene);
  }
}

/** Which way ships look and what was fought last only the story knows. */
function readable({ headings, fight, ...scene }: Scene): object {
  return scene;
}

for (const viewer of [0, 1, 'spectator', 'all'] as const satisfies readonly Viewer[]) {
  test(`told beat by beat the board comes to the chart that the view shows: ${viewer}`, () => {
    for (const play of PLAYS) {
      if (typeof viewer === 'number' && viewer >= play.start.seats) continue;
      let scene = sceneOf(seen(play.start.state, viewer));
      for (const { beats, view } of toldTo(viewer, play)) {
        scene = beats.reduce((now, beat) => sceneOf(beat.view, now, beat.event), scene);
        scene = sceneOf(view, scene);
        assert.deepEqual(readable(scene), readable(sceneOf(view)), JSON.stringify(beats.map(({ event }) => event)));
      }
    }
  });
}

/** Where the chart must show, when an event is told, what the event tells. */
const SHOWN: { readonly [K in Event['type']]?: (event: Extract<Event, { type: K }>, scene: Scene, before: Scene) => boolean } = {
  sailed: ({ ship, to }, { ships }) => at(ships, ship).at === to,
  sunk: ({ ship }, { ships }) => at(ships, ship).at === null && at(ships, ship).aboard === 0,
  'struck-reef': ({ ship, damage }, after, before) => at(after.ships, ship).damage === at(before.ships, ship).damage + damage,
  'mine-sprung': ({ ship, damage }, after, before) => at(after.ships, ship).damage === at(before.ships, ship).damage + damage,
  volley: ({ target, hits }, after, before) =>
    !isShip(target) || at(after.ships, target).damage === at(before.ships, target).damage + hits,
  exploded: ({ hit, damage }, after, before) =>
    hit.every((ship) => at(after.ships, ship).damage === at(before.ships, ship).damage + damage),
  'fort-ruined': ({ fort }, { forts }) => forts.some(({ at: cell, owner }) => cell === fort && owner === null),
  dug: ({ ship, found }, after, before) => at(after.ships, ship).aboard === at(before.ships, ship).aboard + Number(found),
  repaired: ({ ship, left }, { ships }) => at(ships, ship).damage === left && (at(ships, ship).duty === 'free') === (left === 0),
  'mines-shown': ({ seat, cells }, { mines }) =>
    cells.every((cell) => mines.some((mine) => mine.seat === seat && mine.at === cell)),
};

function isShown<K extends Event['type']>(type: K, event: Extract<Event, { type: K }>, scene: Scene, before: Scene): boolean {
  return SHOWN[type]?.(event, scene, before) ?? true;
}

test('what an event tells is on the chart when it is told', () => {
  const told = new Set<string>();
  for (const play of PLAYS) {
    for (const { event, before, scene } of moments('spectator', play)) {
      assert.ok(isShown(event.type, event, scene, before), JSON.stringify(event));
      told.add(event.type);
    }
  }
  for (const type of Object.keys(SHOWN)) assert.ok(told.has(type), type);
});

test('the odds of a salvo stay those of the shot that is told, whatever becomes of target and guns', () => {
  let sunk = 0;
  for (const play of PLAYS) {
    let odds: readonly number[] = [];
    for (const { event, view, scene } of moments('spectator', play)) {
      if (event.type === 'opened-fire') odds = event.guns.map(({ gun }) => percent(bearingOf(view, gun, event.target).faces));
      if (scene.fight?.kind !== 'volley') continue;
      assert.deepEqual(
        scene.fight.guns.map(({ chance }) => chance),
        odds,
        JSON.stringify(event),
      );
      assert.ok(odds.every((chance) => chance > 0));
      if (event.type === 'sunk' && event.ship === scene.fight.target) sunk += 1;
    }
  }
  assert.ok(sunk > 5);
});

test('every kind of event is told by something that moves, bursts or glows', () => {
  const heard = new Set<string>();
  for (const play of PLAYS) {
    for (const { event, before, scene } of moments('spectator', play)) {
      const telling = tellingOf(event, before, scene);
      const parts = Object.values(telling).reduce((sum, part) => sum + part.length, 0);
      assert.ok(parts > 0, JSON.stringify(event));
      assert.ok(cellsTold(telling).every((cell) => cell >= 0));
      heard.add(event.type);
    }
  }
  assert.deepEqual([...heard].sort(), Object.keys(en.events).sort());
});

test('a ship looks where she has sailed, and keeps that when nothing is told', () => {
  let turned = 0;
  for (const play of PLAYS.slice(0, 8)) {
    for (const { event, view, scene } of moments('spectator', play)) {
      assert.deepEqual(sceneOf(view, scene).headings, scene.headings);
      if (event.type !== 'sailed') continue;
      assert.equal(at(scene.headings, event.ship), courseTo(event.from, event.to));
      turned += 1;
    }
  }
  assert.ok(turned > 50);
});

test('no rule number stands in ui/', () => {
  const folder = new URL('../../ui/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name));
  for (const name of files) {
    const comments = readFileSync(new URL(name, folder), 'utf8').match(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm) ?? [];
    for (const comment of comments)
      assert.doesNotMatch(comment, /(?<!CC BY )\b\d+\.\d+\b|\b[RSM]\d+\b|\bV \d/, `${name}: ${comment}`);
  }
});
