import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { foundCars } from '../../src/features/pricing/contract.ts';
import { SEARCH_KINDS } from '../../src/values/unfound-search.ts';
import { formKeyAt } from '../../src/web/spam.ts';
import { realCars } from '../real-world/cars.ts';
import { holding, newRecord } from './held-record.ts';
import { bookingCalls, dayAhead, wish } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

const fieldsOf = async (number: string): Promise<unknown> => {
  const [row] = await site.rows<{ fields: string }>(
    'SELECT fields FROM records WHERE mobile_number = ?',
    number,
  );
  return JSON.parse(row?.fields ?? '{}');
};

describe('a car that no list has', () => {
  test.each(realCars.kept.map(({ typed }, at) => [typed, at] as const))(
    'POST /api/leads stores "%s" as typed, without the car and the price of the page',
    async (typed, at) => {
      const mobileNumber = `90000066${String(at).padStart(2, '0')}`;
      const response = await site.post('/api/leads', {
        mobileNumber,
        idempotencyKey: `typed-car-lead-${at}`,
        serviceInterest: 'Express service',
        car: 'maruti-swift-petrol',
        carModel: typed,
      });
      expect(response.status).toBe(201);
      const { whatsappUrl } = z.parse(z.object({ whatsappUrl: z.string() }), await response.json());
      const message = new URL(whatsappUrl).searchParams.get('text') ?? '';
      expect(message).toContain(typed);
      expect(message).not.toMatch(/Swift|₹/);
      expect(await fieldsOf(mobileNumber)).toMatchObject({ carModel: typed, priceRange: 'N/A' });
      expect(await fieldsOf(mobileNumber)).not.toHaveProperty('carBrand');
    },
  );

  test('PUT /api/leads/:id with a typed car takes the earlier car and its price away', async () => {
    const lead = {
      mobileNumber: '9000006690',
      idempotencyKey: 'typed-car-change',
      car: 'maruti-swift-petrol',
    };
    const created = await site.post('/api/leads', lead);
    const { id, token } = await newRecord<{ id: string }>(created);
    const changed = await site.fetch(`/api/leads/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...holding(token) },
      body: JSON.stringify({ carModel: 'Chevrolet Beat' }),
    });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ next: { carModel: 'Chevrolet Beat' } });
    const fields = await fieldsOf('9000006690');
    expect(fields).toMatchObject({ carModel: 'Chevrolet Beat', priceRange: 'N/A' });
    expect(fields).not.toHaveProperty('carBrand');
  });

  test('POST /api/bookings stores it without a price of the sheet', async () => {
    const response = await site.post('/api/bookings', {
      mobileNumber: '9000006691',
      idempotencyKey: 'typed-car-booking',
      carModel: 'Force Gurkha',
      serviceType: 'express',
    });
    expect(response.status).toBe(201);
    const fields = await fieldsOf('9000006691');
    expect(fields).toMatchObject({ carModel: 'Force Gurkha' });
    expect(fields).not.toHaveProperty('servicePrice');
  });

  test('POST /api/service-requests stores it and counts its words once, and none of a car that is found', async () => {
    const request = (mobileNumber: string, idempotencyKey: string, carModel: string) =>
      site.post('/api/service-requests', {
        idempotencyKey,
        name: 'Sample Customer',
        mobileNumber,
        carModel,
        preferredDate: dayAhead(0),
        serviceType: '2',
      });
    expect((await request('9000006694', 'typed-car-found', 'Maruti Swift (Petrol)')).status).toBe(201);
    expect((await request('9000006692', 'typed-car-request', 'शेवरले बीट')).status).toBe(201);
    await request('9000006692', 'typed-car-request', 'शेवरले बीट');
    expect(await fieldsOf('9000006692')).toMatchObject({ carModel: 'शेवरले बीट' });
    await expect
      .poll(() => site.rows('SELECT words, count FROM unfound_searches'))
      .toEqual([{ words: 'शेवरले बीट', count: 1 }]);
  });

  test('POST /api/leads as a plain form counts its words, which no search box has counted', async () => {
    const form = {
      mobileNumber: '9000006697',
      idempotencyKey: formKeyAt(Date.now() - 60_000, 'a-plain-typed-car'),
    };
    expect((await site.postForm('/api/leads', { ...form, carModel: 'Premier Padmini' })).status).toBe(303);
    await expect
      .poll(() => site.rows("SELECT count FROM unfound_searches WHERE words = 'premier padmini'"))
      .toEqual([{ count: 1 }]);
  });

  test('GET /booking/:id shows it, and GET /api/bookings/:id answers it', async () => {
    const { create, call } = bookingCalls(site);
    const { manufacturer: _, model: __, fuelType: ___, ...others } = wish;
    const draft = await create({ ...others, carModel: 'Force Gurkha', source: 'book_now' });
    const page = await site.fetch(`/booking/${draft.id}`, { headers: holding(draft.token) });
    expect(await page.text()).toContain('Force Gurkha');
    expect((await call('GET', `/api/bookings/${draft.id}`, undefined, draft.token)).body).toMatchObject({
      carModel: 'Force Gurkha',
    });
  });

  test('POST /api/assistant/sentence offers a car near to a word and chooses none', async () => {
    const said = async (sentence: string) =>
      (await site.post('/api/assistant/sentence', { sentence })).json();
    expect(await said('wagnor ka ac')).toEqual({
      answers: { serviceType: { choice: 'ac' } },
      nearCars: [{ manufacturer: 'Maruti', model: 'Wagon R' }],
    });
    expect(await said('my i20 needs ac service')).toMatchObject({
      answers: { manufacturer: { choice: 'Hyundai' }, model: { choice: 'i20' } },
    });
    expect(await said('Force Gurkha ka ac')).toEqual({
      answers: { serviceType: { choice: 'ac' } },
    });
  });

  test('GET /api/prices/search offers none for it, and cars near to another text', async () => {
    const carsFor = async (words: string) => {
      const response = await site.fetch(`/api/prices/search?${new URLSearchParams({ words })}`);
      return z.parse(foundCars, await response.json()).cars;
    };
    expect(await carsFor('Chevrolet Beat diesel 2016')).toEqual([]);
    expect((await carsFor('kreta'))[0]).toMatchObject({ manufacturer: 'Hyundai', model: 'Creta' });
    expect((await carsFor('')).length).toBeGreaterThan(4);
  });

  test('POST /api/unfound-searches counts the words of each kind, and no phone number', async () => {
    for (const kind of SEARCH_KINDS)
      for (const typed of ['Chevrolet BEAT', 'chevrolet beat', 'beat 98765 43210', '9876543210'])
        expect((await site.post('/api/unfound-searches', { kind, typed })).status).toBe(204);
    const counted = async () =>
      site.rows(
        "SELECT kind, words, count FROM unfound_searches WHERE words LIKE '%beat' ORDER BY kind, words",
      );
    await expect.poll(counted).toEqual(
      SEARCH_KINDS.toSorted().flatMap((kind) => [
        { kind, words: 'beat', count: 1 },
        { kind, words: 'chevrolet beat', count: 2 },
      ]),
    );
    expect((await site.post('/api/unfound-searches', { kind: 'other', typed: 'beat' })).status).toBe(400);
  });

  test.each([
    ['page', '/search?q=zeppelin', 'zeppelin'],
    ['doorstep', '/doorstep-services?q=zeppelin', 'zeppelin'],
    ['place', '/doorstep-services?place=atlantis', 'atlantis'],
  ])('a %s that GET %s does not find is counted', async (kind, path, words) => {
    expect((await site.fetch(path)).status).toBe(200);
    await expect
      .poll(() => site.rows('SELECT count FROM unfound_searches WHERE kind = ? AND words = ?', kind, words))
      .toEqual([{ count: 1 }]);
  });
});
