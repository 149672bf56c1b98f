// Which tests a change concerns, tried on projects that are planted for it.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { testsTouched } from '../tiers/changed.ts';
import { LONG, testsOf } from '../tiers/choose.ts';
import { type Graph, graphOf } from '../tiers/graph.ts';
import { needsOf } from '../tiers/needs.ts';
import { drivesBrowser } from '../tiers/reach.ts';

const root = mkdtempSync(join(tmpdir(), 'quarterdeck-tiers-'));
after(() => rmSync(root, { recursive: true }));

const named = (name: string, exports: object) => JSON.stringify({ name, exports });

/** Two games, a core, a page that opens any of them, and their tests. */
const PROJECT: Readonly<Record<string, string>> = {
  'package-lock.json': '{}',
  'docs/tales.md': 'Once upon a time.',
  'packages/core/package.json': named('@our/core', { '.': './src/index.ts', './deep/*': './src/deep/*' }),
  'packages/core/src/index.ts': "export * from './dice.ts';\nexport type { Sea } from './sea.ts';\n",
  'packages/core/src/dice.ts': 'export const dice = 6;',
  'packages/core/src/sea.ts': 'export interface Sea { depth: number }',
  'packages/core/src/deep/trench.ts': 'export const depth = 11;',
  'packages/core/test/dice.test.ts': "import {\n  dice,\n} from '@our/core';",
  'packages/core/test/trench.test.ts': "import { depth } from '@our/core/deep/trench.ts';",
  'packages/core/test/replay.test.ts': "const file = new URL('../../../games/whist/test/one.record', import.meta.url);",
  'packages/list/package.json': named('@our/list', { '.': './src/index.ts' }),
  'packages/list/src/index.ts': `const load = [${['whist', 'chess'].map((id) => `() => import('@our/${id}')`).join(', ')}];\nexport const GAME_IDS = [];`,
  'packages/list/test/whist.test.ts': "import { open } from '@our/list';\nopen('whist');",
  'packages/list/test/all.test.ts': "import { GAME_IDS } from '@our/list';\n// not 'whist' alone",
  'packages/web/package.json': named('@our/web', {}),
  'packages/web/index.html': '<script type="module" src="/src/main.ts"></script>',
  'packages/web/src/main.ts': "import App from './App.svelte';",
  'packages/web/src/App.svelte':
    "<script lang=\"ts\">\nimport './app.css';\nconst boards = import.meta.glob('../../../games/*/ui/Board.svelte');\n</script>",
  'packages/web/src/app.css': 'body {}',
  'packages/web/test/fit.test.ts': 'export {};',
  'packages/web/test/browser/page.test.ts': "import { chromium } from 'playwright-core';\nvisit('?game=chess');",
  'packages/web/test/styles.test.ts': "const all = new URL('../../..', import.meta.url);",
  ...game('whist'),
  ...game('chess'),
};

function game(id: string): Record<string, string> {
  return {
    [`games/${id}/package.json`]: named(`@our/${id}`, { '.': './src/index.ts' }),
    [`games/${id}/src/index.ts`]: "import { dice } from '@our/core';",
    [`games/${id}/ui/Board.svelte`]: '<script lang="ts">\nimport Piece from \'./Piece.svelte\';\n</script>',
    [`games/${id}/ui/Piece.svelte`]: '<b>piece</b>',
    [`games/${id}/test/rulebook.test.ts`]: `import '@our/${id}';`,
    [`games/${id}/test/ui/board.test.ts`]: "import { chromium } from 'playwright-core';",
    [`games/${id}/test/one.record`]: 'a game',
  };
}

function planted(files: Readonly<Record<string, string>>): Graph {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return graphOf(root, Object.keys(files));
}

const graph = planted(PROJECT);

/** But for the test that looks through everything. */
function touched(...changed: readonly string[]): string[] {
  return testsTouched(graph, changed).filter((file) => !file.endsWith('styles.test.ts'));
}

describe('a change concerns', () => {
  test('who imports it, through names of packages and what they pass on', () => {
    assert.deepEqual(touched('packages/core/src/deep/trench.ts'), ['packages/core/test/trench.test.ts']);
    assert.deepEqual(touched('games/whist/src/index.ts'), [
      'games/whist/test/rulebook.test.ts',
      'packages/list/test/all.test.ts',
      'packages/list/test/whist.test.ts',
    ]);
    assert.ok(touched('packages/core/src/dice.ts').includes('games/chess/test/rulebook.test.ts'));
  });

  test('nobody, where only types are imported', () => assert.deepEqual(touched('packages/core/src/sea.ts'), []));

  test('of a game that is loaded when it is opened, the tests that open it', () => {
    assert.deepEqual(touched('games/chess/ui/Piece.svelte'), [
      'games/chess/test/ui/board.test.ts',
      'packages/web/test/browser/page.test.ts',
    ]);
    assert.deepEqual(touched('games/whist/ui/Piece.svelte'), ['games/whist/test/ui/board.test.ts']);
  });

  test('of the page, every test with a browser', () => {
    const tests = [
      'games/chess/test/ui/board.test.ts',
      'games/whist/test/ui/board.test.ts',
      'packages/web/test/browser/page.test.ts',
    ];
    assert.deepEqual(touched('packages/web/src/App.svelte'), tests);
  });

  test('of what is no code, the tests of its package and whoever names it', () => {
    const tests = ['games/whist/test/rulebook.test.ts', 'games/whist/test/ui/board.test.ts', 'packages/core/test/replay.test.ts'];
    assert.deepEqual(touched('games/whist/test/one.record'), tests);
    assert.ok(touched('packages/web/src/app.css').includes('games/whist/test/ui/board.test.ts'));
    assert.ok(touched('packages/web/src/app.css').includes('packages/web/test/fit.test.ts'));
    assert.deepEqual(touched('docs/tales.md'), []);
  });

  test('of code that is gone, the tests of its package', () => {
    assert.deepEqual(touched('games/chess/src/gone.ts'), [
      'games/chess/test/rulebook.test.ts',
      'games/chess/test/ui/board.test.ts',
    ]);
  });

  test('itself, where a test has changed', () => {
    assert.deepEqual(touched('packages/core/test/dice.test.ts'), ['packages/core/test/dice.test.ts']);
  });

  test('everybody, where other packages are installed', () => {
    assert.equal(
      testsTouched(graph, ['package-lock.json']).length,
      Object.keys(PROJECT).filter((file) => file.endsWith('.test.ts')).length,
    );
  });

  test('always who looks through the whole project', () => {
    assert.deepEqual(testsTouched(graph, ['packages/core/src/sea.ts']), ['packages/web/test/styles.test.ts']);
  });
});

test('imports of every kind are found, and none in types', () => {
  const {
    imports,
    lazy,
    named: files,
  } = needsOf(
    [
      "import a from './a.ts';",
      "import {\n  b,\n  type C,\n} from './b.ts';",
      "import './c.css';",
      "export { d } from './d.ts';",
      "import type { E } from './e.ts';",
      "export type { F } from './f.ts';",
      "const g = await import('./g.ts');",
      `const h = await import(\`../games/\${id}/h.ts\`);`,
      "const i = readFileSync(new URL('../i.txt', import.meta.url));",
    ].join('\n'),
  );
  assert.deepEqual(imports, ['./a.ts', './b.ts', './c.css', './d.ts']);
  assert.deepEqual(lazy, ['./g.ts', '../games/*/h.ts']);
  assert.deepEqual(files, ['../i.txt']);
});

test('the unit tier is every test without a browser', () => {
  assert.deepEqual(
    ['games/chess/test/ui/board.test.ts', 'games/chess/test/rulebook.test.ts'].map((file) => drivesBrowser(graph, file)),
    [true, false],
  );
  const [all, unit] = [testsOf('all'), new Set(testsOf('unit'))];
  const browser = all.filter((file) => !unit.has(file));
  assert.ok(unit.size > 0 && browser.length > 0);
  assert.deepEqual(
    browser.filter((file) => !/\/(browser|ui)\//.test(file)),
    [],
  );
});

test('every test that can go on for long is in the long tier', () => {
  const long = testsOf('all').filter((file) => /QUARTERDECK_LONG|testGame\(/.test(readFileSync(file, 'utf8')));
  const ours = new Set(testsOf('long'));
  assert.deepEqual(
    long.filter((file) => !ours.has(file) && file !== 'scripts/test/tiers.test.ts'),
    [],
    LONG.join(' '),
  );
});
