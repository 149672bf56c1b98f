// `npm run new-game NAME` in a copy of the project: from the first minute the game is played, checked and tested like the others.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copyProject } from '../src/copy-project.ts';
import { importTroubles } from '../src/imports.ts';
import { makeGame } from '../src/new-game.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');
const GAME = 'games/dead-reckoning';
let root = '';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What a program says that does not succeed; nothing of one that does. */
function trouble(program: string, ...args: readonly string[]): string {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', env });
  return status === 0 ? '' : `${status} ${stdout}${stderr}`;
}
const node = (...args: readonly string[]) => trouble(process.execPath, ...args);

describe('npm run new-game', () => {
  before(() => {
    root = copyProject(PROJECT);
    assert.equal(node('scripts/new-game.ts', 'dead-reckoning'), '');
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  test('makes a game that keeps the contract and its rules, with golden replays of its own, at once', () => {
    assert.equal(node('--test', `${GAME}/test/*.test.ts`, 'packages/catalog/test/*.test.ts'), '');
    assert.ok(globSync(`${GAME}/test/replays/*.record`, { cwd: root }).length > 0);
  });

  test('makes a game that is checked without a word: its imports, its types, its look', () => {
    const bin = (name: string) => join('node_modules', '.bin', name);
    assert.deepEqual(importTroubles(root), []);
    assert.equal(trouble(bin('tsc'), '-p', 'tsconfig.rules.json'), '');
    assert.equal(trouble(bin('tsc'), '-p', 'tsconfig.json'), '');
    assert.equal(trouble(bin('biome'), 'check', '--vcs-enabled=false', '--error-on-warnings', GAME, 'packages/catalog'), '');
  });

  test('needs no installation: the link is there, and the lock file is what it would be', () => {
    assert.ok(existsSync(join(root, 'node_modules/@quarterdeck/dead-reckoning/offer.ts')));
    const lock = read('package-lock.json');
    assert.equal(read('node_modules/.quarterdeck-lock'), createHash('sha256').update(lock).digest('hex'));
    assert.equal(trouble('npm', 'install', '--package-lock-only', '--offline', '--no-audit', '--no-fund'), '');
    assert.equal(read('package-lock.json'), lock);
  });

  test('leaves no sentence in it that speaks of the example', () => {
    for (const file of globSync(`${GAME}/**/*.*`, { cwd: root }))
      assert.doesNotMatch(read(file), /\bexample|smuggl|контрабанд/i, file);
  });

  test('calls it by its name', () => {
    assert.match(read(`${GAME}/text/cover.ts`), /title: 'Dead Reckoning'/);
    assert.match(read(`${GAME}/src/types.ts`), /^\/\/ Dead Reckoning on one page\.$/m);
    assert.match(read(`${GAME}/README.md`), /^# Dead Reckoning$/m);
  });

  test('registers it in the catalog, with its cover', () => {
    const catalog = read('packages/catalog/src/index.ts');
    assert.match(catalog, /^import \{ deadReckoningCover \} from '@quarterdeck\/dead-reckoning\/cover';$/m);
    assert.match(
      catalog,
      /^ {2}\{ cover: deadReckoningCover, load: async \(\) => \(await import\('@quarterdeck\/dead-reckoning\/offer'\)\)\.deadReckoningOffer \},\n\];/m,
    );
  });

  test('declares it in the catalog, and lists what it has for the page', () => {
    assert.match(read('packages/catalog/package.json'), /"@quarterdeck\/dead-reckoning": "\*"/);
    const [hasBoard, hasGuide] = ['ui/Board.svelte', 'guide/index.ts'].map((part) =>
      existsSync(join(root, 'games/example', part)),
    );
    assert.equal(
      read('packages/catalog/src/boards.ts').includes("import('@quarterdeck/dead-reckoning/ui/Board.svelte')"),
      hasBoard,
    );
    assert.equal(read('packages/catalog/src/guides.ts').includes("import('@quarterdeck/dead-reckoning/guide')"), hasGuide);
  });

  test('refuses a name that is none, and one that is taken', () => {
    for (const bad of ['', 'Dead', 'a b', '../x', '7seas-', 'x--y'])
      assert.throws(() => makeGame(root, bad), /is not a name for a game/);
    assert.throws(() => makeGame(root, 'example'), /there is a game 'example' already/);
  });
});
