// The service worker. The build puts in the list of files and a name for it: every version keeps its own files whole,
// so that an old page never meets new scripts.
const CACHE = 'quarterdeck-__VERSION__';
const FILES = JSON.parse('__FILES__');

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => clients.claim()));
});

async function forgetOldVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('quarterdeck-') && name !== CACHE).map((name) => caches.delete(name)));
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** Every address of ours is the one page; the network first, so that a new version is seen at once. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

addEventListener('push', (event) => {
  event.waitUntil(tellTurn(newsIn(event.data)));
});

/** Browsers demand that every push is shown: one that cannot be read leads to the tables. */
function newsIn(data) {
  try {
    const { kind, table, game } = data.json();
    if (kind === 'your-turn' && /^[0-9A-Za-z]{12}$/.test(table)) return { path: `/t/${table}`, game };
  } catch {
    // What follows is said of anything that is not ours.
  }
  return { path: '/tables', game: null };
}

async function tellTurn({ path, game }) {
  if (await isLookedAt(path)) return;
  const { turn, games } = await words();
  const title = new Map(Object.entries(games)).get(game) ?? 'Quarterdeck';
  await registration.showNotification(title, { body: turn, tag: path, icon: '/icon-192.png', data: { path } });
}

/** The page lays out the words in the player's language; before it ever did, there is only the name. */
async function words() {
  const laidOut = await (await caches.open('words')).match('/words');
  return laidOut === undefined ? { turn: '', games: {} } : laidOut.json();
}

const pages = () => clients.matchAll({ type: 'window', includeUncontrolled: true });
const pathOf = ({ url }) => new URL(url).pathname;

async function isLookedAt(path) {
  return (await pages()).some((page) => page.visibilityState === 'visible' && pathOf(page) === path);
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? '/'));
});

/** The page that shows the table already, else any page of ours, else a new one. */
async function show(path) {
  const open = await pages();
  const there = open.find((page) => pathOf(page) === path);
  if (there !== undefined) return there.focus();
  const [any] = open;
  if (any === undefined) return clients.openWindow(path);
  await any.focus();
  return any.navigate(path).catch(() => clients.openWindow(path));
}
