// Where the drawings are, and whether a picture was made from the drawing as it stands now.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

const byName = (a: string, b: string): number => (a < b ? -1 : 1);
const slashed = (path: string): string => path.replaceAll('\\', '/');

/** Every scene file, as a path below the package: scenes/<group>/<subject>.ts. */
export function sceneFiles(): string[] {
  const files = readdirSync(join(ROOT, 'scenes'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => slashed(join('scenes', file)))
    .sort(byName);
}

export const groupOf = (sceneFile: string): string => sceneFile.split('/')[1] ?? '';

const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

function collect(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, target] of readFileSync(file, 'utf8').matchAll(IMPORT))
    if (target !== undefined) collect(resolve(dirname(file), target), seen);
}

/** A hash over the scene and over everything of ours that it imports, because a change there changes the picture too. */
export function sourceHash(sceneFile: string): string {
  const seen = new Set<string>();
  collect(join(ROOT, sceneFile), seen);
  collect(join(ROOT, 'src/svg.ts'), seen);
  const hash = createHash('sha256');
  for (const file of [...seen].sort(byName))
    hash
      .update(slashed(relative(ROOT, file)))
      .update('\0')
      .update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
