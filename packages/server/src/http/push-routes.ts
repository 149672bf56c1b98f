// Being told by the browser when it is one's turn.
import { problem, pushSubscription, refusal } from '@quarterdeck/protocol';
import * as z from 'zod';
import type { Identity } from '../identity.ts';
import type { Push } from '../push.ts';
import type { Storage } from '../storage/storage.ts';
import { type App, personOf } from './app.ts';
import { counts } from './limits.ts';

export interface PushRouteParts {
  readonly identity: Identity;
  readonly push: Pick<Push, 'publicKey'>;
  readonly storage: Pick<Storage, 'addPush' | 'removePush' | 'pushesOf'>;
  now(): number;
}

const nothing = z.strictObject({});
const tags = ['me'];

/** Where browsers let themselves be told; anything else would make the server call strangers. */
const PUSH_SERVICES = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

export function pushRoutes(app: App, { identity, push, storage, now }: PushRouteParts): void {
  app.get('/api/push-key', {
    schema: {
      tags,
      summary: 'The key that a browser needs to be told of turns',
      response: { 200: z.strictObject({ key: z.string() }) },
    },
    handler: async () => ({ key: push.publicKey }),
  });
  app.post('/api/me/push', {
    config: counts('writes'),
    schema: {
      tags,
      summary: 'Tell this browser when it is my turn',
      body: pushSubscription,
      response: { 200: nothing, default: problem },
    },
    async handler(request) {
      const { id } = await personOf(identity, request);
      const { endpoint, keys } = request.body;
      if (!PUSH_SERVICES.test(new URL(endpoint).hostname))
        throw refusal('bad-request', 'this address is no push service that browsers use');
      await storage.addPush({ endpoint, person: id, keys, created: now() });
      return {};
    },
  });
  app.delete('/api/me/push', {
    config: counts('writes'),
    schema: {
      tags,
      summary: 'Tell this browser no more',
      body: pushSubscription.pick({ endpoint: true }),
      response: { 200: nothing, default: problem },
    },
    async handler(request) {
      const { id } = await personOf(identity, request);
      const own = await storage.pushesOf(id);
      if (own.some(({ endpoint }) => endpoint === request.body.endpoint)) await storage.removePush(request.body.endpoint);
      return {};
    },
  });
}
