// What a board takes for news.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameTypes } from '@quarterdeck/kernel';
import type { News } from '../src/board.ts';
import { hearingOf } from '../src/story/hearing.ts';

function entry(number: number, ...types: readonly string[]): News<GameTypes> {
  return { number, beats: types.map((type) => ({ event: { type }, view: {} })) };
}

function types(beats: News<GameTypes>['beats']): string[] {
  return beats.map(({ event }) => event.type);
}

const SEAT = { viewer: 0, view: {} };

test('an entry is told once, however often it is handed over', () => {
  const hear = hearingOf<GameTypes>(SEAT, []);
  assert.deepEqual(types(hear(SEAT, [entry(1, 'drew', 'entered')]).beats), ['drew', 'entered']);
  assert.deepEqual(types(hear(SEAT, [entry(1, 'drew', 'entered')]).beats), []);
  assert.deepEqual(types(hear(SEAT, [entry(1, 'drew'), entry(2, 'busted')]).beats), ['busted']);
});

test('what was news when the board was first shown lies on the table already', () => {
  const hear = hearingOf<GameTypes>(SEAT, [entry(4, 'drew'), entry(5, 'busted')]);
  assert.deepEqual(types(hear(SEAT, [entry(5, 'busted'), entry(6, 'drew')]).beats), ['drew']);
});

test('a board to which nothing new is said keeps in mind what it was told', () => {
  const hear = hearingOf<GameTypes>(SEAT, [entry(3, 'drew')]);
  assert.deepEqual(types(hear(SEAT, []).beats), []);
  assert.deepEqual(types(hear(SEAT, [entry(3, 'drew')]).beats), []);
});

test('it is noticed when somebody else sits down, and once', () => {
  const hear = hearingOf<GameTypes>(SEAT, []);
  const other = { viewer: 1, view: {} };
  assert.equal(hear(SEAT, []).isSameViewer, true);
  assert.equal(hear(other, []).isSameViewer, false);
  assert.equal(hear(other, []).isSameViewer, true);
  assert.equal(hear({ viewer: 'spectator', view: {} }, []).isSameViewer, false);
});
