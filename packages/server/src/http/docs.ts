// The API, described: OpenAPI made from the schemas that check it, and the same as a page to read.
import swagger from '@fastify/swagger';
import { message, request } from '@quarterdeck/protocol';
import type { App } from './app.ts';
import { jsonSchema, withJsonSchemas } from './schemas.ts';

const LIVE = `Live updates go over a WebSocket at /api/live, as JSON text: requests as in LiveRequest, messages as in LiveMessage.
Every request has a ticket of the client's own making and is answered by 'done' or 'refused' with that ticket; sent twice, it is done once.
'watch' a table to get a 'snapshot', then 'step', 'back', 'table' and 'chat' as things happen.`;

export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Quarterdeck', version: '1', description: LIVE },
      components: { schemas: liveSchemas() },
    },
    transform: ({ schema, url }) => ({ schema: withJsonSchemas(schema ?? {}), url }),
  });
}

function liveSchemas() {
  return { LiveRequest: jsonSchema(request, 'input'), LiveMessage: jsonSchema(message, 'output') };
}

export function docRoutes(app: App): void {
  const description = once(() => JSON.stringify(app.swagger()));
  const page = once(() => pageOf(app));
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json').send(description()),
  );
  app.get('/api', { schema: { hide: true } }, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page()));
}

/** The API does not change while it runs: it is written down when it is first asked for. */
function once(make: () => string): () => string {
  let made: string | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

function pageOf(app: App): string {
  const { paths = {} } = app.swagger();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, route]) => routeHtml(method, path, route)),
  );
  const schemas = Object.entries(liveSchemas()).map(([name, schema]) => detail(name, schema));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Quarterdeck: the API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}pre{overflow:auto}h2{font-size:1rem;margin:2rem 0 0}</style>
</head><body><main><h1>Quarterdeck: the API</h1>
<p>${escaped(LIVE)}</p><p><a href="/api/openapi.json">The same as OpenAPI</a></p>
${routes.join('\n')}
<h2>Live</h2>${schemas.join('\n')}</main></body></html>`;
}

function routeHtml(method: string, path: string, route: unknown): string {
  const { summary, requestBody, responses } = readRoute(route);
  const body = requestBody === undefined ? '' : detail('Request', requestBody);
  return `<section><h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2><p>${escaped(summary)}</p>${body}${detail('Answers', responses)}</section>`;
}

function readRoute(route: unknown): { summary: string; requestBody?: unknown; responses: unknown } {
  const fields = new Map(typeof route === 'object' && route !== null ? Object.entries(route) : []);
  return {
    summary: String(fields.get('summary') ?? ''),
    requestBody: fields.get('requestBody'),
    responses: fields.get('responses'),
  };
}

function detail(name: string, json: unknown): string {
  return `<details><summary>${escaped(name)}</summary><pre>${escaped(JSON.stringify(json, null, 2) ?? '')}</pre></details>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
