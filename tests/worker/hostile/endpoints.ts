import { createSigner } from '../../../src/values/signing.ts';
import { recordToken } from '../../../src/values/token.ts';
import { holding } from '../held-record.ts';
import { dayAhead } from '../own-bookings.ts';
import { SIGNING_KEY } from '../site.ts';

export interface Endpoint {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  /** A valid body. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** No record has it. Its time is so far ahead that its token does not end. */
export const NO_RECORD = 'ff9a0000-0000-7000-8000-000000000000';

/** The cookie with which a body to a record's own endpoints is read at all. */
export const HOLDER = holding(await recordToken(createSigner({ current: SIGNING_KEY }), NO_RECORD));

const sender = { idempotencyKey: 'hostile-key-0001', mobileNumber: '9000000001', name: 'Sample Name' };

/** Every endpoint that takes a body. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/leads',
    body: {
      ...sender,
      source: 'website',
      carBrand: 'Maruti',
      carModel: 'Swift',
      utmSource: 'ads',
      referrer: 'x',
    },
  },
  { method: 'PUT', path: `/api/leads/${NO_RECORD}`, body: { area: 'C-Scheme' } },
  {
    method: 'POST',
    path: '/api/service-requests',
    body: {
      ...sender,
      carModel: 'Maruti Swift',
      preferredDate: dayAhead(1),
      serviceType: 1,
      userLatitude: '26.9',
    },
  },
  { method: 'POST', path: '/api/bookings', body: { ...sender, manufacturer: 'Maruti', date: dayAhead(1) } },
  { method: 'PUT', path: `/api/bookings/${NO_RECORD}`, body: { booking_status: 'completed' } },
  { method: 'POST', path: `/api/bookings/${NO_RECORD}/cancel`, body: {} },
  {
    method: 'POST',
    path: `/api/bookings/${NO_RECORD}/reschedule`,
    body: { date: dayAhead(1), timeSlot: '9-11' },
  },
  { method: 'POST', path: `/api/bookings/${NO_RECORD}/messages`, body: { review: 'yes' } },
  { method: 'POST', path: `/api/checkout/orders/${NO_RECORD}/messages`, body: { review: 'yes' } },
  {
    method: 'POST',
    path: '/api/enquiries',
    body: { ...sender, kind: 'contact', message: 'Hello', city: 'Jaipur' },
  },
  {
    method: 'POST',
    path: '/api/whatsapp-redirects',
    body: { idempotencyKey: 'hostile-key-0002', timestamp: '2026-11-20T10:00:00Z', source: 'x', price: '₹1' },
  },
  {
    method: 'POST',
    path: '/api/checkout/orders',
    body: {
      ...sender,
      items: [{ serviceId: 'jump-start', quantity: 1 }],
      address: 'House 1',
      area: 'Mansarovar',
      date: dayAhead(1),
      timeSlot: '9-11',
      expectedAmount: 29_900,
    },
  },
  {
    method: 'POST',
    path: `/api/checkout/orders/${NO_RECORD}/payment`,
    body: { payment: 'card' },
  },
  {
    method: 'POST',
    path: `/api/checkout/orders/${NO_RECORD}/confirm`,
    body: { providerOrderId: 'order_x', paymentId: 'pay_x', signature: 'x' },
  },
  { method: 'POST', path: '/api/checkout/webhook', body: { event: 'order.paid', payload: {} } },
  { method: 'POST', path: '/api/assistant/sentence', body: { sentence: 'kal subah swift ki service' } },
  { method: 'POST', path: '/api/city', body: { city: 'jaipur' } },
  { method: 'POST', path: '/api/consent', body: { choice: 'all' } },
  {
    method: 'POST',
    path: '/api/events',
    body: { sessionId: 's', events: [{ name: 'page_view', eventId: 'event-0001', time: 1, url: '/' }] },
  },
  { method: 'POST', path: '/api/spin', body: { ...sender, sessionId: 'session-0001' } },
  { method: 'POST', path: '/api/admin/sign-in', body: { passphrase: 'wrong' } },
  { method: 'POST', path: '/api/admin/coupons', body: { code: 'X', kind: 'percent', value: 10 } },
];

export const READ = [
  '/api/prices',
  '/api/prices/maruti/swift/petrol',
  '/api/slots',
  '/api/slots/live',
  '/api/location',
  '/api/service-types',
  `/api/bookings/${NO_RECORD}`,
  `/api/bookings/${NO_RECORD}/calendar.ics`,
  `/api/checkout/orders/${NO_RECORD}/calendar.ics`,
  '/api/whatsapp-redirects/chat',
  '/api/admin/records',
  '/healthz',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/blog/feed.xml',
] as const;
