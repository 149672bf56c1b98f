// `npm test [-- FILE ...]`: every test of the project, or the files named.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { installChromium } from './lib/chromium.ts';

const given = process.argv.slice(2);
const files =
  given.length > 0 ? given : ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'];
// By itself the runner leaves one core idle, which on two of them doubles the time.
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--test',
  `--test-concurrency=${availableParallelism()}`,
  '--test-reporter=spec',
];
// Before the tests, which run two and more at once.
installChromium();
const { status } = spawnSync(process.execPath, [...flags, ...files], { stdio: 'inherit' });
process.exit(status ?? 1);
