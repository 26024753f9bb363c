import { buildId } from 'virtual:client-build';
import type { City } from '../../content/cities/city.ts';
import type { PageServices } from '../../services/services.ts';
import { FORM_KEY_PLACEHOLDER } from '../document/placeholders.ts';
import type { PageContext, PageEntry } from './page-entry.ts';

interface ContextParts {
  readonly services: PageServices;
  readonly entry: PageEntry;
  readonly url: URL;
  readonly city: City;
  readonly now: Date;
}

/** What a page may know of a request: its path, the parameters its entry names, a city, the time. */
export const pageContext = ({ services, entry, url, city, now }: ContextParts): PageContext => ({
  ...services,
  path: url.pathname,
  query: namedQuery(url.searchParams, entry),
  city,
  now,
  formKey: FORM_KEY_PLACEHOLDER,
});

/**
 * Everything that shapes a page. A page whose address names its city is the same for visitors from anywhere
 * (`city` is then undefined).
 */
export const pageKey = (
  path: string,
  query: string,
  city: string | undefined,
  priceVersion: string,
): string => `${buildId}|${priceVersion}|${city ?? ''}|${path}|${query}`;

/** Longer values name nothing of ours; cutting them off keeps strangers from filling the cache. */
const LONGEST_VALUE = 80;

/**
 * The parameters that the entry names, once each and in its order, so that equal pages have equal keys. Only where a
 * page is not kept may their case matter: a token's does.
 */
function namedQuery(given: URLSearchParams, { query: names, audience }: PageEntry): URLSearchParams {
  const kept = names.flatMap((name) => {
    const written = given.get(name)?.trim();
    const value = audience === 'private' ? written : written?.toLowerCase();
    return value !== undefined && value !== '' && value.length <= LONGEST_VALUE ? [[name, value]] : [];
  });
  return new URLSearchParams(kept);
}
