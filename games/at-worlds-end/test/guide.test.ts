import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedy } from '@quarterdeck/bots';
import { at, LEARNER, stateAfter } from '@quarterdeck/kernel';
import { learn, testGuide } from '@quarterdeck/testkit';
import { guide } from '../guide/index.ts';
import { atWorldsEndOffer } from '../offer.ts';

testGuide(atWorldsEndOffer, guide);

test('in a guided game the learner takes a sea in the first turn, has seen a whole battle by then, and meets the armada in the end', () => {
  const { told, match } = learn(atWorldsEndOffer, guide, greedy, 1);
  const lessons = told.map(({ lesson }) => lesson);
  const second = [...match.log.keys()].findIndex((count) => at(stateAfter(match, count).pirates, LEARNER).turns > 1);
  assert.equal(Object.values(stateAfter(match, second).seas).filter((owner) => owner === LEARNER).length, 1);
  const early = told.filter(({ at: entries }) => entries < second).map(({ lesson }) => lesson);
  for (const lesson of ['port', 'buy', 'attack', 'line', 'manoeuvres', 'aim', 'window', 'salvo', 'victory', 'guards', 'command'])
    assert.ok(early.includes(lesson), lesson);
  assert.deepEqual(lessons.slice(-2), ['last-battle', 'score']);
});

test('with other luck of the bots, too, hardly a lesson of the guided game is left untold', () => {
  for (const luck of [2, 3]) {
    const lessons = learn(atWorldsEndOffer, guide, greedy, luck).told.map(({ lesson }) => lesson);
    const untold = guide.lessons.flatMap(({ id }) => (lessons.includes(id) ? [] : [id]));
    assert.ok(untold.length <= 3, `untold: ${untold.join(', ')}`);
  }
});
