import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { at, canonical, copy, notPlain, packed, same, take } from '../src/index.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

describe('plain data', () => {
  test('a copy is equal and shares nothing that can be edited', () => {
    fc.assert(
      fc.property(plain, (data) => {
        const twin = copy(data);
        assert.deepEqual(twin, data);
        assert.ok(typeof data !== 'object' || data === null || twin !== data);
      }),
    );
  });

  test('editing a copy leaves the original alone', () => {
    const data = { banks: [[1, 2], [{ card: 3 }]], turn: { seat: 0 } };
    const twin = copy(data);
    at(twin.banks, 0)[0] = 9;
    twin.turn.seat = 1;
    assert.deepEqual(data, { banks: [[1, 2], [{ card: 3 }]], turn: { seat: 0 } });
  });

  test('packed data is equal to what it was made from', () => {
    fc.assert(fc.property(plain, (data) => assert.deepEqual(packed(data), data)));
  });

  test('an item is taken out of its list, the first of equal ones, and the others keep their order', () => {
    const list = [4, 7, 4, 9];
    take(list, 4);
    assert.deepEqual(list, [7, 4, 9]);
    take(list, 9);
    assert.deepEqual(list, [7, 4]);
    assert.throws(() => take(list, 5), /5 is not here/);
    assert.deepEqual(list, [7, 4]);
  });

  test('same means deeply equal, whatever the order of keys', () => {
    fc.assert(fc.property(plain, plain, (a, b) => assert.equal(same(a, b), canonical(a) === canonical(b))));
    assert.ok(same({ a: 1, b: 2 }, { b: 2, a: 1 }));
    assert.ok(!same([1], { 0: 1 }));
    assert.ok(!same({ a: 1 }, { a: 1, b: 2 }));
    assert.ok(!same(null, {}));
  });

  test('canonical text is JSON, and equal data gives equal text', () => {
    fc.assert(fc.property(plain, (data) => assert.ok(same(JSON.parse(canonical(data)), data))));
    assert.equal(canonical({ b: 1, a: [null, 'x'] }), '{"a":[null,"x"],"b":1}');
  });

  test('what is not plain is found by its path', () => {
    assert.equal(notPlain({ a: [1, { b: 'x' }] }), null);
    for (const odd of [undefined, () => 0, new Map(), new Date(0), Number.NaN, Number.POSITIVE_INFINITY, -0, Symbol('x'), 1n]) {
      assert.equal(notPlain({ a: [1, { b: odd }] }), '.a.1.b');
    }
  });

  test('an index out of range is a bug and says so', () => {
    assert.throws(() => at([1, 2], 2), /no element 2 in a list of 2/);
    assert.throws(() => at([], -1), RangeError);
  });
});
