// The HTTP server before it has any routes: its limits, its log, and how it reads requests.
import fastify from 'fastify';
import type { App } from '../http/app.ts';
import { answerGarbled, answerLost } from '../http/errors.ts';
import { zodValidator } from '../http/schemas.ts';
import type { Settings } from '../settings.ts';
import { troubleOf } from '../trouble.ts';

/** More than a table with the longest options needs; a record has a limit of its own. */
const BODY_BYTES = 64 * 1024;

/** Where the lines of the log go. */
export interface LogStream {
  write(line: string): void;
}

export function makeApp({ logLevel, trustProxy, timeouts }: Settings, logTo: LogStream | undefined): App {
  const serializers = { req: loggedRequest, err: loggedError };
  const app = fastify({
    logger: { level: logLevel, serializers, ...(logTo === undefined ? {} : { stream: logTo }) },
    trustProxy: trustOf(trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: timeouts.idle,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    clientErrorHandler: answerGarbled,
    frameworkErrors: answerLost,
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(zodValidator);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app.withTypeProvider();
}

/** A proxy's word is taken by how many stand between, counted from here, or by who it is. */
function trustOf(trusted: Settings['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  if (trusted === null) return false;
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted];
}

/** The route and not the address, because the address of a table by link is its key. Headers are not logged at all. */
function loggedRequest({ method, routeOptions }: { method: string; routeOptions?: { url?: string | undefined } }) {
  return { method, route: routeOptions?.url };
}

/** Errors that Fastify logs of its own accord. */
function loggedError(error: unknown) {
  const { kind, code, where } = troubleOf(error);
  return { type: kind, code, message: '', stack: where.join('\n') };
}
