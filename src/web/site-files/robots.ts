import { addresses, endpoints } from '../contract/addresses.ts';
import { HINDI_PREFIX, hasHindi } from '../contract/hindi-pages.ts';

/**
 * Addresses that search engines need not read. A page that says `noindex` is not among them: a search engine that may not
 * read it could list its address all the same.
 */
const closed = [
  endpoints.root,
  // Book Now has an address for each service and car, but is one page to a search engine.
  `${addresses.book}?`,
];

/** The Hindi form of a closed path. `hasHindi` knows whole addresses, so a path that ends in a slash gets an id. */
const hindiForm = (path: string): readonly string[] =>
  path === endpoints.root || hasHindi(path.replace(/\/$/, '/id').replace('?', ''))
    ? [`${HINDI_PREFIX}${path}`]
    : [];

export const robotsFile = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...closed.flatMap((path) => [path, ...hindiForm(path)]).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}${addresses.sitemap}`,
    '',
  ].join('\n');
