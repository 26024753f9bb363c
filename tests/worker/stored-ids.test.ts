import { describe, expect, test } from 'vitest';
import { serviceNames as hindiNames } from '../../src/content/hi/text/service-names.ts';
import { serviceNames } from '../../src/content/text/service-names.ts';
import { bookedServices } from '../../src/features/bookings/index.ts';
import { countedServices, serviceWord } from '../../src/records/service-words.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { anOrder } from './own-orders.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

interface Stored {
  readonly service: string | null;
  readonly fields: string;
}

/** Posts a form, and reads what the ledger holds of it. */
async function stored(path: string, body: object) {
  const idempotencyKey = crypto.randomUUID();
  const sent = { ...body, mobileNumber: sampleNumber(), idempotencyKey };
  const response = await site.post(path, sent, aVisitor());
  expect([201, 202], await response.clone().text()).toContain(response.status);
  const [row] = await site.rows<Stored>(
    'SELECT service, fields FROM records WHERE idempotency_key = ?',
    idempotencyKey,
  );
  return { service: row?.service, fields: JSON.parse(row?.fields ?? '{}') };
}

describe.each(['', '/hi'])('%s/api', (prefix) => {
  test.each(countedServices())('a lead about %s holds the id, sent as itself or as its word', async (id) => {
    for (const serviceInterest of [id, serviceWord(id)]) {
      const { service, fields } = await stored(`${prefix}/api/leads`, { serviceInterest });
      expect([service, fields.serviceInterest]).toEqual([id, id]);
    }
  });

  test.each(bookedServices)('a booking of %s holds the id', async (id) => {
    const { service, fields } = await stored(`${prefix}/api/bookings`, { serviceType: id });
    expect([service, fields.serviceType]).toEqual([id === 'panel-paint' ? 'denting' : id, id]);
  });

  test.each([
    ['Express Service', 'express'],
    ['Dent & Paint', 'panel-paint'],
    ['Denting and painting', 'panel-paint'],
    ['AC Service', 'ac'],
    ['Periodic service', 'periodic'],
  ])('a booking of "%s", the word of other programs, holds the id %s', async (word, id) => {
    const { fields } = await stored(`${prefix}/api/bookings`, { serviceType: word });
    expect(fields.serviceType).toBe(id);
  });

  test('a redirect holds the id of a word, and any other text as it came', async () => {
    const timestamp = new Date().toISOString();
    const path = `${prefix}/api/whatsapp-redirects`;
    expect((await stored(path, { timestamp, service: 'AC service and repair' })).service).toBe('ac');
    expect((await stored(path, { timestamp, service: 'कार स्पा' })).service).toBe('कार स्पा');
  });

  test('a request for a listed service type holds its id', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const path = `${prefix}/api/service-requests`;
    const sent = { name: 'Test Owner', carModel: 'Swift', preferredDate: tomorrow, serviceType: 5 };
    expect((await stored(path, sent)).service).toBe('car-spa');
  });

  test('an order holds the ids of its lines, and no name of a service in any language', async () => {
    const sent = anOrder({ payment: 'after_service', date: undefined, timeSlot: undefined });
    const { service, fields } = await stored(`${prefix}/api/checkout/orders`, sent);
    expect(fields.lines.map((line: { serviceId: string }) => line.serviceId)).toContain(service);
    const text = JSON.stringify(fields);
    const ids = fields.lines.map(({ serviceId }: { serviceId: keyof typeof serviceNames }) => serviceId);
    for (const id of ids as readonly (keyof typeof serviceNames)[])
      for (const name of [serviceNames[id], hindiNames[id]]) expect(text).not.toContain(name);
  });

  test('a page about a place names it by its slugs, and what a person typed stays as typed', async () => {
    const place = { city: 'जयपुर', location: 'jaipur', area: 'malviya-nagar', address: 'कार स्पा' };
    const { fields } = await stored(`${prefix}/api/leads`, place);
    expect([fields.location, fields.area]).toEqual(['jaipur', 'malviya-nagar']);
    const booking = await stored(`${prefix}/api/bookings`, { area: 'other', address: 'कार स्पा' });
    expect(booking.fields.address).toBe('कार स्पा');
  });
});
