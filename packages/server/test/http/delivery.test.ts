// What goes over the wire: the page and its files in the shortest form that the browser takes, and the same when unpacked.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { gameList } from '@quarterdeck/protocol';
import { compressFolder, TEXTS } from '@quarterdeck/tools/compress.ts';
import { encodingFor } from '../../src/http/negotiate.ts';
import { serverFor, tempDir } from '../lib/harness.ts';

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html/,
  js: /javascript/,
  css: /^text\/css/,
  svg: /^image\/svg/,
  webmanifest: /manifest\+json/,
  map: /json/,
  png: /^image\/png/,
};

/** A page as a build makes it, or the built one where it is there. */
function pageFolder(t: TestContext): string {
  const webDir = tempDir(t);
  mkdirSync(join(webDir, 'assets'));
  const filler = 'sail on, sail on; '.repeat(400);
  const files = [
    'index.html',
    'sw.js',
    'manifest.webmanifest',
    'icon.svg',
    'icon.png',
    'assets/main-abc.js',
    'assets/main-abc.js.map',
    'assets/main-abc.css',
  ];
  for (const file of files) writeFileSync(join(webDir, file), `/* ${file} */ ${filler}`);
  compressFolder(webDir);
  return webDir;
}

function filesOf(webDir: string): string[] {
  const all = readdirSync(webDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return all
    .map(({ parentPath, name }) => join(parentPath, name).slice(webDir.length))
    .filter((file) => !/\.(br|gz)$/.test(file));
}

test('every text of the page is offered in brotli and gzip, of the same type, and is the same when unpacked', async (t) => {
  const webDir = pageFolder(t);
  const { app } = await serverFor(t, { webDir });
  for (const file of filesOf(webDir)) {
    const whole = readFileSync(join(webDir, file));
    const plain = await app.inject({ url: file });
    assert.deepEqual([plain.statusCode, plain.rawPayload.equals(whole)], [200, true], file);
    assert.match(String(plain.headers['content-type']), TYPES[file.split('.').at(-1) ?? ''] ?? /./, file);
    for (const encoding of ['br', 'gzip'] as const) {
      const { headers, rawPayload } = await app.inject({ url: file, headers: { 'accept-encoding': encoding } });
      assert.equal(headers['content-encoding'], TEXTS.test(file) ? encoding : undefined, file);
      assert.equal(headers['content-type'], plain.headers['content-type'], file);
      assert.match(String(headers['vary']), /accept-encoding/i, file);
      if (!TEXTS.test(file)) continue;
      assert.ok(rawPayload.length < whole.length / 4 && UNPACK[encoding](rawPayload).equals(whole), file);
    }
  }
});

test('the page itself comes compressed at every address of the client, and the packed files have no address of their own', async (t) => {
  const webDir = pageFolder(t);
  const { app } = await serverFor(t, { webDir });
  for (const url of ['/', '/t/AAAAAAAAAAAA', '/play/dead-mans-draw']) {
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    assert.deepEqual([headers['content-encoding'], headers['vary']], ['br', 'accept-encoding']);
    assert.ok(brotliDecompressSync(rawPayload).equals(readFileSync(join(webDir, 'index.html'))));
  }
  assert.equal((await app.inject({ url: '/assets/main-abc.js.br' })).statusCode, 404);
});

test('a part of a file can be had, and what has not changed is not sent again', async (t) => {
  const webDir = pageFolder(t);
  const { app } = await serverFor(t, { webDir });
  const part = await app.inject({ url: '/assets/main-abc.js', headers: { range: 'bytes=0-9' } });
  assert.deepEqual([part.statusCode, part.rawPayload.length], [206, 10]);
  const packed = { 'accept-encoding': 'br' };
  const { headers } = await app.inject({ url: '/sw.js', headers: packed });
  const again = await app.inject({ url: '/sw.js', headers: { ...packed, 'if-none-match': String(headers.etag) } });
  assert.equal(again.statusCode, 304);
});

test('the caller has the choice of the encoding', () => {
  assert.equal(encodingFor('gzip, deflate, br, zstd'), 'br');
  assert.equal(encodingFor('gzip;q=1.0, br;q=0'), 'gzip');
  assert.equal(encodingFor('*'), 'br');
  assert.equal(encodingFor('*;q=0, gzip'), 'gzip');
  assert.deepEqual([encodingFor('identity'), encodingFor(undefined), encodingFor('br;q=nonsense')], [null, null, null]);
});

test('long answers of the API come in gzip to who takes it, and short ones as they are', async (t) => {
  const { app } = await serverFor(t);
  const games = await app.inject({ url: '/api/games', headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(games.headers['content-encoding'], 'gzip');
  const plain = await app.inject({ url: '/api/games' });
  assert.deepEqual(JSON.parse(gunzipSync(games.rawPayload).toString()), gameList.parse(plain.json()));
  const short = await app.inject({ url: '/api/push-key', headers: { 'accept-encoding': 'gzip' } });
  assert.equal(short.headers['content-encoding'], undefined);
});
