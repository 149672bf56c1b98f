// The server's addresses, and what it answers, parsed.
import type { GameTypes, Shown } from '@quarterdeck/kernel';
import {
  type Me,
  me,
  type SeatWish,
  type SentTable,
  seedPromise,
  type TableInfo,
  tableList,
  type WholeTable,
  wholeTable,
} from '@quarterdeck/protocol';
import { openEngine } from '../engine/open-engine.ts';
import { newNonce, newTicket } from '../page/random.ts';
import { browserShelf } from '../page/storage.ts';
import type { Net } from '../table/live-feed.ts';
import { reviewOf, shownOf } from '../table/local-feed.ts';
import { addNonce } from '../table/luck.ts';
import { ask, sending } from './ask.ts';

/**
 * Who we are. A guest is made at once, and is called at the table what the player chose to be called here; an account
 * has a name of its own, which another browser may have changed.
 */
export async function whoAmI(name: string | null): Promise<Me> {
  const known = await ask(me, '/me');
  if (name === null || name === known.name || !known.guest) return known;
  return ask(me, '/me', sending('PATCH', { name })).catch(() => known);
}

export const openTables = async (): Promise<readonly TableInfo[]> => (await ask(tableList, '/tables')).tables;
export const myTables = async (): Promise<readonly TableInfo[]> => (await ask(tableList, '/tables/mine')).tables;
export const findTable = (id: string): Promise<WholeTable> => ask(wholeTable, `/tables/${id}`);

/** The server says which seed it will be before we say what we add to it. */
async function promise(): Promise<string> {
  return (await ask(seedPromise, '/promises', sending('POST', {}))).commitment;
}

/** A new table; what we add to its luck is remembered with what was promised. */
export async function createTable(table: Omit<SentTable, 'nonce' | 'commitment'>): Promise<WholeTable> {
  const commitment = await promise();
  const nonce = newNonce();
  const made = await ask(wholeTable, '/tables', sending('POST', { ...table, commitment, nonce }));
  addNonce(browserShelf, made.id, nonce, commitment);
  return made;
}

/** A game of this device, from now on at the server too; who has never been there becomes a guest. */
export async function openAtServer(record: string, seats: readonly SeatWish[], name: string | null): Promise<WholeTable> {
  await whoAmI(name);
  return ask(wholeTable, '/tables/record', sending('POST', { record, seats }));
}

export async function fetchRecord(table: string): Promise<string | null> {
  const answer = await fetch(`/api/tables/${table}/record`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/** The network has changed, or the page is looked at again after the device may have slept. */
function onwake(call: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && call();
  addEventListener('online', call);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', call);
    document.removeEventListener('visibilitychange', seen);
  };
}

/** The network of this browser. */
export function browserNet(): Net & { close(): void } {
  const engine = openEngine(() => {});
  let opened: string | null = null;
  return {
    open({ onopen, onmessage, onclose }) {
      const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
      socket.addEventListener('open', onopen);
      socket.addEventListener('message', (event) => onmessage(String(event.data)));
      socket.addEventListener('close', ({ code }) => onclose(code));
      return socket;
    },
    later(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    onwake,
    newTicket,
    newNonce,
    promise,
    commitmentOf: async (table) => (await findTable(table)).commitment,
    addNonce: (table, nonce, commitment) => addNonce(browserShelf, table, nonce, commitment),
    record: fetchRecord,
    async reviewRecord(record, number): Promise<Shown<GameTypes>> {
      if (opened !== record) await engine.ask({ type: 'look', record, viewer: 'all' });
      opened = record;
      return shownOf(await engine.ask(reviewOf(number, 'all')));
    },
    close: () => engine.close(),
  };
}
