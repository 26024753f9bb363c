import {
  inLanguageOf,
  titleIn,
  withOfflineNote,
  withStoredLinks,
} from '../../src/features/offline/rules/stored-pages.ts';
import { type StoredPage, storedPage, storedPages, storePage } from '../storage/stored-pages.ts';
import { isOfflinePage, keepOfflinePage, noteAbove, storedOfflinePage } from './offline-page.ts';

/**
 * Answers a page from the network and stores it. Without a network it answers the stored page under a note with its
 * time, or else the offline page.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const preloaded: unknown = await event.preloadResponse;
    const response = preloaded instanceof Response ? preloaded : await fetch(event.request);
    event.waitUntil(keepPages(url, response.clone()).catch(() => undefined));
    return response;
  } catch {
    const seen = await storedPage(url);
    if (seen) return withNote(seen);
    return (await offlinePage(url)) ?? Response.error();
  }
}

async function keepPages(url: string, response: Response): Promise<void> {
  await storePage(url, response);
  await keepOfflinePage(url);
}

/** The offline page with a link to each stored page. It must not need a script, which may not be stored. */
async function offlinePage(url: string): Promise<Response | undefined> {
  const offline = await storedOfflinePage(url);
  if (offline === undefined) return undefined;
  const others = (await storedPages()).filter(({ key }) => !isOfflinePage(key));
  const links = await Promise.all(
    inLanguageOf(offline.key, others).map(async ({ key, response }) => ({
      href: key,
      title: titleIn(await response.text()),
    })),
  );
  const { headers } = offline.response;
  return new Response(withStoredLinks(await offline.response.text(), links), { headers });
}

async function withNote(page: StoredPage): Promise<Response> {
  const { headers } = page.response;
  const html = withOfflineNote(await page.response.text(), {
    text: noteAbove(page),
    policy: headers.get('Content-Security-Policy'),
  });
  return new Response(html, { headers });
}
