// How much compressed script each board adds to the shell, which has Svelte, the kernel and the look already.
// Run with: node packages/board-testkit/src/board-size.ts
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

export const BOARD_LIMIT = 80_000;
const GAMES = join(import.meta.dirname, '../../../games');

export async function boardSize(game: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: join(GAMES, game),
    plugins: [svelte()],
    build: {
      write: false,
      lib: { entry: join(GAMES, game, 'ui/Board.svelte'), formats: ['es'] },
      rolldownOptions: { external: [/^svelte/, /^@quarterdeck\/(kernel|board)/] },
      minify: true,
    },
  });
  const outputs = Array.isArray(built) ? built.flatMap((one) => one.output) : 'output' in built ? built.output : [];
  const code = outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
  return gzipSync(code, { level: 9 }).length;
}

if (import.meta.main) {
  for (const game of readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'ui/Board.svelte')))) {
    const size = await boardSize(game);
    console.log(`${game}: ${(size / 1000).toFixed(1)} kB of ${BOARD_LIMIT / 1000}`);
    if (size > BOARD_LIMIT) process.exitCode = 1;
  }
}
