// What Quarterdeck is measured against, in a folder of its own: it brings a hundred packages, which nobody needs who only plays.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const PEERS = join(import.meta.dirname, '../../peers');
const STAMP = join(PEERS, 'node_modules', '.quarterdeck-lock');
const WINDOWS = process.platform === 'win32';

/** How to load a peer; the first time all of them are installed. Their subpaths are folders, which only `require` opens. */
export function peers(): NodeJS.Require {
  const wanted = createHash('sha256')
    .update(readFileSync(join(PEERS, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) install(wanted);
  return createRequire(join(PEERS, 'package.json'));
}

function install(lock: string): void {
  process.stderr.write('bench: installing what we are measured against into bench/peers\n');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // What npm says goes to stderr: our stdout may be read by a program.
  const { status } = spawnSync(WINDOWS ? 'npm.cmd' : 'npm', args, {
    cwd: PEERS,
    stdio: ['ignore', 2, 'inherit'],
    shell: WINDOWS,
  });
  if (status !== 0) throw new Error("'npm ci' did not succeed in bench/peers; is the npm registry within reach?");
  writeFileSync(STAMP, lock);
}
