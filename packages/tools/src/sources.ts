// What somebody wrote: the files of the project that are not installed, built or left out of its history.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** From the root of the project, those included that are not committed yet. */
export function filesOf(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  return files.filter((file) => file !== '' && existsSync(join(root, file)));
}
