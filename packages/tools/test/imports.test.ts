// Packages import what they declare, and lean on what comes before them: a planted import that does not is found.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { importTroubles } from '../src/imports.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'quarterdeck-imports-'));
after(() => rmSync(root, { recursive: true }));

const MANIFESTS: Readonly<Record<string, readonly [dependencies: readonly string[], devDependencies: readonly string[]]>> = {
  'packages/kernel': [[], ['@quarterdeck/one']],
  'packages/testkit': [['@quarterdeck/kernel'], []],
  'packages/board': [['@quarterdeck/kernel', 'svelte', '@quarterdeck/one'], []],
  'packages/web': [['@quarterdeck/board', '@quarterdeck/kernel'], ['vite']],
  'games/one': [
    ['@quarterdeck/kernel', '@quarterdeck/board', '@quarterdeck/testkit', '@quarterdeck/web', '@quarterdeck/two'],
    ['playwright-core'],
  ],
  'games/two': [['@quarterdeck/kernel'], []],
};

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const listed = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '*']));
write('package.json', JSON.stringify({ name: 'quarterdeck' }));
for (const [folder, [dependencies, devDependencies]] of Object.entries(MANIFESTS)) {
  const name = `@quarterdeck/${folder.split('/')[1]}`;
  write(
    `${folder}/package.json`,
    JSON.stringify({ name, dependencies: listed(dependencies), devDependencies: listed(devDependencies) }),
  );
}

/** What is said of a project whose one file holds this line. */
function said(file: string, line: string): string {
  write(file, `${line}\n`);
  const troubles = importTroubles(root);
  rmSync(join(root, file));
  return troubles.join('\n');
}

const PLANTED: readonly [what: string, file: string, line: string, says: RegExp][] = [
  ['a package that is not declared', 'games/two/ui/x.ts', "import { x } from '@quarterdeck/board';", /does not declare/],
  ['an npm package that is not declared', 'packages/web/src/x.ts', "import * as z from 'zod';", /zod.*does not declare/],
  ['a side effect', 'games/two/ui/X.svelte', "import '@quarterdeck/board/design/base.css';", /does not declare/],
  ['a lazy import', 'packages/web/src/x.ts', `const x = () => import(${"'@quarterdeck/one/offer'"});`, /does not declare/],
  [
    'an import over several lines',
    'games/two/src/x.ts',
    "export {\n  x,\n  y,\n} from '@quarterdeck/board';",
    /does not declare/,
  ],
  ['a font in a style', 'packages/board/src/x.css', 'x { src: url("@fontsource/x/x.woff2") }', /does not declare/],
  ['a program that runs on a tool for tests', 'games/one/src/x.ts', "import { x } from 'playwright-core';", /for tests only/],
  ["another package's folder", 'packages/web/src/x.ts', "import { x } from '../../../games/one/src/x.ts';", /reaches into/],
  ['the page, from a game', 'games/one/ui/x.ts', "import { x } from '@quarterdeck/web';", /imports the page/],
  ["the page, from a game's test", 'games/one/test/x.ts', "import { x } from '@quarterdeck/web';", /imports the page/],
  ['another game', 'games/one/src/x.ts', "import { x } from '@quarterdeck/two';", /another game/],
  ['a testkit outside of tests', 'games/one/src/x.ts', "import { x } from '@quarterdeck/testkit';", /is no test/],
  ['a package that comes later', 'packages/board/src/x.ts', "import { x } from '@quarterdeck/one';", /leans the wrong way/],
];

describe('found is', () => {
  for (const [what, file, line, says] of PLANTED) test(what, () => assert.match(said(file, line), says));
});

test('nothing is said of what is declared and points the right way', () => {
  assert.equal(said('games/one/ui/x.ts', "import { x } from '@quarterdeck/board/x.ts';\nimport { y } from './y.ts';"), '');
  assert.equal(said('packages/kernel/test/x.ts', "import { x } from '@quarterdeck/one';\nimport 'node:fs';"), '');
  assert.equal(said('packages/web/vite.config.ts', "import { defineConfig } from 'vite';"), '');
});

test('nor of Quarterdeck itself', () => assert.deepEqual(importTroubles(PROJECT), []));
