import { type Context, Hono } from 'hono';
import { pricesAtHand } from '../../features/pricing/index.ts';
import type { PageServices } from '../../services/page-services.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { addresses } from '../contract/addresses.ts';
import type { PageEntry } from '../pages/page-entry.ts';
import { blogFeed } from './feed.ts';
import { webManifest } from './manifest.ts';
import { robotsFile } from './robots.ts';
import { needsPrices, sitemapFamilies, sitemapIndex, sitemapPart } from './sitemap.ts';

interface SiteFiles {
  readonly services: PageServices;
  readonly table: readonly PageEntry[];
}

const CACHE = 'public, max-age=3600';
/** How long a search engine waits for the price sheet, in ms, before the answer asks it to retry. */
const MAX_WAIT_MS = 2000;
/** The `Retry-After` of that answer, in seconds. */
const RETRY_AFTER_SECONDS = '120';

/** The files for search engines, feed readers and phones, built from the table of pages. */
export function siteFiles({ services, table }: SiteFiles): Hono<AppEnvironment> {
  const { brand, siteUrl } = services;
  const answer = (context: Context, type: string, text: string) =>
    context.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHE });

  const files = new Hono<AppEnvironment>()
    .get(addresses.sitemap, (context) => answer(context, 'application/xml', sitemapIndex(table, siteUrl)))
    .get(addresses.robots, (context) => answer(context, 'text/plain', robotsFile(siteUrl)))
    .get(addresses.blogFeed, (context) => answer(context, 'application/rss+xml', blogFeed(services)))
    .get(addresses.manifest, (context) =>
      answer(context, 'application/manifest+json', JSON.stringify(webManifest(brand))),
    );
  // One static route for each part: a pattern beside static files would make Hono fall back to its slow router.
  for (const family of sitemapFamilies(table))
    files.get(addresses.sitemapPart(family), async (context) => {
      const priced = needsPrices(table, family);
      const book = priced ? await pricesAtHand(services.prices, MAX_WAIT_MS) : undefined;
      if (priced && !book?.manufacturers.length)
        return context.text('The list is not at hand', 503, { 'Retry-After': RETRY_AFTER_SECONDS });
      return answer(context, 'application/xml', sitemapPart({ table, family, siteUrl, book }));
    });
  return files;
}
