import { buildId } from 'virtual:client-build';
import type { Context, MiddlewareHandler } from 'hono';
import { findCity, homeCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { bannersFor, type PageBanners, type ShownBanners } from '../../features/banners/index.ts';
import type { PriceBook } from '../../features/pricing/contract.ts';
import { pricesAtHand } from '../../features/pricing/index.ts';
import { NO_REVIEWS, type ReviewBook } from '../../features/reviews/contract.ts';
import type { PageServices, Services } from '../../services/services.ts';
import { recordCookie } from '../api/record-link.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { type ContentPolicy, pagePolicy } from '../document/content-policy.ts';
import { suggestedPage } from '../document/language-suggestion.ts';
import { FORM_KEY_PLACEHOLDER, htmlAnswer, newAnswerValues } from '../document/page-template.ts';
import { isKnownQuery } from './known-query.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { type LoadedPage, NOT_FOUND, type OpenPage, type PageContext, type PageEntry } from './page-entry.ts';
import { pagePrices } from './page-prices.ts';
import { createRouting, type Route } from './routing.ts';

/** React and the styles of pages load at the first page that an isolate renders; a cached page needs neither. */
const renderer = () => import('../document/render.tsx');

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
  /** The banners in the key; undefined where the page has none. */
  readonly banners?: PageBanners | undefined;
  /** The published reviews in the key. */
  readonly reviews: ReviewBook;
}

interface PagesOptions {
  readonly table: readonly PageEntry[];
  readonly notFound: PageEntry;
  readonly services: Omit<Services, 'log'>;
  readonly cache: PageCache;
}

export interface Pages {
  /** Middleware that answers a page from the cache. A stale page is answered too, then rendered again. */
  readonly fromCache: MiddlewareHandler<AppEnvironment>;
  /** Handler that renders a page, redirects to the canonical spelling of the address, or answers 404. */
  readonly answer: (context: Context<AppEnvironment>) => Promise<Response>;
  /** Renders a public page with chosen banners for the operator: tracked, counted and cached nowhere. */
  readonly preview: (
    context: Context<AppEnvironment>,
    wanted: PreviewedPage,
  ) => Promise<Response | undefined>;
  /** The family of a path's page; undefined where no public page has this path. */
  readonly familyOf: (path: string) => string | undefined;
  /** The listed addresses of a family. */
  readonly addressesOf: (family: string) => readonly string[];
}

/** A page as the operator wants to see it. */
interface PreviewedPage {
  readonly path: string;
  readonly banners: ShownBanners;
  /** The slug of the visitor's city, which these pages name in their own language. */
  readonly city: string;
  readonly now: Date;
}

/** Answers every page of the table from the cache or by rendering. `answer` needs `fromCache` before it. */
export function createPages({ table, notFound, services, cache }: PagesOptions): Pages {
  const findRoute = createRouting(table);
  const policies = new Map<PageEntry, ContentPolicy | undefined>(
    table.map((entry) => [entry, pagePolicy(entry.policy?.(services), services)]),
  );
  const shared = (request: Context<AppEnvironment>, entry: PageEntry) => ({
    cacheControl: SHARED,
    policy: policies.get(entry),
    request: request.req.raw,
    away: request.get('away'),
    suggested: entry.audience === 'private' ? undefined : suggestedPage(request.req.raw, request.req.path),
  });
  const contextOf = (
    request: Context<AppEnvironment>,
    entry: PageEntry,
    page: OpenPage | undefined,
    { book, reviews, banners }: Partial<Pick<RequestedPage, 'book' | 'reviews' | 'banners'>> = {},
  ) =>
    pageContext({
      services,
      entry,
      url: new URL(request.req.url),
      city: page?.city ?? request.get('city'),
      ownCity: page?.city,
      now: services.now(),
      book,
      reviews,
      recordToken: entry.audience === 'private' ? recordCookie(request) : undefined,
      banners: banners?.shown,
    });

  /** Counts what the visitor sees and sets the cookies of the banners, on an answer that no other visitor gets. */
  const withBanners = (
    request: Context<AppEnvironment>,
    answer: Response,
    { banners }: RequestedPage,
  ): Response => {
    if (banners === undefined || request.req.method === 'HEAD') return answer;
    for (const cookie of banners.cookies) answer.headers.append('Set-Cookie', cookie);
    for (const exposure of banners.exposures) services.countExposure?.(exposure);
    return answer;
  };

  /**
   * Renders a page and stores it. A page with `freshForMinutes: 0` is not stored, because it would only displace
   * others, and neither is one with a value that anybody may invent.
   */
  const renderAndStore = async (key: string, entry: PageEntry, page: OpenPage, context: PageContext) => {
    const loaded = await page.load(context);
    if (loaded === NOT_FOUND) return undefined;
    const { renderPage } = await renderer();
    const rendered: RenderedPage = {
      ...renderPage(entry, loaded, context),
      renderedAt: services.now().getTime(),
    };
    const { book } = context.prices;
    const mayStore = entry.freshForMinutes > 0 && book && isKnownQuery(context.query, entry.values, book);
    if (mayStore) cache.store(key, rendered);
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
      return { path, route, key: undefined, book: undefined, reviews: NO_REVIEWS };
    // Both wait at most a moment, at the first request of an isolate.
    const reading = services.reviews.peek() ?? services.reviews.get();
    const book = services.prices.peek() ?? (await pricesAtHand(services.prices));
    const reviews = reading instanceof Promise ? await reading : reading;
    const city = request.get('city');
    const running = services.banners?.peek() ?? (await services.banners?.get()) ?? [];
    const banners = bannersFor(running, request.req.raw, {
      family: route.entry.family,
      city: route.page.city ?? city,
      book,
      now: services.now(),
    });
    const key =
      book &&
      pageKey(
        {
          path,
          search,
          city: route.page.city ? undefined : city.slug,
          version: `${book.version}${reviews.version}`,
          banners: banners?.key,
        },
        route.entry,
      );
    return { path, route, key, book, reviews, banners };
  };

  const answerUnknown = async (request: Context<AppEnvironment>, path: string): Promise<Response> => {
    const page = notFound.open(path);
    const context = contextOf(request, notFound, page);
    const loaded = await page?.load(context);
    if (loaded === undefined || loaded === NOT_FOUND) return request.text('Not found', 404);
    const { renderPage } = await renderer();
    return htmlAnswer(renderPage(notFound, loaded, context), { ...shared(request, notFound), status: 404 });
  };

  /** Undefined when the page has no data for this address. */
  const answerFound = async (
    request: Context<AppEnvironment>,
    { entry, page }: Extract<Route, { kind: 'page' }>,
    requested: RequestedPage,
  ): Promise<Response | undefined> => {
    const { key } = requested;
    const context = contextOf(request, entry, page, requested);
    if (key !== undefined) {
      const rendered = await renderAndStore(key, entry, page, context);
      return rendered && withBanners(request, htmlAnswer(rendered, shared(request, entry)), requested);
    }
    const isPrivate = entry.audience === 'private';
    // A streamed page has no placeholders to fill, so its forms take their idempotency key before rendering.
    const own = isPrivate ? context : { ...context, formKey: newAnswerValues().formKey };
    const loaded = await page.load(own);
    if (loaded === NOT_FOUND) return undefined;
    const { renderPage, streamPage } = await renderer();
    return isPrivate
      ? htmlAnswer(renderPage(entry, loaded, own), { ...shared(request, entry), cacheControl: PERSONAL })
      : withBanners(
          request,
          await streamPage(request, entry, loaded, own, shared(request, entry)),
          requested,
        );
  };

  return {
    async preview(request, { path, banners, city, now }) {
      const route = findRoute(path);
      if (route.kind !== 'page' || route.entry.audience === 'private') return undefined;
      const { entry, page } = route;
      const untracked = { ...services, tracking: undefined };
      const context = pageContext({
        services: untracked,
        entry,
        url: new URL(path, request.req.url),
        city: page.city ?? findCity(city) ?? homeCity,
        ownCity: page.city,
        now,
        book: await services.prices.get(),
        banners,
      });
      const loaded = await page.load(context);
      if (loaded === NOT_FOUND) return undefined;
      const { renderPage } = await renderer();
      const policy = { ...pagePolicy(entry.policy?.(services), untracked), framedBy: "'self'" as const };
      const answer = htmlAnswer(renderPage(entry, loaded, context), { policy, cacheControl: PERSONAL });
      answer.headers.set('X-Frame-Options', 'SAMEORIGIN');
      answer.headers.set('X-Robots-Tag', 'noindex');
      return answer;
    },

    familyOf(path) {
      const route = findRoute(path);
      return route.kind === 'page' && route.entry.audience !== 'private' ? route.entry.family : undefined;
    },

    addressesOf: (family) =>
      table.filter((entry) => entry.family === family).flatMap((entry) => entry.paths()),

    async fromCache(request, next) {
      if (request.req.method !== 'GET' && request.req.method !== 'HEAD') return next();
      const requested = await requestedPage(request);
      request.set('requestedPage', requested);
      const { key, route } = requested;
      if (key === undefined || route.kind !== 'page' || route.entry.freshForMinutes === 0) return next();
      const { entry, page } = route;
      const cached =
        cache.findInMemory(key, entry.freshForMinutes) ?? (await cache.find(key, entry.freshForMinutes));
      if (cached === undefined) return next();
      if (cached.stale) renderAgain(key, entry, page, contextOf(request, entry, page, requested));
      return withBanners(request, htmlAnswer(cached.page, shared(request, entry)), requested);
    },

    async answer(request) {
      const requested = request.get('requestedPage') ?? (await requestedPage(request));
      const { path, route } = requested;
      if (route.kind === 'redirect')
        return request.redirect(`${route.path}${partsOf(request.req.url).search}`, route.status);
      const found = route.kind === 'page' ? await answerFound(request, route, requested) : undefined;
      return found ?? answerUnknown(request, path);
    },
  };
}

interface PrivateAnswer {
  readonly services: PageServices & Pick<Services, 'now'>;
  readonly entry: PageEntry;
  readonly city: City;
  readonly status?: number | undefined;
  readonly policy?: ContentPolicy | undefined;
}

/** Answers a page outside the table, rendered for one person and never cached. */
export async function privateAnswer(
  url: string,
  { services, entry, city, status = 200, policy }: PrivateAnswer,
  loaded: LoadedPage,
): Promise<Response> {
  const context = pageContext({ services, entry, url: new URL(url), city, now: services.now() });
  const { renderPage } = await renderer();
  return htmlAnswer(renderPage(entry, loaded, context), { status, policy, cacheControl: PERSONAL });
}

interface ContextParts {
  readonly services: PageServices;
  readonly entry: PageEntry;
  readonly url: URL;
  readonly city: City;
  /** The city that the address names. */
  readonly ownCity?: City | undefined;
  readonly now: Date;
  /** The prices of the page; default the ones in memory. */
  readonly book?: PriceBook | undefined;
  /** The published reviews of the page; default the ones in memory. */
  readonly reviews?: ReviewBook | undefined;
  readonly recordToken?: string | undefined;
  readonly banners?: ShownBanners | undefined;
}

/** The context limits a page to the path, the query parameters that its entry names, a city and the time. */
export const pageContext = ({
  services,
  entry,
  url,
  city,
  ownCity,
  now,
  book = services.prices.peek(),
  reviews = services.reviews.peek() ?? NO_REVIEWS,
  recordToken,
  banners,
}: ContextParts): PageContext => ({
  ...services,
  prices: pagePrices(services.prices, book),
  banners,
  reviews,
  path: url.pathname,
  query: namedQuery(url.searchParams, entry),
  city,
  ownCity,
  now,
  formKey: FORM_KEY_PLACEHOLDER,
  recordToken,
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
  /** The variants that the page shows. */
  readonly banners: string | undefined;
}

/** Builds a cache key from everything that changes a page. */
const pageKey = ({ path, search, city, version, banners = '' }: KeyParts, entry: PageEntry): string => {
  const query = search === '' ? '' : namedQuery(new URLSearchParams(search), entry).toString();
  return `${buildId}|${version}|${city ?? ''}|${banners}|${path}|${query}`;
};

/** Whether the key of a page in the cache contains a query. */
export const hasQuery = (key: string): boolean => !key.endsWith('|');

/** No value of ours is longer. Longer values are ignored, so that invented ones do not fill the cache. */
const LONGEST_VALUE = 80;

/**
 * The query parameters that the entry names, once each and in its order, so that equal pages have equal keys. Only a
 * private page preserves a value's case. A value that is not on its parameter's list counts as missing.
 */
function namedQuery(given: URLSearchParams, { query: names, values, audience }: PageEntry): URLSearchParams {
  const named = names.flatMap((name) => {
    const written = given.get(name)?.trim();
    const value = audience === 'private' ? written : written?.toLowerCase();
    if (value === undefined || value === '' || value.length > LONGEST_VALUE) return [];
    const listed = values[name];
    return listed === undefined || listed.includes(value) ? [[name, value]] : [];
  });
  return new URLSearchParams(named);
}
