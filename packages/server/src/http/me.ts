// Who I am: guest, account, export, farewell.
import * as wire from '@quarterdeck/protocol';
import { problem, renameMe } from '@quarterdeck/protocol';
import type { Storage } from '../storage/storage.ts';
import { renameAtTables } from '../table/requests/moving.ts';
import { accountRoutes } from './account-routes.ts';
import { type App, agentOf, headersOf, languageOf, personOf, setCookies } from './app.ts';
import { type Counted, counts } from './limits.ts';
import { type OwnDataParts, ownDataRoutes } from './own-data.ts';
import { type PushRouteParts, pushRoutes } from './push-routes.ts';
import { type SessionParts, sessionRoutes } from './sessions.ts';
import { knownMe, meOf } from './who.ts';

const tags = ['me'];

export interface MeParts extends SessionParts, PushRouteParts, OwnDataParts {
  readonly storage: Storage;
  readonly counted: Counted;
}

export function meRoutes(app: App, parts: MeParts): void {
  whoAmI(app, parts);
  accountRoutes(app, parts);
  ownDataRoutes(app, parts);
  sessionRoutes(app, parts);
  pushRoutes(app, parts);
}

function whoAmI(app: App, { identity, storage, rooms, counted }: MeParts): void {
  app.get('/api/me', {
    schema: {
      tags,
      summary: 'Who I am; whoever comes without a cookie becomes a guest',
      response: { 200: wire.me, default: problem },
    },
    async handler(request, reply) {
      const arrival = await identity.whoIs(headersOf(request));
      const known = arrival === null ? null : await knownMe(storage, arrival.person);
      if (arrival !== null && known !== null) {
        setCookies(reply, arrival.cookies);
        return known;
      }
      counted.count(request, 'guests');
      const guest = await identity.makeGuest(agentOf(request), languageOf(request));
      setCookies(reply, guest.cookies);
      return meOf(storage, guest.person);
    },
  });

  app.patch('/api/me', {
    config: counts('writes'),
    schema: { tags, summary: 'Change the name that others see', body: renameMe, response: { 200: wire.me, default: problem } },
    async handler(request) {
      const person = await personOf(identity, request);
      await storage.renamePerson(person.id, request.body.name);
      renameAtTables(rooms, person.id, request.body.name);
      return meOf(storage, person);
    },
  });
}
