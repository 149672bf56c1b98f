import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedy } from '@quarterdeck/bots';
import { SUITS, suitOf } from '@quarterdeck/dead-mans-draw';
import { deadMansDrawOffer } from '@quarterdeck/dead-mans-draw/offer';
import { LEARNER, type Match, stateAfter } from '@quarterdeck/kernel';
import { learn, testGuide } from '@quarterdeck/testkit';
import { guide } from '../guide/index.ts';
import type { DeadMansDraw } from '../src/types.ts';

testGuide(deadMansDrawOffer, guide);

/** The suits that have lain in the play area during the first entries of the log. */
function suitsSeen(match: Match<DeadMansDraw>, entries: number): Set<string> {
  const areas = Array.from({ length: entries }, (_, count) => stateAfter(match, count).area);
  return new Set(areas.flat().map(({ card }) => suitOf(card)));
}

test('all ten suits come up in the first half of a guided game', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const { match } = learn(deadMansDrawOffer, guide, greedy, seed);
    assert.deepEqual([...suitsSeen(match, Math.floor(match.log.length / 2))].sort(), [...SUITS].sort());
  }
});

test('in a guided game the learner begins, busts once behind an anchor, and finds key and chest in the first turn', () => {
  const { told, match } = learn(deadMansDrawOffer, guide, greedy, 1);
  const when = (lesson: string) => told.find((one) => one.lesson === lesson)?.at ?? Number.POSITIVE_INFINITY;
  assert.equal(
    match.log.findIndex(({ actor }) => actor !== 'chance'),
    1,
  );
  assert.equal(match.log[1]?.actor, LEARNER);
  assert.ok(when('bonus') < when('cannon'));
  assert.equal(when('busted'), when('anchored'));
});
