// The service worker in a world of our making: what it keeps, what it says, and where a click leads.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import vm from 'node:vm';

const SOURCE = readFileSync(join(import.meta.dirname, '../src/sw.js'), 'utf8')
  .replace('__FILES__', '["/","/main.js"]')
  .replace('__VERSION__', 'v2');
const TABLE = 'abcDEF012345';
const WORDS = { turn: 'Ваш хід', games: { 'dead-mans-draw': 'Скарби піратів' } };

interface Page {
  url: string;
  visibilityState: 'visible' | 'hidden';
  focus(): Promise<void>;
  navigate(path: string): Promise<void>;
}

interface World {
  readonly shown: { readonly title: string; readonly body: string; readonly tag: string; readonly path: string }[];
  readonly done: string[];
  readonly cached: Map<string, Map<string, unknown>>;
  fire(type: string, event: object): Promise<unknown>;
}

interface Given {
  readonly pages?: readonly { readonly path: string; readonly visible: boolean }[];
  readonly words?: object | null;
  readonly isOnline?: boolean;
}

function worldWith({ pages = [], words = WORDS, isOnline = true }: Given = {}): World {
  const listeners = new Map<string, (event: object) => void>();
  const done: string[] = [];
  const shown: World['shown'] = [];
  const cached: World['cached'] = new Map([['quarterdeck-v1', new Map()]]);
  if (words !== null) cached.set('words', new Map([['/words', { json: async () => words }]]));
  const keyOf = (request: string | { url: string }) => (typeof request === 'string' ? request : new URL(request.url).pathname);
  const open = async (name: string) => {
    const cache = cached.get(name) ?? new Map<string, unknown>();
    cached.set(name, cache);
    return {
      async addAll(files: string[]) {
        for (const file of files) cache.set(file, `cached ${file}`);
      },
      match: async (path: string) => cache.get(path),
    };
  };
  const world = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    caches: {
      open,
      keys: async () => [...cached.keys()],
      delete: async (name: string) => cached.delete(name),
      match: async (request: string | { url: string }) =>
        [...cached.values()].map((cache) => cache.get(keyOf(request))).find((found) => found !== undefined),
    },
    clients: {
      claim: async () => done.push('claim'),
      matchAll: async () => pages.map((page) => pageOf(page, done)),
      openWindow: async (path: string) => done.push(`open ${path}`),
    },
    registration: {
      async showNotification(title: string, { body, tag, data }: { body: string; tag: string; data: { path: string } }) {
        shown.push({ title, body, tag, path: data.path });
      },
    },
    async fetch(request: { url: string }) {
      if (!isOnline) throw new TypeError('no network');
      return `fetched ${keyOf(request)}`;
    },
    location: { origin: 'https://table.example' },
    Response: { error: () => 'error' },
    URL,
    Map,
  };
  vm.runInNewContext(SOURCE, world);
  return {
    shown,
    done,
    cached,
    async fire(type, event) {
      let work: unknown = null;
      const hold = (promise: unknown) => {
        work = promise;
      };
      listeners.get(type)?.({ ...event, waitUntil: hold, respondWith: hold });
      return work;
    },
  };
}

function pageOf({ path, visible }: { path: string; visible: boolean }, done: string[]): Page {
  return {
    url: `https://table.example${path}`,
    visibilityState: visible ? 'visible' : 'hidden',
    async focus() {
      done.push(`focus ${path}`);
    },
    async navigate(to) {
      done.push(`navigate ${path} to ${to}`);
    },
  };
}

const turnAt = (table: string, game = 'dead-mans-draw') => ({ data: { json: () => ({ kind: 'your-turn', table, game }) } });
const clickOn = (path: string) => ({ notification: { close() {}, data: { path } } });

test("a turn is told in the player's language, by the game's title, and leads to its table", async () => {
  const world = worldWith();
  await world.fire('push', turnAt(TABLE));
  const path = `/t/${TABLE}`;
  assert.deepEqual(world.shown, [{ title: 'Скарби піратів', body: 'Ваш хід', tag: path, path }]);
});

test('nobody is told of a table that they look at, but of one in a hidden page', async () => {
  const looking = worldWith({ pages: [{ path: `/t/${TABLE}`, visible: true }] });
  await looking.fire('push', turnAt(TABLE));
  assert.deepEqual(looking.shown, []);
  const elsewhere = worldWith({
    pages: [
      { path: `/t/${TABLE}`, visible: false },
      { path: '/rules', visible: true },
    ],
  });
  await elsewhere.fire('push', turnAt(TABLE));
  assert.equal(elsewhere.shown.length, 1);
});

test('without words, with an unknown game, or with what cannot be read, something is still shown', async () => {
  const world = worldWith({ words: null });
  const broken = {
    json() {
      throw new SyntaxError('not JSON');
    },
  };
  for (const event of [turnAt(TABLE), turnAt(TABLE, 'chess'), turnAt('../../evil'), { data: broken }, { data: null }]) {
    await world.fire('push', event);
  }
  assert.deepEqual(
    world.shown.map(({ title, path }) => `${title} ${path}`),
    [`Quarterdeck /t/${TABLE}`, `Quarterdeck /t/${TABLE}`, 'Quarterdeck /tables', 'Quarterdeck /tables', 'Quarterdeck /tables'],
  );
});

test('a click leads to the page that shows the table, else to any page of ours, else to a new one', async () => {
  const path = `/t/${TABLE}`;
  const there = worldWith({
    pages: [
      { path: '/', visible: true },
      { path, visible: false },
    ],
  });
  await there.fire('notificationclick', clickOn(path));
  assert.deepEqual(there.done, [`focus ${path}`]);
  const other = worldWith({ pages: [{ path: '/rules', visible: false }] });
  await other.fire('notificationclick', clickOn(path));
  assert.deepEqual(other.done, ['focus /rules', `navigate /rules to ${path}`]);
  const none = worldWith();
  await none.fire('notificationclick', clickOn(path));
  assert.deepEqual(none.done, [`open ${path}`]);
});

test('a new version keeps its own files, forgets older ones, and keeps the words', async () => {
  const world = worldWith();
  await world.fire('install', {});
  await world.fire('activate', {});
  assert.deepEqual([...world.cached.keys()].sort(), ['quarterdeck-v2', 'words']);
  assert.deepEqual(world.done, ['claim']);
});

test('without a network every address is the kept page, and files are the kept ones; the server is never kept', async () => {
  const world = worldWith({ isOnline: false });
  await world.fire('install', {});
  const request = (path: string, mode = 'no-cors', method = 'GET') => ({
    request: { url: `https://table.example${path}`, mode, method },
  });
  assert.equal(await world.fire('fetch', request('/settings', 'navigate')), 'cached /');
  assert.equal(await world.fire('fetch', request('/main.js')), 'cached /main.js');
  assert.equal(await world.fire('fetch', request('/api/me')), null);
  assert.equal(await world.fire('fetch', request('/main.js', 'cors', 'POST')), null);
});
