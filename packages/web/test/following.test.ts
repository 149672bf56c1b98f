// The log follows what is new, until somebody scrolls up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFollowing } from '../src/lib/page/following.ts';

const box = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 300 });

test('a list is followed from the start, and on after it was scrolled to its end', () => {
  const list = createFollowing();
  assert.ok(list.isAtEnd);
  list.scrolled(box(200, 500));
  assert.ok(list.isAtEnd);
});

test('lines that come before the page hears of its own scrolling do not end it', () => {
  const list = createFollowing();
  list.scrolled(box(200, 900));
  assert.ok(list.isAtEnd);
  list.scrolled(box(600, 1500));
  assert.ok(list.isAtEnd);
});

test('a line less, and others more before the page hears of it, are no scrolling up', () => {
  const list = createFollowing();
  list.scrolled(box(466, 766));
  list.scrolled(box(436, 792));
  assert.ok(list.isAtEnd);
});

test('who scrolls up reads in peace, until the end is reached again', () => {
  const list = createFollowing();
  list.scrolled(box(600, 900));
  list.scrolled(box(400, 900));
  assert.equal(list.isAtEnd, false);
  list.scrolled(box(500, 1200));
  assert.equal(list.isAtEnd, false);
  list.scrolled(box(880, 1200));
  assert.ok(list.isAtEnd);
});
