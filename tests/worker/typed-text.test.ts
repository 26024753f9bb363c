import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cities } from '../../src/content/cities/all-cities.ts';
import { doorstepServices } from '../../src/content/doorstep/services.ts';
import { cityNames } from '../../src/content/hi/cities/city-names.ts';
import { landingText as hindiLanding } from '../../src/content/hi/text/landing.ts';
import { packageNames as hindiPackages } from '../../src/content/hi/text/packages.ts';
import { pickerText as hindiPicker } from '../../src/content/hi/text/picker.ts';
import { services } from '../../src/content/services/services.ts';
import { volume } from '../every-case.ts';
import { holding, newRecord } from './held-record.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { anOrder } from './own-orders.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

/** Names of the site in both languages, each of which a person may type into any field. */
const knownNames: readonly string[] = [
  ...cities.flatMap(({ name, state, localities }) => [name, state, localities[0]?.name ?? name]),
  ...Object.values(cityNames).slice(0, 24),
  ...services.map(({ name }) => name),
  ...doorstepServices.slice(0, 6).map(({ name }) => name),
  ...Object.values(hindiLanding.prices),
  ...Object.values(hindiPackages),
  ...[hindiPicker.express, hindiPicker.ac, hindiPicker.dentPaint],
  ...[
    'Express Service',
    'AC Service',
    'Dent & Paint',
    '9-11 AM',
    'सुबह 9–11 बजे',
    'कार स्पा',
    'फ़्री पिकअप और ड्रॉप',
  ],
].filter((name) => name.length <= 60);

/** A line as a form sends it: no outer and no double spaces. */
const anyLine = fc
  .string({ unit: 'grapheme', minLength: 2, maxLength: 30 })
  .map((text) => text.replace(/[\p{C}\s]+/gu, ' ').trim())
  // One letter is no name, and a rare one has two code units.
  .filter((text) => [...text].length >= 2 && text.length <= 60);
const typed = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...knownNames) },
  { weight: 1, arbitrary: anyLine },
);

const enquiry = (kind: string, fields: readonly string[], more: object = {}) => ({
  title: `an enquiry of the kind ${kind}`,
  path: '/api/enquiries',
  fields,
  more: () => ({ kind, ...more }),
});

/** The fields that a person types, for each kind of record, and what else its form sends. */
const FORMS = [
  {
    title: 'a lead',
    path: '/api/leads',
    fields: ['carBrand', 'carModel'],
    more: () => ({ serviceInterest: 'Car spa' }),
  },
  {
    title: 'a service request',
    path: '/api/service-requests',
    fields: ['name', 'carModel'],
    more: () => ({ preferredDate: dayAhead(2), serviceType: 2 }),
  },
  {
    title: 'a booking',
    path: '/api/bookings',
    fields: ['fullName', 'address', 'model'],
    more: () => ({ manufacturer: 'Maruti', area: 'other', serviceType: 'Express Service' }),
  },
  {
    title: 'an order',
    path: '/api/checkout/orders',
    fields: ['name', 'address', 'vehicle'],
    more: () => anOrder({ payment: 'after_service', date: undefined, timeSlot: undefined }),
  },
  enquiry('contact', ['name', 'city', 'message']),
  enquiry('franchise', ['name', 'city', 'investment', 'message']),
  enquiry('career', ['name', 'city', 'position', 'message']),
  enquiry('feedback', ['name', 'message'], { rating: 5 }),
  enquiry('partner', ['name', 'city', 'workshopName', 'message']),
  enquiry('opening', ['city']),
  {
    title: 'a chat redirect',
    path: '/api/whatsapp-redirects',
    fields: ['car'],
    more: () => ({ timestamp: new Date().toISOString() }),
  },
];

const post = (path: string, body: object) => site.post(path, body, aVisitor());
const put = (path: string, body: object, token: string) =>
  site.fetch(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: site.origin, ...aVisitor(), ...holding(token) },
  });

/** A record as the ledger has it, its columns among its fields. */
async function storedUnder(idempotencyKey: string): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await site.rows<{ name: string; fields: string }>(
    'SELECT name, fields FROM records WHERE idempotency_key = ?',
    idempotencyKey,
  );
  return { name: row?.name, fullName: row?.name, ...JSON.parse(row?.fields ?? '{}') };
}

describe.each(['', '/hi'])('%s/api', (prefix) => {
  test.each(FORMS.map((form) => [form.title, form] as const))(
    '%s stores every typed text as it was typed',
    async (_, { path, fields, more }) => {
      const sample = fc.record(Object.fromEntries(fields.map((field) => [field, typed])));
      await fc.assert(
        fc.asyncProperty(sample, async (texts) => {
          const idempotencyKey = crypto.randomUUID();
          const body = { ...more(), mobileNumber: sampleNumber(), idempotencyKey, ...texts };
          const response = await post(`${prefix}${path}`, body);
          expect([201, 202], await response.clone().text()).toContain(response.status);
          expect(await storedUnder(idempotencyKey)).toMatchObject(texts);
        }),
        { numRuns: volume(20, 5) },
      );
    },
  );

  test.each(['', '/hi'])(
    'a booking is read at %s/api as it was typed, and each later change too',
    async (reader) => {
      const calls = bookingCalls(site);
      await fc.assert(
        fc.asyncProperty(typed, typed, typed, async (address, model, later) => {
          const more = {
            mobileNumber: sampleNumber(),
            manufacturer: 'Maruti',
            serviceType: 'Express Service',
          };
          const body = { idempotencyKey: crypto.randomUUID(), address, model, ...more };
          const { id, token } = await newRecord<{ id: string }>(await post(`${prefix}/api/bookings`, body));
          const read = () => calls.call('GET', `${reader}/api/bookings/${id}`, undefined, token);
          expect((await read()).body).toMatchObject({ address, model });
          await put(`${prefix}/api/bookings/${id}`, { address: later }, token);
          expect((await read()).body).toMatchObject({ address: later, model });
          expect(await storedUnder(body.idempotencyKey)).toMatchObject({ address: later, model });
        }),
        { numRuns: volume(10, 3) },
      );
    },
  );

  test('a change of a lead stores a typed address as it was typed', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (address) => {
        const body = { idempotencyKey: crypto.randomUUID(), mobileNumber: sampleNumber() };
        const { id, token } = await newRecord<{ id: string }>(await post(`${prefix}/api/leads`, body));
        expect((await put(`${prefix}/api/leads/${id}`, { address }, token)).status).toBe(200);
        expect((await storedUnder(body.idempotencyKey)).address).toBe(address);
      }),
      { numRuns: volume(10, 3) },
    );
  });
});

describe('POST /api/enquiries with marks that nobody sees, as a chat or a contact list pastes them', () => {
  const send = (fields: object) =>
    site.post('/api/enquiries', {
      kind: 'contact',
      idempotencyKey: crypto.randomUUID(),
      name: 'Sample Visitor',
      mobileNumber: sampleNumber(),
      message: 'Does the price hold?',
      ...fields,
    });

  test('stores the e-mail address and the name without them', async () => {
    const mobileNumber = sampleNumber();
    const answer = await send({
      mobileNumber,
      name: '\u2068Ravi \u200eKumar\u2069',
      email: '\u202aravi@example.com\u202c\u200b',
    });
    expect(answer.status).toBe(201);
    const [row] = await site.rows<{ name: string; fields: string }>(
      "SELECT name, fields FROM records WHERE kind = 'enquiry' AND mobile_number = ?",
      mobileNumber,
    );
    expect(row?.name).toBe('Ravi Kumar');
    expect(JSON.parse(row?.fields ?? '{}').email).toBe('ravi@example.com');
  });

  test('refuses a name of nothing else', async () => {
    const answer = await send({ name: '\u200b\u2060' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { fields: { name: 'name_missing' } } });
  });
});
