import { afterAll, expect, test } from 'vitest';
import { sentConversion } from '../../client/tracking/sent-conversion.ts';
import { AD_EVENTS } from '../../src/features/tracking/rules/event-names.ts';
import { insertIdOf } from '../upstreams/analytics.ts';
import { PAYMENT_KEYS, startPayments } from '../upstreams/payments.ts';
import { holding, newRecord } from './held-record.ts';
import { aVisitor, CONSENTING, sampleNumber, startOutside } from './outside.ts';
import { dayAhead, wish } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const [outside, provider] = await Promise.all([startOutside(), startPayments()]);
const site = await testSite({
  variables: {
    ...outside.variables,
    PAYMENT_KEY_ID: PAYMENT_KEYS.keyId,
    PAYMENT_KEY_SECRET: PAYMENT_KEYS.keySecret,
    PAYMENT_WEBHOOK_SECRET: PAYMENT_KEYS.webhookSecret,
    PAYMENT_API_URL: provider.url,
  },
});
afterAll(async () => {
  await Promise.all([outside.close(), provider.close()]);
});

interface Answer {
  readonly id: string;
  readonly token: string;
  readonly provider?: { readonly providerOrderId: string };
}

/** A write of a consenting visitor, and what the browser's pixel then sends by the client's own code. */
async function write(method: 'POST' | 'PUT', path: string, body: object, token = '') {
  const response = await site.fetch(path, {
    method,
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Origin: site.origin,
      ...CONSENTING,
      ...aVisitor(),
      ...holding(token, CONSENTING.Cookie),
    },
  });
  const answer = await newRecord<Answer>(response);
  expect([path, response.status]).toEqual([path, response.status < 300 ? response.status : 'success']);
  return { answer, pixel: sentConversion({ kind: 'sent', method, path, body, answer }) };
}

const key = () => crypto.randomUUID();
const enquiry = (kind: string) => ({
  idempotencyKey: key(),
  kind,
  name: 'Sample Customer',
  mobileNumber: sampleNumber(),
  message: 'A sample message of some length.',
});
const order = () => ({
  idempotencyKey: key(),
  items: [{ serviceId: 'jump-start', quantity: 2 }],
  name: 'Sample Customer',
  mobileNumber: sampleNumber(),
  address: 'House 1, Sample Street',
  area: 'Mansarovar',
  date: dayAhead(9),
  timeSlot: '11-13',
  sessionId: 'session-of-ten',
});

type Written = Awaited<ReturnType<typeof write>>;

const cardOrder = () => write('POST', '/api/checkout/orders', order());

async function confirmed(): Promise<Written> {
  const { answer } = await cardOrder();
  const paid = provider.pay(answer.provider?.providerOrderId ?? '');
  const confirmation = {
    providerOrderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  };
  return write('POST', `/api/checkout/orders/${answer.id}/confirm`, confirmation, answer.token);
}

async function paysLater(): Promise<Written> {
  const { answer } = await cardOrder();
  const payment = { payment: 'after_service' };
  return write('POST', `/api/checkout/orders/${answer.id}/payment`, payment, answer.token);
}

async function confirmedBooking(date = dayAhead(8)): Promise<Written> {
  const { answer } = await write('POST', '/api/bookings', {
    idempotencyKey: key(),
    mobileNumber: sampleNumber(),
  });
  const confirmation = { ...wish, date, timeSlot: '9-11', booking_status: 'completed' };
  return write('PUT', `/api/bookings/${answer.id}`, confirmation, answer.token);
}

/** Books four seats of a slot. The last two are kept, so that the next visitor's seat waits for the operator. */
async function bookFour(date: string): Promise<void> {
  for (let seat = 0; seat < 4; seat += 1) await confirmedBooking(date);
}

async function waitingBooking(): Promise<Written> {
  await bookFour(dayAhead(6));
  const waiting = await confirmedBooking(dayAhead(6));
  expect(waiting.answer).toMatchObject({ waits: true });
  return waiting;
}

async function waitingOrder(): Promise<Written> {
  const date = dayAhead(5);
  await bookFour(date);
  const body = { ...order(), date, timeSlot: '9-11', payment: 'after_service' };
  const waiting = await write('POST', '/api/checkout/orders', body);
  const [stored] = await site.rows<{ fields: string }>(
    'SELECT fields FROM records WHERE id = ?',
    waiting.answer.id,
  );
  expect(JSON.parse(stored?.fields ?? '{}')).toMatchObject({ seatWaits: 'kept' });
  return waiting;
}

interface Expected {
  readonly name: keyof typeof AD_EVENTS;
  readonly value: number;
  readonly ids: readonly string[];
}

const journeys: readonly (readonly [string, () => Promise<Written>, Expected])[] = [
  [
    'Book Now without a service',
    () => write('POST', '/api/leads', { idempotencyKey: key(), mobileNumber: sampleNumber() }),
    { name: 'lead', value: 0, ids: ['express-service-90min'] },
  ],
  [
    'Book Now for a battery',
    () =>
      write('POST', '/api/leads', {
        idempotencyKey: key(),
        mobileNumber: sampleNumber(),
        serviceInterest: 'Battery replacement',
      }),
    { name: 'lead', value: 0, ids: ['battery-replacement'] },
  ],
  [
    'a number in the assistant',
    () => write('POST', '/api/bookings', { idempotencyKey: key(), mobileNumber: sampleNumber() }),
    { name: 'lead', value: 0, ids: ['express-service-90min'] },
  ],
  [
    'a confirmed booking',
    () => confirmedBooking(),
    { name: 'service_scheduled', value: -1, ids: ['express-service-90min'] },
  ],
  [
    'a confirmed booking whose seat waits',
    waitingBooking,
    { name: 'service_scheduled', value: -1, ids: ['express-service-90min'] },
  ],
  ['an order whose seat waits', waitingOrder, { name: 'purchase', value: 598, ids: ['jump-start'] }],
  [
    'a contact form',
    () => write('POST', '/api/enquiries', enquiry('contact')),
    { name: 'contact', value: 0, ids: ['contact'] },
  ],
  [
    'a franchise application',
    () => write('POST', '/api/enquiries', { ...enquiry('franchise'), city: 'Kota' }),
    { name: 'application_submitted', value: 0, ids: ['franchise'] },
  ],
  [
    'an order to be paid after the service',
    () => write('POST', '/api/checkout/orders', { ...order(), payment: 'after_service' }),
    { name: 'purchase', value: 598, ids: ['jump-start'] },
  ],
  [
    'a card order that ends as "pay after service"',
    paysLater,
    { name: 'purchase', value: 598, ids: ['jump-start'] },
  ],
  ['an order paid by card', confirmed, { name: 'purchase', value: 598, ids: ['jump-start'] }],
];

test.each(journeys)(
  '%s: pixel, ad system and analytics get one id, with the same values',
  async (_, walk, expected) => {
    const { pixel } = await walk();
    const eventId = pixel?.eventId ?? '';
    expect(pixel?.name).toBe(expected.name);
    const received = () => outside.ads.received.filter(({ event_id: id }) => id === eventId);
    await expect
      .poll(() => received().map(({ event_name: name }) => name))
      .toEqual([AD_EVENTS[expected.name]]);
    const [event] = received();
    const custom = event?.custom_data;
    expect({
      value: custom?.value,
      currency: custom?.currency,
      contentIds: custom?.content_ids,
      contentName: custom?.content_name,
      contentType: custom?.content_type,
      contents: custom?.contents,
    }).toEqual(pixel?.details);
    expect(custom?.content_ids).toEqual(expected.ids);
    if (expected.value === -1) expect(custom?.value).toBeGreaterThan(999);
    else expect(custom?.value).toBe(expected.value);
    const tracked = () =>
      outside.analytics.counted().filter(({ properties }) => properties.$insert_id === insertIdOf(eventId));
    await expect.poll(() => tracked().length).toBe(1);
    expect(tracked()[0]?.properties).toMatchObject({
      country: 'India',
      city: expect.stringMatching(/^(Jaipur|Kota)$/),
      state: 'Rajasthan',
    });
  },
);

test('a purchase that only the webhook knows reaches ads and analytics once, with the visitor’s browser', async () => {
  const { answer } = await cardOrder();
  const providerOrderId = answer.provider?.providerOrderId ?? '';
  provider.pay(providerOrderId);
  for (const event of ['payment.captured', 'order.paid']) {
    const { body, headers } = provider.webhook(event, providerOrderId);
    const told = await site.fetch('/api/checkout/webhook', { method: 'POST', body, headers: { ...headers } });
    expect(told.status).toBe(200);
  }
  const received = () => outside.ads.received.filter(({ event_id: id }) => id === answer.id);
  await expect.poll(() => received().length).toBe(1);
  expect(received()[0]).toMatchObject({
    event_name: 'Purchase',
    user_data: { client_user_agent: CONSENTING['User-Agent'] },
    custom_data: { value: 598, content_ids: ['jump-start'] },
  });
  await expect
    .poll(
      () =>
        outside.analytics.counted().filter(({ properties }) => properties.$insert_id === answer.id).length,
    )
    .toBe(1);
  const [row] = await site.rows<{ fields: string }>('SELECT fields FROM records WHERE id = ?', answer.id);
  expect(JSON.parse(row?.fields ?? '{}')).not.toHaveProperty('adVisit');
});

test('the slot that follows the number of Book Now is a schedule and no second lead, for the pixel and for ads', async () => {
  const mobileNumber = sampleNumber();
  await write('POST', '/api/leads', { idempotencyKey: key(), mobileNumber, source: 'website' });
  const idempotencyKey = key();
  const draft = await write('POST', '/api/bookings', { idempotencyKey, mobileNumber, source: 'book_now' });
  expect(draft.pixel).toBeUndefined();
  const { answer } = draft;
  const confirmation = { ...wish, date: dayAhead(4), timeSlot: '9-11', booking_status: 'completed' };
  await write('PUT', `/api/bookings/${answer.id}`, confirmation, answer.token);
  const received = () => outside.ads.received.filter(({ event_id: id }) => id === answer.id);
  await expect.poll(() => received().map(({ event_name: name }) => name)).toEqual(['Schedule']);
  expect(outside.ads.received.filter(({ event_id: id }) => id === idempotencyKey)).toEqual([]);
});
