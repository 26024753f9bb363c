import { buildId } from 'virtual:client-build';
import type { Context, MiddlewareHandler } from 'hono';
import type { City } from '../../content/cities/city.ts';
import type { PriceBook } from '../../features/pricing/contract.ts';
import { pricesAtHand } from '../../features/pricing/index.ts';
import type { PageServices, Services } from '../../services/services.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { type ContentPolicy, pagePolicy } from '../document/content-policy.ts';
import { FORM_KEY_PLACEHOLDER, htmlAnswer, newAnswerValues } from '../document/page-template.ts';
import { renderPage, streamPage } from '../document/render.tsx';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import { type LoadedPage, NOT_FOUND, type OpenPage, type PageContext, type PageEntry } from './page-entry.ts';
import { pagePrices } from './page-prices.ts';
import { createRouting, type Route } from './routing.ts';

/** Browsers revalidate each time, so that visitors see a new price at once; the page cache answers. */
const SHARED = 'private, no-cache';
const PERSONAL = 'private, no-store';

/** The page that a request's path names. */
export interface RequestedPage {
  readonly path: string;
  readonly route: Route;
  /** The page's key in the cache; undefined for private pages and while prices are still being fetched. */
  readonly key: string | undefined;
  /** The prices in the key; the page must be rendered with the same ones. */
  readonly book: PriceBook | undefined;
}

interface PagesOptions {
  readonly table: readonly PageEntry[];
  readonly notFound: PageEntry;
  readonly services: Omit<Services, 'log'>;
}

export interface Pages {
  /** Middleware that answers a page from the cache. A stale page is answered too, then rendered again. */
  readonly fromCache: MiddlewareHandler<AppEnvironment>;
  /** Handler that renders a page, redirects to the canonical spelling of the address, or answers 404. */
  readonly answer: (context: Context<AppEnvironment>) => Promise<Response>;
}

/** Answers every page of the table from the cache or by rendering. `answer` needs `fromCache` before it. */
export function createPages({ table, notFound, services }: PagesOptions): Pages {
  const findRoute = createRouting(table);
  const cache = createPageCache(services);
  const policies = new Map<PageEntry, ContentPolicy | undefined>(
    table.map((entry) => [entry, pagePolicy(entry.policy?.(services), services)]),
  );
  const shared = (request: Context<AppEnvironment>, entry: PageEntry) => ({
    cacheControl: SHARED,
    policy: policies.get(entry),
    request: request.req.raw,
  });
  const contextOf = (
    request: Context<AppEnvironment>,
    entry: PageEntry,
    page: OpenPage | undefined,
    book?: PriceBook,
  ) =>
    pageContext({
      services,
      entry,
      url: new URL(request.req.url),
      city: page?.city ?? request.get('city'),
      now: services.now(),
      book,
    });

  /**
   * Renders a page and stores it. A page with `freshForMinutes: 0` is not stored, because it would only displace
   * others.
   */
  const renderAndStore = async (key: string, entry: PageEntry, page: OpenPage, context: PageContext) => {
    const loaded = await page.load(context);
    if (loaded === NOT_FOUND) return undefined;
    const rendered: RenderedPage = {
      ...renderPage(entry, loaded, context),
      renderedAt: services.now().getTime(),
    };
    if (entry.freshForMinutes > 0) cache.store(key, rendered);
    return rendered;
  };

  const rendering = new Set<string>();
  /** Renders a stale page once for all concurrent requests. */
  const renderAgain = (key: string, ...rest: [PageEntry, OpenPage, PageContext]) => {
    if (rendering.has(key)) return;
    rendering.add(key);
    services.waitUntil(renderAndStore(key, ...rest).finally(() => rendering.delete(key)));
  };

  const requestedPage = async (request: Context<AppEnvironment>): Promise<RequestedPage> => {
    const { path, search } = partsOf(request.req.url);
    const route = findRoute(path);
    if (route.kind !== 'page' || route.entry.audience === 'private')
      return { path, route, key: undefined, book: undefined };
    const book = services.prices.peek() ?? (await pricesAtHand(services.prices));
    const city = route.page.city ? undefined : request.get('city').slug;
    return {
      path,
      route,
      key: book && pageKey({ path, search, city, version: book.version }, route.entry),
      book,
    };
  };

  const answerUnknown = async (request: Context<AppEnvironment>, path: string): Promise<Response> => {
    const page = notFound.open(path);
    const context = contextOf(request, notFound, page);
    const loaded = await page?.load(context);
    if (loaded === undefined || loaded === NOT_FOUND) return request.text('Not found', 404);
    return htmlAnswer(renderPage(notFound, loaded, context), { ...shared(request, notFound), status: 404 });
  };

  /** Undefined when the page has no data for this address. */
  const answerFound = async (
    request: Context<AppEnvironment>,
    { entry, page }: Extract<Route, { kind: 'page' }>,
    { key, book }: RequestedPage,
  ): Promise<Response | undefined> => {
    const context = contextOf(request, entry, page, book);
    if (key !== undefined) {
      const rendered = await renderAndStore(key, entry, page, context);
      return rendered && htmlAnswer(rendered, shared(request, entry));
    }
    const isPrivate = entry.audience === 'private';
    // A streamed page has no placeholders to fill, so its forms take their idempotency key before rendering.
    const own = isPrivate ? context : { ...context, formKey: newAnswerValues().formKey };
    const loaded = await page.load(own);
    if (loaded === NOT_FOUND) return undefined;
    return isPrivate
      ? htmlAnswer(renderPage(entry, loaded, own), { ...shared(request, entry), cacheControl: PERSONAL })
      : streamPage(request, entry, loaded, own, shared(request, entry));
  };

  return {
    async fromCache(request, next) {
      if (request.req.method !== 'GET' && request.req.method !== 'HEAD') return next();
      const requested = await requestedPage(request);
      request.set('requestedPage', requested);
      const { key, route, book } = requested;
      if (key === undefined || route.kind !== 'page' || route.entry.freshForMinutes === 0) return next();
      const { entry, page } = route;
      const cached =
        cache.findInMemory(key, entry.freshForMinutes) ?? (await cache.find(key, entry.freshForMinutes));
      if (cached === undefined) return next();
      if (cached.stale) renderAgain(key, entry, page, contextOf(request, entry, page, book));
      return htmlAnswer(cached.page, shared(request, entry));
    },

    async answer(request) {
      const requested = request.get('requestedPage') ?? (await requestedPage(request));
      const { path, route } = requested;
      if (route.kind === 'redirect')
        return request.redirect(`${route.path}${partsOf(request.req.url).search}`, 301);
      const found = route.kind === 'page' ? await answerFound(request, route, requested) : undefined;
      return found ?? answerUnknown(request, path);
    },
  };
}

interface PrivateAnswer {
  readonly services: PageServices & Pick<Services, 'now'>;
  readonly entry: PageEntry;
  readonly city: City;
  readonly status?: number;
}

/** Answers a page outside the table, rendered for one person and never cached. */
export function privateAnswer(
  url: string,
  { services, entry, city, status = 200 }: PrivateAnswer,
  loaded: LoadedPage,
): Response {
  const context = pageContext({ services, entry, url: new URL(url), city, now: services.now() });
  return htmlAnswer(renderPage(entry, loaded, context), { status, cacheControl: PERSONAL });
}

interface ContextParts {
  readonly services: PageServices;
  readonly entry: PageEntry;
  readonly url: URL;
  readonly city: City;
  readonly now: Date;
  /** The prices of the page; default the ones in memory. */
  readonly book?: PriceBook | undefined;
}

/** The context limits a page to the path, the query parameters that its entry names, a city and the time. */
export const pageContext = ({
  services,
  entry,
  url,
  city,
  now,
  book = services.prices.peek(),
}: ContextParts): PageContext => ({
  ...services,
  prices: pagePrices(services.prices, book),
  path: url.pathname,
  query: namedQuery(url.searchParams, entry),
  city,
  now,
  formKey: FORM_KEY_PLACEHOLDER,
});

/** The path of an absolute address, with its percent-encoding unchanged, and its query with the question mark. */
function partsOf(url: string): { readonly path: string; readonly search: string } {
  const pathAt = url.indexOf('/', url.indexOf('//') + 2);
  const searchAt = url.indexOf('?', pathAt);
  if (searchAt === -1) return { path: url.slice(pathAt), search: '' };
  return { path: url.slice(pathAt, searchAt), search: url.slice(searchAt) };
}

interface KeyParts {
  readonly path: string;
  readonly search: string;
  /** The visitor's city; undefined where the address names one, so that visitors from all cities share the page. */
  readonly city: string | undefined;
  readonly version: string;
}

/** Builds a cache key from everything that changes a page. */
const pageKey = ({ path, search, city, version }: KeyParts, entry: PageEntry): string => {
  const query = search === '' ? '' : namedQuery(new URLSearchParams(search), entry).toString();
  return `${buildId}|${version}|${city ?? ''}|${path}|${query}`;
};

/** No value of ours is longer. Longer values are ignored, so that invented ones do not fill the cache. */
const LONGEST_VALUE = 80;

/**
 * The query parameters that the entry names, once each and in its order, so that equal pages have equal keys. Only a
 * private page preserves a value's case, which a token needs.
 */
function namedQuery(given: URLSearchParams, { query: names, audience }: PageEntry): URLSearchParams {
  const named = names.flatMap((name) => {
    const written = given.get(name)?.trim();
    const value = audience === 'private' ? written : written?.toLowerCase();
    return value !== undefined && value !== '' && value.length <= LONGEST_VALUE ? [[name, value]] : [];
  });
  return new URLSearchParams(named);
}
