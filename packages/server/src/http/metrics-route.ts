// The metrics: for this machine, or for whoever shows the token.
import { createHash, timingSafeEqual } from 'node:crypto';
import { refusal } from '@quarterdeck/protocol';
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { App } from './app.ts';
import { isOfThisMachine } from './callers.ts';

export function metricsRoute(app: App, metrics: Metrics, token: string | null): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token))
      throw refusal('not-allowed', 'metrics are shown on this machine only, or to whoever has the token');
    return reply.type('text/plain; version=0.0.4').send(metrics.print());
  });
}

/** Where there is a token, this machine needs it too: a proxy that says nothing of its callers looks like it. */
function mayRead({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>, token: string | null): boolean {
  if (token === null) return isOfThisMachine(socket.remoteAddress, headers);
  return isSame(headers.authorization ?? '', `Bearer ${token}`);
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
