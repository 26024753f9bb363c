import { buildId } from 'virtual:client-build';
import type { Context } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import type { City } from '../content/cities/city.ts';
import { htmlAnswer } from '../document/html-answer.ts';
import { FORM_KEY_MARK } from '../document/marks.ts';
import type { PageCache, RenderedPage } from '../document/page-cache.ts';
import { renderPage, streamPage } from '../document/render.tsx';
import type { PriceBook } from '../domain/pricing/price-book.ts';
import type { PriceSource } from '../domain/pricing/price-source.ts';
import type { PageServices } from '../services.ts';
import { NOT_FOUND, type OpenPage, type PageContext, type PageEntry } from './page-entry.ts';
import { createRouting } from './routing.ts';

interface PageServer {
  readonly table: readonly PageEntry[];
  readonly notFound: PageEntry;
  readonly services: PageServices;
  readonly cache: PageCache;
  readonly visitorCity: (context: Context<AppEnvironment>) => City;
  readonly now: () => Date;
}

type PageRequest = Context<AppEnvironment>;

/** Browsers ask again each time, so that a new price is seen at once; the answer comes from the page cache. */
const SHARED = 'private, no-cache';
const PERSONAL = 'private, no-store';

/** Answers every address that is not the API's: a page, a redirect to its written form, or the page for unknown paths. */
export function createPageServer(server: PageServer): (request: PageRequest) => Promise<Response> {
  const route = createRouting(server.table);
  return async (request) => {
    const url = new URL(request.req.url);
    const found = route(url.pathname);
    switch (found.kind) {
      case 'redirect':
        return request.redirect(`${found.path}${url.search}`, 301);
      case 'page':
        return (
          (await answerPage(server, request, url, found.entry, found.page)) ?? unknown(server, request, url)
        );
      case 'unknown':
        return unknown(server, request, url);
    }
  };
}

async function unknown(server: PageServer, request: PageRequest, url: URL): Promise<Response> {
  const page = server.notFound.open(url.pathname);
  const context = pageContext(server, request, url, server.notFound, page?.city);
  const loaded = await page?.load(context);
  if (loaded === undefined || loaded === NOT_FOUND) return request.text('Not found', 404);
  return htmlAnswer(renderPage(server.notFound, loaded, context), { status: 404, cacheControl: SHARED });
}

/** Nothing when the page's own data say that there is nothing at this address. */
async function answerPage(
  server: PageServer,
  request: PageRequest,
  url: URL,
  entry: PageEntry,
  page: OpenPage,
): Promise<Response | undefined> {
  const context = pageContext(server, request, url, entry, page.city);
  if (entry.audience === 'private') return renderFresh(entry, page, context, PERSONAL);

  const prices = await atHand(server.services.prices);
  if (prices === undefined) return streamUnlessGone(request, entry, page, context);

  const key = cacheKey(context, page, prices.version);
  const kept = await server.cache.find(key, entry.freshForMinutes);
  const make = () => makePage(server, entry, page, context, key);
  if (kept?.stale) request.executionCtx.waitUntil(make());
  const rendered = kept?.page ?? (await make());
  return rendered && htmlAnswer(rendered.pieces, { cacheControl: SHARED, policy: entry.policy });
}

/** How long a page waits for its prices before it leaves without them. */
const PATIENCE_MS = 50;

/** The price book from memory or, within moments, from the platform's store; nothing when the sheet has to be fetched. */
async function atHand(prices: PriceSource): Promise<PriceBook | undefined> {
  const held = prices.peek();
  if (held) return held;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  return Promise.race([prices.get(), patience]).finally(() => clearTimeout(timer));
}

async function makePage(
  { cache, now }: PageServer,
  entry: PageEntry,
  page: OpenPage,
  context: PageContext,
  key: string,
): Promise<RenderedPage | undefined> {
  const loaded = await page.load(context);
  if (loaded === NOT_FOUND) return undefined;
  const rendered = { pieces: renderPage(entry, loaded, context), status: 200, renderedAt: now().getTime() };
  cache.keep(key, rendered);
  return rendered;
}

async function renderFresh(entry: PageEntry, page: OpenPage, context: PageContext, cacheControl: string) {
  const loaded = await page.load(context);
  return loaded === NOT_FOUND
    ? undefined
    : htmlAnswer(renderPage(entry, loaded, context), { cacheControl, policy: entry.policy });
}

async function streamUnlessGone(
  request: PageRequest,
  entry: PageEntry,
  page: OpenPage,
  context: PageContext,
) {
  const loaded = await page.load(context);
  return loaded === NOT_FOUND
    ? undefined
    : streamPage(request, entry, loaded, context, { cacheControl: SHARED, policy: entry.policy });
}

/** Everything that shapes a page. A page whose address names its city is the same for visitors from anywhere. */
const cacheKey = ({ path, query, city }: PageContext, page: OpenPage, priceVersion: string): string =>
  [buildId, priceVersion, page.city ? '' : city.slug, path, query.toString()].join('|');

function pageContext(
  { services, visitorCity, now }: PageServer,
  request: PageRequest,
  url: URL,
  entry: PageEntry,
  ownCity: City | undefined,
): PageContext {
  return {
    ...services,
    path: url.pathname,
    query: namedQuery(url.searchParams, entry.query),
    city: ownCity ?? visitorCity(request),
    now: now(),
    formKey: FORM_KEY_MARK,
  };
}

/** Longer values name nothing of ours; cutting them off keeps strangers from filling the cache. */
const LONGEST_VALUE = 80;

/** The parameters that the entry names, once each and in its order, so that equal pages have equal keys. */
function namedQuery(given: URLSearchParams, names: readonly string[]): URLSearchParams {
  const kept = names.flatMap((name) => {
    const value = given.get(name)?.trim().toLowerCase();
    return value !== undefined && value !== '' && value.length <= LONGEST_VALUE ? [[name, value]] : [];
  });
  return new URLSearchParams(kept);
}
