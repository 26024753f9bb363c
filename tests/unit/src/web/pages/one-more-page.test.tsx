import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { standInServices } from '../../../../../scripts/stand-in-services.ts';
import { homeCity } from '../../../../../src/content/cities/all-cities.ts';
import { familyName } from '../../../../../src/features/banners/pages/family-name.ts';
import { bannerFamilies } from '../../../../../src/features/banners/rules/banner.ts';
import type { ReachedSteps } from '../../../../../src/features/funnel/rules/steps.ts';
import type { AppEnvironment } from '../../../../../src/web/app-environment.ts';
import { BannerPlace } from '../../../../../src/web/document/BannerPlace.tsx';
import { countSteps } from '../../../../../src/web/middleware/count-steps.ts';
import { createPages } from '../../../../../src/web/pages/answer-pages.ts';
import { createPageCache } from '../../../../../src/web/pages/page-cache.ts';
import { nothingToLoad, page, single } from '../../../../../src/web/pages/page-entry.ts';
import { hasQuery } from '../../../../../src/web/pages/requested-page.ts';
import { pageTable } from '../../../../../src/web/pages/table.ts';
import { sitemapFamilies, sitemapIndex, sitemapPart } from '../../../../../src/web/site-files/sitemap.ts';
import { onePathOfEachFamily } from '../../../../one-path-of-each-family.ts';
import { sampleBanner, sampleVariant } from '../../features/banners/rules/sample-banner.ts';
import { sheetBook } from './render-page.ts';

const SITE = 'https://pahiya.example';
const path = '/winter-check';

const morePage = page({
  name: 'winter-check',
  family: 'winter-check',
  group: 'services',
  showsPrices: true,
  booksHere: true,
  bannerPositions: ['hero'],
  addresses: single(path),
  load: nothingToLoad,
  metadata: () => ({
    title: 'Winter check',
    description: '',
    keywords: [],
    image: 'home',
    canonicalPath: path,
    robots: 'index, follow',
  }),
  Page: () => <BannerPlace at="hero" />,
});
const table = [...pageTable, morePage];

test('The sitemap, and the tests and benches by family, have a page that only the table names', () => {
  expect(sitemapFamilies(table)).toEqual([...sitemapFamilies(pageTable), 'winter-check']);
  expect(sitemapIndex(table, SITE)).toContain(`<loc>${SITE}/sitemap-winter-check.xml</loc>`);
  expect(sitemapPart({ table, family: 'winter-check', siteUrl: SITE })).toContain(
    `<loc>${SITE}${path}</loc>`,
  );
  expect(onePathOfEachFamily(table).get('winter-check')).toBe(path);
});

test('The operator may choose its family for a banner, at the positions that its entry names', () => {
  expect([...bannerFamilies(table)]).toEqual([...bannerFamilies(pageTable), ['winter-check', ['hero']]]);
  expect(familyName('winter-check')).toBe('Winter check');
  expect(familyName('near-me')).toBe('Near me');
});

test('It shows its banner, and a visit to it reaches the steps that its entry names', async () => {
  const banner = sampleBanner({
    places: { cities: [], states: [], elsewhere: true },
    families: ['winter-check'],
    variants: [sampleVariant('a', { heading: 'Cold mornings?' })],
  });
  const reached: ReachedSteps[] = [];
  const services = {
    ...standInServices(sheetBook),
    banners: { peek: () => [banner], get: async () => [banner] },
    countSteps: (steps: ReachedSteps) => void reached.push(steps),
    sharedCache: () => undefined,
    now: () => new Date('2026-11-26T06:00:00Z'),
    waitUntil: (task: Promise<unknown>) => void task,
  };
  const cache = createPageCache({ ...services, hasQuery });
  const pages = createPages({ table, notFound: morePage, services, cache });
  const app = new Hono<AppEnvironment>();
  app.use((context, next) => {
    context.set('city', homeCity);
    return next();
  });
  app.use(countSteps({ ...services, beginsVisit: () => true }));
  app.use(pages.fromCache);
  app.get('*', pages.answer);

  const answer = await app.request(`${SITE}${path}`, { headers: { 'User-Agent': 'Mozilla/5.0 Chrome/140' } });
  expect(await answer.text()).toContain('Cold mornings?');
  expect(reached).toMatchObject([{ steps: ['visit', 'price', 'book'], banners: ['abcdef.a'] }]);
});
