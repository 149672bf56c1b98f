// "It is your turn", told by the browser to whoever asked for it and is not looking.
import webPush from 'web-push';
import * as z from 'zod';
import { readJson } from './json.ts';
import type { Log } from './log.ts';
import type { Storage } from './storage/storage.ts';
import { troubleOf } from './trouble.ts';

export interface Push {
  readonly publicKey: string;
  nudge(person: string, table: string, game: string): void;
  /** Tells nobody any more: the server is closing. */
  stop(): void;
}

export interface PushParts {
  readonly storage: Storage;
  readonly log: Log;
  readonly publicUrl: string | null;
}

/** After this a turn is no news any more, in seconds. */
const LIFE = 24 * 60 * 60;
const PATIENCE = 10_000;

const vapid = z.object({ publicKey: z.string(), privateKey: z.string() });
/** What a push service answers when a browser is gone for good. */
const gone = z.object({ statusCode: z.union([z.literal(404), z.literal(410)]) });

export async function makePush({ storage, log, publicUrl }: PushParts): Promise<Push> {
  const text = await storage.keyOf('push', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const keys = readJson(text, vapid);
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'https://quarterdeck.invalid';
  const options = { vapidDetails: { subject, ...keys }, TTL: LIFE, timeout: PATIENCE };

  async function tell(person: string, payload: string): Promise<void> {
    for (const { endpoint, keys: kept } of await storage.pushesOf(person)) {
      await webPush.sendNotification({ endpoint, keys: kept }, payload, options).catch(async (error: unknown) => {
        if (gone.safeParse(error).success) await storage.removePush(endpoint);
        else log.warn(troubleOf(error), 'a push message was not taken');
      });
    }
  }

  let isStopped = false;
  return {
    publicKey: keys.publicKey,
    stop() {
      isStopped = true;
    },
    nudge(person, table, game) {
      if (isStopped) return;
      tell(person, JSON.stringify({ kind: 'your-turn', table, game })).catch((error: unknown) => {
        if (!isStopped) log.warn(troubleOf(error), 'push has failed');
      });
    },
  };
}
