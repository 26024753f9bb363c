import { type Context, Hono } from 'hono';
import type { AppEnvironment } from '../../app-environment.ts';
import { addresses } from '../../contract/addresses.ts';
import type { PageServices } from '../../services.ts';
import type { PageEntry } from '../page-entry.ts';
import { blogFeed } from './feed.ts';
import { webManifest } from './manifest.ts';
import { robotsFile } from './robots.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

interface SiteFiles {
  readonly services: PageServices;
  readonly table: readonly PageEntry[];
}

const CACHE = 'public, max-age=3600';

const PART = /^\/sitemap-([a-z-]+)\.xml$/;

/** What programs read of the site: search engines, feed readers, phones. All of it is made from the table of pages. */
export function siteFiles({ services, table }: SiteFiles): Hono<AppEnvironment> {
  const { brand, siteUrl } = services;
  const answer = (context: Context, type: string, text: string) =>
    context.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHE });

  return new Hono<AppEnvironment>()
    .get(addresses.sitemap, (context) => answer(context, 'application/xml', sitemapIndex(table, siteUrl)))
    .get('/:part{sitemap-[a-z-]+\\.xml}', async (context, next) => {
      const family = PART.exec(context.req.path)?.[1] ?? '';
      const part = sitemapPart(table, family, siteUrl);
      return part === undefined ? next() : answer(context, 'application/xml', part);
    })
    .get(addresses.robots, (context) => answer(context, 'text/plain', robotsFile(siteUrl)))
    .get(addresses.blogFeed, (context) => answer(context, 'application/rss+xml', blogFeed(services)))
    .get(addresses.manifest, (context) =>
      answer(context, 'application/manifest+json', JSON.stringify(webManifest(brand))),
    );
}
