import { describe, expect, test } from 'vitest';
import { addresses } from '../../src/web/contract/addresses.ts';
import { dataIn } from '../page-data.ts';
import { aBrowser } from './a-browser.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { returnedForm } from './returned-form.ts';
import { placeOf, startSite } from './site.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

const html = async (path: string) => (await site.fetch(path)).text();

const family = [
  addresses.express,
  addresses.expressLive,
  addresses.expressLiveOld,
  addresses.expressPayNow,
  addresses.expressAds,
  addresses.expressNinetyMinutes,
  addresses.expressDentPaint,
  addresses.expressAc,
];

describe('the express family', () => {
  test.each(family)('GET %s answers 200 with a price and its canonical address', async (path) => {
    const response = await site.fetch(path);
    expect(response.status).toBe(200);
    const text = await response.text();
    const listed = path === addresses.expressLiveOld ? addresses.expressLive : path;
    expect(text).toContain(`<link rel="canonical" href="${site.origin}${listed}"/>`);
    // A search engine reads the price that the page's head shows.
    const [, shown = ''] = /price hero-size[^>]*>₹([\d,]+)/.exec(text) ?? [];
    expect(text).toContain(`"price":${shown.replaceAll(',', '')},`);
  });

  test('GET /express-90-min-car-service redirects to the address as it is written', async () => {
    const response = await site.fetch(addresses.expressNinetyMinutesAlias);
    expect([response.status, response.headers.get('Location')]).toEqual([
      301,
      addresses.expressNinetyMinutes,
    ]);
  });

  test.each(family)(
    'GET %s?city=mumbai names the bay in Jaipur, Mumbai’s own price and no slot',
    async (path) => {
      const text = await html(`${path}?city=mumbai`);
      expect(text).toContain('The express bay is in Jaipur.');
      expect(text).toContain(`href="${addresses.city('mumbai')}"`);
      expect(text).toContain(`href="${path}?city=jaipur"`);
      expect(text).toMatch(/price hero-size[^>]*>₹[\d,]+/);
      expect(text).not.toContain('9-11 AM');
    },
  );

  test('no two have the same title, description or heading', async () => {
    const texts = await Promise.all(family.map(html));
    for (const part of [
      /<title>(.*?)<\/title>/,
      /name="description" content="(.*?)"/,
      /<h1[^>]*>(.*?)<\/h1>/,
    ]) {
      const found = texts.map((text) => part.exec(text)?.[1]);
      expect(new Set(found).size, String(found)).toBe(family.length);
    }
  });

  test('GET with ?car= shows the price of that car', async () => {
    const [swift, creta] = await Promise.all([
      html(`${addresses.express}?car=maruti-swift-petrol`),
      html(`${addresses.express}?car=hyundai-creta-diesel`),
    ]);
    const price = (text: string) => /price hero-size[^>]*>(₹[\d,]+)/.exec(text)?.[1];
    expect(price(swift)).toBeDefined();
    expect(price(creta)).not.toBe(price(swift));
  });

  test('opens no popup automatically, and allows none at all on pages that forbid it', async () => {
    const closed: readonly string[] = [addresses.express, addresses.expressLive, addresses.expressAds];
    for (const path of family)
      expect(dataIn(await html(path)).popup, path).toBe(closed.includes(path) ? 'closed' : 'exit_only');
  });

  test('has a slim header on the live page only, and hides bottom bar and chat on the page for ads', async () => {
    const [live, ads, plain] = await Promise.all(
      [addresses.expressLive, addresses.expressAds, addresses.expressLiveOld].map(html),
    );
    expect(live).toContain('<header class="top slim"');
    expect(plain).toContain('<header class="top"');
    expect(ads).toContain('<header class="top"');
    expect(ads).not.toContain('<nav class="bar"');
    expect(plain).toContain('data-prompt=');
    expect(ads).not.toContain('data-prompt=');
  });

  test('GET /ads-express speaks the words of the advertisement, the usual ones for unknown content', async () => {
    expect(await html(`${addresses.expressAds}?utm_content=price`)).toContain('The price for your exact car');
    expect(await html(`${addresses.expressAds}?utm_content=<script>`)).toContain(
      'Car service in 90 minutes, or it is free',
    );
  });
});

describe('the pages with slots', () => {
  test('show the current board at each request, and name full slots', async () => {
    // A third of six seats is kept for verified visitors; of two seats none is.
    const small = await startSite({ variables: { SLOT_CAPACITY: '2' } });
    try {
      const calls = bookingCalls(small);
      const tomorrow = dayAhead(1);
      for (let taken = 0; taken < 2; taken += 1) await calls.confirm(await calls.create(), tomorrow, '13-15');
      for (const path of [addresses.expressLive, addresses.expressLiveOld]) {
        const text = await (await small.fetch(path)).text();
        expect(/1-3 PM(?:<\/?[^>]+>)*<small>Full<\/small>/.test(text), path).toBe(true);
      }
    } finally {
      await small.stop();
    }
  });

  test('POST of the plain form shows its problem on /assistant', async () => {
    const response = await site.postForm('/api/bookings', {
      mobileNumber: '123',
      idempotencyKey: 'form-key-of-another-visitor',
    });
    const returned = await returnedForm(response);
    expect(returned).toMatchObject({ status: 422, page: addresses.assistant });
    expect(returned.html).toContain('Please enter a valid 10-digit mobile number');
  });

  test('POST of the plain form without JavaScript holds the slot and leads to the own booking', async () => {
    const response = await site.postForm('/api/bookings', {
      mobileNumber: '9000000301',
      timeSlot: '9-11',
      date: dayAhead(1),
      serviceType: 'express',
      idempotencyKey: 'form-key-of-a-visitor-2026-11-22',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toMatch(/^\/booking\/[\w-]{36}\?done=saved$/);
  });

  test('the plain form of GET /express-beta-atc/old leads over POST …/confirm to a confirmed booking with a seat', async () => {
    const browser = aBrowser(site, placeOf.jaipur);
    const calls = bookingCalls(site);
    const date = dayAhead(1);
    const plain = await (await browser.open(addresses.expressLiveOld)).text();
    const form = formWith(plain, `name="date" value="${date}"`);
    const taken = await browser.sendForm('/api/bookings', {
      ...hiddenFields(form),
      // The page's own key would tell that no person typed so fast, and such a form gets no seat.
      idempotencyKey: 'form-key-of-a-slow-visitor',
      timeSlot: '17-19',
      mobileNumber: '9000000303',
    });
    const own = taken.headers.get('Location') ?? '';
    const confirm = async (fields: Record<string, string>) => {
      const asked = formWith(await (await browser.open(own)).text(), 'id="finish"');
      const [, action = ''] = /action="([^"]+)"/.exec(asked) ?? [];
      const answer = await browser.sendForm(action, { ...hiddenFields(asked), ...fields });
      return [asked, answer.headers.get('Location') ?? (await answer.text())];
    };
    const page = own.split('?')[0];
    const [asked, refused] = await confirm({
      manufacturer: 'Maruti',
      model: 'Swift',
      fuelType: 'Petrol',
      area: 'sodala',
      servicePreference: 'pickup',
      fullName: 'Sample Customer',
    });
    expect(asked).toMatch(/<textarea(?![^>]* required)[^>]* name="address"/);
    expect(refused).toContain('Please enter where the car is parked');
    const [askedAgain, confirmed] = await confirm({ address: '12 Sample Lane' });
    expect(askedAgain).toMatch(/<textarea(?=[^>]* required)[^>]* name="address"/);
    expect(askedAgain).not.toMatch(/name="(?:model|area|servicePreference|fullName)"/);
    expect(confirmed).toBe(`${page}?done=confirmed`);
    const [record] = await site.rows<{ id: string; status: string; city: string; fields: string }>(
      'SELECT id, status, city, fields FROM records WHERE mobile_number = ?',
      '9000000303',
    );
    expect(record).toMatchObject({ status: 'completed', city: 'jaipur' });
    expect(JSON.parse(record?.fields ?? '{}')).toMatchObject({
      location: 'jaipur',
      area: 'sodala',
      address: '12 Sample Lane',
    });
    await expect
      .poll(() =>
        site.rows("SELECT state FROM deliveries WHERE target = 'slots' AND record_id = ?", record?.id),
      )
      .toEqual([{ state: 'delivered' }]);
    expect(await calls.left(date, '17-19')).toBe(5);
  });
});

/** The form of a page whose markup contains a text. */
const formWith = (page: string, text: string): string =>
  page.match(/<form.*?<\/form>/gs)?.find((form) => form.includes(text)) ?? '';

const hiddenFields = (form: string): Record<string, string> =>
  Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
