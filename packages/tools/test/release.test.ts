// A release in a small project of its own: what it changes, and what stops it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { release } from '../src/release.ts';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const LOCK = json({
  name: 'quarterdeck',
  version: '0.1.9',
  packages: {
    '': { name: 'quarterdeck', version: '0.1.9', devDependencies: { zod: '0.1.9' } },
    'games/whist': { name: '@quarterdeck/whist', version: '0.1.9' },
    'node_modules/@quarterdeck/whist': { resolved: 'games/whist', link: true },
    'node_modules/zod': { version: '0.1.9' },
  },
});
const PROJECT: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules\n',
  'package.json': json({ name: 'quarterdeck', version: '0.1.9', devDependencies: { zod: '0.1.9' } }),
  'games/whist/package.json': json({ name: '@quarterdeck/whist', version: '0.1.9', private: true }),
  'package-lock.json': LOCK,
  'node_modules/.quarterdeck-lock': digest(LOCK),
  'CHANGELOG.md': '# What changed\n\n## Unreleased\n\n- Whist.\n\n## 0.1.9\n\n- Chess.\n',
};

let root = '';
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quarterdeck-release-'));
  for (const [file, text] of Object.entries(PROJECT)) write(file, text);
  git('init', '--quiet');
  git('config', 'user.name', 'A captain');
  git('config', 'user.email', 'captain@example.org');
  git('config', 'commit.gpgsign', 'false');
  git('config', 'tag.gpgsign', 'false');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A beginning');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a release sets the version of all that is ours, dates the changelog, commits and tags', () => {
  assert.equal(release(root, '0.1.10', '2026-11-18'), 'v0.1.10');
  assert.equal(read('package.json'), PROJECT['package.json']?.replace('0.1.9', '0.1.10'));
  assert.equal(read('games/whist/package.json'), PROJECT['games/whist/package.json']?.replace('0.1.9', '0.1.10'));
  const { version, packages } = JSON.parse(read('package-lock.json'));
  const versions = ['', 'games/whist', 'node_modules/@quarterdeck/whist', 'node_modules/zod'].map(
    (path) => packages[path].version,
  );
  assert.deepEqual([version, ...versions], ['0.1.10', '0.1.10', '0.1.10', undefined, '0.1.9']);
  assert.match(read('CHANGELOG.md'), /## Unreleased\n\n## 0\.1\.10 \(2026-11-18\)\n\n- Whist\.\n\n## 0\.1\.9\n/);
  assert.equal(git('status', '--porcelain'), '');
  assert.equal(git('log', '--format=%s', '--max-count=1', 'v0.1.10'), 'Version 0.1.10');
  assert.equal(git('cat-file', '-t', 'v0.1.10'), 'tag');
});

test('nothing has to be installed anew after a release', () => {
  release(root, '1.0.0', '2026-11-18');
  assert.equal(read('node_modules/.quarterdeck-lock'), digest(read('package-lock.json')));
});

describe('a release is refused, and nothing is written,', () => {
  const refused = (version: string, why: RegExp) => {
    const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('diff'), git('tag')];
    assert.throws(() => release(root, version, '2026-11-18'), why);
    assert.deepEqual([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('diff'), git('tag')], before);
  };
  test('for a version that is none', () => {
    for (const version of ['', '1', '1.2', 'v1.2.3', '1.2.3-rc']) refused(version, /is no version/);
  });
  test('for one that is not later', () => {
    for (const version of ['0.1.9', '0.1.8', '0.0.10']) refused(version, /is not later than 0\.1\.9/);
  });
  test('while something is not committed', () => {
    write('games/whist/rules.md', 'Thirteen cards each.');
    refused('0.2.0', /not committed/);
  });
  test('when the changelog has nothing to tell', () => {
    release(root, '0.2.0', '2026-11-18');
    refused('0.3.0', /tells nothing/);
  });
  test('when there is such a tag', () => {
    git('tag', 'v0.2.0');
    refused('0.2.0', /a tag v0\.2\.0 already/);
  });
});
