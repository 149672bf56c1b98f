// "Tell me when it is my turn": by the page while it is open, by web push when it is not.
import { type PushSubscription, pushSubscription } from '@quarterdeck/protocol';

/** How far news of a turn reaches: to a closed page too, to an open one only, or nowhere, and why. */
export const REACHES = ['everywhere', 'open-page', 'dismissed', 'denied', 'unsupported'] as const;
export type Reach = (typeof REACHES)[number];

/** As much of a browser's subscription, and of what gives it out, as is needed. */
export interface Subscribed {
  readonly endpoint: string;
  toJSON(): unknown;
  unsubscribe(): Promise<unknown>;
}
export interface PushSource {
  getSubscription(): Promise<Subscribed | null>;
  subscribe(options: { readonly userVisibleOnly: true; readonly applicationServerKey: string }): Promise<Subscribed>;
}
export interface NewsBrowser {
  /** Null where there are no notifications at all. */
  permission(): NotificationPermission | null;
  askPermission(): Promise<NotificationPermission>;
  /** Null where nobody could be told once the page is closed. */
  pushes(): Promise<PushSource | null>;
}
export interface NewsServer {
  key(): Promise<string>;
  add(subscription: PushSubscription): Promise<unknown>;
  remove(endpoint: string): Promise<unknown>;
}

/** Asks the player, through the browser; to be called on a click only. */
export async function switchOn(browser: NewsBrowser, server: NewsServer): Promise<Reach> {
  if (browser.permission() === null) return 'unsupported';
  const answer = await browser.askPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'dismissed';
  const source = await browser.pushes();
  return source !== null && (await subscribe(source, server)) ? 'everywhere' : 'open-page';
}

/** An older subscription may be for a key that the server no longer has: a new one takes its place. */
async function subscribe(source: PushSource, server: NewsServer): Promise<boolean> {
  try {
    await (await source.getSubscription())?.unsubscribe();
    const made = await source.subscribe({ userVisibleOnly: true, applicationServerKey: await server.key() });
    await server.add(pushSubscription.parse(made.toJSON())).catch(async (error: unknown) => {
      await made.unsubscribe();
      throw error;
    });
    return true;
  } catch {
    return false; // no network, or a browser without a push service: the open page still tells
  }
}

export async function switchOff(browser: NewsBrowser, server: NewsServer): Promise<void> {
  const kept = await (await browser.pushes())?.getSubscription();
  if (kept === null || kept === undefined) return;
  await server.remove(kept.endpoint).catch(() => null); // the push service says so itself when the server tries it next
  await kept.unsubscribe().catch(() => null);
}

/** How things stand for somebody who wanted to be told. */
export async function reachNow(browser: NewsBrowser): Promise<Reach> {
  const permission = browser.permission();
  if (permission === null) return 'unsupported';
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const kept = await (await browser.pushes())?.getSubscription();
  return kept === null || kept === undefined ? 'open-page' : 'everywhere';
}

/** The server may have forgotten this browser, or know it as somebody else's. */
export async function renew(browser: NewsBrowser, server: NewsServer): Promise<void> {
  if (browser.permission() !== 'granted') return;
  const kept = await (await browser.pushes())?.getSubscription();
  if (kept !== null && kept !== undefined) await server.add(pushSubscription.parse(kept.toJSON())).catch(() => null);
}
