// Headers that browsers hold a page to, and whose requests are taken.
import { createHash } from 'node:crypto';
import { refusal } from '@quarterdeck/protocol';
import type { App } from './app.ts';
import { isApi } from './limits.ts';

/** Whether a page of ours sent this. Programs that are no browsers send no origin, and have no one else's cookies. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string | null): boolean {
  if (origin === undefined) return true;
  const from = URL.parse(origin);
  return from !== null && (from.host === host || (publicUrl !== null && from.origin === URL.parse(publicUrl)?.origin));
}

export function secure(app: App, publicUrl: string | null, page: string | null): void {
  const policy = contentPolicy(page === null ? [] : inlineScripts(page));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('x-frame-options', 'DENY');
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (publicUrl?.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
    if (isApi(request.routeOptions.url)) reply.header('cache-control', 'no-store');
  });
}

export function refuseStrangers(app: App, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    const isWriting = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWriting && !isOwnOrigin(request.headers.origin, request.headers.host, publicUrl)) {
      throw refusal('not-allowed', 'changes are accepted from our own pages only');
    }
  });
}

/** Styles may stand in elements, which is how boards place their pieces; scripts only in files, or known by their hash. */
function contentPolicy(hashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
