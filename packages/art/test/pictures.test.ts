import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { pictureNamed, pictures, picturesOf, pictureUrl, SIZES } from '../src/index.ts';
import type { Scenes } from '../src/scene.ts';
import { groupOf, ROOT, sceneFiles, sourceHash } from '../src/sources.ts';

const PICTURES = join(ROOT, 'pictures');

/** What a group may weigh at its small and middle plates together: a board loads all of them at once. */
const GROUP_LIMIT = 450_000;
const LIMITS = { large: 130_000, middle: 24_000, small: 6_000 } as const;

async function drawn(): Promise<{ name: string; source: string }[]> {
  const found = sceneFiles().map(async (source) => {
    const { scenes }: { scenes: Scenes } = await import(pathToFileURL(join(ROOT, source)).href);
    return Object.keys(scenes).map((name) => ({ name: `${groupOf(source)}/${name}`, source }));
  });
  return (await Promise.all(found)).flat();
}

test('every scene has its picture in the manifest, and every picture its scene, once', async () => {
  const wanted = (await drawn()).map(({ name, source }) => `${name} from ${source}`).sort();
  const listed = pictures.map(({ name, source }) => `${name} from ${source}`).sort();
  assert.deepEqual(listed, wanted);
  assert.equal(new Set(pictures.map(({ name }) => name)).size, pictures.length);
});

test('no picture is older than its drawing: `npm run art` was run', () => {
  const stale = pictures.filter(({ source, hash }) => sourceHash(source) !== hash).map(({ name }) => name);
  assert.deepEqual(stale, []);
});

test('the files are those of the manifest, byte for byte as many, and no others', () => {
  const listed = pictures.flatMap(({ sizes }) => SIZES.map((size) => sizes[size]));
  for (const { file, bytes } of listed) assert.equal(statSync(join(PICTURES, file)).size, bytes, file);
  const found = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(avif|webp)$/.test(file));
  assert.deepEqual(found.map((file) => file.replaceAll('\\', '/')).sort(), listed.map(({ file }) => file).sort());
});

test('each file is of the format that its name says', () => {
  for (const { sizes } of pictures) {
    const large = readFileSync(join(PICTURES, sizes.large.file)).toString('latin1', 4, 12);
    assert.equal(large, 'ftypavif', sizes.large.file);
    for (const { file } of [sizes.middle, sizes.small])
      assert.equal(readFileSync(join(PICTURES, file)).toString('latin1', 8, 12), 'WEBP', file);
  }
});

test('a picture keeps within the bytes of its size, and a group within what a board may load', () => {
  for (const { name, sizes } of pictures)
    for (const size of SIZES) assert.ok(sizes[size].bytes <= LIMITS[size], `${name} ${size}: ${sizes[size].bytes}`);
  for (const group of new Set(pictures.map((entry) => entry.group))) {
    const sum = picturesOf(group).reduce((total, { sizes }) => total + sizes.middle.bytes + sizes.small.bytes, 0);
    assert.ok(sum <= GROUP_LIMIT, `${group}: ${sum}`);
  }
});

test('no two pictures are the same picture', () => {
  const hashes = pictures.map(({ sizes }) =>
    createHash('sha256')
      .update(readFileSync(join(PICTURES, sizes.large.file)))
      .digest('hex'),
  );
  assert.equal(new Set(hashes).size, hashes.length);
});

test('a picture is found by name, and its address changes with its drawing', () => {
  const anchor = pictureNamed('dead-mans-draw/anchor');
  assert.ok(anchor !== null);
  assert.equal(pictureUrl('/art', anchor, 'small'), `/art/dead-mans-draw/anchor.small.webp?${anchor.hash}`);
  assert.equal(pictureUrl('/art/', anchor, 'large'), `/art/dead-mans-draw/anchor.large.avif?${anchor.hash}`);
  assert.equal(pictureNamed('dead-mans-draw/unicorn'), null);
});
