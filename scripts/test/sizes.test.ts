// A function and a folder can be looked over: no function has more than 60 lines, no folder more than 25 files beside each other.
import assert from 'node:assert/strict';
import { dirname, resolve } from 'node:path';
import { type TestContext, test } from 'node:test';
import { functionsAbove, lengthsIn } from '@quarterdeck/tools/functions.ts';
import { filesOf } from '@quarterdeck/tools/sources.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const LINES = 60;
const FILES = 25;

/** Still being taken apart: tellers and stories of games, and the teller of the kit. */
const LONG_STORIES = [
  'games/at-worlds-end/ui/telling/teller.svelte.ts',
  'games/dead-mans-draw/ui/telling/teller.svelte.ts',
  'games/sea-of-clouds/test/scene.ts',
  'games/sea-of-clouds/ui/story/story.ts',
  'games/sea-of-clouds/ui/telling/teller.svelte.ts',
  'packages/board/src/story/telling.ts',
];
/** Still being taken apart: routes, accounts and storage of the server. */
const LONG_ON_THE_SERVER = [
  'packages/server/src/http/me.ts',
  'packages/server/src/http/tables.ts',
  'packages/server/src/identity.ts',
  'packages/server/src/storage/migrations.ts',
  'packages/server/test/storage/storage-contract.ts',
];
/** A table of figures that is made by a function. */
const LONG_TABLES = ['games/at-worlds-end/src/data/ships.ts'];
const LONG = [...LONG_STORIES, ...LONG_ON_THE_SERVER, ...LONG_TABLES];

/** Still being sorted by subject. */
const CROWDED = [
  'games/admiral/src',
  'games/admiral/test',
  'games/at-worlds-end/src',
  'games/at-worlds-end/src/phases',
  'packages/server/src/table',
  'packages/server/test',
];

/** Pictures drawn as code are as long as they are; the command begins with a line that is no script. */
const NO_FUNCTIONS = /^packages\/art\/|^packages\/cli\/bin\/|\.d\.m?ts$/;
const files = filesOf(PROJECT);

/** What has become short enough need not be excused any more. */
function thank(context: TestContext, excused: readonly string[], needed: readonly string[]): void {
  for (const one of excused)
    if (!needed.includes(one)) context.diagnostic(`${one} needs no excuse any more: take it off the list`);
}

test(`no function has more than ${LINES} lines`, (context) => {
  const scripts = files.filter((file) => /\.(ts|mjs|js|svelte)$/.test(file) && !NO_FUNCTIONS.test(file));
  const long = functionsAbove(LINES, PROJECT, scripts);
  thank(
    context,
    LONG,
    long.map(({ file }) => file),
  );
  assert.deepEqual(
    long.filter(({ file }) => !LONG.includes(file)).map(({ file, line, lines }) => `${file}:${line} has ${lines} lines`),
    [],
  );
});

test(`no folder has more than ${FILES} files of code or words beside each other`, (context) => {
  const folders = new Map<string, number>();
  for (const file of files.filter((name) => /\.(ts|mjs|js|svelte|css|html|md)$/.test(name)))
    folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
  const crowded = [...folders].filter(([, count]) => count > FILES);
  thank(
    context,
    CROWDED,
    crowded.map(([folder]) => folder),
  );
  assert.deepEqual(
    crowded.filter(([folder]) => !CROWDED.includes(folder)).map(([folder, count]) => `${folder} has ${count} files`),
    [],
  );
});

test('functions are measured in scripts and components, one inside another too; a group of tests is none', () => {
  const script =
    "function one() {\n  return () => {\n    two();\n  };\n}\ndescribe('three', () => {\n  test('four', () => {});\n});\n";
  assert.deepEqual(
    lengthsIn('x.ts', script).map(({ line, lines }) => [line, lines]),
    [
      [1, 5],
      [2, 3],
      [7, 1],
    ],
  );
  const component = '<script lang="ts">\nconst one = (x: number): number =>\n  x;\n</script>\n<b onclick={() => {\n}}>two</b>\n';
  assert.deepEqual(
    lengthsIn('X.svelte', component).map(({ line, lines }) => [line, lines]),
    [
      [2, 2],
      [5, 2],
    ],
  );
});
