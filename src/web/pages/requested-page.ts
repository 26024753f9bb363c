import { buildId } from 'virtual:client-build';
import type { Context } from 'hono';
import { bannersFor, type PageBanners } from '../../features/banners/index.ts';
import type { PriceBook } from '../../features/pricing/contract.ts';
import { pricesAtHand } from '../../features/pricing/index.ts';
import { NO_REVIEWS, type ReviewBook } from '../../features/reviews/contract.ts';
import type { Services } from '../../services/page-services.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { namedQuery } from './page-context.ts';
import type { PageEntry } from './page-entry.ts';
import type { Route } from './routing.ts';

/** The page that a request's path names. */
export interface RequestedPage {
  readonly path: string;
  /** The address's query with the question mark. */
  readonly search: string;
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

interface FinderParts {
  readonly findRoute: (path: string) => Route;
  readonly services: Pick<Services, 'prices' | 'reviews' | 'banners' | 'now'>;
}

/** Finds a request's page, with the prices, reviews and banners that make its key in the cache. */
export function createPageFinder({ findRoute, services }: FinderParts) {
  return async (context: Context<AppEnvironment>): Promise<RequestedPage> => {
    const { path, search } = partsOf(context.req.url);
    const route = findRoute(path);
    if (route.kind !== 'page' || route.entry.audience === 'private')
      return { path, search, route, key: undefined, book: undefined, reviews: NO_REVIEWS };
    const { entry, page } = route;
    // Both wait at most a moment, at the first request of an isolate.
    const reading = services.reviews.peek() ?? services.reviews.get();
    const book = services.prices.peek() ?? (await pricesAtHand(services.prices));
    const reviews = reading instanceof Promise ? await reading : reading;
    const visitorCity = context.get('city');
    const running = services.banners?.peek() ?? (await services.banners?.get()) ?? [];
    const banners = bannersFor(running, context.req.raw, {
      family: entry.family,
      bannerPositions: entry.bannerPositions,
      city: page.city ?? visitorCity,
      book,
      now: services.now(),
    });
    const key =
      book &&
      pageKey(entry, {
        path,
        search,
        city: page.city ? undefined : visitorCity.slug,
        version: `${book.version}${reviews.version}`,
        banners: banners?.key,
      });
    return { path, search, route, key, book, reviews, banners };
  };
}

/** The path of an absolute address, with its percent-encoding unchanged, and its query with the question mark. */
export function partsOf(url: string): { readonly path: string; readonly search: string } {
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
  /** The versions of the prices and of the reviews. */
  readonly version: string;
  /** The variants that the page shows. */
  readonly banners: string | undefined;
}

/** Builds a cache key from everything that changes a page. */
function pageKey(entry: PageEntry, { path, search, city, version, banners = '' }: KeyParts): string {
  const query = search === '' ? '' : namedQuery(new URLSearchParams(search), entry).toString();
  return `${buildId}|${version}|${city ?? ''}|${banners}|${path}|${query}`;
}

/** Whether the key of a page in the cache contains a query. */
export const hasQuery = (key: string): boolean => !key.endsWith('|');
