import assert from 'node:assert/strict';
import { test } from 'node:test';
import { absent, greedy, random } from '@quarterdeck/bots';
import { at, LEARNER, stateAfter } from '@quarterdeck/kernel';
import { seaOfClouds } from '@quarterdeck/sea-of-clouds';
import { seaOfCloudsOffer } from '@quarterdeck/sea-of-clouds/offer';
import { learn, testGuide } from '@quarterdeck/testkit';
import { guide } from '../guide/index.ts';

testGuide(seaOfCloudsOffer, guide);

/** The lessons that only a later part of the game can tell. */
const AFTERWARDS = ['crews-gone', 'last-island', 'score'];
/** The last pirate acts without asking, so that his theft may be told together with the end of the boarding. */
const WITH_THE_END = 'steal';

test('in a guided game the learner sees all three shares in the first turn, and is told nearly all by the end of the first boarding', () => {
  const { told, match } = learn(seaOfCloudsOffer, guide, greedy, 1);
  const own = match.log.filter(({ actor }) => actor === LEARNER).map(({ move }) => move.type);
  assert.deepEqual(own.slice(0, 3), ['leave', 'leave', 'leave']);
  const [boarding = 0] = [...match.log.keys()].filter((count) => stateAfter(match, count).island > 5);
  const late = told.filter((lesson) => lesson.at >= boarding);
  assert.deepEqual(
    late.map(({ lesson }) => lesson).filter((lesson) => lesson !== WITH_THE_END),
    AFTERWARDS,
  );
  const toldAt = (id: string) => told.find(({ lesson }) => lesson === id)?.at ?? Number.POSITIVE_INFINITY;
  assert.ok(toldAt(WITH_THE_END) <= toldAt('crews-gone'), 'somebody is robbed in the first boarding');
  const { captains, faces } = stateAfter(match, boarding);
  assert.ok(
    at(captains, LEARNER).objects.some((card) => faces[card] === 'chest'),
    'the Chest is won in the first boarding',
  );
});

test('whatever the learner plays, the set cards of a guided game have their backs and faces', () => {
  const moves = guide.chance.flatMap((phrase) => seaOfClouds.notation.parse(phrase) ?? []);
  const backs = moves.flatMap((move) => (move.type === 'back' ? [move.back] : []));
  for (const learner of [random, absent]) {
    const { state } = learn(seaOfCloudsOffer, guide, learner, 1).match;
    assert.deepEqual(state.backs.slice(0, backs.length), backs);
    for (const move of moves) if (move.type === 'face') assert.ok([null, move.face].includes(state.faces[move.card] ?? null));
  }
});
