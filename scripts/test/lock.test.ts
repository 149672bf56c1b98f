// The lock file serves every machine and every registry.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as z from 'zod';

const locked = z.looseObject({
  resolved: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

const ROOT = join(import.meta.dirname, '../..');
const { packages } = z
  .looseObject({ packages: z.record(z.string(), locked) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));

test('the lock file names no addresses: it fits any registry', () => {
  const addresses = Object.values(packages).flatMap(({ resolved }) => (resolved?.includes(':') ? [resolved] : []));
  assert.deepEqual(addresses, []);
});

/** Where a package is looked for from another one's folder. */
function* foldersAbove(path: string): Iterable<string> {
  const steps = path.split('/');
  for (let length = steps.length; length > 0; length--) yield `${steps.slice(0, length).join('/')}/`;
  yield '';
}

test('the lock file has the programs of every system, and not only of the one that it was written on', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![...foldersAbove(path)].some((folder) => `${folder}node_modules/${name}` in packages),
    ),
  );
  assert.deepEqual(missing, []);
});
