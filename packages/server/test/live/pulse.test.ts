// A line on which nothing comes back is ended within five seconds, in a time that the test makes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PULSE } from '@quarterdeck/protocol';
import { pulseOf } from '../../src/live/pulse.ts';

/** Lines that answer or do not, and a clock that is moved by hand. */
function harbour() {
  let now = 0;
  const line = (answers: boolean) => {
    const state = { heard: 0, isOver: false, pulses: 0 };
    const send = (text: string) => {
      assert.equal(text, PULSE.text);
      state.pulses += 1;
      if (answers) state.heard = now;
    };
    return Object.assign(state, { send, terminate: () => Object.assign(state, { isOver: true }) });
  };
  const [alive, dead] = [line(true), line(false)];
  const pulse = pulseOf(new Map([alive, dead].map((each) => [each, each])), () => now);
  const after = (milliseconds: number) => {
    now += milliseconds;
    pulse();
  };
  return { alive, dead, after };
}

test('who answers stays, who does not is ended within five seconds', () => {
  const { alive, dead, after } = harbour();
  for (let time = PULSE.every; time <= 5000; time += PULSE.every) after(PULSE.every);
  assert.deepEqual([alive.isOver, dead.isOver], [false, true]);
});

test('one answer that is late is forgiven', () => {
  const { dead, after } = harbour();
  after(PULSE.every);
  after(PULSE.every);
  assert.equal(dead.isOver, false);
});

test('where the server itself stood still, nobody is blamed: everybody is asked again first', () => {
  const { alive, dead, after } = harbour();
  after(60_000);
  assert.deepEqual([alive.isOver, dead.isOver], [false, false]);
  for (let i = 0; i < 3; i++) after(PULSE.every);
  assert.deepEqual([alive.isOver, dead.isOver], [false, true]);
});
