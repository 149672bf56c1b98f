// The README is the rulebook that code and refusals point at.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { optionSpecs } from '@quarterdeck/kernel';
import { COMPONENTS, FACES, seaOfClouds } from '../src/index.ts';
import { cards } from '../text/en/names.ts';

const HOME = new URL('..', import.meta.url);
const README = readFileSync(new URL('README.md', HOME), 'utf8');

function sources(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, HOME), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(`${folder}/${file}`, HOME), 'utf8')),
  );
}

function cited(number: RegExp, ...folders: readonly string[]): string[] {
  return [...new Set(sources(...folders).flatMap((source) => source.match(number) ?? []))];
}

test('every section that the code refers to is in the README', () => {
  const sections = cited(/\bC[1-5]\.\d{1,2}\b/g, 'src');
  assert.ok(sections.length > 30);
  for (const section of sections) assert.ok(README.includes(`**${section} `), section);
});

test('rulings run from R1 to R22, each once, and every one that code and tests refer to is among them', () => {
  const rulings: readonly string[] = README.match(/(?<=^\| )R\d+(?= \|)/gm) ?? [];
  assert.deepEqual(
    rulings,
    Array.from({ length: 22 }, (_, i) => `R${i + 1}`),
  );
  for (const ruling of cited(/\bR\d+\b/g, 'src', 'test')) assert.ok(rulings.includes(ruling), ruling);
});

test('the files that the rulings name are there', () => {
  const table = README.slice(README.indexOf('## Rulings'));
  for (const file of table.match(/(?<=`)[\w/-]+\.ts(?=`)/g) ?? []) readFileSync(new URL(`src/${file}`, HOME));
});

test('every option stands in the README with its values, the default first', () => {
  for (const [name, spec] of optionSpecs(seaOfClouds)) {
    const [, values] = README.match(new RegExp(`^\\| \`${name}\` \\| (.*?) \\|`, 'm')) ?? [];
    assert.ok(values !== undefined, name);
    if (spec.kind === 'table') continue;
    const listed = values.match(/(?<=`)[^`, ]+(?=`)/g) ?? [];
    assert.equal(listed[0], String(spec.default), name);
    assert.deepEqual(listed.toSorted(), spec.kind === 'choice' ? spec.of.toSorted() : ['false', 'true'], name);
  }
});

test('every card stands in the README with its copies', () => {
  for (const face of FACES) {
    const row = README.match(new RegExp(`^\\| ${cards[face]} \\|(?: (?:permanent|immediate|secret) \\|)? (\\d+) \\|`, 'm'));
    assert.equal(row?.[1], String(COMPONENTS.cards[face].copies), face);
  }
});
