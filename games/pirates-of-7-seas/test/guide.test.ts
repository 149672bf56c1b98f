import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedy } from '@quarterdeck/bots';
import { at, LEARNER, stateAfter } from '@quarterdeck/kernel';
import { piratesOf7SeasOffer } from '@quarterdeck/pirates-of-7-seas/offer';
import { learn, testGuide } from '@quarterdeck/testkit';
import { guide } from '../guide/index.ts';

testGuide(piratesOf7SeasOffer, guide);

/** The lessons that only the end of the game can tell. */
const AFTERWARDS = ['end-card', 'last-round', 'final-sale', 'score'];

test('in a guided game the learner raids in the first round, sells at the price of the port in the second, and is told nearly all by the sixth', () => {
  const { told, match } = learn(piratesOf7SeasOffer, guide, greedy, 1);
  const endOf = (round: number) => [...match.log.keys()].findIndex((count) => stateAfter(match, count).round > round);
  const { goods } = at(stateAfter(match, endOf(1)).players, LEARNER);
  const { chests, guards } = at(stateAfter(match, endOf(2)).players, LEARNER);
  assert.deepEqual(goods, { fruit: 0, coffee: 0, rum: 3 });
  assert.deepEqual({ chests, guards }, { chests: 7 + 3 * 3 + 1, guards: 1 }); // three rum at 3, and the gift
  const late = told.filter((lesson) => lesson.at > endOf(6)).map(({ lesson }) => lesson);
  assert.deepEqual(late, AFTERWARDS);
});

test('with other luck of the bots, too, hardly a lesson of the guided game is left untold', () => {
  for (const luck of [2, 3]) {
    const told = learn(piratesOf7SeasOffer, guide, greedy, luck).told.map(({ lesson }) => lesson);
    const untold = guide.lessons.flatMap(({ id }) => (told.includes(id) ? [] : [id]));
    assert.ok(untold.length <= 2, `untold: ${untold.join(', ')}`);
  }
});
