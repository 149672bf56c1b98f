// Rules are pure, and JSON is read by parsers only, because the linter says so: what it must forbid, it forbids.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';

const PROJECT = resolve(import.meta.dirname, '../..');
const HOMES = ['packages/kernel/src', 'games/example/src'];
let root = '';

/** What the linter says about a file with this line, placed in an otherwise empty project. */
function lint(home: string, line: string, name = 'planted.ts'): string {
  const file = join(root, home, name);
  writeFileSync(file, `${line}\n`);
  const biome = join(PROJECT, 'node_modules/.bin/biome');
  const run = spawnSync(biome, ['lint', '--vcs-enabled=false', file], { cwd: root, encoding: 'utf8' });
  return run.status === 0 ? 'clean' : run.stderr + run.stdout;
}

const FORBIDDEN: readonly [what: string, line: string, says: RegExp][] = [
  ['a random number', 'export const x = Math.random();', /chance is an actor/],
  ['the clock', 'export const x = Date.now();', /Date/],
  ['the console', "export const x = () => console.log('x');", /console/],
  ['the process', 'export const x = () => process.exit();', /process/],
  ['a cast', "export const x = 'a' as unknown;", /No casts/],
  ['any', 'export const x = (y: any) => y;', /any/],
  ['a board', "export { x } from '../ui/board.ts';", /imports? (nothing|only)/],
  ['another package', "export { x } from '@quarterdeck/bots';", /imports? (nothing|only)/],
  ['another game', "export { x } from '@quarterdeck/dead-mans-draw';", /imports? (nothing|only)/],
  ['the platform', "export { readFileSync } from 'node:fs';", /imports? (nothing|only)/],
];

/** Where text becomes JSON, and nowhere else. */
const PARSERS: readonly [home: string, name: string][] = [
  ['packages/kernel/src', 'record.ts'],
  ['packages/server/src', 'json.ts'],
  ['packages/web/src/lib/server', 'json.ts'],
  ['packages/cli/src', 'args.ts'],
  ['packages/cli/src/engine', 'request.ts'],
];
const READS_JSON = 'export const x = (text: string): unknown => JSON.parse(text);';

before(() => {
  root = mkdtempSync(join(tmpdir(), 'quarterdeck-lint-'));
  for (const part of ['biome.json', 'scripts/lint']) cpSync(join(PROJECT, part), join(root, part), { recursive: true });
  for (const home of [...HOMES, ...PARSERS.map(([parser]) => parser)]) mkdirSync(join(root, home), { recursive: true });
});
after(() => rmSync(root, { recursive: true, force: true }));

describe('the linter forbids in kernel and rules', () => {
  for (const [what, line, says] of FORBIDDEN) {
    test(what, () => {
      for (const home of HOMES) assert.match(lint(home, line), says, home);
    });
  }
  test('and nothing that is harmless', () => {
    for (const home of HOMES) assert.equal(lint(home, "export const x = ['a'] as const;"), 'clean');
  });
});

test('JSON is read by parsers, and nowhere beside them', () => {
  for (const [home, name] of PARSERS) {
    assert.match(lint(home, READS_JSON), /read by parsers only/, home);
    assert.equal(lint(home, READS_JSON, name), 'clean', `${home}/${name}`);
  }
});
