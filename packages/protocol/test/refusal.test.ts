// One mapping of refusals: what the kernel will not take, as those at a table, over HTTP and by lines of JSON are told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAULT_CODES, Fault } from '@quarterdeck/kernel';
import { ERROR_CODES, engineErrorOf, failure, failureOf, HTTP_STATUS, Refused, refusal, refusalOf } from '../src/index.ts';

test('every fault of the kernel is a refusal that clients can read', () => {
  for (const code of FAULT_CODES) {
    const refused = refusalOf(new Fault(code, 'no', '§2.1', 'why'));
    assert.ok(refused instanceof Refused);
    assert.deepEqual(failure.parse(refused.failure), { code: refused.code, message: 'no', reason: 'why', rule: '§2.1' });
  }
});

test('a refusal stays what it is, and a bug of ours is none', () => {
  const refused = refusal('stale', 'too late');
  assert.equal(refusalOf(refused), refused);
  assert.equal(refusalOf(new Error('oops')), null);
});

test('every refusal has a status over HTTP that says whose fault it is', () => {
  for (const code of ERROR_CODES)
    assert.ok(HTTP_STATUS[code] >= 400 && (HTTP_STATUS[code] < 500 || code === 'unavailable'), code);
});

test('a message that is sent is one line', () => {
  assert.ok(failureOf(refusal('bad-request', 'x'.repeat(1000))).message.length < 200);
});

test('a program that plays by lines of JSON gets the kernel’s own code, and the rule where there is one', () => {
  assert.deepEqual(engineErrorOf(new Fault('illegal', 'no', '§2.1', 'why')), { code: 'illegal', message: 'no', rule: '§2.1' });
  assert.deepEqual(engineErrorOf(new Fault('no-seed', 'none')), { code: 'no-seed', message: 'none' });
});
