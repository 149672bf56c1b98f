// Pages as the browser tests want them: built once for all test files, and anew when anything that they are made of has changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageSources, WEB } from '@quarterdeck/tools/page.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BUILDS = join(ROOT, 'node_modules', '.quarterdeck-pages');

export interface Build {
  readonly name: string;
  readonly config: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A folder with the built page; it is the caller's to delete. */
export function copyOfBuild(build: Build): string {
  const copy = mkdtempSync(join(tmpdir(), 'quarterdeck-web-'));
  cpSync(made(build), copy, { recursive: true });
  return copy;
}

function made(build: Build): string {
  const folder = join(BUILDS, `${build.name}-${stampOfSources()}`);
  if (!existsSync(folder)) make(build, folder);
  return folder;
}

/** Two test files may be here at once: each builds aside, and the first to be ready puts its folder in place. */
function make({ name, config, env }: Build, folder: string): void {
  mkdirSync(BUILDS, { recursive: true });
  const aside = mkdtempSync(join(BUILDS, 'aside-'));
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--config', config, '--outDir', aside, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, args, { cwd: join(ROOT, WEB), env: { ...process.env, NODE_ENV: 'production', ...env } });
  for (const old of readdirSync(BUILDS))
    if (old.startsWith(`${name}-`) && join(BUILDS, old) !== folder) rmSync(join(BUILDS, old), { recursive: true, force: true });
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(aside, { recursive: true });
  }
}

/** Changes with every file that is written, added or taken away. */
function stampOfSources(): string {
  const times = pageSources(ROOT).map((file) => `${file} ${statSync(file).mtimeMs}`);
  return createHash('sha256').update(times.sort().join('\n')).digest('hex').slice(0, 16);
}
