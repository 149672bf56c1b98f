// What has changed from view to view is small, and as good as the view itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Change, changed, changeOf } from '../src/index.ts';

/** Plain data as views are made of. */
const plain = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

test('whoever has the view before has the one after it, and the one before stays as it was', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const kept = JSON.stringify(before);
      const sent: Change | null = JSON.parse(JSON.stringify(changeOf(before, after)));
      assert.deepEqual(changed(before, sent), after);
      assert.equal(JSON.stringify(before), kept);
    }),
    { seed: 14, numRuns: 2000 },
  );
});

test('equal views have no change between them', () => {
  fc.assert(
    fc.property(plain, (view) => assert.equal(changeOf(view, structuredClone(view)), null)),
    { seed: 15, numRuns: 500 },
  );
});

test('only what has changed is told: a field, a place in a list, one more at its end', () => {
  const before = { gold: 3, hands: [['rum'], []], port: { open: true } };
  assert.deepEqual(changeOf(before, { ...before, gold: 4 }), { gold: [4] });
  assert.deepEqual(changeOf(before, { ...before, hands: [['rum', 'map'], []] }), { hands: { 0: { 1: ['map'] } } });
  assert.deepEqual(changeOf(before, { ...before, port: { open: false } }), { port: { open: [false] } });
});

test('a list that has lost its middle is told as it is, and a field that is gone as gone', () => {
  assert.deepEqual(changeOf({ row: [1, 2, 3, 4] }, { row: [1, 3, 4] }), { row: [[1, 3, 4]] });
  assert.deepEqual(changeOf({ a: 1, b: 2 }, { a: 1 }), { b: [] });
  assert.deepEqual(changed({ a: 1, b: 2 }, { b: [] }), { a: 1 });
});

test('a change keeps nothing of the view that it was taken from, which may be edited on', () => {
  const after = { row: [{ hit: false }] };
  const change = changeOf({ row: [] }, after);
  after.row[0] = { hit: true };
  assert.deepEqual(changed({ row: [] }, change), { row: [{ hit: false }] });
});

test('what has not changed is shared with the view before', () => {
  const before = { gold: 3, chart: [[1], [2]] };
  const next = changed(before, { gold: [4] });
  assert.equal(next.chart, before.chart);
});
