// What is said in one turn goes out in one write.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import timers from 'node:timers/promises';
import { gatherOn } from '../../src/live/socket.ts';

test('the line is held while something is being said, and let go once at the end of the turn', async () => {
  const calls: string[] = [];
  const gather = gatherOn({ cork: () => calls.push('cork'), uncork: () => calls.push('uncork') });
  gather();
  calls.push('a step');
  await Promise.resolve();
  gather();
  calls.push('its answer');
  await timers.setImmediate();
  assert.deepEqual(calls, ['cork', 'a step', 'its answer', 'uncork']);
  gather();
  await timers.setImmediate();
  assert.deepEqual(calls.slice(4), ['cork', 'uncork']);
});
