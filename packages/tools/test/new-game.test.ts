import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { makeGame } from '../src/new-game.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');
const PACKAGES = ['kernel', 'testkit', 'catalog', 'bots'].map((name) => `packages/${name}`);
const FOLDERS = [...PACKAGES, ...readdirSync(join(PROJECT, 'games')).map((name) => `games/${name}`)];
let root = '';

describe('npm run new-game', () => {
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'quarterdeck-new-game-'));
    for (const folder of FOLDERS) cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
    mkdirSync(join(root, 'node_modules/@quarterdeck'), { recursive: true });
    for (const folder of [...FOLDERS, 'games/dead-reckoning'])
      symlinkSync(join(root, folder), join(root, 'node_modules/@quarterdeck', basename(folder)));
    makeGame(root, 'dead-reckoning');
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  test('makes a game that keeps the contract from the first minute', () => {
    const script = `
      import { loadGame } from '@quarterdeck/catalog';
      import { fuzz } from '@quarterdeck/testkit';
      let games = 0;
      const { crash } = fuzz(await loadGame('dead-reckoning'), { seed: 1, until: () => games > 5, onGame: () => { games += 1; } });
      console.log(crash === null ? games + ' games' : crash.message);`;
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, encoding: 'utf8' });
    assert.equal(run.stdout, '6 games\n', run.stderr);
  });

  test('leaves nothing of the example in it', () => {
    for (const file of ['src/index.ts', 'src/types.ts', 'cover.ts', 'offer.ts', 'package.json', 'test/rulebook.test.ts']) {
      assert.doesNotMatch(readFileSync(join(root, 'games/dead-reckoning', file), 'utf8'), /\b[eE]xample(Offer|Cover)?\b/);
    }
  });

  test('registers it in the catalog, with its cover', () => {
    const catalog = readFileSync(join(root, 'packages/catalog/src/index.ts'), 'utf8');
    assert.match(catalog, /^import \{ deadReckoningCover \} from '@quarterdeck\/dead-reckoning\/cover';$/m);
    assert.match(
      catalog,
      /^ {2}\{ cover: deadReckoningCover, load: async \(\) => \(await import\('@quarterdeck\/dead-reckoning\/offer'\)\)\.deadReckoningOffer \},\n\];/m,
    );
  });

  test('declares it in the catalog, and lists what it has for the page', () => {
    const read = (file: string) => readFileSync(join(root, 'packages/catalog', file), 'utf8');
    assert.match(read('package.json'), /"@quarterdeck\/dead-reckoning": "\*"/);
    const [hasBoard, hasGuide] = ['ui/Board.svelte', 'guide/index.ts'].map((part) =>
      existsSync(join(root, 'games/example', part)),
    );
    assert.equal(read('src/boards.ts').includes("import('@quarterdeck/dead-reckoning/ui/Board.svelte')"), hasBoard);
    assert.equal(read('src/guides.ts').includes("import('@quarterdeck/dead-reckoning/guide')"), hasGuide);
  });

  test('refuses a name that is none, and one that is taken', () => {
    for (const bad of ['', 'Dead', 'a b', '../x', '7seas-', 'x--y'])
      assert.throws(() => makeGame(root, bad), /is not a name for a game/);
    assert.throws(() => makeGame(root, 'example'), /there is a game 'example' already/);
  });
});
