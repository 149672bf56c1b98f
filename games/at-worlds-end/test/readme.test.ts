// The rules page says what the code says: numbers that are pointed at exist, tables show the figures that are played by.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { optionSpecs } from '@quarterdeck/kernel';
import { atWorldsEnd, COMPANY_SHIPS, COMPONENTS, classOf, MANOEUVRES, partOf, SEAS, SHIPS } from '../src/index.ts';
import { en } from '../text/en/index.ts';
import { scene } from './scene.ts';

const game = join(import.meta.dirname, '..');
const readme = readFileSync(join(game, 'README.md'), 'utf8');

function sources(...names: readonly string[]): string {
  const folders = names.map((folder) => join(game, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

test('every section that a refusal names is in the rules page', () => {
  const code = sources('src');
  const named = new Set(
    [...code.matchAll(/rule: '([\w.]+)'|no\('[a-z-]+', '([\w.]+)'\)/g)].map(([, rule, constant]) => rule ?? constant),
  );
  assert.ok(named.size > 15);
  for (const rule of named) assert.ok(readme.includes(`**${rule} `), `${rule} is not in the rules page`);
});

test('every ruling that code or a test names is in the rules page', () => {
  const named = new Set([...sources('src', 'test', 'bot').matchAll(/\bR(\d+)\b/g)].map(([, ruling]) => ruling));
  assert.ok(named.size > 40);
  for (const ruling of named) assert.ok(readme.includes(`**R${ruling}** `), `R${ruling} is not in the rules page`);
});

const yes = (flag: boolean) => (flag ? 'yes' : '–');

test('the table of seas shows the figures that are played by', () => {
  for (const sea of SEAS) {
    const { difficulty, income, good, port } = COMPONENTS.seas[sea];
    const row = [en.own.seas[sea], en.own.parts[partOf(sea)], difficulty, income, good ?? '–', yes(port)].join(' | ');
    assert.ok(readme.includes(`| ${row} |`), `${sea} is another one in the rules page`);
  }
});

test('the tables of ships show the figures that are played by', () => {
  const { fixed } = scene().state();
  for (const ship of SHIPS) {
    const { attack, defence, survivability, price } = COMPONENTS.ships[ship];
    const figures = [classOf({ fixed }, ship), attack, defence, yes(survivability), price].join(' | ');
    const row = readme.split('\n').find((line) => line.startsWith(`| ${figures} |`));
    assert.ok(row?.match(`[|,] ${en.own.ships[ship]}( \\||,)`), `${ship} is another one in the rules page`);
  }
  for (const ship of COMPANY_SHIPS) {
    const { attack, defence, survivability } = COMPONENTS.company[ship];
    assert.ok(readme.includes(`| ${en.own.ships[ship]} | ${attack} | ${defence} | ${yes(survivability)} |`));
  }
});

test('the table of manoeuvres shows how many there are, and what they do', () => {
  for (const card of MANOEUVRES) {
    const row = readme
      .split('\n')
      .find((line) => line.startsWith(`| ${en.own.manoeuvres[card]} | ${COMPONENTS.manoeuvres[card]} |`));
    assert.ok(row?.includes(en.own.manoeuvreRules[card]), `${card} is another one in the rules page`);
  }
});

test('the table of options shows every option with its default', () => {
  for (const [name, spec] of optionSpecs(atWorldsEnd)) {
    assert.ok(readme.includes(`| \`${name}\` |`), `${name} is not in the rules page`);
    if (spec.kind !== 'table') assert.match(readme, new RegExp(`\\| \`${name}\` \\| \`?${spec.default}\`? \\|`));
  }
});
