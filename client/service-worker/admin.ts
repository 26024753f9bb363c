import { pushTitles as hindi } from '../../src/content/hi/text/push-titles.ts';
import { pushTitles as english } from '../../src/content/text/push-titles.ts';
import { addresses } from '../../src/web/contract/addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The service worker of the operators' screens. It shows notifications and stores nothing. Its scope is the admin, so it
 * stays while the visitors' service worker is switched off, and no visitor downloads it.
 */

/** The operator's language on this device: a page registers the script with it (client/admin/notifications.ts). */
const titles = new URL(self.location.href).searchParams.get('language') === 'hi' ? hindi : english;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openScreen(String(event.notification.data)));
});

/** A browser ends a subscription whose push shows nothing, so one that cannot be read shows something too. */
async function show(text: string): Promise<void> {
  const { kind, path } = read(text);
  await self.registration.showNotification(titleOf(kind), {
    // A repeat of the same fact takes the place of the one before.
    tag: `${kind} ${path}`,
    data: path,
    icon: '/icon-192.png',
    requireInteraction: kind === 'emergency',
    ...{ renotify: true },
  });
}

function read(text: string): { readonly kind: unknown; readonly path: string } {
  try {
    const { kind, path } = JSON.parse(text);
    return { kind, path: String(path) };
  } catch {
    return { kind: 'new', path: addresses.admin };
  }
}

const titleOf = (kind: unknown): string =>
  Object.entries(titles).find(([name]) => name === kind)?.[1] ?? titles.new;

/** Shows a screen in the tab that is open, else in a new one. A foreign address opens the admin. */
async function openScreen(path: string): Promise<void> {
  const url = new URL(path.startsWith(`${addresses.admin}/`) ? path : addresses.admin, self.location.origin);
  const [tab] = await self.clients.matchAll({ type: 'window' });
  const shown = await tab?.navigate(url.href).catch(() => null);
  await (shown ? shown.focus() : self.clients.openWindow(url.href));
}
