// Prints what a player's browser has to load, compressed, and fails the build when it is too much.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const FIRST_PAGE = 120;
const BOARD = 80;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export function budget(): Plugin {
  return {
    name: 'quarterdeck-budget',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const chunks: Chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      );
      // The start page shows every game by its title, and those are in the games' words.
      const first = [...chunks.values()].filter(({ isEntry, facadeModuleId }) => isEntry || isOffer(facadeModuleId));
      const firstFiles = withImports(first, chunks);
      report('first page', firstFiles, dir, FIRST_PAGE);
      for (const board of [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/ui/Board.svelte'))) {
        const own = [...withImports([board], chunks)].filter((file) => !firstFiles.has(file));
        report(`board of ${gameOf(board)}`, new Set(own), dir, BOARD);
      }
    },
  };
}

function isOffer(module: string | null): boolean {
  return module?.endsWith('/offer.ts') === true && !module.includes('/example/');
}

function gameOf({ facadeModuleId }: Rolldown.OutputChunk): string {
  return facadeModuleId?.split('/').at(-3) ?? '?';
}

/** The chunks, and all that must be there before they can run. */
function withImports(from: readonly Rolldown.OutputChunk[], chunks: Chunks): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of chunks.get(name)?.imports ?? []) visit(next);
  };
  for (const { fileName } of from) visit(fileName);
  return found;
}

function report(what: string, files: ReadonlySet<string>, dir: string, limit: number): void {
  const size = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dir, file))).length, 0) / 1000;
  console.log(`${what}: ${size.toFixed(1)} kB of compressed script (at most ${limit})`);
  if (size > limit) throw new Error(`${what} has ${size.toFixed(1)} kB of compressed script, more than ${limit}`);
}
