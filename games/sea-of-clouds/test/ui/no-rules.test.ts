// The board knows no rules: what decides by one stands in src/, with its number.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const UI = new URL('../../ui/', import.meta.url).pathname;
/** A licence has a number too. */
const LICENSED = 'icons.ts';
/** In a comment, or as a name of its own. */
const RULE_NUMBER = /\/[/*].*\b(?:C?\d+\.\d+|R\d+)\b|^\s*\*.*\b(?:C?\d+\.\d+|R\d+)\b|§\d|(['"`])C\d+\.\d+\1/;

test('no rule number stands in ui/', () => {
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
  assert.ok(files.length > 20);
  for (const file of files.filter((name) => name !== LICENSED)) {
    const [code = ''] = readFileSync(join(UI, file), 'utf8').split('<style>');
    const numbered = code.split('\n').filter((line) => RULE_NUMBER.test(line));
    assert.deepEqual(numbered, [], file);
  }
});
