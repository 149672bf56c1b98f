// The web client, if it was built: files with a hash in their name are kept for ever, the page itself never.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { short } from '@quarterdeck/kernel';
import { failureOf, refusal } from '@quarterdeck/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { ENCODINGS, type Encoding, encodingFor } from './negotiate.ts';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quarterdeck</title>
<p>The server runs, but the web client was not built. <a href="/api">The API is described here.</a></p></html>`;

/** The page that every address of the client starts from, or null when it was not built. */
export function readPage(webDir: string): string | null {
  const file = join(webDir, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

export async function pageRoutes(app: App, webDir: string, page: string | null): Promise<void> {
  if (page !== null) {
    // The files are looked up once: what is not there costs no look at the disk.
    const packed = { preCompressed: true, globIgnore: ['**/*.br', '**/*.gz'] };
    await app.register(fastifyStatic, {
      ...packed,
      root: webDir,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders,
    });
  }
  const sendPage = pageSender(webDir, page);
  app.get('/', { schema: { hide: true } }, (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (isPageAddress(request)) return sendPage(request, reply);
    const failure = failureOf(refusal('bad-request', `there is nothing at ${request.method} ${short(pathOf(request))}`));
    return reply
      .code(404)
      .type('application/json')
      .send(JSON.stringify({ error: failure }));
  });
}

/** The page in all of its forms, from memory. */
function pageSender(webDir: string, page: string | null): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const forms = new Map(ENCODINGS.flatMap((encoding) => formOf(webDir, encoding)));
  return ({ headers }, reply) => {
    const encoding = encodingFor(headers['accept-encoding'], [...forms.keys()]);
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('text/html; charset=utf-8');
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.send((encoding === null ? null : forms.get(encoding)) ?? page ?? NOT_BUILT);
  };
}

const SUFFIX: Readonly<Record<Encoding, string>> = { br: 'br', gzip: 'gz' };

function formOf(webDir: string, encoding: Encoding): [Encoding, Buffer][] {
  const file = join(webDir, `index.html.${SUFFIX[encoding]}`);
  return existsSync(file) ? [[encoding, readFileSync(file)]] : [];
}

/** Whether an address that no route has is one of the client's own, which all start from the one page. */
export function isPageAddress(request: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const path = pathOf(request);
  return (request.method === 'GET' || request.method === 'HEAD') && !/^\/+api(\/|$)/i.test(path) && !/\.[a-z0-9]+$/i.test(path);
}

function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function setHeaders(reply: FastifyReply, path: string): void {
  const isNamedByHash = /[/\\]assets[/\\]/.test(path);
  reply.header('vary', 'accept-encoding');
  reply.header('cache-control', isNamedByHash ? 'public, max-age=31536000, immutable' : 'no-cache');
}
