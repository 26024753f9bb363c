import { describe, expect, test } from 'vitest';
import { blogPosts } from '../../src/content/blog/posts.ts';
import { priceList } from '../../src/features/pricing/contract.ts';
import { slugify } from '../../src/values/slug.ts';
import { englishPath, hasHindi, inHindi } from '../../src/web/contract/hindi-pages.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { startSite } from './site.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

const text = async (path: string): Promise<string> => (await site.fetch(path)).text();
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** Every car of the price list, as the picker gets it. */
async function carPaths(): Promise<Set<string>> {
  const { brands } = priceList.parse(await (await site.fetch('/api/prices')).json());
  const cars = brands.flatMap(({ name, models }) =>
    models.map((model) => `/car-services/${slugify(name)}-${slugify(model.name)}`),
  );
  expect(cars.length).toBeGreaterThan(50);
  return new Set(cars);
}

describe('GET /sitemap.xml', () => {
  test('lists in its parts every public page once, and no other page', async () => {
    const parts = locations(await text('/sitemap.xml'));
    const listed = await Promise.all(parts.map((part) => text(part.replace(site.origin, ''))));
    const expected = pageTable
      .filter(({ audience }) => audience === 'public')
      .flatMap((entry) => entry.paths());
    const found = listed.flatMap(locations).map((address) => address.replace(site.origin, ''));
    const isCar = (path: string) => englishPath(path).startsWith('/car-services/');
    const withHindi = expected.flatMap((path) => (hasHindi(path) ? [path, inHindi(path)] : [path]));
    expect(found.filter((path) => !isCar(path)).sort()).toEqual(withHindi.sort());
    const cars = await carPaths();
    const foundCars = found.filter((path) => isCar(path) && englishPath(path) === path);
    expect(foundCars.filter((path) => !cars.has(path))).toEqual([]);
    // A car whose page says the same as another's is left out.
    expect(foundCars.length).toBeGreaterThan(cars.size / 2);
    expect(foundCars.length).toBeLessThan(cars.size);
    expect(new Set(foundCars).size).toBe(foundCars.length);
  });

  test.each([
    '/doorstep-services/cart',
    '/express-rzp-atc/cart',
    '/checkout',
    '/express-beta-atc/old',
    '/ad-services',
    '/ads-express',
    '/homepage-app-v0',
    '/coupon-admin',
  ])('GET /sitemap.xml leaves %s out', async (path) => {
    const parts = locations(await text('/sitemap.xml'));
    const listed = await Promise.all(parts.map((part) => text(part.replace(site.origin, ''))));
    expect(listed.flatMap(locations)).not.toContain(`${site.origin}${path}`);
  });

  test('GET /sitemap-car.xml answers 503 with Retry-After while the price sheet is unreachable; the index answers 200', async () => {
    const without = await startSite({
      variables: { PRICE_SHEET_URL: 'https://sheet.example/prices.csv' },
      overrides: { outboundService: async () => new Response('', { status: 500 }) as never },
    });
    try {
      const part = await without.fetch('/sitemap-car.xml');
      expect([part.status, part.headers.get('Retry-After')]).toEqual([503, '120']);
      expect(locations(await (await without.fetch('/sitemap.xml')).text())).toContain(
        `${without.origin}/sitemap-car.xml`,
      );
      expect((await without.fetch('/sitemap-company.xml')).status).toBe(200);
    } finally {
      await without.stop();
    }
  });

  test("gives the date of a text's last change only where the content has one", async () => {
    const posts = await text('/sitemap-blog-post.xml');
    expect([...posts.matchAll(/<lastmod>/g)]).toHaveLength(blogPosts.length);
    expect(await text('/sitemap-legal.xml')).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
    const newest = blogPosts
      .map(({ updated }) => updated)
      .sort()
      .at(-1);
    expect(await text('/sitemap-blog.xml')).toContain(`<lastmod>${newest}</lastmod>`);
    expect(await text('/sitemap-company.xml')).not.toContain('lastmod');
  });

  test('answers 404 for an unknown part', async () => {
    expect((await site.fetch('/sitemap-nothing.xml')).status).toBe(404);
  });
});

describe('GET /robots.txt', () => {
  test('allows search engines, disallows endpoints, and names the sitemap', async () => {
    const response = await site.fetch('/robots.txt');
    const robots = await response.text();
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
    expect(robots.match(/^Disallow: .*/gm)).toEqual([
      'Disallow: /api/',
      'Disallow: /hi/api/',
      'Disallow: /book?',
      'Disallow: /hi/book?',
    ]);
  });

  test.each(['/checkout', '/hi/checkout', '/search?q=ac', '/thank-you'])(
    'lets search engines read the noindex of %s',
    async (path) => {
      expect(await (await site.fetch(path)).text()).toMatch(/<meta name="robots" content="noindex/);
    },
  );
});

describe('GET /blog/feed.xml', () => {
  test('contains every post, newest first', async () => {
    const response = await site.fetch('/blog/feed.xml');
    const feed = await response.text();
    expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/g)].map(([, link]) => link);
    expect(links).toEqual(blogPosts.map(({ slug }) => `${site.origin}/blog/${slug}`));
    expect(feed).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} 03:30:00 GMT<\/pubDate>/);
  });
});

describe('GET /manifest.webmanifest', () => {
  test('names the app, its icons, and addresses that exist', async () => {
    const response = await site.fetch('/manifest.webmanifest');
    expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
    const manifest = await response.json();
    expect(manifest).toMatchObject({
      short_name: 'Pahiya',
      display: 'standalone',
      start_url: '/homepage-app-v0',
    });
    const sources = JSON.stringify(manifest).match(/"\/icon[^"]*"/g) ?? [];
    expect(sources).toHaveLength(3);
    for (const source of sources) {
      expect((await site.fetch(source.slice(1, -1))).status, source).toBe(200);
    }
  });
});

describe('GET of an address that does not exist', () => {
  test('answers 404 with the nearest real pages, a search, and itself as canonical', async () => {
    const response = await site.fetch('/car-servise-in-jaipur/mansrovar');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('href="/car-service-in-jaipur/mansarovar"');
    expect(html).toContain('action="/search"');
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/car-servise-in-jaipur/mansrovar"/>`);
    expect(html).toContain('<meta name="robots" content="index, follow"/>');
  });
});
