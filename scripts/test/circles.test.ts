// No two files need each other to come first: imports of each package run one way. What only types need is left out, since Node
// never loads it.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { importsOf } from '@quarterdeck/tools/scan.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const PACKAGES = ['kernel', 'table', 'protocol', 'server', 'bots', 'catalog', 'testkit', 'cli'].map(
  (name) => `packages/${name}/src`,
);
const GAMES = globSync('games/*/src', { cwd: PROJECT }).toSorted();

/** The files that each file needs before it can run. */
type Imports = ReadonlyMap<string, readonly string[]>;

function neededBy(code: string): string[] {
  return importsOf(code).flatMap(({ from, way }) => (way === 'at once' && from.startsWith('.') ? [from] : []));
}

function readImports(folder: string): Imports {
  const root = join(PROJECT, folder);
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.d.ts'));
  return new Map(files.map((file) => [file, importsIn(root, file)]));
}

function importsIn(root: string, file: string): string[] {
  const path = join(root, file);
  return neededBy(readFileSync(path, 'utf8')).map((other) => relative(root, resolve(dirname(path), other)));
}

/** Ways that lead back to where they began, the first that is found from each file; none of them twice. */
function circlesIn(imports: Imports): string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const before = way.indexOf(file);
    if (before >= 0) found.add([...way.slice(before), file].join(' -> '));
    if (before >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return [...found];
}

test('a circle is found, and what only types need is none', () => {
  const planted = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'd.ts']],
    ['c.ts', ['a.ts']],
    ['d.ts', []],
  ]);
  assert.deepEqual(circlesIn(planted), ['a.ts -> b.ts -> c.ts -> a.ts']);
  assert.deepEqual(neededBy("import type { A } from './a.ts';\nimport { type B, b } from './b.ts';\nexport * from './c.ts';"), [
    './b.ts',
    './c.ts',
  ]);
});

for (const folder of [...PACKAGES, ...GAMES]) {
  test(`no import in ${folder} leads back to where it began`, () => {
    assert.deepEqual(circlesIn(readImports(folder)), []);
  });
}
