// The board knows no rules: what a rule decides stands in src/, with its number.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const UI = new URL('../../ui/', import.meta.url);
const FILES = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
const COMMENTS = /\/\/ .*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g;
/** Sections and rulings as the README numbers them; the version of a licence is neither. */
const NUMBERS = /(?<!CC BY )\b[A-Z]?\d+\.\d+\b|\bA\d+\b|§/;

test('no rule number stands in ui/', () => {
  assert.ok(FILES.length > 30);
  for (const file of FILES) {
    const source = readFileSync(new URL(file, UI), 'utf8');
    for (const comment of source.match(COMMENTS) ?? []) assert.doesNotMatch(comment, NUMBERS, file);
    assert.doesNotMatch(source, /§|\bD\d\.\d/, file);
  }
});
