/**
 * Shows a page of its own when the dashboard can't be loaded, and does nothing else: what the server answers, it passes
 * on, so that it never shows an old version. To remove it from all devices, serve a worker that calls
 * `registration.unregister()` at this address.
 */

declare const self: ServiceWorkerGlobalScope;
// vite.offline.config.ts writes both.
declare const OFFLINE_CACHE: string;
/** Paths of the page and of its files, whose names contain a hash. */
declare const OFFLINE_FILES: readonly string[];

const PAGE = '/offline.html';
/** Milliseconds for a weak connection. If the server responds later, the page notices that itself. */
const LONGEST_WAIT = 10_000;

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(liveOrOffline(event));
  else if (OFFLINE_FILES.includes(pathOf(request))) event.respondWith(keptOrLive(request));
});

const pathOf = ({ url }: Request) => new URL(url).pathname;

async function keepFiles(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: 'no-cache' })));
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  // Otherwise the page would be asked for only when the worker has started, 70 ms later on two cores.
  await self.registration.navigationPreload?.enable();
  const cache = await caches.open(OFFLINE_CACHE);
  const others = (await cache.keys()).filter((request) => !OFFLINE_FILES.includes(pathOf(request)));
  await Promise.all(others.map((request) => cache.delete(request)));
}

async function liveOrOffline({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: Promise<unknown> = preloadResponse;
  const live = preloaded.then((answer) => (answer instanceof Response ? answer : fetch(request)));
  try {
    return await Promise.race([live, rejectLate()]);
  } catch {
    return (await caches.match(PAGE, { ignoreVary: true })) ?? live;
  }
}

const rejectLate = () =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('The server did not respond in time.')), LONGEST_WAIT),
  );

async function keptOrLive(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
