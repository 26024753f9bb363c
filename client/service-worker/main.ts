import { CACHES, SYNC_TAG } from '../../src/features/offline/contract.ts';
import { answerStyles } from '../storage/stored-pages.ts';
import { answerPage } from './answer-page.ts';
import { storeOfflinePages } from './offline-page.ts';
import { sendPostCopies } from './send-post-copies.ts';

declare const self: ServiceWorkerGlobalScope;

// Each page comes from the network first, so a new version may take over at once and no page has to reload.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([storeOfflinePagesOfTabs(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    // The browser asks for the page while this worker starts, so that a slow phone does not wait for both in turn.
    Promise.all([deleteOldCaches(), self.registration.navigationPreload?.enable()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  if (method !== 'GET' || new URL(url).origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(answerPage(event));
  else if (destination === 'style') event.respondWith(answerStyles(event.request));
});

self.addEventListener('sync', (event) => {
  if (event instanceof ExtendableEvent && Reflect.get(event, 'tag') === SYNC_TAG)
    event.waitUntil(sendPostCopies());
});

/** The tabs that are open now begin the visit; their language is the visitor's. */
async function storeOfflinePagesOfTabs(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await storeOfflinePages(tabs.length === 0 ? [self.location.origin] : tabs.map(({ url }) => url));
}

async function deleteOldCaches(): Promise<void> {
  const current: readonly string[] = Object.values(CACHES);
  for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name);
}
