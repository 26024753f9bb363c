import type { BrowserContext, Page } from 'playwright-core';
import { showBodies } from './journey.ts';

/** Everything that a script of another company can read, were it in the page: each text with its place. */
type Seen = Readonly<Record<string, string>>;

/** Watches the pages of a context from their first script on. */
export async function watchScripts(context: BrowserContext, origin: string) {
  const answers: string[] = [];
  const asked: Promise<unknown>[] = [];
  await context.addInitScript(() => {
    Reflect.set(window, 'atFirstScript', [location.href, document.referrer, JSON.stringify(history.state)]);
  });
  await showBodies(context);
  context.on('request', (request) => {
    // A script knows what it asked for, and not where a redirect led. Chromium reports a redirect into the chat app that
    // the page's policy stops as a request of its own.
    if (request.redirectedFrom() !== null || new URL(request.url()).hostname === 'wa.me') return;
    if (SCRIPTED.has(request.resourceType()) || request.method() !== 'GET')
      answers.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  context.on('response', (response) => {
    const isRedirect = response.status() >= 300 && response.status() < 400;
    const isScripted = SCRIPTED.has(response.request().resourceType());
    if (isRedirect || !isScripted || !response.url().startsWith(origin)) return;
    // A script reads no cookie of an answer. Its other headers and its text it reads.
    const { 'set-cookie': _, ...headers } = response.headers();
    const read = response.text().then(
      (text) => answers.push(JSON.stringify(headers), text),
      () => undefined,
    );
    asked.push(read);
  });
  return async (page: Page): Promise<Seen> => {
    await Promise.all(asked);
    return { ...(await page.evaluate(readPage)), answers: answers.join('\n') };
  };
}

/** A beacon is a `ping`. */
const SCRIPTED: ReadonlySet<string> = new Set(['fetch', 'xhr', 'ping', 'eventsource']);

async function readPage() {
  const cached = async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        texts.push(request.url, JSON.stringify([...(answer?.headers ?? [])]), (await answer?.text()) ?? '');
      }
    }
    return texts.join('\n');
  };
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const entries: unknown = Reflect.get(Object(Reflect.get(window, 'navigation')), 'entries');
  const visited: unknown =
    typeof entries === 'function' ? entries.call(Reflect.get(window, 'navigation')) : [];
  return {
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    databases: JSON.stringify(await indexedDB.databases()),
    cookies: document.cookie,
    html: document.documentElement.outerHTML,
    fields: fields.map(({ value }) => value).join('\n'),
    addresses: [
      location.href,
      document.referrer,
      window.name,
      JSON.stringify(history.state),
      ...performance.getEntries().map(({ name }) => name),
      ...(Array.isArray(visited) ? visited.map((entry) => String(Reflect.get(entry, 'url'))) : []),
    ].join('\n'),
    atFirstScript: String(Reflect.get(window, 'atFirstScript')),
    caches: await cached(),
  };
}
