import { afterAll, describe, expect, test } from 'vitest';
import type { Banner } from '../../src/features/banners/rules/banner.ts';
import { sampleBanner, sampleVariant } from '../unit/src/features/banners/rules/sample-banner.ts';
import { placeOf, type Site, startSite } from './site.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const kota = { ...placeOf.jaipur, city: 'Kota', latitude: '25.18', longitude: '75.83' };

const forPune = sampleBanner({
  id: 'forpun',
  families: ['home', 'service'],
  variants: [
    sampleVariant('a', {
      heading: 'Rain wipes in {city}',
      line: 'A periodic service for {price}',
      coupon: 'RAIN20',
      offer: { kind: 'percent', value: 20, scope: {}, expiresAt: null },
    }),
    sampleVariant('b', { heading: 'Monsoon check at {price}', picture: 'service-windshield' }),
  ],
  price: 'periodic',
});
const forJaipur = sampleBanner({
  id: 'forjai',
  places: { cities: ['jaipur'], states: [], elsewhere: false },
  variants: [sampleVariant('a', { heading: 'Ninety minutes, here in Jaipur' })],
});
const forTheRest = sampleBanner({
  id: 'forall',
  places: { cities: [], states: [], elsewhere: true },
  variants: [sampleVariant('a', { heading: 'We come to you soon' })],
});

const publish = async (banners: readonly Banner[]): Promise<Site> => {
  const started = await startSite();
  await started.store.put('banners:1', JSON.stringify(banners));
  return started;
};
const site = await publish([forPune, forJaipur, forTheRest]);
afterAll(() => site.stop());

interface Visit {
  readonly cf?: Readonly<Record<string, string>>;
  readonly cookies?: string;
  readonly agent?: string;
}

const visit = (path: string, { cf = placeOf.pune, cookies = '', agent = PHONE }: Visit = {}) =>
  site.fetch(path, { cf, headers: { 'User-Agent': agent, ...(cookies && { Cookie: cookies }) } });

const textOf = async (path: string, options: Visit = {}) => (await visit(path, options)).text();

const bucketOf = (variant: 'a' | 'b'): Promise<string> => {
  const search = async (bucket: number): Promise<string> => {
    const html = await textOf('/', { cookies: `__Host-bucket=${bucket}` });
    const found = html.includes('Rain wipes') ? 'a' : 'b';
    return found === variant ? `__Host-bucket=${bucket}` : search(bucket + 1);
  };
  return search(0);
};

describe('GET / with banners for Pune, Jaipur and everywhere else', () => {
  test('shows each place its own, in the first HTML', async () => {
    expect(await textOf('/', { cf: placeOf.pune })).toMatch(/Rain wipes in Pune|Monsoon check at ₹/);
    expect(await textOf('/', { cf: placeOf.jaipur })).toContain('Ninety minutes, here in Jaipur');
    expect(await textOf('/', { cf: kota })).toContain('We come to you soon');
  });

  test('a city that the visitor chose counts before the network’s', async () => {
    expect(await textOf('/?city=jaipur')).toContain('Ninety minutes, here in Jaipur');
    expect(await textOf('/', { cookies: '__Host-city=jaipur' })).toContain('Ninety minutes, here in Jaipur');
  });

  test('a bucket has one variant on every page and visit, and only its number is stored', async () => {
    const first = await visit('/');
    const cookies = first.headers.getSetCookie();
    const bucket = cookies.find((cookie) => cookie.startsWith('__Host-bucket='));
    expect(bucket).toMatch(
      /^__Host-bucket=\d{1,4}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const own = bucket?.split(';')[0] ?? '';
    const headings = await Promise.all(
      ['/', '/services/ac', '/', '/services/periodic'].map(
        async (path) => /Rain wipes|Monsoon check/.exec(await textOf(path, { cookies: own }))?.[0],
      ),
    );
    expect(new Set(headings).size).toBe(1);
    expect(headings[0]).toBe(/Rain wipes|Monsoon check/.exec(await first.text())?.[0]);
  });

  test('two visitors with different buckets of one variant get one cached page, without each other’s cookies', async () => {
    const cached = await bucketOf('a');
    const again = await visit('/', { cookies: `${cached}; __Host-banners=forpun.a; __Host-coupon=RAIN20` });
    expect(await again.text()).toContain('Rain wipes in Pune');
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test('the price in a text is the page’s own, and with a coupon it is the price after it', async () => {
    const rupees = (html: string, text: RegExp) => Number(text.exec(html)?.[1]?.replaceAll(',', ''));
    const plain = rupees(await textOf('/', { cookies: await bucketOf('b') }), /Monsoon check at ₹([\d,]+)/);
    const answer = await visit('/', { cookies: await bucketOf('a') });
    const html = await answer.text();
    expect(html).toMatch(/RAIN20<\/b>, 20% off/);
    expect(rupees(html, /A periodic service for ₹([\d,]+)/)).toBe(plain - Math.round(plain * 0.2));
    expect(answer.headers.getSetCookie()).toContain(
      '__Host-coupon=RAIN20; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    );
  });

  test('a banner whose coupon ended or was paused is shown nowhere', async () => {
    const offer = { kind: 'percent', value: 20, scope: {}, expiresAt: Date.now() - 1 } as const;
    const gone = [{ offer }, {}].map((rest, at) =>
      sampleBanner({
        id: `gone${'ab'[at]}a`,
        families: ['home'],
        variants: [sampleVariant('a', { heading: 'Gone', coupon: 'GONE20', ...rest })],
      }),
    );
    const stale = await publish(gone);
    const home = await stale.fetch('/', { cf: placeOf.pune, headers: { 'User-Agent': PHONE } });
    expect(await home.text()).not.toContain('Gone');
    await stale.stop();
  });

  test('a crawler gets no test and no cookie', async () => {
    const answer = await visit('/', { agent: CRAWLER });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).not.toMatch(/Rain wipes|Monsoon check/);
  });

  test('a page without a banner has not one byte more, and sets no cookie', async () => {
    const bare = await publish([]);
    // Nonce and form key differ in each answer, and have one length.
    const [beside, without] = await Promise.all(
      [site, bare].map(async (one) => {
        const answer = await one.fetch('/about', { cf: placeOf.pune, headers: { 'User-Agent': PHONE } });
        expect(answer.headers.getSetCookie()).toEqual([]);
        return (await answer.arrayBuffer()).byteLength;
      }),
    );
    expect(beside).toBe(without);
    await bare.stop();
  });
});

describe('GET /?city=', () => {
  test('sticks through the visit, and the city menu ends it', async () => {
    const answer = await visit('/?city=udaipur');
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-visit-city='));
    expect(cookie).toMatch(/^__Host-visit-city=udaipur; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const later = await textOf('/services', { cookies: '__Host-visit-city=udaipur; __Host-city=delhi' });
    expect(later).toContain('Udaipur');
    const chosen = await site.postForm('/api/city', { city: 'delhi' });
    expect(chosen.headers.getSetCookie().join()).toContain('__Host-visit-city=; Max-Age=0');
  });

  test('of a place without a centre sticks too', async () => {
    const answer = await visit('/?city=Lucknow');
    expect(answer.headers.getSetCookie().join()).toContain('__Host-visit-city=lucknow');
    expect(await textOf('/about', { cookies: '__Host-visit-city=lucknow' })).toContain('Lucknow');
  });

  test('stores nothing for a page that the browser reads ahead, for the visitor has not chosen', async () => {
    for (const header of ['Sec-Purpose', 'Purpose']) {
      const answer = await site.fetch('/?city=udaipur', { headers: { [header]: 'prefetch' } });
      expect(answer.headers.getSetCookie().join()).not.toContain('visit-city');
    }
  });

  test('of an endpoint or an unknown place stores nothing', async () => {
    for (const path of ['/api/slots?city=jaipur&date=2026-12-01', '/?city=Atlantis'])
      expect((await visit(path)).headers.getSetCookie().join()).not.toContain('visit-city');
  });
});

describe('POST /api/leads after a banner', () => {
  test('stores the banner, the variant, the city and the promised coupon with the record', async () => {
    const answer = await site.post(
      '/api/leads',
      { idempotencyKey: 'banner-lead-0001', mobileNumber: '9876543210' },
      { Cookie: '__Host-banners=forpun.a~<b>.c', 'User-Agent': PHONE },
    );
    expect(answer.status).toBe(201);
    const [row] = await site.rows<{ fields: string }>('SELECT fields FROM records WHERE kind = ?', 'lead');
    expect(JSON.parse(row?.fields ?? '')).toMatchObject({
      banners: 'forpun.a',
      bannerCity: 'jaipur',
      coupon: 'RAIN20',
    });
  });
});
