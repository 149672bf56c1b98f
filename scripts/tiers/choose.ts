// Which test files a tier runs.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { testsTouched } from './changed.ts';
import { type Graph, graphOf } from './graph.ts';
import { drivesBrowser, testsIn } from './reach.ts';

export const TIERS = ['all', 'unit', 'changed', 'long'] as const;
export type Tier = (typeof TIERS)[number];

/** What can go on for long, and does so with QUARTERDECK_LONG. */
export const LONG = [
  'games/*/test/conformance.test.ts',
  'packages/cli/test/records.test.ts',
  'packages/server/test/host/{kill,pause}.test.ts',
];

/** Folders of what is installed or built. */
const MADE = ['node_modules', 'dist', 'dist-pages'];

/** Of the project in the working folder; changed are those since `base`, what is not committed yet included. */
export function testsOf(tier: Tier, base = 'HEAD'): string[] {
  if (tier === 'long') return globSync(LONG);
  const graph = graphOf('.', sources());
  if (tier === 'all') return testsIn(graph);
  if (tier === 'unit') return withoutBrowser(graph);
  return testsTouched(graph, [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]);
}

function withoutBrowser(graph: Graph): string[] {
  return testsIn(graph).filter((test) => !drivesBrowser(graph, test));
}

/** Every file that somebody wrote. */
function sources(): string[] {
  const found = globSync(['{bench,docs,games,packages,scripts}/**', '*.{json,md}'], {
    withFileTypes: true,
    exclude: ({ name }) => MADE.includes(name),
  });
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative('.', join(parentPath, name)));
}

function git(...args: readonly string[]): string[] {
  const out = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return out.split('\n').filter((line) => line !== '');
}
