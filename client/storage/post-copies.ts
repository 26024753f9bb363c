import { CACHES, SYNC_TAG } from '../../src/features/offline/contract.ts';
import type { StoredPost } from '../api/stored-post.ts';

const keyOf = ({ key }: Pick<StoredPost, 'key'>): string => `/stored-posts/${encodeURIComponent(key)}`;

/**
 * Copies a stored post to where the service worker can read it, and asks the browser to send it once the network is
 * back. Browsers without background sync send it from the next page.
 */
export async function copyPost(post: StoredPost): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  const copies = await caches.open(CACHES.posts);
  await copies.put(keyOf(post), Response.json(post));
  const sync: unknown = Reflect.get(await navigator.serviceWorker.ready, 'sync');
  if (typeof sync === 'object' && sync !== null) await Reflect.get(sync, 'register').call(sync, SYNC_TAG);
}

/** Removes the copy of a post that the page has sent itself. */
export async function removeCopy(key: string): Promise<void> {
  if ('caches' in globalThis) await (await caches.open(CACHES.posts)).delete(keyOf({ key }));
}
