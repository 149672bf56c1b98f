// The built page, as it lies on the disk for the server to hand out.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { copyOfBuild } from '@quarterdeck/board-testkit/test-page.ts';
import { build } from '@quarterdeck/server';
import { filesUnder, TEXTS } from '@quarterdeck/tools/compress.ts';

test('every text of the built page is there and is served in brotli and in gzip, and is the same when unpacked', async (t) => {
  const out = copyOfBuild({ name: 'page', config: 'vite.config.ts', env: { VITE_EXAMPLE: '1', VITE_PACE: '0' } });
  const data = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  const server = await build({ webDir: out, dataDir: data, logLevel: 'silent' });
  t.after(async () => {
    await server.close();
    for (const folder of [out, data]) rmSync(folder, { recursive: true });
  });
  const texts = filesUnder(out).filter((file) => TEXTS.test(file));
  assert.ok(texts.length > 50 && texts.includes('/index.html') && texts.includes('/sw.js'));
  for (const file of texts) {
    const whole = readFileSync(join(out, file));
    assert.ok(existsSync(join(out, `${file}.br`)) && existsSync(join(out, `${file}.gz`)), file);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await server.app.inject({ url: file, headers: { 'accept-encoding': encoding } });
      assert.deepEqual([headers['content-encoding'], unpack(rawPayload).equals(whole)], [encoding, true], file);
    }
  }
});

test('the service worker keeps the files themselves and not their packed forms', () => {
  const out = copyOfBuild({ name: 'page', config: 'vite.config.ts', env: { VITE_EXAMPLE: '1', VITE_PACE: '0' } });
  assert.doesNotMatch(readFileSync(join(out, 'sw.js'), 'utf8'), /\.(br|gz)"/);
  rmSync(out, { recursive: true });
});
