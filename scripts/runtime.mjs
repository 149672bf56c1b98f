// Finds, or fetches, everything that the first TypeScript line needs. Plain JavaScript on purpose: it must run on
// whatever Node a machine happens to have.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST = [22, 18]; // the first Node that runs TypeScript as it is
const FETCHED = '24'; // what we fetch when the system's is older
const RUNTIME = join(ROOT, '.runtime');
const WINDOWS = process.platform === 'win32';
const NPM = WINDOWS ? 'npm.cmd' : 'npm';

/** The path of a Node that is new enough; fetched from npm's own `node` package when the system's is not. */
export function currentNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const fetched = join(RUNTIME, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node');
  if (!isRunnable(fetched)) {
    say(
      `Node ${process.versions.node} is too old (${OLDEST.join('.')} or newer is needed): fetching Node ${FETCHED} into .runtime`,
    );
    mkdirSync(RUNTIME, { recursive: true });
    writeFileSync(join(RUNTIME, 'package.json'), '{ "private": true }\n');
    npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `node@${FETCHED}`], RUNTIME);
  }
  if (!isRunnable(fetched))
    fail(`npm's node package left no program that runs. Install Node ${OLDEST.join('.')} or newer and try again.`);
  return fetched;
}

/** Installs the packages of the lock file unless exactly these are installed already. */
export function installPackages() {
  const lock = join(ROOT, 'package-lock.json');
  const stamp = join(ROOT, 'node_modules', '.quarterdeck-lock');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages');
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], ROOT);
  writeFileSync(stamp, wanted);
}

/**
 * Runs a TypeScript file with the right Node, hands it our standard streams, and returns its exit code. Whoever ends us
 * means the program: it is told, and may finish what it has begun. A terminal's Ctrl-C reaches it without our help.
 */
export async function run(file, args) {
  const program = spawn(currentNode(), ['--disable-warning=ExperimentalWarning', file, ...args], { stdio: 'inherit' });
  process.on('SIGTERM', () => program.kill('SIGTERM'));
  process.on('SIGINT', () => {});
  endWithNpm();
  return new Promise((done) => {
    program.on('error', () => done(1));
    program.on('exit', (status) => done(status ?? 1));
  });
}

/**
 * Whoever ends npm or npx ends its shell, and a shell does not pass that on: when it is gone, our program is told. Without npm nobody
 * stands between: a server that was started from a terminal may outlive it.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && process.emit('SIGTERM'), 1000).unref();
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

function isRunnable(program) {
  return existsSync(program) && spawnSync(program, ['--version']).status === 0;
}

function npm(args, cwd) {
  // What npm says goes to stderr: our stdout may be read by a program.
  const { status } = spawnSync(NPM, args, { cwd, stdio: ['ignore', 2, 'inherit'], shell: WINDOWS });
  if (status !== 0) fail(`'npm ${args[0]}' did not succeed; is the npm registry within reach?`);
}

function say(line) {
  process.stderr.write(`quarterdeck: ${line}\n`);
}

function fail(line) {
  say(line);
  process.exit(1);
}
