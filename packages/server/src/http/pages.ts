// The web client, if it was built: files with a hash in their name are kept for ever, the page itself never.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { failureOf, Refused } from '../refused.ts';
import type { App } from './app.ts';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quarterdeck</title>
<p>The server runs, but the web client was not built. <a href="/api">The API is described here.</a></p></html>`;

/** The page that every address of the client starts from, or null when it was not built. */
export function readPage(webDir: string): string | null {
  const file = join(webDir, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

export async function pageRoutes(app: App, webDir: string, page: string | null): Promise<void> {
  if (page !== null) {
    await app.register(fastifyStatic, { root: webDir, index: false, cacheControl: false, setHeaders });
  }
  const sendPage = (reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page ?? NOT_BUILT);
  app.get('/', { schema: { hide: true } }, (_request, reply) => sendPage(reply));
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage = request.method === 'GET' && !path.startsWith('/api') && !/\.[a-z0-9]+$/i.test(path);
    if (isPage) return sendPage(reply);
    const failure = failureOf(new Refused('bad-request', `there is nothing at ${request.method} ${path}`));
    return reply
      .code(404)
      .type('application/json')
      .send(JSON.stringify({ error: failure }));
  });
}

function setHeaders(reply: FastifyReply, path: string): void {
  const isNamedByHash = /[/\\]assets[/\\]/.test(path);
  reply.header('cache-control', isNamedByHash ? 'public, max-age=31536000, immutable' : 'no-cache');
}
