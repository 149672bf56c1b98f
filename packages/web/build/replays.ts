// The golden replays of all games, for who works on a board: `/replays` lists them, `/replays/GAME/NAME` is one.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

export function replays(): Plugin {
  return {
    name: 'quarterdeck-replays',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/replays', (request, response) => {
        const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname).slice(1);
        const kept = keptReplays();
        if (asked === '') response.setHeader('content-type', 'application/json').end(JSON.stringify([...kept.keys()]));
        else if (!kept.has(asked)) response.writeHead(404).end();
        else response.end(readFileSync(join(ROOT, kept.get(asked) ?? '')));
      });
    },
  };
}

/** Files by `GAME/NAME`. */
function keptReplays(): ReadonlyMap<string, string> {
  const files = globSync('games/*/test/replays/*.record', { cwd: ROOT }).sort();
  return new Map(files.map((file) => [file.replace(/^games\/|\/test\/replays|\.record$/g, ''), file]));
}
