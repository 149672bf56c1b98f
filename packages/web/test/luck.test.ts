// A browser's own part in the luck of a table, and what it can tell afterwards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newNonce, newTicket } from '../src/lib/page/random.ts';
import { memoryShelf } from '../src/lib/page/storage.ts';
import { addNonce, checkLuck, findLuck, notePromise } from '../src/lib/table/luck.ts';

const [MINE, OTHER] = ['a'.repeat(32), 'b'.repeat(32)];

test('what was promised and added is compared with what the draws were made of', () => {
  const shelf = memoryShelf();
  addNonce(shelf, 'table', MINE, 'promise');
  const luck = findLuck(shelf, 'table');
  assert.deepEqual(checkLuck(luck, { commitment: 'promise', nonces: [null, MINE] }), { promise: 'kept', nonce: 'kept' });
  assert.deepEqual(checkLuck(luck, { commitment: 'another', nonces: [OTHER] }), { promise: 'broken', nonce: 'broken' });
});

test('a browser that has kept nothing says so, and blames nobody', () => {
  const none = findLuck(memoryShelf(), 'table');
  assert.deepEqual(checkLuck(none, { commitment: 'promise', nonces: [] }), { promise: 'unknown', nonce: 'unknown' });
});

test('the first promise counts, however often one sits down', () => {
  const shelf = memoryShelf();
  addNonce(shelf, 'table', MINE, 'first');
  addNonce(shelf, 'table', OTHER, 'second');
  const luck = findLuck(shelf, 'table');
  assert.equal(luck?.commitment, 'first');
  for (const nonce of [MINE, OTHER]) assert.equal(checkLuck(luck, { commitment: 'first', nonces: [nonce] }).nonce, 'kept');
});

test('who sat down before the table was seen takes the first promise that is seen, and no later one', () => {
  const shelf = memoryShelf();
  addNonce(shelf, 'table', MINE, null);
  notePromise(shelf, 'table', 'first');
  notePromise(shelf, 'table', 'second');
  notePromise(shelf, 'elsewhere', 'first');
  assert.equal(findLuck(shelf, 'table')?.commitment, 'first');
  assert.equal(findLuck(shelf, 'elsewhere'), null);
});

test('what a browser adds is of the form that the wire wants, and never twice the same', () => {
  assert.match(newNonce(), /^[0-9a-f]{32}$/);
  assert.match(newTicket(), /^[0-9A-Za-z-]{1,40}$/);
  assert.notEqual(newNonce(), newNonce());
});
