// The rules page says what the code says: numbers that are pointed at exist, tables show the figures that are played by.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { optionSpecs } from '@quarterdeck/kernel';
import { admiral, COMPONENTS, SHIP_KINDS } from '../src/index.ts';

const game = join(import.meta.dirname, '..');
const readme = readFileSync(join(game, 'README.md'), 'utf8');

function sources(): string {
  const folders = ['src', 'test', 'bot'].map((folder) => join(game, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

test('every section that a refusal names is in the rules page', () => {
  const named = new Set([...sources().matchAll(/rule: '([\w. ]+)'/g)].flatMap(([, rule]) => rule ?? []));
  assert.ok(named.size > 20);
  for (const rule of named)
    assert.ok(readme.includes(`**${rule} `) || readme.includes(`**${rule}**`), `${rule} is not in the rules page`);
});

test('every ruling that code or a test names is in the rules page, and each is told once', () => {
  const told = [...readme.matchAll(/^\*\*R(\d+)\*\* /gm)].map(([, ruling]) => Number(ruling));
  assert.deepEqual(
    told,
    told.map((_, i) => i + 1),
  );
  // R1 to R14 are cells of the board too, so that only the others can be told apart from them.
  const named = [...sources().matchAll(/\bR(\d+)\b/g)].map(([, ruling]) => Number(ruling)).filter((ruling) => ruling > 14);
  assert.ok(new Set(named).size > 10);
  for (const ruling of named) assert.ok(told.includes(ruling), `R${ruling} is not in the rules page`);
});

test('the table of ships shows the figures that are played by', () => {
  for (const kind of SHIP_KINDS) {
    const { calm, fresh, storm, range, shots, stormShots, durability, hold, light } = COMPONENTS.ships[kind];
    const pairs = [calm, fresh, storm, range].map((pair) => pair.join('/'));
    const row = [kind, ...pairs, shots, stormShots, durability, hold, light].join(' | ');
    assert.ok(readme.replaceAll('**', '').includes(`| ${row} |`), `${kind} is another one in the rules page`);
  }
});

test('the table of options shows every option with its default', () => {
  for (const [name, spec] of optionSpecs(admiral)) {
    assert.ok(readme.includes(`| \`${name}\` |`), `${name} is not in the rules page`);
    if (spec.kind !== 'table') assert.match(readme, new RegExp(`\\| \`${name}\` \\| \`?${spec.default}\`? \\|`));
  }
});
