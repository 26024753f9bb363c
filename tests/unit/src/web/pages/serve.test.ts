import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { cities, homeCity } from '../../../../../src/content/cities/all-cities.ts';
import { buildPriceBook, type PriceBook } from '../../../../../src/features/pricing/rules/price-book.ts';
import type { AppEnvironment } from '../../../../../src/web/app-environment.ts';
import { createPageCache } from '../../../../../src/web/document/page-cache.ts';
import { page, standardChrome } from '../../../../../src/web/pages/page-entry.ts';
import { createPages } from '../../../../../src/web/pages/serve.ts';
import { standInServices } from '../../../../stand-in-services.ts';
import { sheetBook } from './render-page.ts';

const ORIGIN = 'https://pahiya.example';
const otherCity = cities.find(({ slug }) => slug !== homeCity.slug) ?? homeCity;

/** A site of a few small pages that count how often each is made, at a time and with prices that a test sets. */
function smallSite() {
  const made: string[] = [];
  const work: Promise<unknown>[] = [];
  let now = 0;
  let book: PriceBook | undefined = sheetBook;
  let visitorCity = homeCity;
  const entry = (path: string, rest: Partial<Parameters<typeof page>[0]> = {}) =>
    page({
      name: path,
      family: 'sample',
      group: 'other',
      chrome: { ...standardChrome, navigation: 'hidden', footer: false, bottomBar: false, tool: true },
      query: ['kind'],
      addresses: () => [{ path, parameters: {} }],
      load: () => undefined,
      metadata: () => ({
        title: path,
        description: '',
        keywords: [],
        image: '/share.png',
        canonicalPath: path,
        robots: 'noindex',
      }),
      Page({ context }) {
        made.push(context.path);
        return `${context.query.get('kind')} in ${context.city.slug}, made the ${made.length}. time`;
      },
      ...rest,
    });
  const pages = createPages({
    table: [
      entry('/kept'),
      entry('/of-a-city', { city: () => homeCity }),
      entry('/as-of-now', { freshForMinutes: 0 }),
      entry('/own', { audience: 'private' }),
    ],
    notFound: entry('/unknown'),
    services: {
      ...standInServices(sheetBook),
      prices: { peek: () => book, get: () => (book ? Promise.resolve(book) : new Promise(() => undefined)) },
    },
    cache: createPageCache({
      sharedCache: () => undefined,
      now: () => new Date(now),
      waitUntil: (task) => void work.push(task),
    }),
    visitorCity: () => visitorCity,
    now: () => new Date(now),
    waitUntil: (task) => void work.push(task),
  });
  const app = new Hono<AppEnvironment>().get('*', pages.answer);
  return {
    made,
    /** Answers it as the Worker does: at once where that is possible. */
    async see(path: string): Promise<string> {
      const request = new Request(`${ORIGIN}${path}`);
      return (await (pages.quick(request) ?? app.fetch(request))).text();
    },
    quick: (path: string) => pages.quick(new Request(`${ORIGIN}${path}`)),
    settle: () => Promise.all(work),
    passMinutes(minutes: number) {
      now += minutes * 60_000;
    },
    setPrices(to: PriceBook | undefined) {
      book = to;
    },
    moveTo(city: typeof homeCity) {
      visitorCity = city;
    },
  };
}

describe('what a kept page is kept under', () => {
  test('its address and the parameters that it names, whatever else is asked', async () => {
    const site = smallSite();
    for (const path of [
      '/kept',
      '/kept?utm_source=x',
      '/kept?kind=a',
      '/kept?kind=A&other=1',
      '/kept?kind=b',
    ])
      await site.see(path);
    expect(site.made).toHaveLength(3);
  });

  test('the visitor’s city, unless its address has one', async () => {
    const site = smallSite();
    await site.see('/kept');
    await site.see('/of-a-city');
    site.moveTo(otherCity);
    expect(await site.see('/kept')).toContain(`in ${otherCity.slug}`);
    expect(await site.see('/of-a-city')).toContain(`in ${homeCity.slug}`);
    expect(site.made).toEqual(['/kept', '/of-a-city', '/kept']);
  });

  test('the price sheet: with a new one every page is made anew, with the old one again none', async () => {
    const site = smallSite();
    const newSheet = buildPriceBook([]);
    expect(newSheet.version).not.toBe(sheetBook.version);
    await site.see('/kept');
    site.setPrices(newSheet);
    expect(site.quick('/kept')).toBeUndefined();
    expect(await site.see('/kept')).toContain('made the 2. time');
    site.setPrices(sheetBook);
    expect(await site.see('/kept')).toContain('made the 1. time');
  });
});

describe('how long a page is kept', () => {
  test('a fresh one is answered at once and made for nobody', async () => {
    const site = smallSite();
    expect(site.quick('/kept')).toBeUndefined();
    await site.see('/kept');
    site.passMinutes(59);
    expect(site.quick('/kept')?.status).toBe(200);
    expect(site.made).toHaveLength(1);
  });

  test('a stale one is still answered, and made anew once for all who ask meanwhile', async () => {
    const site = smallSite();
    await site.see('/kept');
    site.passMinutes(61);
    const seen = await Promise.all([site.see('/kept'), site.see('/kept'), site.see('/kept')]);
    for (const html of seen) expect(html).toContain('made the 1. time');
    await site.settle();
    expect(site.made).toHaveLength(2);
    expect(await site.see('/kept')).toContain('made the 2. time');
  });

  test('what must be as of now, and what is one person’s own, is made for every request', async () => {
    const site = smallSite();
    for (const path of ['/as-of-now', '/as-of-now', '/own', '/own']) await site.see(path);
    expect(site.made).toEqual(['/as-of-now', '/as-of-now', '/own', '/own']);
  });

  test('a page that is sent while its prices are missing is not kept', async () => {
    const site = smallSite();
    site.setPrices(undefined);
    await site.see('/kept');
    site.setPrices(sheetBook);
    expect(await site.see('/kept')).toContain('made the 2. time');
  });

  test('whoever asks for a kept page gets a nonce of their own', async () => {
    const site = smallSite();
    await site.see('/kept');
    const policies = [1, 2].map(() => site.quick('/kept')?.headers.get('Content-Security-Policy'));
    expect(policies[0]).toContain("'nonce-");
    expect(policies[0]).not.toBe(policies[1]);
  });
});
