// `npm run check`: types, lint and format, as CI runs them.
import { spawnSync } from 'node:child_process';

const STEPS = [
  ['rules compile without DOM and Node', 'tsc', '-p', 'tsconfig.rules.json'],
  ['everything compiles', 'tsc', '-p', 'tsconfig.json'],
  ['the web page compiles', '../../packages/web/node_modules/.bin/svelte-check', '--tsconfig', 'packages/web/tsconfig.json'],
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
] as const;

for (const [what, command, ...args] of STEPS) {
  console.log(`check: ${what}`);
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
