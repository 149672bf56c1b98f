// The boarding as a moment: nothing is told before what it follows from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openMatch, pick, quickRng } from '@quarterdeck/kernel';
import { type Event, pairsOfNeighbours, seaOfClouds, strengthParts } from '@quarterdeck/sea-of-clouds';
import { walkThrough } from '@quarterdeck/testkit';
import { clashTimes, sumsOf } from '../../ui/battle/clash.ts';
import type { Scene } from '../../ui/story/scene.ts';
import { toldBeats } from './beats.ts';

interface Meeting {
  readonly scene: Scene;
  readonly event: Extract<Event, { type: 'boarded' }>;
}

/** Every boarding of some random games, with the table on which the crews meet. */
function* meetings(): Iterable<Meeting> {
  for (const seats of [2, 3, 4]) {
    const rng = quickRng(seats);
    const start = openMatch(seaOfClouds, { seats, options: {}, seed: `clash ${seats}` });
    const steps = walkThrough(start, (moves) => pick(moves, rng));
    for (const { event, before } of toldBeats(start, steps, 'spectator')) {
      if (event.type === 'boarded') yield { scene: before, event };
    }
  }
}

test('a crew that is added up card by card comes to its strength, and one without pirates stays at 0 (C4.2, C4.4)', () => {
  const lengths = new Set<number>();
  for (const { scene, event } of meetings()) {
    for (const [seat, strength] of event.strengths.entries()) {
      const sums = sumsOf(scene, seat);
      assert.equal(sums.at(-1) ?? 0, strength);
      assert.equal(sums.length, strengthParts(scene, seat).length);
      lengths.add(sums.length);
    }
  }
  assert.ok(lengths.has(0) && lengths.size > 4);
});

test('however large a crew is, its last card is added before the first fight is decided, and the last fight can be looked at', () => {
  for (const { scene, event } of meetings()) {
    const times = clashTimes(scene);
    const cards = event.strengths.map((_, seat) => strengthParts(scene, seat).length);
    const last = pairsOfNeighbours(scene).length - 1;
    assert.ok(times.part(Math.max(...cards) - 1) + 360 < times.fight(0));
    assert.ok(times.end - times.fight(last) >= 1500);
    assert.ok(times.end < 8000);
  }
});
