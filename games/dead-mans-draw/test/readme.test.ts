// The README is the rulebook that code and refusals point at.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { optionSpecs } from '@quarterdeck/kernel';
import { deadMansDraw } from '../src/index.ts';

const HOME = new URL('..', import.meta.url);
const README = readFileSync(new URL('README.md', HOME), 'utf8');
const SOURCES = readdirSync(new URL('src', HOME), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(`src/${file}`, HOME), 'utf8'));

function cited(number: RegExp): string[] {
  return [...new Set(SOURCES.flatMap((source) => source.match(number) ?? []))];
}

test('every section that the code refers to is in the README', () => {
  const sections = cited(/\bD[1-7]\.\d{1,2}\b/g);
  assert.ok(sections.length > 40);
  for (const section of sections) assert.ok(README.includes(`**${section} `) || README.includes(`| ${section} |`), section);
});

test('rulings run from A1 to A50, each once, and every one that the code refers to is among them', () => {
  const rulings: readonly string[] = README.match(/(?<=^\| )A\d+(?= \|)/gm) ?? [];
  assert.deepEqual(
    rulings,
    Array.from({ length: 50 }, (_, i) => `A${i + 1}`),
  );
  for (const ruling of cited(/\bA\d+\b/g)) assert.ok(rulings.includes(ruling), ruling);
});

test('the files that the rulings name are there', () => {
  const table = README.slice(README.indexOf('## Rulings'));
  for (const file of table.match(/(?<=`)[\w/-]+\.ts(?=`)/g) ?? []) readFileSync(new URL(`src/${file}`, HOME));
});

test('every option stands in the README with its values, the default first', () => {
  for (const [name, spec] of optionSpecs(deadMansDraw)) {
    const [, values] = README.match(new RegExp(`^\\| \`${name}\` \\| (.*?) \\|`, 'm')) ?? [];
    assert.ok(values !== undefined, name);
    if (spec.kind === 'table') continue;
    const listed = values.match(/(?<=`)[^`, ]+(?=`)/g) ?? [];
    assert.equal(listed[0], String(spec.default), name);
    assert.deepEqual(listed.toSorted(), spec.kind === 'choice' ? spec.of.toSorted() : ['false', 'true'], name);
  }
});
