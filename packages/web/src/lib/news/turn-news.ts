// Being told of one's turn, in this browser and by this server.
import type { Language } from '@quarterdeck/kernel';
import * as z from 'zod';
import { TEXTS } from '../../text/index.ts';
import { GAMES, titleOf } from '../games/games.ts';
import { ask, sending } from '../server/ask.ts';
import { whoAmI } from '../server/server.ts';
import { type NewsBrowser, type NewsServer, type Reach, reachNow, renew, switchOff, switchOn } from './push.ts';

const nothing = z.looseObject({});

const browser: NewsBrowser = {
  permission: () => ('Notification' in window ? Notification.permission : null),
  askPermission: () => Notification.requestPermission(),
  async pushes() {
    if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
    const isInstalled = (await navigator.serviceWorker.getRegistration()) !== undefined;
    return isInstalled ? (await navigator.serviceWorker.ready).pushManager : null;
  },
};

const server: NewsServer = {
  key: async () => (await ask(z.object({ key: z.string() }), '/push-key')).key,
  add: (subscription) => ask(nothing, '/me/push', sending('POST', subscription)),
  remove: (endpoint) => ask(nothing, '/me/push', sending('DELETE', { endpoint })),
};

/** The server must know whom to tell: whoever has never been there becomes a guest. */
export function wantNews(name: string | null): Promise<Reach> {
  return switchOn(browser, { ...server, add: (subscription) => whoAmI(name).then(() => server.add(subscription)) });
}

export const refuseNews = (): Promise<void> => switchOff(browser, server);
export const newsReach = (): Promise<Reach> => reachNow(browser);
export const renewNews = (): Promise<void> => renew(browser, server);

/** The service worker speaks when no page is open, and knows no words: they are laid out for it. */
export async function layOutWords(language: Language): Promise<void> {
  if (!('caches' in window)) return;
  const games = Object.fromEntries(GAMES.map(({ id }) => [id, titleOf(id, language)]));
  const words = { turn: TEXTS[language].table.yourTurn, games };
  await (await caches.open('words')).put('/words', new Response(JSON.stringify(words)));
}
