// Prints what a player's browser has to load, compressed, and fails the build when it is too much.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@quarterdeck/kernel';
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
      const all = [...chunks.values()];
      const first = all.filter(({ isEntry }) => isEntry);
      report('first page', withImports(first, chunks), dir, FIRST_PAGE);
      for (const offer of all.filter((chunk) => isPart(chunk, 'offer.ts'))) {
        const game = gameOf(offer);
        const known = heaviest(
          wordsOf(game, all).map((words) => withImports([...first, offer, words], chunks)),
          dir,
        );
        report(`first page with the rules and words of ${game}`, known, dir, FIRST_PAGE);
        const board = withImports(
          all.filter((chunk) => isPart(chunk, 'ui/Board.svelte') && gameOf(chunk) === game),
          chunks,
        );
        report(`board of ${game}, more`, new Set([...board].filter((file) => !known.has(file))), dir, BOARD);
      }
    },
  };
}

/** The words of a game, a chunk a language. */
function wordsOf(game: string, all: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  return LANGUAGES.flatMap((language) =>
    all.filter((chunk) => isPart(chunk, `text/${language}/index.ts`) && gameOf(chunk) === game),
  );
}

/** A player reads one language; what counts is the one that takes the most. */
function heaviest(sets: readonly ReadonlySet<string>[], dir: string): ReadonlySet<string> {
  const [most] = sets.toSorted((one, other) => sizeOf(other, dir) - sizeOf(one, dir));
  if (most === undefined) throw new Error('a game has no words that are loaded by themselves');
  return most;
}

function isPart({ facadeModuleId }: Rolldown.OutputChunk, file: string): boolean {
  return facadeModuleId?.endsWith(`/${file}`) === true && facadeModuleId.includes('/games/');
}

function gameOf({ facadeModuleId }: Rolldown.OutputChunk): string {
  return /\/games\/([^/]+)\//.exec(facadeModuleId ?? '')?.[1] ?? '?';
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
  const size = sizeOf(files, dir);
  console.log(`${what}: ${size.toFixed(1)} kB of compressed script (at most ${limit})`);
  if (size > limit) throw new Error(`${what} has ${size.toFixed(1)} kB of compressed script, more than ${limit}`);
}

/** In kB, compressed. */
function sizeOf(files: ReadonlySet<string>, dir: string): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dir, file))).length, 0) / 1000;
}
