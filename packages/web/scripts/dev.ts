// `npm run dev [-- --port 5173]`: every board and every rules page beside its code. What is written in an editor is seen at once.
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
/** Where packages are linked, they lie elsewhere. */
const INSTALLED = dirname(realpathSync(join(ROOT, 'node_modules/vite')));
const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' } } });

const server = await createServer({
  configFile: join(ROOT, 'packages/web/vite.pages.config.ts'),
  logLevel: 'warn',
  server: { port: Number(values.port), host: '127.0.0.1', fs: { allow: [ROOT, INSTALLED] } },
});
await server.listen();
const [address = ''] = server.resolvedUrls?.local ?? [];
console.log(`Boards beside their code: ${address}boards.html
The page itself, without a server: ${address}
The look: ${address}design.html`);
