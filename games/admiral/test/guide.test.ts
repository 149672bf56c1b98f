import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admiralOffer } from '@quarterdeck/admiral/offer';
import { learn, testGuide } from '@quarterdeck/testkit';
import { greedy } from '@quarterdeck/bots';
import { at } from '@quarterdeck/kernel';
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

test('a learner who sails sensibly comes to the port, and is told everything, within the rounds of the game', () => {
  for (const guide of guides.slice(0, 3)) {
    const { match } = learn(admiralOffer, guide, greedy, 1);
    assert.equal(match.state.ending?.why, 'arrived');
  }
});
