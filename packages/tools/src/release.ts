// A release: one version everywhere, the changelog's section with its date, a commit and a tag. Whatever does not fit stops it before
// anything is written.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from './json.ts';
import { changeLock } from './lock.ts';

export class NoRelease extends Error {
  override readonly name = 'NoRelease';
}

const CHANGELOG = 'CHANGELOG.md';
const UNRELEASED = '## Unreleased\n';

/** Of the project at `root`, on this day as the changelog writes it; returns the name of the tag. */
export function release(root: string, version: string, day: string): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const tag = `v${version}`;
  const changelog = readFileSync(join(root, CHANGELOG), 'utf8');
  refuseUnless(isVersion(version), `'${version}' is no version: three numbers, such as 0.2.0`);
  refuseUnless(isLater(version, versionOf(root)), `${version} is not later than ${versionOf(root)}`);
  refuseUnless(git('tag', '--list', tag) === '', `there is a tag ${tag} already`);
  refuseUnless(git('status', '--porcelain') === '', 'something is not committed yet');
  refuseUnless(isTold(changelog), `${CHANGELOG} tells nothing below '${UNRELEASED.trim()}'`);
  setVersion(root, version, git('ls-files', '*package.json', '*package-lock.json').split('\n'));
  writeFileSync(join(root, CHANGELOG), changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} (${day})\n`));
  git('commit', '--quiet', '--all', '--message', `Version ${version}`);
  git('tag', '--annotate', tag, '--message', `Version ${version}`);
  return tag;
}

function refuseUnless(isFine: boolean, why: string): void {
  if (!isFine) throw new NoRelease(why);
}

function isVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(text);
}

function isLater(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

function versionOf(root: string): string {
  return readManifest(readFileSync(join(root, 'package.json'), 'utf8')).version ?? '0.0.0';
}

/** Whether there is a line between the heading of what is not released and the next. */
function isTold(changelog: string): boolean {
  const [, after = ''] = changelog.split(UNRELEASED);
  return (after.split('\n## ')[0] ?? '').trim() !== '';
}

function setVersion(root: string, version: string, files: readonly string[]): void {
  for (const file of files) {
    if (file.endsWith('package-lock.json')) setInLock(join(root, dirname(file)), version);
    else setInManifest(join(root, file), version);
  }
}

function setInManifest(file: string, version: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`));
}

/** Ours are the folders that are not installed; links to them name no version. */
function setInLock(folder: string, version: string): void {
  changeLock(folder, (lock) => {
    const packages = Object.entries(lock.packages).map(([path, locked]) =>
      path.includes('node_modules') || !('version' in locked) ? [path, locked] : [path, { ...locked, version }],
    );
    return { ...lock, version, packages: Object.fromEntries(packages) };
  });
}
