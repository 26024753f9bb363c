import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { holding, tokenIn } from './held-record.ts';
import { bookingCalls, dayAhead, wish } from './own-bookings.ts';
import { anOrder } from './own-orders.ts';
import { returnedForm } from './returned-form.ts';

import { testSite } from './test-site.ts';

const site = await testSite();

const pageOf = async (path: string) => (await site.fetch(path)).text();

/** The addresses of a page in each language, by the tags of its head. */
const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language = '', href = '']) => [language, href.replace(site.origin, '')],
    ),
  );

describe('the bookings of a device', () => {
  test('are kept by their ids, whatever page they were seen on', async () => {
    const calls = bookingCalls(site);
    const draft = await calls.create();
    await calls.confirm(draft, dayAhead(9), '9-11');
    const headers = holding(draft.token);
    const own = await (await site.fetch(`/hi/booking/${draft.id}`, { headers })).text();
    expect(own).toContain('&quot;subject&quot;:&quot;एक्सप्रेस सर्विस, Swift&quot;');
    expect(own).toContain('&quot;services&quot;:[&quot;express&quot;],&quot;car&quot;:&quot;Swift&quot;');
    expect(own).toContain('&quot;timeSlot&quot;:&quot;9-11&quot;');
  });
});

describe('GET /hi/…', () => {
  test('answers pages in Hindi, and says so in headers, document and structured data', async () => {
    const answer = await site.fetch('/hi');
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([200, 'hi']);
    const html = await answer.text();
    expect(html).toContain('<html lang="hi"');
    expect(html).toContain('content="hi_IN"');
    expect(html).toContain('"inLanguage":"hi"');
    expect(html).toMatch(/<h1[^>]*>[^<]*[\u0900-\u097f]/);
  });

  test.each([
    ['/', '/hi'],
    ['/services/ac', '/hi/services/ac'],
    ['/express-Service-TnCs', '/hi/express-Service-TnCs'],
    ['/car-service-in-pune', '/hi/car-service-in-pune'],
    ['/car-service-in-jaipur/malviya-nagar', '/hi/car-service-in-jaipur/malviya-nagar'],
  ])('names %s and %s as the same page in both', async (english, hindi) => {
    const expected = { 'en-IN': english, 'hi-IN': hindi, 'x-default': english };
    const [one, other] = await Promise.all([pageOf(english), pageOf(hindi)]);
    expect(alternatesOf(one)).toEqual(expected);
    expect(alternatesOf(other)).toEqual(expected);
    expect(other).toContain(`<link rel="canonical" href="${site.origin}${hindi}"/>`);
  });

  test('links to Hindi pages, and to English ones where there is no other', async () => {
    const html = await pageOf('/hi/car-service-in-jaipur');
    expect(html).toContain('href="/hi/services/ac"');
    expect(html).toContain('href="/maruti-car-service-in-jaipur"');
    expect(html).not.toContain('href="/services');
  });

  test('answers a cached page the second time', async () => {
    const [first, second] = [await pageOf('/hi/services'), await pageOf('/hi/services')];
    const withoutOwn = (html: string) => html.replaceAll(/[\w.-]{22,}/g, '');
    expect(withoutOwn(second)).toBe(withoutOwn(first));
  });

  test('answers an unknown address with 404 in Hindi', async () => {
    const answer = await site.fetch('/hi/no-such-page');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Language')).toBe('hi');
    expect(await answer.text()).toContain('<html lang="hi"');
  });

  test.each([
    ['/hi/blog?page=2', 302, '/blog?page=2'],
    ['/hi/careers/', 302, '/careers'],
    ['/hi/car-service-in-jodhpur/sardarpura', 302, '/car-service-in-jodhpur/sardarpura'],
    ['/hi/car-service-in-lucknow', 302, '/car-service-in-lucknow'],
    ['/hi/vw-car-service-in-bombay', 302, '/volkswagen-car-service-in-mumbai'],
    ['/hi/', 301, '/hi'],
    ['/HI/Services/AC', 301, '/hi/services/ac'],
    ['/hi/car-service-in-bengaluru?car=x', 301, '/hi/car-service-in-bangalore?car=x'],
    ['/hi/express-90-min-car-service', 301, '/hi/express-90min-car-service'],
  ])('leads from %s by %i to %s', async (asked, status, target) => {
    const answer = await site.fetch(asked, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, target]);
  });
});

describe('the choice of a language', () => {
  const switchOf = (html: string) =>
    /<a (?:class="[^"]*" )?href="([^"]+)" lang="\w+" rel="nofollow">([^<]+)</.exec(html)?.slice(1);

  test.each([
    ['/services/ac', '/hi/services/ac', 'हिन्दी'],
    ['/hi/services/ac', '/services/ac', 'English'],
    ['/hi', '/', 'English'],
    [
      '/services/periodic?car=maruti-swift-petrol&x=1',
      '/hi/services/periodic?car=maruti-swift-petrol',
      'हिन्दी',
    ],
    ['/car-service-in-pune/baner', '/hi/car-service-in-pune', 'हिन्दी (शहर का पेज)'],
    ['/blog', '/hi', 'हिन्दी (होम पेज)'],
  ])('on %s is a link to %s: %s', async (path, target, label) => {
    expect(switchOf(await pageOf(path))).toEqual([target, label]);
  });

  const languageCookie = async (path: string, referer: string) =>
    (await site.fetch(path, { headers: { Referer: `${site.origin}${referer}` } })).headers.get('Set-Cookie');

  test('is remembered when the switch is followed, and only then', async () => {
    expect(await languageCookie('/hi/services/ac', '/services/ac')).toMatch(
      /__Host-language=hi; Max-Age=31536000/,
    );
    expect(await languageCookie('/services/ac', '/hi/services/ac')).toMatch(/__Host-language=en/);
    expect(await languageCookie('/hi/services/ac', '/hi')).toBeNull();
    expect(await languageCookie('/blog', '/hi')).toBeNull();
  });

  test('opens the site in Hindi later, but not for a visitor who comes from the site itself', async () => {
    const home = (headers: Readonly<Record<string, string>>) =>
      site.fetch('/?utm_source=x', {
        headers: { Cookie: '__Host-language=hi', ...headers },
        redirect: 'manual',
      });
    const answer = await home({});
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/hi?utm_source=x']);
    expect((await home({ Referer: `${site.origin}/hi` })).status).toBe(200);
  });

  test('is offered by a line at the start of a visit to a browser that prefers Hindi', async () => {
    const line = '<p class="tongue" lang="hi"><a href="/hi/services/ac">';
    const asked = async (headers: Readonly<Record<string, string>>, path = '/services/ac') =>
      (await (await site.fetch(path, { headers })).text()).includes(line);
    const hindi = { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.8' };
    expect(await asked(hindi)).toBe(true);
    expect(await asked({ 'Accept-Language': 'en-IN,hi;q=0.9' })).toBe(false);
    expect(await asked({ ...hindi, Cookie: '__Host-language=en' })).toBe(false);
    expect(await asked({ Cookie: '__Host-language=hi' })).toBe(true);
    expect(await asked({ ...hindi, 'Sec-Fetch-Site': 'same-origin' })).toBe(false);
    expect(await asked(hindi, '/hi/services/ac')).toBe(false);
  });
});

describe('POST /hi/api/leads', () => {
  const fields = (idempotencyKey: string, rest: Readonly<Record<string, string>>) => ({
    idempotencyKey,
    mobileNumber: '9829012345',
    car: 'maruti-swift-petrol',
    ...rest,
  });
  const stored = async (key: string) => {
    const [row] = await site.rows<{ service: string; city: string; fields: string }>(
      'SELECT service, city, fields FROM records WHERE idempotency_key = ?',
      key,
    );
    const { serviceInterest, location, carBrand, priceRange } = JSON.parse(row?.fields ?? '{}');
    return { service: row?.service, city: row?.city, serviceInterest, location, carBrand, priceRange };
  };

  test('returns a plain form to the Hindi page with its problem', async () => {
    const answer = await site.postForm('/hi/api/leads', {
      idempotencyKey: 'a-wrong-number-1',
      mobileNumber: '12',
      serviceInterest: 'express',
    });
    const returned = await returnedForm(answer);
    expect(returned).toMatchObject({ status: 422, page: '/hi/book' });
    expect(returned.html).toMatch(/10 अंक/);
    expect(returned.html).toMatch(/name="serviceInterest"[^>]* value="express"/);
  });

  test('stores a Hindi form under the same ids as an English one, and thanks in Hindi', async () => {
    const hindi = await site.postForm(
      '/hi/api/leads',
      fields('a-form-in-hindi-1', { serviceInterest: 'express', location: 'जयपुर' }),
    );
    expect(hindi.headers.get('Location')).toMatch(/^\/hi\/thank-you\?for=lead&service=express&/);
    await site.postForm(
      '/api/leads',
      fields('a-form-in-english-1', { serviceInterest: 'Express service', location: 'Jaipur' }),
    );
    expect(await stored('a-form-in-hindi-1')).toEqual(await stored('a-form-in-english-1'));
    expect(await stored('a-form-in-hindi-1')).toMatchObject({ city: 'jaipur', location: 'jaipur' });
  });

  test('answers a script with the next step and the chat message in Hindi', async () => {
    const answer = await site.post(
      '/hi/api/leads',
      fields('a-script-in-hindi', { serviceInterest: 'ac', location: 'जयपुर' }),
    );
    const { next, whatsappUrl } = (await answer.json()) as {
      next: { service: { name: string }; city: string };
      whatsappUrl: string;
    };
    expect(next.city).toBe('जयपुर');
    expect(next.service.name).toMatch(/एसी सर्विस/);
    expect(decodeURIComponent(whatsappUrl)).toMatch(/[\u0900-\u097f]/);
  });
});

describe('POST /hi/api/…', () => {
  const answered = z.object({ conversion: z.looseObject({ contentName: z.string() }) });
  /** The conversion of an answer to a Hindi form and to the same form in English. */
  const conversions = async (path: string, hindi: object, english: object) => {
    const answers = [await site.post(`/hi${path}`, hindi), await site.post(path, english)];
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    return bodies.map((body) => answered.parse(body));
  };
  let forms = 0;
  /** A form of a visitor with a number of its own. */
  const form = () => {
    forms += 1;
    return { idempotencyKey: crypto.randomUUID(), mobileNumber: `98290124${10 + forms}` };
  };
  const request = () => ({
    ...form(),
    name: 'Sample Customer',
    carModel: 'Maruti Swift (Petrol)',
    preferredDate: dayAhead(1),
    serviceType: '2',
  });

  test.each([
    [
      '/api/leads',
      { ...form(), serviceInterest: 'express' },
      { ...form(), serviceInterest: 'Express service' },
    ],
    ['/api/service-requests', request(), request()],
    ['/api/bookings', { ...form(), ...wish }, { ...form(), ...wish }],
    [
      '/api/checkout/orders',
      anOrder({ payment: 'after_service', area: 'मानसरोवर' }),
      anOrder({ payment: 'after_service' }),
    ],
  ])('%s answers the pixel with the English conversion of the same form', async (path, hindi, english) => {
    const [one, other] = await conversions(path, hindi, english);
    expect(one).toEqual(other);
    expect(one?.conversion.contentName).toMatch(/^[ -~]+$/);
  });

  test.each(['Express Service', 'AC Service', 'Dent & Paint'])(
    '/api/bookings files "%s" under the service name of an English booking',
    async (serviceType) => {
      const [hindi, english] = [form(), form()];
      await site.post('/hi/api/bookings', { ...hindi, ...wish, serviceType });
      await site.post('/api/bookings', { ...english, ...wish, serviceType });
      const names = await site.rows<{ service: string }>(
        'SELECT DISTINCT service FROM records WHERE idempotency_key IN (?, ?)',
        hindi.idempotencyKey,
        english.idempotencyKey,
      );
      expect(names).toHaveLength(1);
      expect(names).not.toContainEqual({ service: serviceType });
    },
  );
});

describe('a booking in Hindi', () => {
  test('keeps ids in its record, and shows Hindi ones on its page', async () => {
    const { create } = bookingCalls(site);
    const draft = await create();
    const confirmed = await site.fetch(`/hi/api/bookings/${draft.id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Origin: site.origin, ...holding(draft.token) },
      body: JSON.stringify({
        ...wish,
        servicePreference: 'pickup',
        address: '12 Sample Road',
        date: dayAhead(3),
        timeSlot: '11-13',
        booking_status: 'completed',
      }),
    });
    expect(confirmed.status, await confirmed.clone().text()).toBe(200);
    const [row] = await site.rows<{ fields: string }>('SELECT fields FROM records WHERE id = ?', draft.id);
    expect(JSON.parse(row?.fields ?? '{}')).toMatchObject({
      location: 'jaipur',
      area: 'c-scheme',
      serviceType: 'express',
      timeSlot: '11-13',
    });
    const link = await site.fetch(`/hi/booking/${draft.id}?token=${draft.token}`, { redirect: 'manual' });
    expect([link.status, link.headers.get('Location')]).toEqual([303, `/hi/booking/${draft.id}`]);
    // The switch opens the same booking in English.
    expect(link.headers.get('Set-Cookie')).toContain(`Path=/booking/${draft.id}`);
    const page = await site.fetch(`/hi/booking/${draft.id}`, {
      headers: holding(draft.token),
    });
    const html = await page.text();
    expect([page.status, page.headers.get('Content-Language')]).toEqual([200, 'hi']);
    for (const words of ['एक्सप्रेस सर्विस', 'सुबह 11 – दोपहर 1 बजे', 'सी-स्कीम', 'फ़्री पिकअप और ड्रॉप'])
      expect(html).toContain(words);
    expect(html).not.toContain('Express Service');
  });
});

describe('POST /hi/api/checkout/orders without JavaScript', () => {
  const { items: _, ...fields } = anOrder({ area: 'मानसरोवर' });
  const form = { ...fields, 'quantity.coolant-topup': '2' };

  test('stores ids, and leads to the order in Hindi', async () => {
    const placed = await site.postForm('/hi/api/checkout/orders', form);
    expect(placed.status).toBe(303);
    const own = placed.headers.get('Location') ?? '';
    expect(own).toMatch(/^\/hi\/order\/[0-9a-f-]{36}$/);
    const [row] = await site.rows<{ service: string; fields: string }>(
      'SELECT service, fields FROM records WHERE id = ?',
      own.slice('/hi/order/'.length),
    );
    expect([row?.service, JSON.parse(row?.fields ?? '{}').area]).toEqual(['coolant-topup', 'mansarovar']);
    expect(row?.fields).not.toMatch(/[\u0900-\u097f]/);
    const page = await site.fetch(own, { headers: holding(tokenIn(placed)) });
    expect(await page.text()).toContain('मानसरोवर');
  });

  test('returns a refused form to a Hindi page', async () => {
    const refused = await site.postForm('/hi/api/checkout/orders', { ...form, area: 'Nowhere' });
    expect(await returnedForm(refused)).toMatchObject({ status: 422, page: '/hi/doorstep-services/cart' });
  });
});
