// The lock file, changed in what it says of our own packages: what is installed stays right, and nothing is installed anew.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, readLock } from './json.ts';

/** Where `scripts/runtime.mjs` keeps of which lock file the packages are installed. */
const STAMP = join('node_modules', '.quarterdeck-lock');

export function changeLock(root: string, change: (lock: Lock) => Lock): void {
  const file = join(root, 'package-lock.json');
  const before = readFileSync(file, 'utf8');
  const after = `${JSON.stringify(change(readLock(before)), null, 2)}\n`;
  const stamp = join(root, STAMP);
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(before);
  writeFileSync(file, after);
  if (isInstalled) writeFileSync(stamp, digest(after));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
