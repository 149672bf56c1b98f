// Rules on the serving thread: what is ended, and what is only waited for.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeRules, TooSlow } from '../../src/table/rules/rules.ts';
import { makeWatchdog } from '../../src/table/rules/watchdog.ts';
import { tempDir } from '../lib/harness.ts';

const LIMIT = 50;
const STRANGERS = { table: 'AAAAAAAAAAAA', isTrusted: false };

function rulesFor(t: TestContext) {
  const watchdog = makeWatchdog({ limit: 60_000, folder: join(tempDir(t), 'crashes') });
  t.after(() => watchdog.close());
  return makeRules(LIMIT, watchdog);
}

/** The machine does something else: the time on the wall goes by, and none of it is the rules'. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test("strangers' rules that do not come to an end are ended", (t) => {
  const rules = rulesFor(t);
  const endless = (): never => {
    for (;;);
  };
  assert.throws(() => rules.run(STRANGERS, endless), TooSlow);
  assert.equal(
    rules.run(STRANGERS, () => 'the next one'),
    'the next one',
  );
});

test('rules that were only kept waiting by the machine are not blamed', (t) => {
  const rules = rulesFor(t);
  for (const isTrusted of [false, true]) {
    let tries = 0;
    const result = rules.run({ ...STRANGERS, isTrusted }, () => {
      tries += 1;
      if (tries < 3) pause(4 * LIMIT);
      return 'done';
    });
    assert.equal(result, 'done');
  }
});

test('what rules throw is thrown as it is', (t) => {
  const rules = rulesFor(t);
  const fault = new TypeError('a card that is not there');
  for (const isTrusted of [false, true]) {
    assert.throws(
      () =>
        rules.run({ ...STRANGERS, isTrusted }, () => {
          throw fault;
        }),
      fault,
    );
  }
});
