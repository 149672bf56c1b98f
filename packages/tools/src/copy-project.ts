// The project in a folder of its own, with what is installed, for tests that write in it.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesOf } from './sources.ts';
import { membersOf } from './workspace.ts';

/** What is installed is not copied but linked; what a program writes there is its own. */
const LEFT_OUT = ['.vite', '.quarterdeck-pages'];
const COPIED = ['.quarterdeck-lock', '.package-lock.json'];
const OURS = '@quarterdeck';

/** A folder that is the caller's to delete. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'quarterdeck-copy-'));
  for (const file of filesOf(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const { folder } of membersOf(root)) linkInstalled(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  return copy;
}

function linkInstalled(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((one) => !LEFT_OUT.includes(one))) {
    if (COPIED.includes(name)) cpSync(join(from, name), join(to, name));
    else if (name === OURS) linkOurs(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name));
  }
}

/** Our own packages are those of the copy: the links lead to the same places from there. */
function linkOurs(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name));
}
