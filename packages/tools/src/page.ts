// The built page: made when it is missing or older than what it is made of.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { foldersBehind, membersOf, sourcesBelow } from './workspace.ts';

export const WEB = join('packages', 'web');

/** Builds the page unless it is up to date; returns whether it is there now. */
export function buildPage(root: string): boolean {
  if (newest(builtFiles(root)) > newest(pageSources(root))) return true;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', join(root, WEB)], {
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}

/** Every file that the page is made of. */
export function pageSources(root: string): string[] {
  const folders = foldersBehind(membersOf(root), '@quarterdeck/web');
  return ['package-lock.json', ...folders].flatMap((source) => sourcesBelow(join(root, source)));
}

function builtFiles(root: string): string[] {
  const folder = join(root, WEB, 'dist');
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
}

/** When the youngest of them was written; 0 where there is none. */
function newest(files: readonly string[]): number {
  return files.reduce((latest, file) => Math.max(latest, statSync(file).mtimeMs), 0);
}
