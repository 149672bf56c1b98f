// `npm test [-- FILE ...]`: every test of the project, or the files named. `--tier unit` leaves out the browser, `--tier changed [--base REV]`
// runs what a change concerns, `--tier long` what can go on for long.
import { globSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { parseArgs } from 'node:util';
import { installChromium } from '@quarterdeck/tools/chromium.ts';
import { digestOf, type Failure } from '@quarterdeck/tools/digest.ts';
import { TIERS, testsOf } from './tiers/choose.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tier: { type: 'string', default: 'all' }, base: { type: 'string', default: 'HEAD' }, list: { type: 'boolean' } },
});
const tier = TIERS.find((known) => known === values.tier);
if (tier === undefined) throw new Error(`no tier '${values.tier}': there are ${TIERS.join(', ')}`);
if (tier === 'long') process.env['QUARTERDECK_LONG'] = '1';
const chosen = positionals.length > 0 ? globSync(positionals) : testsOf(tier, values.base);
const files = chosen.sort((one, other) => rank(one) - rank(other));
if (files.length === 0 && tier !== 'changed') throw new Error(`no tests: ${positionals.join(' ')}`);

/** A group fails with its tests, which are named themselves. */
function hasFailedInside(error: Error): boolean {
  return 'failureType' in error && error.failureType === 'subtestsFailed';
}

/** What the test itself threw. */
function messageOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

/** The longest first, so that no core waits for them in the end: whole games by people in browsers, other pages, contracts, the rest. */
function rank(file: string): number {
  if (/browser\/(people\/live|learn\/guided-games)\.test/.test(file)) return 0;
  if (/\/(browser|ui)\//.test(file)) return 1;
  return /\/(conformance|second-reading|kill|swap)\b/.test(file) ? 2 : 3;
}

function runAll(): void {
  const failures: Failure[] = [];
  // After all that the reporter says, where a reader looks first.
  process.on('exit', () => writeSync(1, digestOf(failures, process.cwd())));
  // Before the tests, which run two and more at once.
  if (tier !== 'unit') installChromium();
  run({
    files,
    // By itself the runner leaves one core idle, which on two of them doubles the time.
    concurrency: availableParallelism(),
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
    .on('test:fail', ({ todo, name, file = '', line = 0, details }) => {
      if (todo !== undefined && todo !== false) return;
      process.exitCode = 1;
      if (!hasFailedInside(details.error)) failures.push({ name, file, line, message: messageOf(details.error) });
    })
    .compose(new spec())
    .pipe(process.stdout);
}

if (values.list === true) console.log(files.join('\n'));
else if (files.length === 0) console.log('no test is concerned by what has changed');
else runAll();
