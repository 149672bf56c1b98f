// The built page: made when it is missing or older than what it is made of.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const WEB = join('packages', 'web');
/** What ends up in the page. */
export const SOURCES = [
  WEB,
  'packages/kernel/src',
  'packages/protocol/src',
  'packages/catalog/src',
  'packages/bots/src',
  'games',
];

/** Builds the page unless it is up to date; returns whether it is there now. */
export function buildPage(root: string): boolean {
  if (newest(join(root, WEB, 'dist')) > Math.max(...SOURCES.map((source) => newest(join(root, source))))) return true;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', join(root, WEB)], {
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}

/** When the youngest file below a folder was written; 0 where there is none. */
function newest(folder: string): number {
  try {
    const names = readdirSync(folder, { withFileTypes: true }).filter(
      ({ name }) => name !== 'node_modules' && !isBuilt(folder, name),
    );
    return Math.max(0, ...names.map((entry) => timeOf(join(folder, entry.name), entry.isDirectory())));
  } catch {
    return 0;
  }
}

function isBuilt(folder: string, name: string): boolean {
  return name === 'dist' && folder.endsWith(WEB);
}

function timeOf(path: string, isFolder: boolean): number {
  return isFolder ? newest(path) : statSync(path).mtimeMs;
}
