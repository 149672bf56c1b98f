// `npm test [-- FILE ...]`: every test of the project, or the files named; with `--long` those that can go on for long do.
import { globSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { installChromium } from '@quarterdeck/tools/chromium.ts';
import { digestOf, type Failure } from '@quarterdeck/tools/digest.ts';

const given = process.argv.slice(2).filter((word) => word !== '--long');
if (process.argv.includes('--long')) process.env['QUARTERDECK_LONG'] = '1';
const all = ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'];
const files = globSync(given.length > 0 ? given : all).sort((one, other) => rank(one) - rank(other));
if (files.length === 0) throw new Error(`no tests: ${given.join(' ')}`);

/** A group fails with its tests, which are named themselves. */
function hasFailedInside(error: Error): boolean {
  return 'failureType' in error && error.failureType === 'subtestsFailed';
}

/** The longest first, so that no core waits for them in the end: whole games by people in browsers, other pages, contracts, the rest. */
function rank(file: string): number {
  if (/browser\/(live|guided-games)\.test/.test(file)) return 0;
  if (/\/(browser|ui)\//.test(file)) return 1;
  return /\/(conformance|second-reading)\b/.test(file) ? 2 : 3;
}

const failures: Failure[] = [];
// After all that the reporter says, where a reader looks first.
process.on('exit', () => writeSync(1, digestOf(failures, process.cwd())));

// Before the tests, which run two and more at once.
installChromium();
run({
  files,
  // By itself the runner leaves one core idle, which on two of them doubles the time.
  concurrency: availableParallelism(),
  execArgv: ['--disable-warning=ExperimentalWarning'],
})
  .on('test:fail', ({ todo, name, file = '', line = 0, details }) => {
    if (todo !== undefined && todo !== false) return;
    process.exitCode = 1;
    if (!hasFailedInside(details.error)) failures.push({ name, file, line });
  })
  .compose(new spec())
  .pipe(process.stdout);
