import { addresses, endpoints } from '../../contract/addresses.ts';

/** What no search engine has any business with: endpoints, and pages that show one person's data. */
const closed = [
  endpoints.root,
  addresses.booking(''),
  addresses.order(''),
  addresses.desk,
  addresses.checkout,
  addresses.search,
];

export const robotsFile = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}${addresses.sitemap}`,
    '',
  ].join('\n');
