// Writes the service worker: `src/sw.js` with the list of the built files and a name that changes with them.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesUnder } from '@quarterdeck/tools/compress.ts';
import type { Plugin } from 'vite';

export function offlineFiles(): Plugin {
  let out = '';
  return {
    name: 'quarterdeck-offline-files',
    apply: 'build',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir);
    },
    closeBundle() {
      const files = filesUnder(out).filter((file) => !file.endsWith('.map') && file !== '/sw.js');
      const version = createHash('sha256');
      for (const file of files) version.update(file).update(readFileSync(join(out, file)));
      const source = readFileSync(join(import.meta.dirname, '../src/sw.js'), 'utf8');
      const list = JSON.stringify(files.map((file) => (file === '/index.html' ? '/' : file)));
      writeFileSync(
        join(out, 'sw.js'),
        source.replace('__FILES__', list).replace('__VERSION__', version.digest('hex').slice(0, 12)),
      );
    },
  };
}
