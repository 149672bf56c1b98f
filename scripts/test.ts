// `npm test [-- FILE ...]`: every test of the project, or the files named.
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const files =
  given.length > 0 ? given : ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'];
const { status } = spawnSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--test', '--test-reporter=spec', ...files],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
