import { addresses, endpoints } from '../contract/addresses.ts';
import { HINDI_PREFIX, hasHindi } from '../contract/hindi-pages.ts';

/** Search engines may not index endpoints and pages that show one person's data. */
const closed = [
  endpoints.root,
  addresses.booking(''),
  addresses.order(''),
  addresses.admin,
  addresses.checkout,
  addresses.search,
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
