import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '@quarterdeck/kernel';
import { lastOwnMove } from '../src/lib/lessons.ts';

function logOf(...actors: readonly Actor[]) {
  return { log: actors.map((actor) => ({ actor })) };
}

test('a lesson is being read until the learner moves on, whatever others choose meanwhile', () => {
  assert.equal(lastOwnMove(logOf('chance')), lastOwnMove(logOf('chance', 1, 2)));
  assert.equal(lastOwnMove(logOf('chance', 0, 'chance')), lastOwnMove(logOf('chance', 0, 'chance', 2, 1)));
  assert.notEqual(lastOwnMove(logOf('chance', 0, 1)), lastOwnMove(logOf('chance', 0, 1, 0)));
});
