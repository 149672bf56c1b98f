// What strangers send is measured before it is read, and never repeated at length.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import {
  act,
  actChance,
  Fault,
  isChanceDue,
  OPTION_BOUNDS,
  openMatch,
  parseOptions,
  quoted,
  short,
  tooMuch,
} from '../src/index.ts';

function nested(levels: number): unknown {
  let data: unknown = 1;
  for (let i = 0; i < levels; i++) data = { in: data };
  return data;
}

function faultOf(run: () => unknown): Fault {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof Fault, String(error));
    return error;
  }
  return assert.fail('nothing was wrong');
}

const BOUNDS = { levels: 3, values: 5, letters: 30 };

test('data is measured by its depth, its values and its letters', () => {
  assert.equal(tooMuch({ a: [1, 2, { b: 3 }] }, { ...BOUNDS, values: 6 }), null);
  assert.equal(tooMuch(nested(4), BOUNDS), 'is nested more than 3 levels deep');
  assert.equal(tooMuch([1, 2, 3, 4, 5], BOUNDS), 'has more than 5 values');
  assert.equal(tooMuch('x'.repeat(30), BOUNDS), 'has more than 30 letters');
});

test('data of any depth is measured without exhausting the stack', () => {
  assert.equal(tooMuch(nested(200_000), BOUNDS), 'is nested more than 3 levels deep');
  assert.equal(tooMuch(nested(200_000), { ...BOUNDS, levels: 1e9 }), 'has more than 5 values');
});

test("fields with one of JavaScript's own names are not taken", () => {
  assert.match(tooMuch(JSON.parse('{"__proto__":{"a":1}}'), BOUNDS) ?? '', /JavaScript's own names/);
  assert.match(tooMuch({ a: { constructor: 1 } }, BOUNDS) ?? '', /JavaScript's own names/);
});

test('a quote is short, one line, and shows nothing of lists and objects', () => {
  assert.equal(quoted('x'.repeat(1000)).length, 42);
  assert.equal(quoted('a\nb\u202ec\u0000'), '"a?b?c?"');
  assert.deepEqual(
    [quoted([1]), quoted([]), quoted({ a: 1 }), quoted(3), quoted(null)],
    ['a list', 'an empty list', 'an object', '3', 'null'],
  );
  assert.equal(short('😀'.repeat(50)).length, 39 * 2 + 1);
});

test('a move nested five thousand levels deep is its sender’s fault, and is not repeated to anybody', () => {
  let match = openMatch(deadMansDraw, { seats: 2, seed: 'deep' });
  while (isChanceDue(match)) match = actChance(match).match;
  const fault = faultOf(() => act(match, 0, { type: 'draw', more: nested(5000) }));
  assert.deepEqual(
    [fault.code, fault.message],
    ['bad-move', 'this is not a move of dead-mans-draw: it is nested more than 8 levels deep'],
  );
  for (const given of [
    { type: 'x'.repeat(5000) },
    { more: 'secret' },
    'x'.repeat(5000),
    null,
    [nested(5)],
    { type: 'draw', more: 'secret' },
  ]) {
    const { code, message } = faultOf(() => act(match, 0, given));
    assert.ok(code === 'bad-move' && message.length < 120 && !message.includes('secret'), message);
  }
});

test('options that are too deep or too long are refused with the name of the option', () => {
  const refusedOf = (options: unknown) => faultOf(() => parseOptions(deadMansDraw, options)).message;
  assert.equal(refusedOf({ components: nested(5000) }), "option 'components' is nested more than 12 levels deep");
  assert.equal(refusedOf({ components: 'x'.repeat(40_000) }), "option 'components' has more than 32000 letters");
  assert.match(refusedOf({ components: Array(9000).fill(1) }), /^option 'components' has more than 8000 values$/);
  assert.match(refusedOf({ ['x'.repeat(9000)]: 1 }), /^dead-mans-draw has no option 'x{39}…'/);
  assert.ok(JSON.stringify(deadMansDraw.options.components.default).length < OPTION_BOUNDS.letters / 4);
});

test('a seed has at most a hundred and twenty-eight letters', () => {
  assert.equal(openMatch(deadMansDraw, { seats: 2, seed: 'x'.repeat(128) }).seed?.length, 128);
  assert.match(faultOf(() => openMatch(deadMansDraw, { seats: 2, seed: 'x'.repeat(129) })).message, /1 to 128 letters, not 129/);
});
