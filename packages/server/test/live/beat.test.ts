// A line on which nothing comes back is ended within five seconds, in a time that the test makes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BEAT } from '@quarterdeck/protocol';
import { beatOf } from '../../src/live/beat.ts';

/** Lines that answer or do not, and a clock that is moved by hand. */
function harbour() {
  let now = 0;
  const line = (answers: boolean) => {
    const state = { heard: 0, isOver: false, beats: 0 };
    const send = (text: string) => {
      assert.equal(text, BEAT.text);
      state.beats += 1;
      if (answers) state.heard = now;
    };
    return Object.assign(state, { send, terminate: () => Object.assign(state, { isOver: true }) });
  };
  const [alive, dead] = [line(true), line(false)];
  const beat = beatOf(new Map([alive, dead].map((each) => [each, each])), () => now);
  const after = (milliseconds: number) => {
    now += milliseconds;
    beat();
  };
  return { alive, dead, after };
}

test('who answers stays, who does not is ended within five seconds', () => {
  const { alive, dead, after } = harbour();
  for (let time = BEAT.every; time <= 5000; time += BEAT.every) after(BEAT.every);
  assert.deepEqual([alive.isOver, dead.isOver], [false, true]);
});

test('one answer that is late is forgiven', () => {
  const { dead, after } = harbour();
  after(BEAT.every);
  after(BEAT.every);
  assert.equal(dead.isOver, false);
});

test('where the server itself stood still, nobody is blamed: everybody is asked again first', () => {
  const { alive, dead, after } = harbour();
  after(60_000);
  assert.deepEqual([alive.isOver, dead.isOver], [false, false]);
  for (let i = 0; i < 3; i++) after(BEAT.every);
  assert.deepEqual([alive.isOver, dead.isOver], [false, true]);
});
