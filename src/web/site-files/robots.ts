import { addresses, endpoints } from '../contract/addresses.ts';

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

export const robotsFile = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}${addresses.sitemap}`,
    '',
  ].join('\n');
