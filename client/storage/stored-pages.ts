import { CACHES, STORED_AT } from '../../src/features/offline/contract.ts';
import {
  LONGEST_STORED_MS,
  MOST_STORED_PAGES,
  mayStore,
  storageKey,
} from '../../src/features/offline/rules/stored-pages.ts';
import { englishPath } from '../../src/values/hindi-path.ts';

// Pages and the service worker share these functions, so they use only the platform's caches.

export interface StoredPage {
  readonly key: string;
  readonly response: Response;
  /** Ms since 1970. */
  readonly storedAt: number;
}

/** Stores a page that was answered whole, and removes the oldest pages. An answer that must not be stored is ignored. */
export async function storePage(address: string, response: Response, now = Date.now()): Promise<void> {
  const url = new URL(address);
  const key = storageKey(url);
  const { status, headers } = response;
  const answered = {
    path: url.pathname,
    status,
    contentType: headers.get('Content-Type'),
    cacheControl: headers.get('Cache-Control'),
  };
  // A body that nobody reads would hold its connection.
  if (key === undefined || response.redirected || !mayStore(answered)) return response.body?.cancel();
  const stored = new Headers(headers);
  stored.set(STORED_AT, String(now));
  const pages = await caches.open(CACHES.pages);
  // Reading the whole text first: an unfinished download rejects here and stores nothing.
  const text = await response.text();
  await storeStyles(text, address);
  await pages.delete(key);
  await pages.put(key, new Response(text, { headers: stored }));
  await deleteOldest(pages, MOST_STORED_PAGES);
}

/** Deletes the oldest entries of a cache beyond its most. A cache lists its entries in the order of their storing. */
async function deleteOldest(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(oldest);
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/;

/** A page of an earlier build may still be stored, so its stylesheet is too. */
const MOST_STYLESHEETS = 3;

/** Stores the stylesheet that a page links to, once. */
async function storeStyles(html: string, address: string): Promise<void> {
  const [, href] = STYLESHEET.exec(html) ?? [];
  if (href === undefined) return;
  const styles = await caches.open(CACHES.styles);
  const url = new URL(href, address).href;
  if (!(await styles.match(url))) await styles.add(url);
  await deleteOldest(styles, MOST_STYLESHEETS);
}

/** Answers a stylesheet from the network or the browser's own cache, else the stored one. */
export async function answerStyles(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request.url, { cacheName: CACHES.styles })) ?? Response.error();
  }
}

/** The stored page of an address; undefined when there is none or it is too old. */
export async function storedPage(address: string, now = Date.now()): Promise<StoredPage | undefined> {
  const key = storageKey(new URL(address));
  if (key === undefined) return undefined;
  const response = await (await caches.open(CACHES.pages)).match(key);
  const storedAt = Number(response?.headers.get(STORED_AT));
  return response === undefined || now - storedAt > LONGEST_STORED_MS
    ? undefined
    : { key, response, storedAt };
}

/** Removes a stored page and the pages below it, in every language. */
export async function removePages(path: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const pages = await caches.open(CACHES.pages);
  const whole = englishPath(path);
  for (const request of await pages.keys()) {
    const stored = englishPath(new URL(request.url).pathname);
    if (stored === whole || stored.startsWith(`${whole}/`)) await pages.delete(request);
  }
}

/** All stored pages, the newest first. */
export async function storedPages(): Promise<readonly StoredPage[]> {
  const keys = await (await caches.open(CACHES.pages)).keys();
  const pages = await Promise.all(keys.map(({ url }) => storedPage(url)));
  return pages.filter((page) => page !== undefined).reverse();
}
