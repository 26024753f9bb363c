import { afterAll, describe, expect, test } from 'vitest';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, CONSENTING, consentCookies, sampleNumber, startOutside } from './outside.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: { ...outside.variables, ADMIN_PASSPHRASE: PASSPHRASE } });
afterAll(async () => {
  await outside.close();
});

const name = 'Sample Customer';
const date = addDays(indiaDate(new Date()), 3);

/** Every form that a visitor of an advertisement can send. */
const left: readonly (readonly [path: string, fields: Readonly<Record<string, unknown>>])[] = [
  ['/api/leads', {}],
  ['/api/service-requests', { name, carModel: 'Maruti Swift', preferredDate: date, serviceType: 1 }],
  ['/api/bookings', { manufacturer: 'Maruti', model: 'Swift' }],
  ['/api/enquiries', { kind: 'franchise', name, city: 'Kota' }],
  [
    '/api/checkout/orders',
    {
      items: [{ serviceId: 'jump-start', quantity: 1 }],
      name,
      address: 'House 1, Sample Street',
      area: 'Mansarovar',
    },
  ],
];

const recordsOf = (number: string) =>
  site.rows<{ campaign: string | null; fields: string }>(
    'SELECT campaign, fields FROM records WHERE mobile_number = ?',
    number,
  );

describe.each(left)('POST %s', (path, fields) => {
  const at = left.findIndex(([each]) => each === path);
  const number = `900000020${at}`;

  test("stores the visitor's UTM values, which do not count as other content of the same key", async () => {
    const body = { ...fields, mobileNumber: number, idempotencyKey: `campaign-key-0${at}` };
    const sent = { utmSource: 'google', utmCampaign: 'summer', utmId: '7' };
    expect((await site.post(path, { ...body, ...sent }, aVisitor())).status).toBe(201);
    expect((await site.post(path, body, aVisitor())).status).toBe(201);
    const records = await recordsOf(number);
    expect(records).toMatchObject([{ campaign: 'summer' }]);
    expect(JSON.parse(records[0]?.fields ?? '{}')).toMatchObject(sent);
  });

  test('reads the UTM values of a plain form from the address of its page', async () => {
    const ofForm = `900000030${at}`;
    const texts = Object.entries({ ...fields, mobileNumber: ofForm, idempotencyKey: `campaign-form-0${at}` });
    const response = await site.fetch(path, {
      method: 'POST',
      body: new URLSearchParams(
        texts.map(([field, value]) => [
          field,
          typeof value === 'object' ? JSON.stringify(value) : `${value}`,
        ]),
      ).toString(),
      headers: {
        ...aVisitor(),
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: site.origin,
        Referer: `${site.origin}/franchise?utm_source=leaflet&utm_campaign=fair`,
      },
    });
    expect(response.status).toBe(303);
    expect(await recordsOf(ofForm)).toMatchObject([{ campaign: 'fair' }]);
  });
});

describe('an advertisement’s link with UTM values and click ids', () => {
  const number = '9000000409';
  const link = {
    utm_source: 'Google',
    utm_medium: 'cpc',
    utm_campaign: 'Monsoon-2026 (पुणे)',
    utm_term: 'car ac',
    utm_content: 'wipers',
    utm_id: '42',
    gclid: 'Cj0KCQ-Ab_9.x',
    fbclid: 'IwAR0_click-1',
  };
  const send = (headers: Readonly<Record<string, string>>, mobileNumber: string) =>
    site.fetch('/api/leads', {
      method: 'POST',
      body: new URLSearchParams({ mobileNumber, idempotencyKey: `ad-link-${mobileNumber}` }).toString(),
      headers: {
        ...aVisitor(),
        ...headers,
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: site.origin,
        Referer: `${site.origin}/services/ac?${new URLSearchParams(link)}`,
      },
    });

  test('reaches record, CMS, ads, analytics, the admin’s filter and the CSV file unchanged', async () => {
    expect((await send(CONSENTING, number)).status).toBe(303);
    const utm = {
      utmSource: 'Google',
      utmMedium: 'cpc',
      utmCampaign: link.utm_campaign,
      utmTerm: 'car ac',
      utmContent: 'wipers',
      utmId: '42',
    };
    const [record] = await recordsOf(number);
    expect(record?.campaign).toBe(link.utm_campaign);
    expect(JSON.parse(record?.fields ?? '{}')).toMatchObject({
      ...utm,
      gclid: link.gclid,
      fbclid: link.fbclid,
    });

    const { gclid, fbclid, ...named } = link;
    await expect
      .poll(() => outside.cms.documents('mncaptures').find((one) => one.mobileNumber === number))
      .toMatchObject(utm);
    const tracked = () => outside.analytics.counted().filter(({ properties }) => properties.utm_id === '42');
    await expect.poll(() => tracked().at(0)?.properties).toMatchObject({ ...named, gclid, fbclid });
    const received = () => outside.ads.received.filter(({ custom_data: data }) => data?.utm_id === '42');
    await expect.poll(() => received().length).toBe(1);
    const [event] = received();
    expect(event?.custom_data).toMatchObject(named);
    // The id of the other system's click is not the ad system's business.
    expect(JSON.stringify(event)).not.toContain(gclid);
    // The form's page has a newer click than the cookie.
    expect(event?.user_data.fbc).toMatch(/^fb\.1\.\d{13}\.IwAR0_click-1$/);

    const operator = operatorOf(site, await sessionOf());
    const query = new URLSearchParams({ campaign: link.utm_campaign, source: 'website' });
    expect(await (await operator.get(`/coupon-admin?${query}`)).text()).toContain('90000 00409');
    query.set('campaign', 'monsoon-2026');
    expect(await (await operator.get(`/coupon-admin?${query}`)).text()).not.toContain('90000 00409');
    const csv = await (await operator.get(`/api/admin/records/export?kind=lead`)).text();
    const [head = '', ...lines] = csv.split(/\r?\n/);
    const row = lines.find((line) => line.includes(number))?.split(',') ?? [];
    const cell = (name: string) => row[head.split(',').indexOf(name)];
    expect(['campaign', 'utmSource', 'utmId', 'gclid', 'fbclid'].map(cell)).toEqual([
      link.utm_campaign,
      'Google',
      '42',
      gclid,
      fbclid,
    ]);
  });

  test('of an earlier page are found in the cookies of the ad systems’ own scripts', async () => {
    const later = '9000000411';
    const Cookie = `${CONSENTING.Cookie}; _gcl_aw=GCL.1700000000.Cj0KCQ-Ab_9.x`;
    const answer = await site.post(
      '/api/leads',
      { mobileNumber: later, idempotencyKey: 'ad-link-later' },
      { ...CONSENTING, ...aVisitor(), Cookie, Referer: `${site.origin}/about` },
    );
    expect(answer.status).toBe(201);
    const [record] = await recordsOf(later);
    expect(JSON.parse(record?.fields ?? '{}')).toMatchObject({
      gclid: 'Cj0KCQ-Ab_9.x',
      fbclid: 'AbC_click',
    });
  });

  test.each(['gclid', 'gbraid', 'wbraid'])(
    'GET of a page with %s keeps it for the form of a later page, with consent alone',
    async (name) => {
      const page = `/services/ac?${name}=Later_click-1&fbclid=IwAR_later`;
      expect((await site.fetch(page)).headers.getSetCookie().join()).not.toContain('Later_click-1');
      const opened = await site.fetch(page, { headers: { Cookie: await consentCookies() } });
      const kept = opened.headers.getSetCookie().filter((cookie) => cookie.includes('later'));
      const google = opened.headers.getSetCookie().filter((cookie) => cookie.includes('Later_click-1'));
      expect(google).toEqual([
        expect.stringMatching(
          /^__Host-google-click=.*; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ]);
      const pairs = [...kept, ...google].map((cookie) => cookie.split(';')[0]);
      const Cookie = [await consentCookies(), ...pairs].join('; ');
      const mobileNumber = sampleNumber();
      await site.post(
        '/api/leads',
        { mobileNumber, idempotencyKey: `click-of-${name}-1` },
        {
          ...aVisitor(),
          Cookie,
          Referer: `${site.origin}/about`,
        },
      );
      const [record] = await recordsOf(mobileNumber);
      expect(JSON.parse(record?.fields ?? '{}')).toMatchObject({
        [name]: 'Later_click-1',
        fbclid: 'IwAR_later',
      });
      await site.post('/api/consent', { choice: 'none' }, { Cookie });
      expect((await recordsOf(mobileNumber))[0]?.fields).not.toMatch(/Later_click|IwAR_later/);
    },
  );

  test('without consent the record has the campaign and no click id', async () => {
    const other = '9000000410';
    expect((await send({}, other)).status).toBe(303);
    const [record] = await recordsOf(other);
    const fields: unknown = JSON.parse(record?.fields ?? '{}');
    expect(fields).toMatchObject({ utmSource: 'Google' });
    expect(fields).not.toHaveProperty('gclid');
    expect(fields).not.toHaveProperty('fbclid');
  });
});

describe('an advertisement’s link that was damaged by copying', () => {
  test.each([
    ['/express%20', '/express'],
    ['/hi/express).?utm_source=fb', '/hi/express?utm_source=fb'],
    ['/express&utm_source=fb&gclid=x', '/express?utm_source=fb&gclid=x'],
    ['/express%3Futm_source=fb?fbclid=y', '/express?utm_source=fb&fbclid=y'],
    ['/services/ac?utm_source=fb&amp;utm_medium=cpc', '/services/ac?utm_source=fb&utm_medium=cpc'],
    ['/express?utm_source=fb?fbclid=y', '/express?utm_source=fb&fbclid=y'],
  ])('GET %s answers 302 to %s, which answers 200', async (damaged, meant) => {
    const led = await site.fetch(damaged);
    expect([led.status, led.headers.get('location')]).toEqual([302, meant]);
    expect((await site.fetch(meant)).status).toBe(200);
  });

  test('leads to no other site', async () => {
    const led = await site.fetch('//evil.example%20?a=1?b=2');
    expect([led.status, led.headers.get('location')]).toEqual([302, '/evil.example?a=1&b=2']);
  });
});
