// Whether the server is well, for those who watch over it.
import type { StorageHealth } from '../storage/sqlite.ts';
import type { App } from './app.ts';

/** `/health`: the process answers. `/ready`: it can also do what it is asked, because the storage can. */
export function healthRoutes(app: App, health: StorageHealth): void {
  const options = { schema: { hide: true } };
  app.get('/health', options, async () =>
    health.trouble === null ? { status: 'ok' } : { status: 'failing', storage: health.trouble },
  );
  app.get('/ready', options, async (_request, reply) =>
    reply.code(health.trouble === null ? 200 : 503).send({ storage: health.trouble ?? 'ok' }),
  );
}
