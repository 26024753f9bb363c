import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { aVisitor } from './outside.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

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
