// Every text of the built page lies there three times: as it is, in gzip and in brotli. Made once here, it costs no request anything.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesUnder } from './offline-files.ts';

/** Pictures, fonts and sounds are compressed already. */
export const TEXTS = /\.(html|js|css|svg|json|txt|xml|webmanifest|map)$/;

export function compress(): Plugin {
  let out = '';
  return {
    name: 'quarterdeck-compress',
    apply: 'build',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post', // after the service worker was written
      handler: () => compressFolder(out),
    },
  };
}

export function compressFolder(folder: string): void {
  for (const file of filesUnder(folder).filter((name) => TEXTS.test(name))) {
    const text = readFileSync(join(folder, file));
    // Maps are for developers: not worth the minute that the last percent takes.
    const quality = file.endsWith('.map') ? 5 : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text, { params }));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text, { level: 9 }));
  }
}
