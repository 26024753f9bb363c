import { describe, expect, test } from 'vitest';
import { cities } from '../../src/content/cities/all-cities.ts';
import { factsOf } from './page-facts.ts';
import { placeOf } from './site.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

const facts = async (path: string) => factsOf(await (await site.fetch(path)).text());

describe('GET of an address with another name of a city or a manufacturer', () => {
  test.each([
    ['/car-service-in-bengaluru', '/car-service-in-bangalore'],
    ['/Car-Service-In-BENGALURU', '/car-service-in-bangalore'],
    ['/car-service-in-bombay', '/car-service-in-mumbai'],
    ['/car-service-in-bombay/andheri', '/car-service-in-mumbai/andheri'],
    ['/car-ac-service-in-Madras/', '/car-ac-service-in-chennai'],
    ['/maruti-car-service-in-new-delhi', '/maruti-car-service-in-delhi'],
    ['/maruti-suzuki-car-service-in-jaipur', '/maruti-car-service-in-jaipur'],
    ['/Mercedes-Benz-car-service-in-bombay', '/mercedes-car-service-in-mumbai'],
    ['/car-service-in-New-Delhi?utm_source=x', '/car-service-in-delhi?utm_source=x'],
  ])('%s answers 301 to %s', async (path, target) => {
    const response = await site.fetch(path, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([301, target]);
    await response.body?.cancel();
  });

  test('GET /car-service-in-karnataka answers 404, because a state has no page', async () => {
    expect((await site.fetch('/car-service-in-karnataka')).status).toBe(404);
  });
});

describe('GET with ?city=', () => {
  const shared = [
    '/',
    '/services',
    '/services/ac',
    '/express',
    '/car-service-near-me',
    '/car-services/maruti-swift',
  ];

  test.each(shared)(
    '%s?city=mumbai names Mumbai in title and description; the canonical stays',
    async (path) => {
      const { title, description, canonical } = await facts(`${path}?city=mumbai`);
      expect(title).toContain('Mumbai');
      expect(description).toContain('Mumbai');
      expect(canonical).toBe(`${site.origin}${path}`);
    },
  );

  test.each([
    ['Bengaluru', 'Bangalore'],
    ['new-delhi', 'Delhi'],
    ['New%20Delhi', 'Delhi'],
    ['BOMBAY', 'Mumbai'],
    ['maharashtra', 'Mumbai'],
    ['karnataka', 'Bangalore'],
    ['tamil-nadu', 'Chennai'],
  ])('/services?city=%s shows %s', async (value, name) => {
    const { title, description } = await facts(`/services?city=${value}`);
    expect(title).toContain(name);
    expect(description).toContain(name);
    expect(description).not.toContain('Jaipur');
  });

  test('/?city=gujarat, a state without a centre, says so and shows no Jaipur in its head', async () => {
    const html = await (await site.fetch('/?city=gujarat')).text();
    expect(html).toContain('We are not in Ahmedabad yet.');
    expect(factsOf(html).title).toContain('Udaipur');
    expect(factsOf(html).description).not.toContain('Jaipur');
  });

  test('every shared page has titles of at most 75 and descriptions of at most 160 characters in every city', async () => {
    const wrong = [];
    for (const { slug } of cities)
      for (const path of [...shared, '/express-90min-car-service', '/services/insurance-claims']) {
        const { title, description } = await facts(`${path}?city=${slug}`);
        if (title.length > 75 || description.length > 160 || description.length < 70)
          wrong.push([path, slug, title, description]);
      }
    expect(wrong).toEqual([]);
  });

  test('a path that names a city shows that city whatever ?city= says', async () => {
    const { title } = await facts('/car-service-in-pune?city=mumbai');
    expect(title).toContain('Pune');
  });
});

describe('GET of pages that search engines may not list', () => {
  test.each([
    ['/doorstep-services/cart', 'noindex, follow'],
    ['/express-rzp-atc/cart', 'noindex, follow'],
    ['/checkout', 'noindex, follow'],
    ['/thank-you', 'noindex, follow'],
    ['/ad-services', 'noindex, follow'],
    ['/ads-express', 'noindex, follow'],
    ['/homepage-app-v0', 'noindex, follow'],
    ['/website-homepage-appstyle', 'noindex, follow'],
    ['/coupon-admin', 'noindex, nofollow'],
  ])('%s says "%s"', async (path, robots) => {
    expect((await facts(path)).robots).toBe(robots);
  });

  test('/express-beta-atc/old names the live page as canonical', async () => {
    expect((await facts('/express-beta-atc/old')).canonical).toBe(`${site.origin}/express-beta-atc`);
  });
});

describe('the footer', () => {
  const footerOf = async (path: string, place: Readonly<Record<string, string>> = placeOf.pune) => {
    const html = await (await site.fetch(path, { cf: { ...place } })).text();
    return /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
  };

  test('shows the city of the path, and Jaipur where the path names none, wherever the visitor is', async () => {
    expect(await footerOf('/car-service-in-mumbai')).toContain('Car Manufacturer Service in Mumbai');
    for (const path of ['/', '/about', '/services', '/?city=pune']) {
      const footer = await footerOf(path);
      expect(footer, path).toContain('Car Manufacturer Service in Jaipur');
      expect(footer, path).toContain('href="/car-service-in-jaipur/jagatpura"');
    }
  });

  test('folds four sections on phones, and has three columns and the service groups on wide screens', async () => {
    const footer = await footerOf('/');
    const folds = [...footer.matchAll(/<details class="([^"]*)"><summary>([^<]*)/g)].map(
      ([, kind, title]) => [kind, title],
    );
    expect(folds).toEqual([
      ['q', 'Popular Searches'],
      ['q phone-only', 'Our Services'],
      ['q', 'Car Manufacturer Service in Jaipur'],
      ['q', 'Service Locations'],
      ['q wide-only', 'Everything we do'],
    ]);
  });
});
