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
