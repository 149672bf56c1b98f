// A browser takes the focus away from a button that becomes `disabled`, and with it the keyboard's place on the page.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../../..');
const DISABLED = /<(?:button|Button)\b(?:[^>]|=>)*\sdisabled\b/;

test('a button that does nothing now stays where the keyboard is: it is aria-disabled, never disabled', () => {
  assert.match('<button onclick={() => go()} disabled={now === 0}>', DISABLED);
  assert.doesNotMatch('<button aria-disabled={now === 0}>', DISABLED);
  const files = globSync(['games/*/ui/**/*.svelte', 'packages/{board,web}/src/**/*.svelte'], { cwd: ROOT });
  assert.deepEqual(
    files.filter((file) => DISABLED.test(readFileSync(join(ROOT, file), 'utf8'))),
    [],
  );
});
