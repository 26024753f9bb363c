import type { Context, MiddlewareHandler } from 'hono';
import { isFromCrawler } from '../../features/banners/index.ts';
import type { Services } from '../../services/page-services.ts';
import { recordCookie } from '../api/record-link.ts';
import { visitorNetwork } from '../api/visitor-network.ts';
import type { AppEnvironment, Refusal } from '../app-environment.ts';
import type { SentForm } from '../contract/returned-form.ts';
import { type ContentPolicy, pagePolicy } from '../document/content-policy.ts';
import { faultPage } from '../document/fault-answer.ts';
import { suggestedPage } from '../document/language-suggestion.ts';
import { htmlAnswer, newAnswerValues } from '../document/page-template.ts';
import { isKnownQuery } from './known-query.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { createPageContext } from './page-context.ts';
import { type LoadedPage, NOT_FOUND, type OpenPage, type PageContext, type PageEntry } from './page-entry.ts';
import { createPageFinder, type RequestedPage } from './requested-page.ts';
import { createRouting, type Route } from './routing.ts';
import { createPreview, createReturned, PERSONAL, type PreviewedPage } from './uncached-pages.ts';

/** React and the styles of pages load at the first page that an isolate renders; a cached page needs neither. */
const renderer = () => import('../document/render.tsx');

/** Browsers revalidate each time, so that visitors see a new price at once; the page cache answers. */
const REVALIDATED = 'private, no-cache';

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
  /** Renders the page of a refused form with what was typed, for this answer alone; undefined without such a page. */
  readonly returned: (
    context: Context<AppEnvironment>,
    refusal: Refusal,
    form: SentForm,
  ) => Promise<Response | undefined>;
  /** The family of a path's page; undefined where no public page has this path. */
  readonly familyOf: (path: string) => string | undefined;
  /** The listed addresses of a family. */
  readonly addressesOf: (family: string) => readonly string[];
}

/** Answers every page of the table from the cache or by rendering. `answer` needs `fromCache` before it. */
export function createPages({ table, notFound, services, cache }: PagesOptions): Pages {
  const findRoute = createRouting(table);
  const findPage = createPageFinder({ findRoute, services });
  const { renderAndStore, renderAgain } = createRendering({ services, cache });
  // Private pages are not tracked, so a script of a tracking host has no place in them.
  const scriptsOf = ({ audience }: PageEntry) =>
    audience === 'private' ? { ...services, tracking: undefined } : services;
  const policies = new Map<PageEntry, ContentPolicy | undefined>(
    table.map((entry) => [entry, pagePolicy(entry.policy?.(services), scriptsOf(entry))]),
  );

  const answerOptions = (context: Context<AppEnvironment>, entry: PageEntry) => ({
    cacheControl: REVALIDATED,
    policy: policies.get(entry),
    request: context.req.raw,
    away: context.get('away'),
    suggested: entry.audience === 'private' ? undefined : suggestedPage(context.req.raw, context.req.path),
  });

  const pageContextOf = (
    context: Context<AppEnvironment>,
    entry: PageEntry,
    page: OpenPage | undefined,
    { book, reviews, banners }: Partial<RequestedPage> = {},
  ): PageContext =>
    createPageContext({
      services,
      entry,
      url: new URL(context.req.url),
      city: page?.city ?? context.get('city'),
      ownCity: page?.city,
      now: services.now(),
      book,
      reviews,
      recordToken: entry.audience === 'private' ? recordCookie(context) : undefined,
      banners: banners?.shown,
    });

  /** Counts what the visitor sees and sets the cookies of the banners, on an answer that no other visitor gets. */
  const withBanners = (
    context: Context<AppEnvironment>,
    answer: Response,
    { banners }: RequestedPage,
  ): Response => {
    if (banners === undefined || context.req.method === 'HEAD') return answer;
    for (const cookie of banners.cookies) answer.headers.append('Set-Cookie', cookie);
    if (banners.exposures) services.countExposures?.(banners.exposures);
    return answer;
  };

  /** A program's searches say nothing about what visitors miss. */
  const countUnfound = (context: Context<AppEnvironment>, { unfound }: LoadedPage): void => {
    const { req } = context;
    if (unfound && req.method !== 'HEAD' && !isFromCrawler(req.raw))
      services.countUnfound?.(unfound, visitorNetwork(context));
  };

  const answerUnknown = async (context: Context<AppEnvironment>, path: string): Promise<Response> => {
    const page = notFound.open(path);
    const pageContext = pageContextOf(context, notFound, page);
    const loaded = await page?.load(pageContext);
    if (loaded === undefined || loaded === NOT_FOUND) return context.text('Not found', 404);
    const { renderPage } = await renderer();
    const options = { ...answerOptions(context, notFound), status: 404 };
    return htmlAnswer(renderPage(notFound, loaded, pageContext), options);
  };

  /** Undefined when the page has no data for this address. */
  const answerFound = async (
    context: Context<AppEnvironment>,
    { entry, page }: Extract<Route, { kind: 'page' }>,
    requested: RequestedPage,
  ): Promise<Response | undefined> => {
    const { key } = requested;
    const options = answerOptions(context, entry);
    const pageContext = pageContextOf(context, entry, page, requested);
    const load = async (of: PageContext) => {
      const loaded = await page.load(of);
      if (loaded !== NOT_FOUND) countUnfound(context, loaded);
      return loaded;
    };
    if (key !== undefined) {
      const rendered = await renderAndStore(key, entry, { load }, pageContext);
      return rendered && withBanners(context, htmlAnswer(rendered, options), requested);
    }
    if (entry.audience === 'private') {
      const loaded = await load(pageContext);
      if (loaded === NOT_FOUND) return undefined;
      const { renderPage } = await renderer();
      return htmlAnswer(renderPage(entry, loaded, pageContext), { ...options, cacheControl: PERSONAL });
    }
    // A streamed page has no placeholders to fill, so its forms take their idempotency key before rendering.
    const ownContext = { ...pageContext, formKey: newAnswerValues().formKey };
    const loaded = await load(ownContext);
    if (loaded === NOT_FOUND) return undefined;
    const { streamPage } = await renderer();
    return withBanners(context, await streamPage(context, entry, loaded, ownContext, options), requested);
  };

  return {
    preview: createPreview({ findRoute, services }),
    returned: createReturned({ findRoute, services, answerOptions }),

    familyOf(path) {
      const route = findRoute(path);
      return route.kind === 'page' && route.entry.audience !== 'private' ? route.entry.family : undefined;
    },

    addressesOf: (family) =>
      table.filter((entry) => entry.family === family).flatMap((entry) => entry.paths()),

    async fromCache(context, next) {
      if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
      const requested = await findPage(context);
      context.set('requestedPage', requested);
      const { key, route } = requested;
      if (key === undefined || route.kind !== 'page' || route.entry.freshForMinutes === 0) return next();
      const { entry, page } = route;
      const cached =
        cache.findInMemory(key, entry.freshForMinutes) ?? (await cache.find(key, entry.freshForMinutes));
      if (cached === undefined) return next();
      if (cached.stale) renderAgain(key, entry, page, pageContextOf(context, entry, page, requested));
      return withBanners(context, htmlAnswer(cached.page, answerOptions(context, entry)), requested);
    },

    async answer(context) {
      const requested = context.get('requestedPage') ?? (await findPage(context));
      const { path, search, route } = requested;
      if (route.kind === 'redirect') return context.redirect(`${route.path}${search}`, route.status);
      const found = route.kind === 'page' ? await answerFound(context, route, requested) : undefined;
      if (found) return found;
      // Without a sheet nobody knows whether the address has a page, so that it must not be forgotten.
      if (route.kind === 'page' && route.entry.pricedPaths && (await services.prices.get()).rowCount === 0)
        return faultPage(services.brand, context.get('requestId'), 503);
      return answerUnknown(context, path);
    },
  };
}

/** Renders public pages and stores them in the cache. */
function createRendering({ services, cache }: Pick<PagesOptions, 'services' | 'cache'>) {
  /**
   * Renders a page and stores it. A page with `freshForMinutes: 0` is not stored, because it would only displace
   * others, and neither is one with a value that anybody may invent.
   */
  const renderAndStore = async (
    key: string,
    entry: PageEntry,
    page: Pick<OpenPage, 'load'>,
    pageContext: PageContext,
  ) => {
    const loaded = await page.load(pageContext);
    if (loaded === NOT_FOUND) return undefined;
    const { renderPage } = await renderer();
    const rendered: RenderedPage = {
      ...renderPage(entry, loaded, pageContext),
      renderedAt: services.now().getTime(),
    };
    const { book } = pageContext.prices;
    const mayStore = entry.freshForMinutes > 0 && book && isKnownQuery(pageContext.query, entry.values, book);
    if (mayStore) cache.store(key, rendered);
    return rendered;
  };

  const rendering = new Set<string>();
  /** Renders a stale page once for all concurrent requests. */
  const renderAgain = (key: string, ...rest: [PageEntry, Pick<OpenPage, 'load'>, PageContext]) => {
    if (rendering.has(key)) return;
    rendering.add(key);
    services.waitUntil(renderAndStore(key, ...rest).finally(() => rendering.delete(key)));
  };

  return { renderAndStore, renderAgain };
}
