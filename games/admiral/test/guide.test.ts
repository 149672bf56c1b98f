import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admiralOffer } from '@quarterdeck/admiral/offer';
import { greedy } from '@quarterdeck/bots';
import { at, stateAfter } from '@quarterdeck/kernel';
import { learn, testGuide } from '@quarterdeck/testkit';
import { guides } from '../guide/index.ts';
import { SKIRMISH } from '../guide/skirmish.ts';
import { parseScenario } from '../src/index.ts';

const NAMES = ['mini-game 1', 'mini-game 2', 'mini-game 3', 'a skirmish for pearls'];

guides.forEach((guide, step) => {
  testGuide(admiralOffer, guide, `admiral: ${at(NAMES, step)}`);
});

test('the mini-games are the guided games, in their order, and a skirmish with everything else follows', () => {
  assert.deepEqual(
    guides.map(({ seats, options }) => [seats, options['scenario'] ?? 'chart']),
    [
      [1, 'mini-game-1'],
      [2, 'mini-game-2'],
      [2, 'mini-game-3'],
      [2, 'chart'],
    ],
  );
});

test('the chart of the skirmish is a scenario as players can write one', () => {
  assert.deepEqual(parseScenario(SKIRMISH), SKIRMISH);
});

/** Lessons that wait for the goal, or for an enemy alongside. */
const LATER = ['near', 'repair', 'board', 'salvo', 'volley', 'end'];

test('everything that can be told early is told within five rounds', () => {
  for (const guide of guides) {
    const { told, match } = learn(admiralOffer, guide, greedy, 1);
    const fifth = [...match.log.keys()].findIndex((count) => stateAfter(match, count).round > 5);
    const late = told.filter((lesson) => lesson.at >= fifth).map(({ lesson }) => lesson);
    assert.deepEqual(
      late.filter((lesson) => !LATER.includes(lesson)),
      [],
    );
  }
});
