// The lock files serve every machine and every registry, and bring nobody what only a measurement needs.
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
const PEERS = 'bench/peers/package-lock.json';

function packagesOf(lock: string) {
  const read = z.looseObject({ packages: z.record(z.string(), locked) });
  return read.parse(JSON.parse(readFileSync(join(ROOT, lock), 'utf8'))).packages;
}
const packages = packagesOf('package-lock.json');

test('the lock files name no addresses: they fit any registry', () => {
  const all = [...Object.values(packages), ...Object.values(packagesOf(PEERS))];
  const addresses = all.flatMap(({ resolved }) => (resolved?.includes(':') ? [resolved] : []));
  assert.deepEqual(addresses, []);
});

test('what we are measured against is installed for a measurement alone', () => {
  assert.ok('node_modules/boardgame.io' in packagesOf(PEERS));
  assert.ok(!Object.keys(packages).some((path) => path.endsWith('node_modules/boardgame.io')));
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
