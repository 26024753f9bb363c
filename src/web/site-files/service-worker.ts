import { serviceWorker } from 'virtual:client-build';

/** Replaces an installed service worker and removes it with all that it stored. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * The script of the service worker. It comes from the Worker and not from the static files, so that the variable
 * SERVICE_WORKER=off removes it from every browser at its next page.
 */
export const serviceWorkerScript = (isOn: boolean): string => (isOn ? serviceWorker : REMOVAL);
