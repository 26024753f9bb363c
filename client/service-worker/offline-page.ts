import { offlineText as hindi } from '../../src/content/hi/text/offline.ts';
import { offlineText as english } from '../../src/content/text/offline.ts';
import { formatMoment } from '../../src/values/hi/format.ts';
import { englishPath, HINDI_PREFIX, isHindiPath } from '../../src/values/hindi-path.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { type StoredPage, storedPage, storePage } from '../storage/stored-pages.ts';

// One service worker serves pages of both languages, so it carries its few words in both.

const addressFor = (url: string): string =>
  new URL(`${isHindiPath(new URL(url).pathname) ? HINDI_PREFIX : ''}${addresses.offline}`, url).href;

/** Whether a stored page is the offline page, in either language. */
export const isOfflinePage = (key: string): boolean => englishPath(key) === addresses.offline;

/** Stores the offline page in the language of each of these addresses. */
export async function storeOfflinePages(urls: readonly string[]): Promise<void> {
  for (const address of new Set(urls.map(addressFor)))
    await storePage(address, await fetch(address, { cache: 'no-store' }));
}

/** Stores the offline page in the language of an address where it is missing: later pages push the oldest ones out. */
export async function keepOfflinePage(url: string): Promise<void> {
  if ((await storedPage(addressFor(url))) === undefined) await storeOfflinePages([url]);
}

/** The stored offline page in the language of an address, else the English one. */
export const storedOfflinePage = async (url: string): Promise<StoredPage | undefined> =>
  (await storedPage(addressFor(url))) ?? storedPage(new URL(addresses.offline, url).href);

const TIME = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** The sentence above a stored page, in its language: since when it has stood in the store (ms since 1970). */
export function noteAbove({ key, storedAt }: Pick<StoredPage, 'key' | 'storedAt'>): string {
  const stored = new Date(storedAt);
  if (isHindiPath(key)) return hindi.asOf(formatMoment(stored));
  const isToday = stored.toDateString() === new Date().toDateString();
  return english.asOf((isToday ? TIME : DAY_AND_TIME).format(stored));
}
