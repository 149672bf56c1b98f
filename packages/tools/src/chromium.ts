// Chromium for the browser tests: the one named in CHROMIUM, one on the PATH, or Debian's own, installed when we may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The engine alone, without windows, tabs and menus: the same page for a third of the work. */
export const SHELL = ['chromium-headless-shell'];
/** The browser that people have, for what the engine alone does not do: installing a page, showing notices. */
export const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of a Chromium that can be driven: the first of these names that there is. */
export function findChromium(names: readonly string[]): string {
  const { CHROMIUM } = process.env;
  const found = CHROMIUM ?? onPath(names);
  if (found !== undefined && existsSync(found)) return found;
  throw new Error(
    'the browser tests need Chromium: install it (on Debian: apt-get install chromium), or name it in the variable CHROMIUM',
  );
}

/** Debian's packages, where we are allowed to install them; without the engine alone the tests take longer, that is all. */
export function installChromium(): void {
  const missing = [WHOLE, SHELL].filter((names) => onPath(names) === undefined).flatMap((names) => names.slice(0, 1));
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (missing.length === 0 || !mayInstall || process.env['CHROMIUM'] !== undefined) return;
  process.stderr.write(`quarterdeck: installing ${missing.join(' and ')} for the browser tests\n`);
  aptGet('update');
  for (const name of missing) aptGet('install', '-y', '--no-install-recommends', name);
}

function onPath(names: readonly string[]): string | undefined {
  const { PATH = '' } = process.env;
  const folders = PATH.split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

function aptGet(...args: readonly string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
