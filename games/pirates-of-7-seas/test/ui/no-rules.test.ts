// The board knows no rules: what a rule decides stands in src/, under its number.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ui = join(import.meta.dirname, '../../ui');
/** Drawings are full of figures. */
const DRAWINGS = ['icons.ts'];

function files(): readonly string[] {
  return readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !DRAWINGS.includes(name),
  );
}

/** What is said in comments, and which rule is given for a refusal. */
function citedIn(text: string): string {
  return [...text.matchAll(/\/\/.*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\brule: .*/g)].map(([said]) => said).join('\n');
}

test('no rule number stands in ui/', () => {
  const number = /\b[PR]?\d+\.\d+\b|\bR\d+\b|§|rule: '/;
  const named = files().filter((name) => number.test(citedIn(readFileSync(join(ui, name), 'utf8'))));
  assert.deepEqual(named, []);
});
