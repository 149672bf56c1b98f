// Long answers of the API go over the wire in gzip. It is made in the thread pool: nobody else waits for it.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { App } from './app.ts';
import { isApi } from './limits.ts';
import { encodingFor } from './negotiate.ts';

/** Shorter answers fit into a few packets as they are. */
export const LONG = 4096;

const gzipped = promisify(gzip);

export function shortenAnswers(app: App): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isApi(request.routeOptions.url) || typeof payload !== 'string' || payload.length < LONG) return payload;
    reply.header('vary', 'accept-encoding');
    if (encodingFor(request.headers['accept-encoding'], ['gzip']) === null) return payload;
    reply.header('content-encoding', 'gzip');
    reply.removeHeader('content-length');
    return gzipped(payload);
  });
}
