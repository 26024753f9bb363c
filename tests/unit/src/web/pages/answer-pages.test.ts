import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { standInServices } from '../../../../../scripts/stand-in-services.ts';
import { cities, homeCity } from '../../../../../src/content/cities/all-cities.ts';
import { buildPriceBook, type PriceBook } from '../../../../../src/features/pricing/rules/price-book.ts';
import type { AppEnvironment } from '../../../../../src/web/app-environment.ts';
import { createPages } from '../../../../../src/web/pages/answer-pages.ts';
import { createPageCache } from '../../../../../src/web/pages/page-cache.ts';
import { page, standardChrome } from '../../../../../src/web/pages/page-entry.ts';
import { hasQuery } from '../../../../../src/web/pages/requested-page.ts';
import { sheetBook } from './render-page.ts';

const ORIGIN = 'https://pahiya.example';
const otherCity = cities.find(({ slug }) => slug !== homeCity.slug) ?? homeCity;

/** A site of a few small pages that counts renderings; a test sets its time and prices. */
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
      query: ['kind', 'problem', 'car'],
      values: { kind: ['a', 'b'] },
      addresses: () => [{ path, parameters: {} }],
      load: () => undefined,
      metadata: () => ({
        title: path,
        description: '',
        keywords: [],
        image: 'home',
        canonicalPath: path,
        robots: 'noindex',
      }),
      Page({ context }) {
        made.push(context.path);
        return `${context.query.get('kind')} in ${context.city.slug}, made the ${made.length}. time`;
      },
      ...rest,
    });
  const services = {
    ...standInServices(sheetBook),
    prices: {
      peek: () => book,
      get: () => (book ? Promise.resolve(book) : new Promise<never>(() => undefined)),
    },
    sharedCache: () => undefined,
    now: () => new Date(now),
    waitUntil: (task: Promise<unknown>) => void work.push(task),
  };
  const pages = createPages({
    table: [
      entry('/cached'),
      entry('/of-a-city', { city: () => homeCity }),
      entry('/as-of-now', { freshForMinutes: 0 }),
      entry('/own', { audience: 'private' }),
    ],
    notFound: entry('/unknown'),
    services,
    cache: createPageCache({ ...services, hasQuery }),
  });
  const app = new Hono<AppEnvironment>();
  app.use((context, next) => {
    context.set('city', visitorCity);
    return next();
  });
  app.use(pages.fromCache);
  app.get('*', pages.answer);
  const visit = (path: string) => app.request(`${ORIGIN}${path}`);
  return {
    made,
    visit,
    see: async (path: string): Promise<string> => (await visit(path)).text(),
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

describe('the key of a cached page holds', () => {
  test('GET with an invented problem is rendered each time and takes no place in the cache', async () => {
    const site = smallSite();
    await site.see('/cached');
    for (let made = 0; made < 5; made += 1) await site.see('/cached?problem=invented');
    expect(site.made).toHaveLength(6);
    await site.see('/cached?unknown=1');
    await site.see('/cached');
    expect(site.made).toHaveLength(6);
  });

  test('GET with a car of the sheet is stored, and with an invented or misspelt car is rendered each time', async () => {
    const site = smallSite();
    const [row] = sheetBook.manufacturers.flatMap(({ models }) => models);
    const car = `${row?.carId}-${row?.fuelTypes[0]?.toLowerCase()}`;
    expect(sheetBook.rowOfCar(car)).toBeDefined();
    for (let visit = 0; visit < 3; visit += 1) await site.see(`/cached?car=${car}`);
    expect(site.made).toHaveLength(1);
    for (let visit = 0; visit < 3; visit += 1) {
      await site.see('/cached?car=invented-car-petrol');
      await site.see(`/cached?car=${car.replace('-', '--')}`);
    }
    expect(site.made).toHaveLength(7);
  });

  test('its address and the parameters that its entry names, and no others', async () => {
    const site = smallSite();
    for (const path of [
      '/cached',
      '/cached?utm_source=x',
      '/cached?kind=a',
      '/cached?kind=A&other=1',
      '/cached?kind=b',
      '/cached?kind=not-listed',
    ])
      await site.see(path);
    expect(site.made).toHaveLength(3);
  });

  test('the visitor’s city, unless its address names one', async () => {
    const site = smallSite();
    await site.see('/cached');
    await site.see('/of-a-city');
    site.moveTo(otherCity);
    expect(await site.see('/cached')).toContain(`in ${otherCity.slug}`);
    expect(await site.see('/of-a-city')).toContain(`in ${homeCity.slug}`);
    expect(site.made).toEqual(['/cached', '/of-a-city', '/cached']);
  });

  test('the version of the price sheet: a new sheet renders every page again, the old one again none', async () => {
    const site = smallSite();
    const newSheet = buildPriceBook([]);
    expect(newSheet.version).not.toBe(sheetBook.version);
    await site.see('/cached');
    site.setPrices(newSheet);
    expect(await site.see('/cached')).toContain('made the 2. time');
    site.setPrices(sheetBook);
    expect(await site.see('/cached')).toContain('made the 1. time');
  });
});

describe('the page cache', () => {
  test('a fresh page is answered from memory and not rendered again', async () => {
    const site = smallSite();
    await site.see('/cached');
    site.passMinutes(59);
    expect((await site.visit('/cached')).status).toBe(200);
    expect(site.made).toHaveLength(1);
  });

  test('a stale page is still answered, and rendered again once for all requests meanwhile', async () => {
    const site = smallSite();
    await site.see('/cached');
    site.passMinutes(61);
    const seen = await Promise.all([site.see('/cached'), site.see('/cached'), site.see('/cached')]);
    for (const html of seen) expect(html).toContain('made the 1. time');
    await site.settle();
    expect(site.made).toHaveLength(2);
    expect(await site.see('/cached')).toContain('made the 2. time');
  });

  test('a page of the moment and a private page are rendered for every request', async () => {
    const site = smallSite();
    for (const path of ['/as-of-now', '/as-of-now', '/own', '/own']) await site.see(path);
    expect(site.made).toEqual(['/as-of-now', '/as-of-now', '/own', '/own']);
  });

  test('a page that streams while its prices are missing is not cached', async () => {
    const site = smallSite();
    site.setPrices(undefined);
    await site.see('/cached');
    site.setPrices(sheetBook);
    expect(await site.see('/cached')).toContain('made the 2. time');
  });

  test('every answer of a cached page has a nonce of its own', async () => {
    const site = smallSite();
    await site.see('/cached');
    const answers = await Promise.all([site.visit('/cached'), site.visit('/cached')]);
    const policies = answers.map(({ headers }) => headers.get('Content-Security-Policy'));
    expect(policies[0]).toContain("'nonce-");
    expect(policies[0]).not.toBe(policies[1]);
  });
});
