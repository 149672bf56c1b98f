// Every text of a folder lies there three times: as it is, in gzip and in brotli. Made once, it costs no request anything.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Pictures, fonts and sounds are compressed already. */
export const TEXTS = /\.(html|js|css|svg|json|txt|xml|webmanifest|map)$/;

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

/** Every file in a folder, as paths of the site. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`)
    .sort();
}
