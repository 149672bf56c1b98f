// `npm run check`: types, imports, lint and format, as CI runs them.
import { spawnSync } from 'node:child_process';

const BIN = 'node_modules/.bin';
/** By our own Node: it reads the page's build, which is TypeScript. */
const SVELTE_CHECK = 'packages/web/node_modules/svelte-check/bin/svelte-check';
const STEPS = [
  ['every import is declared, and points the right way', process.execPath, 'scripts/check-imports.ts'],
  ['rules compile without DOM and Node', `${BIN}/tsc`, '-p', 'tsconfig.rules.json'],
  ['everything compiles', `${BIN}/tsc`, '-p', 'tsconfig.json'],
  ['pages and boards compile', process.execPath, SVELTE_CHECK, '--tsconfig', 'packages/web/tsconfig.json'],
  ['lint and format', `${BIN}/biome`, 'check', '--error-on-warnings', '.'],
] as const;

for (const [what, command, ...args] of STEPS) {
  console.log(`check: ${what}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
