import { expect, test } from 'vitest';
import { holding, newRecord } from '../held-record.ts';
import { aVisitor, CONSENTING } from '../outside.ts';
import { dayAhead, wish } from '../own-bookings.ts';
import { testSite } from '../test-site.ts';
import { MADE_ANEW, withoutKeys } from './holds.ts';

/**
 * An answer must not reveal whether a number is a customer's: a known number and an unknown one get the same answer.
 */
const KNOWN = '9000055555';
const SPUN = '9000055556';

let sent = 0;
const newKey = () => {
  sent += 1;
  return `known-number-${String(sent).padStart(4, '0')}`;
};
const unknown = () => {
  sent += 1;
  return `93${String(sent).padStart(8, '0')}`;
};

type Asked = readonly [name: string, path: string, fields: (mobileNumber: string) => object];

const enquiry = { name: 'Sample Name', message: 'Hello', city: 'Jaipur' };
/** Every endpoint that takes a visitor's number. */
const ENDPOINTS: readonly Asked[] = [
  ['a lead', '/api/leads', () => ({ source: 'website' })],
  [
    'a service request',
    '/api/service-requests',
    () => ({ name: 'Sample Name', carModel: 'Maruti Swift', preferredDate: dayAhead(1), serviceType: 1 }),
  ],
  ['a booking', '/api/bookings', () => ({ area: 'c-scheme' })],
  ['an enquiry', '/api/enquiries', () => ({ kind: 'contact', ...enquiry })],
  ['a franchise enquiry', '/api/enquiries', () => ({ kind: 'franchise', ...enquiry })],
  ['an application', '/api/enquiries', () => ({ kind: 'career', position: 'Mechanic', ...enquiry })],
  ['a word of feedback', '/api/enquiries', () => ({ kind: 'feedback', rating: 5, ...enquiry })],
  ['a partner’s enquiry', '/api/enquiries', () => ({ kind: 'partner', workshopName: 'Works', ...enquiry })],
  [
    'an order',
    '/api/checkout/orders',
    () => ({
      items: [{ serviceId: 'jump-start', quantity: 1 }],
      name: 'Sample Name',
      address: 'House 1',
      area: 'Mansarovar',
      date: dayAhead(3),
      timeSlot: '9-11',
    }),
  ],
  ['a spin', '/api/spin', () => ({})],
  [
    'an event',
    '/api/events',
    (phone) => ({
      sessionId: 'session-known',
      customer: { phone },
      events: [{ name: 'contact', eventId: newKey(), time: Date.now(), url: '/' }],
    }),
  ],
];

/** Sends the number as JSON or as a plain form. */
const ask = async ([, path, fields]: Asked, mobileNumber: string, asForm: boolean) => {
  const body = { idempotencyKey: newKey(), mobileNumber, ...fields(mobileNumber) };
  const type = asForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const form = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return site.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': type, Origin: site.origin, ...CONSENTING, ...aVisitor() },
    body: asForm ? new URLSearchParams(form).toString() : JSON.stringify(body),
  });
};

/** Removes the values that differ between any two answers: ids, tokens, keys, the result of a spin. */
const plain = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/CAR\d+/g, 'CAR')
    .replaceAll(/token=[^&#"]+/g, 'token=')
    .replaceAll(/__(Host|Secure)-([a-z-]+)=[^;]+/g, '__$1-$2=')
    // A record's cookie ends with its token, some ms after the record was made.
    .replaceAll(/Max-Age=155\d{5}/g, 'Max-Age=180 days')
    .replaceAll(/'nonce-[^']*'/g, "'nonce'");

/** The shape of JSON: its keys and the types of its values. A spin's result is a prize or null. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([name, inner]) => [name, name === 'coupon' ? 'prize or none' : shapeOf(inner)]),
      )
    : Array.isArray(value)
      ? value.map(shapeOf)
      : typeof value;

async function told(asked: Asked, mobileNumber: string, asForm: boolean) {
  const answer = await ask(asked, mobileNumber, asForm);
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
  return {
    status: answer.status,
    headers: [...answer.headers]
      .filter(([name]) => !MADE_ANEW.includes(name))
      .map(([name, value]) => `${name}: ${plain(value)}`)
      .sort(),
    body: isJson ? shapeOf(JSON.parse(text)) : plain(text),
    names: text.includes(mobileNumber),
  };
}

const generous = (namespace_id: string) => ({ namespace_id, simple: { limit: 1000, period: 60 } });
// The limit per minute applies to every number, so it is not compared here.
const site = await testSite({
  overrides: {
    ratelimits: {
      ADDRESS_LIMIT: generous('1001'),
      NUMBER_LIMIT: generous('1002'),
      SIGN_IN_LIMIT: generous('1003'),
      SESSION_LIMIT: generous('1004'),
    },
  },
});
for (const asked of ENDPOINTS) if (asked[0] !== 'a spin') await (await ask(asked, KNOWN, false)).text();
const booking = await site.post(
  '/api/bookings',
  { idempotencyKey: newKey(), mobileNumber: KNOWN, ...wish },
  aVisitor(),
);
const { id, token } = await newRecord<{ id: string }>(booking);
const confirmed = await site.fetch(`/api/bookings/${id}`, {
  method: 'PUT',
  headers: { 'Content-Type': 'application/json', Origin: site.origin, ...aVisitor(), ...holding(token) },
  body: JSON.stringify({ date: dayAhead(2), timeSlot: '9-11', booking_status: 'completed' }),
});
expect([booking.status, confirmed.status]).toEqual([201, 200]);
await confirmed.text();

test.each(ENDPOINTS)(
  '%s of a known number gets the same answer as one of an unknown number',
  async (...asked) => {
    for (const asForm of [false, true]) {
      // Only scripts send events.
      if (asForm && asked[0] === 'an event') continue;
      const known = await told(asked, KNOWN, asForm);
      expect(known).toEqual(await told(asked, unknown(), asForm));
      expect(known.names).toBe(false);
      expect(known.status).toBeLessThan(400);
    }
  },
);

test('a number that has spun elsewhere gets the answer of every number', async () => {
  const spin = ENDPOINTS.find(([name]) => name === 'a spin');
  if (spin === undefined) throw new Error('no spin among the endpoints');
  const first = await told(spin, SPUN, false);
  expect(first.status).toBe(201);
  expect(await told(spin, SPUN, false)).toEqual(first);
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])(
  '%s with a number gets the same answer for every number',
  async (method) => {
    const paths = [
      '/api/leads',
      '/api/bookings',
      '/api/enquiries',
      '/api/spin',
      '/api/checkout/orders',
      '/search',
    ];
    for (const path of paths) {
      const answers = await Promise.all(
        [KNOWN, '9300099999'].map(async (mobileNumber) => {
          const answer = await site.fetch(`${path}?mobileNumber=${mobileNumber}&q=${mobileNumber}`, {
            method,
            headers: { Origin: site.origin, ...aVisitor() },
          });
          return [answer.status, withoutKeys(await answer.text()).replaceAll(mobileNumber, 'number')];
        }),
      );
      expect([path, answers[0]]).toEqual([path, answers[1]]);
    }
  },
);
