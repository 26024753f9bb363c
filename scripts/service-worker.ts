import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_FOLDER } from './client-manifest.ts';
import { deploymentOf } from './deployment.ts';

/** Replaces an installed service worker and removes it with all that it stored. */
export const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Whether browsers get the service worker; with SERVICE_WORKER=off they get the script that removes it. */
const isOn = (): boolean =>
  deploymentOf(process.env.CLOUDFLARE_ENV || undefined).vars.SERVICE_WORKER !== 'off';

/**
 * Writes the script of the service worker beside the other static files. Every browser asks for it at every page, and a
 * static file costs nothing.
 */
export const writeServiceWorker = (code: string, on = isOn(), folder = CLIENT_FOLDER): void =>
  writeFileSync(join(folder, 'service-worker.js'), on ? code : REMOVAL);

/** Writes the service worker of the operators' screens, which `SERVICE_WORKER` does not switch off. */
export const writeAdminWorker = (code: string): void =>
  writeFileSync(join(CLIENT_FOLDER, 'admin-worker.js'), code);
