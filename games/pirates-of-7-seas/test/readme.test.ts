// The rules page says what the code says: numbers that are pointed at exist, tables show the figures that are played by.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { optionSpecs } from '@quarterdeck/kernel';
import { COMPONENTS, GOODS, PORT_CARDS, piratesOf7Seas } from '../src/index.ts';
import { en } from '../text/en/index.ts';

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
  const named = new Set([...sources().matchAll(/rule: '(P[\d.]+)'/g)].map(([, rule]) => rule));
  assert.ok(named.size > 8);
  for (const rule of named) assert.ok(readme.includes(`**${rule} `), `${rule} is not in the rules page`);
});

test('every ruling that code or a test names is in the rules page', () => {
  const named = new Set([...sources().matchAll(/\bR(\d+)\b/g)].map(([, ruling]) => ruling));
  assert.ok(named.size > 25);
  for (const ruling of named) assert.ok(readme.includes(`**R${ruling}** `), `R${ruling} is not in the rules page`);
});

test('the table of ports shows the prices that are played by', () => {
  for (const port of PORT_CARDS) {
    const prices = GOODS.map((good) => COMPONENTS.ports[port][good]).join(' | ');
    assert.ok(readme.includes(`| ${en.own.ports[port]} | ${prices} |`), `${port} is another one in the rules page`);
  }
});

test('the table of options shows every option with its default', () => {
  for (const [name, spec] of optionSpecs(piratesOf7Seas)) {
    assert.ok(readme.includes(`| \`${name}\` |`), `${name} is not in the rules page`);
    if (spec.kind !== 'table') assert.match(readme, new RegExp(`\\| \`${name}\` \\| \`?${spec.default}\`? \\|`));
  }
});
