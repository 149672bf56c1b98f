// What has changed from view to view is small, and as good as the view itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { at, type Change, changed, changeOf, keptFrom } from '../src/index.ts';

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

test('what is kept of something that is edited on is equal to it then, and stays as it was', () => {
  fc.assert(
    fc.property(plain, plain, (before, now) => {
      const earlier = JSON.stringify(before);
      assert.deepEqual(keptFrom(before, now), now);
      assert.equal(JSON.stringify(before), earlier);
    }),
    { seed: 16, numRuns: 2000 },
  );
  const edited = { row: [{ hit: false }] };
  const kept = keptFrom({ row: [] }, edited);
  at(edited.row, 0).hit = true;
  assert.deepEqual(kept, { row: [{ hit: false }] });
});

test('what is kept shares with what was before all that is equal, and is the same where everything is', () => {
  const before = { gold: 3, chart: [[1], [2]], port: { open: true } };
  assert.equal(keptFrom(before, structuredClone(before)), before);
  const kept = keptFrom(before, { gold: 3, chart: [[1], [2, 3], [4]], port: { open: true } });
  assert.equal(kept.port, before.port);
  assert.equal(kept.chart[0], before.chart[0]);
  assert.deepEqual(keptFrom(before, { gold: 3 }), { gold: 3 });
});

test('what has not changed is shared with the view before', () => {
  const before = { gold: 3, chart: [[1], [2]] };
  const next = changed(before, { gold: [4] });
  assert.equal(next.chart, before.chart);
});
