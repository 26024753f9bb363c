import { addresses, endpoints } from '../contract/addresses.ts';

/** What no search engine has any business with: endpoints, and pages that show one person's data. */
const closed = [
  endpoints.root,
  addresses.booking(''),
  addresses.order(''),
  addresses.admin,
  addresses.checkout,
  addresses.search,
  // Book Now for each service of each car: one page to a search engine.
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
