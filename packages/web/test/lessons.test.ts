import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '@quarterdeck/kernel';
import type { SavedGame } from '../src/lib/games/saved.ts';
import { begunGame, nextStep } from '../src/lib/learn/learning.ts';
import { lastOwnMove } from '../src/lib/learn/lessons.ts';

function logOf(...actors: readonly Actor[]) {
  return { log: actors.map((actor) => ({ actor })) };
}

test('a lesson is being read until the learner moves on, whatever others choose meanwhile', () => {
  assert.equal(lastOwnMove(logOf('chance')), lastOwnMove(logOf('chance', 1, 2)));
  assert.equal(lastOwnMove(logOf('chance', 0, 'chance')), lastOwnMove(logOf('chance', 0, 'chance', 2, 1)));
  assert.notEqual(lastOwnMove(logOf('chance', 0, 1)), lastOwnMove(logOf('chance', 0, 1, 0)));
});

/** A guided game as the browser keeps it. */
function kept(step: number, stage: SavedGame['stage'], isLeft = false, game = 'admiral'): SavedGame {
  const setting = { game, options: {}, seats: [] };
  const guided = { step, chance: [], told: [], isLeft };
  return { id: `${game}${step}`, setting, record: null, upTo: null, entries: 0, stage, touched: 0, guided };
}

test('a guided game that was begun goes on; one that is over or was left does not', () => {
  const begun = kept(1, 'yours');
  assert.equal(begunGame([kept(0, 'over'), begun], 'admiral'), begun);
  assert.equal(begunGame([kept(0, 'over'), kept(1, 'yours', true), kept(0, 'yours', false, 'example')], 'admiral'), null);
});

test('of several guided games the first comes first, then the next, and after the last the first again', () => {
  assert.equal(nextStep([], 'admiral', 3), 0);
  assert.equal(nextStep([kept(2, 'over', false, 'example')], 'admiral', 3), 0);
  assert.equal(nextStep([kept(0, 'over'), kept(1, 'over')], 'admiral', 3), 1);
  assert.equal(nextStep([kept(2, 'over'), kept(1, 'over')], 'admiral', 3), 0);
  assert.equal(nextStep([kept(0, 'over')], 'admiral', 1), 0);
});

test('a guided game that was left before its end is begun again', () => {
  assert.equal(nextStep([kept(1, 'yours', true), kept(0, 'over')], 'admiral', 3), 1);
});
