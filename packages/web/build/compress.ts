// Packs the texts of the built page, so that the server hands them out as they lie there.
import { resolve } from 'node:path';
import { compressFolder } from '@quarterdeck/tools/compress.ts';
import type { Plugin } from 'vite';

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
