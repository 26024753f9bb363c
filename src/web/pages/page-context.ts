import type { City } from '../../content/cities/city.ts';
import type { ShownBanners } from '../../features/banners/index.ts';
import type { PriceBook } from '../../features/pricing/contract.ts';
import { NO_REVIEWS, type ReviewBook } from '../../features/reviews/contract.ts';
import type { PageServices } from '../../services/page-services.ts';
import type { ReturnedForm } from '../contract/returned-form.ts';
import { FORM_KEY_PLACEHOLDER } from '../document/page-template.ts';
import type { PageContext, PageEntry } from './page-entry.ts';
import { pagePrices } from './page-prices.ts';

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
  readonly returned?: ReturnedForm | undefined;
}

/** The context limits a page to the path, the query parameters that its entry names, a city and the time. */
export const createPageContext = ({
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
  returned,
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
  returned,
});

/** No value of ours is longer. Longer values are ignored, so that invented ones do not fill the cache. */
const LONGEST_VALUE = 80;

/**
 * The query parameters that the entry names, once each and in its order, so that equal pages have equal keys. Only a
 * private page preserves a value's case. A value that is not on its parameter's list counts as missing.
 */
export function namedQuery(
  given: URLSearchParams,
  { query: names, values, audience }: PageEntry,
): URLSearchParams {
  const named = names.flatMap((name) => {
    const written = given.get(name)?.trim();
    const value = audience === 'private' ? written : written?.toLowerCase();
    if (value === undefined || value === '' || value.length > LONGEST_VALUE) return [];
    const listed = values[name];
    return listed === undefined || listed.includes(value) ? [[name, value]] : [];
  });
  return new URLSearchParams(named);
}
