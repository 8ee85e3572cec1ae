/*
 * The one service worker of the demo: the app's own files come from a cache, so that the demo works after the cable is
 * pulled, and everything under /api is left to the mock worker, which asks the page. `demoShell.js` is written by the build.
 */
/* global demoShell */
importScripts('demoShell.js');

const SHELL_CACHE = `perennial-demo-shell ${demoShell.version}`;
const INDEX = new URL('./', self.registration.scope).href;

// The mock worker unregisters itself when its last page closes. The demo must still be there when it is opened again, offline.
self.registration.unregister = async () => false;

addEventListener('activate', (event) => event.waitUntil(dropOldShells()));

addEventListener('message', (event) => {
  if (event.data !== 'DEMO_CACHE_SHELL') return;
  event.stopImmediatePropagation();
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its own origin.
  event.waitUntil(cacheShell().then(() => event.source.postMessage({ type: 'DEMO_SHELL_CACHED' })));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  event.stopImmediatePropagation();
  event.respondWith(fromShell(request, url));
});

// After our own listeners: the mock worker would answer for every request, also for those that are not its business.
importScripts('mockServiceWorker.js');

async function cacheShell() {
  const cache = await caches.open(SHELL_CACHE);
  const there = new Set((await cache.keys()).map((request) => request.url));
  const wanted = [INDEX, ...demoShell.files.map((file) => new URL(file, INDEX).href)];
  await cache.addAll(wanted.filter((url) => !there.has(url)));
}

async function dropOldShells() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('perennial-demo-shell ') && name !== SHELL_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A file of the build as it was cached; for every other page of the app, the app itself. */
async function fromShell(request, url) {
  const cache = await caches.open(SHELL_CACHE);
  const file = await cache.match(url.origin + url.pathname);
  if (file) return file;
  const page = request.mode === 'navigate' ? await cache.match(INDEX) : undefined;
  return page ?? fetch(request);
}
