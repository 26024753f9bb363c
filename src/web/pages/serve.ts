import type { Context } from 'hono';
import type { City } from '../../content/cities/city.ts';
import { pricesAtHand } from '../../features/pricing/index.ts';
import type { PageServices } from '../../services/services.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { htmlAnswer } from '../document/html-answer.ts';
import type { PageCache, RenderedPage } from '../document/page-cache.ts';
import { newAnswerValues } from '../document/placeholders.ts';
import { renderPage, streamPage } from '../document/render.tsx';
import { pageContext, pageKey } from './page-context.ts';
import { NOT_FOUND, type OpenPage, type PageContext, type PageEntry } from './page-entry.ts';
import { createRouting } from './routing.ts';

interface PageServer {
  readonly table: readonly PageEntry[];
  readonly notFound: PageEntry;
  readonly services: PageServices;
  readonly cache: PageCache;
  readonly visitorCity: (request: Request) => City;
  readonly now: () => Date;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface Pages {
  /**
   * The answer to the most frequent request, at once: a listed address without a query, whose page is in memory and
   * fresh. Anything else is nothing, and goes the whole way.
   */
  quick(request: Request): Response | undefined;
  /** A page, a redirect to an address as it is written, or the page for unknown paths. */
  answer(context: Context<AppEnvironment>): Promise<Response>;
}

/** Browsers ask again each time, so that a new price is seen at once; the answer comes from the page cache. */
const SHARED = 'private, no-cache';
const PERSONAL = 'private, no-store';

export function createPages(server: PageServer): Pages {
  const route = createRouting(server.table);
  const { origin } = new URL(server.services.siteUrl);
  const answerUnknown = createUnknown(server);
  const answerFound = createFound(server);

  return {
    quick(request) {
      if (request.method !== 'GET' || !request.url.startsWith(`${origin}/`)) return undefined;
      const version = server.services.prices.peek()?.version;
      const found = route(request.url.slice(origin.length));
      if (version === undefined || found.kind !== 'page' || found.entry.audience === 'private')
        return undefined;
      const { entry, page } = found;
      const city = page.city ? undefined : server.visitorCity(request).slug;
      const kept = server.cache.peek(
        pageKey(request.url.slice(origin.length), '', city, version),
        entry.freshForMinutes,
      );
      if (kept === undefined || kept.stale) return undefined;
      return htmlAnswer(kept.page, { cacheControl: SHARED, policy: entry.policy, request });
    },

    async answer(context) {
      const url = new URL(context.req.url);
      const found = route(url.pathname);
      if (found.kind === 'redirect') return context.redirect(`${found.path}${url.search}`, 301);
      if (found.kind === 'unknown') return answerUnknown(context, url);
      return (await answerFound(context, url, found.entry, found.page)) ?? answerUnknown(context, url);
    },
  };
}

function createUnknown({ services, notFound, visitorCity, now }: PageServer) {
  return async (request: Context<AppEnvironment>, url: URL): Promise<Response> => {
    const page = notFound.open(url.pathname);
    const city = page?.city ?? visitorCity(request.req.raw);
    const context = pageContext({ services, entry: notFound, url, city, now: now() });
    const loaded = await page?.load(context);
    if (loaded === undefined || loaded === NOT_FOUND) return request.text('Not found', 404);
    return htmlAnswer(renderPage(notFound, loaded, context), {
      status: 404,
      cacheControl: SHARED,
      request: request.req.raw,
    });
  };
}

function createFound(server: PageServer) {
  const { services, cache, visitorCity, now, waitUntil } = server;
  const underWay = new Set<string>();

  const make = async (key: string, entry: PageEntry, page: OpenPage, context: PageContext) => {
    const loaded = await page.load(context);
    if (loaded === NOT_FOUND) return undefined;
    const rendered: RenderedPage = { ...renderPage(entry, loaded, context), renderedAt: now().getTime() };
    // What is of one moment would only push others out.
    if (entry.freshForMinutes > 0) cache.keep(key, rendered);
    return rendered;
  };

  /** Once for all who ask for it meanwhile. */
  const makeAgain = (key: string, ...rest: [PageEntry, OpenPage, PageContext]) => {
    if (underWay.has(key)) return;
    underWay.add(key);
    waitUntil(make(key, ...rest).finally(() => underWay.delete(key)));
  };

  /** Nothing when the page's own data say that there is nothing at this address. */
  return async (request: Context<AppEnvironment>, url: URL, entry: PageEntry, page: OpenPage) => {
    const city = page.city ?? visitorCity(request.req.raw);
    const context = pageContext({ services, entry, url, city, now: now() });
    const { policy } = entry;
    const { raw } = request.req;
    if (entry.audience === 'private') {
      const loaded = await page.load(context);
      if (loaded === NOT_FOUND) return undefined;
      return htmlAnswer(renderPage(entry, loaded, context), { cacheControl: PERSONAL, policy, request: raw });
    }

    const prices = await pricesAtHand(services.prices);
    if (prices === undefined) {
      // What is sent as it is made has no holes to fill later: its forms get this answer's own key before they are made.
      const own = { ...context, formKey: newAnswerValues().formKey };
      const loaded = await page.load(own);
      if (loaded === NOT_FOUND) return undefined;
      return streamPage(request, entry, loaded, own, { cacheControl: SHARED, policy });
    }

    const key = pageKey(
      context.path,
      context.query.toString(),
      page.city ? undefined : city.slug,
      prices.version,
    );
    // What must be as of now is made for each request.
    const kept = entry.freshForMinutes === 0 ? undefined : await cache.find(key, entry.freshForMinutes);
    if (kept?.stale) makeAgain(key, entry, page, context);
    const rendered = kept?.page ?? (await make(key, entry, page, context));
    return rendered && htmlAnswer(rendered, { cacheControl: SHARED, policy, request: raw });
  };
}
