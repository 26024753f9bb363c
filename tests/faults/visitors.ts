import { expect, vi } from 'vitest';
import { operatorOf, sessionOf } from '../worker/admin-session.ts';
import { holding, newRecord } from '../worker/held-record.ts';
import { aVisitor, CONSENTING, type DeliveryRow, sampleNumber } from '../worker/outside.ts';
import { dayAhead, wish } from '../worker/own-bookings.ts';
import { anOrder } from '../worker/own-orders.ts';
import type { Site } from '../worker/site.ts';

/** A record that a visitor created, with the number that finds it at the other side. */
export interface Left {
  readonly id: string;
  readonly token: string;
  readonly mobileNumber: string;
  readonly key: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Sends the same form again, as a visitor does after an error; returns the status. */
  readonly again: () => Promise<number>;
}

let left = 0;
let confirmed = 0;
const SLOTS = ['9-11', '11-13', '13-15', '15-17', '17-19'];

/** Posts a form of a visitor with full consent, from a new IP address. */
async function leave(site: Site, path: string, fields: object): Promise<Left> {
  left += 1;
  const key = `faults-${process.pid}-${left}`;
  const mobileNumber = sampleNumber();
  const send = () =>
    site.post(
      path,
      { idempotencyKey: key, mobileNumber, sessionId: `session-${key}`, ...fields },
      { ...CONSENTING, ...aVisitor(), Referer: `${site.origin}/express` },
    );
  const began = performance.now();
  const response = await send();
  const milliseconds = performance.now() - began;
  const { id = '', token } = await newRecord<{ id?: string }>(response);
  const again = async () => (await send()).status;
  return { id, token, mobileNumber, key, status: response.status, milliseconds, again };
}

export const leaveLead = (site: Site) => leave(site, '/api/leads', { source: 'website' });

export const leaveServiceRequest = (site: Site) =>
  leave(site, '/api/service-requests', {
    name: 'Sample Owner',
    carModel: 'Maruti Swift (Petrol)',
    preferredDate: dayAhead(2),
    serviceType: 1,
  });

export const leaveEnquiry = (site: Site) =>
  leave(site, '/api/enquiries', {
    kind: 'contact',
    name: 'Sample Owner',
    message: 'Do you come to Tonk Road?',
  });

export const leaveBooking = (site: Site) => leave(site, '/api/bookings', {});

export const leaveRedirect = (site: Site) =>
  leave(site, '/api/whatsapp-redirects', { source: 'website', timestamp: new Date().toISOString() });

async function put(
  site: Site,
  path: string,
  fields: object,
  token: string,
): Promise<Pick<Left, 'status' | 'milliseconds'>> {
  const began = performance.now();
  const { status } = await site.fetch(path, {
    method: 'PUT',
    body: JSON.stringify(fields),
    headers: {
      'Content-Type': 'application/json',
      Origin: site.origin,
      ...CONSENTING,
      ...aVisitor(),
      ...holding(token, CONSENTING.Cookie),
    },
  });
  return { status, milliseconds: performance.now() - began };
}

/** Saves an operator's note, which gives the record its next version. */
export async function operatorNotes(
  site: Site,
  { id }: Pick<Left, 'id'>,
): Promise<Pick<Left, 'status' | 'milliseconds'>> {
  left += 1;
  const operator = operatorOf(site, await sessionOf());
  const began = performance.now();
  const { status } = await operator.post(`/api/admin/records/${id}`, { note: `called back, ${left}` });
  return { status, milliseconds: performance.now() - began };
}

export const leaveOrder = (site: Site, payment: 'card' | 'after_service' = 'card') => {
  confirmed += 1;
  const {
    idempotencyKey: _,
    mobileNumber: __,
    ...order
  } = anOrder({
    date: dayAhead(1 + Math.floor(confirmed / SLOTS.length)),
    timeSlot: SLOTS[confirmed % SLOTS.length],
    payment,
  });
  return leave(site, '/api/checkout/orders', order);
};

/** Sends an event of a visitor's browser: a browsing event, which may be lost, or a conversion, which may not. */
export async function tell(
  site: Site,
  name: 'page_view',
): Promise<Pick<Left, 'status' | 'milliseconds'> & { readonly eventId: string }> {
  left += 1;
  const eventId = `faults-event-${process.pid}-${left}`;
  const event = { name, eventId, time: Date.now(), url: '/express' };
  const began = performance.now();
  const body = { events: [event], sessionId: `session-${eventId}`, customer: { phone: sampleNumber() } };
  const { status } = await site.post('/api/events', body, { ...CONSENTING, ...aVisitor() });
  return { status, milliseconds: performance.now() - began, eventId };
}

export const changeLead = (site: Site, { id, token }: Left) =>
  put(site, `/api/leads/${id}`, { area: 'C-Scheme', whatsappRedirectCount: 1 }, token);

/** Confirms a booking at a time that no other booking has. */
export function confirmBooking(site: Site, { id, token }: Left) {
  confirmed += 1;
  const date = dayAhead(1 + Math.floor(confirmed / SLOTS.length));
  const timeSlot = SLOTS[confirmed % SLOTS.length];
  return put(site, `/api/bookings/${id}`, { ...wish, date, timeSlot, booking_status: 'completed' }, token);
}

export const deliveriesOfRecord = (site: Site, id: string): Promise<readonly DeliveryRow[]> =>
  site.rows<DeliveryRow>('SELECT * FROM deliveries WHERE record_id = ? ORDER BY target, purpose', id);

const isSettled = ({ state, attempts, locked_until }: DeliveryRow): boolean =>
  locked_until === null && (attempts > 0 || state !== 'pending');

const SOON = { timeout: 20_000, interval: 10 };

/** Waits until a condition holds; a timeout names the condition. */
export const until = (condition: () => boolean | Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(condition, SOON);

/** Waits until every delivery of a record was attempted and none is under way. */
export const untilTried = (site: Site, id: string, targets?: readonly string[]): Promise<unknown> =>
  until(async () =>
    (await deliveriesOfRecord(site, id))
      .filter(({ target }) => targets?.includes(target) ?? true)
      .every((row) => isSettled(row)),
  );

const ENDS = ['delivered', 'skipped'];

export const untilDelivered = (site: Site, id: string): Promise<unknown> =>
  until(async () => (await deliveriesOfRecord(site, id)).every(({ state }) => ENDS.includes(state)));

/** Pages of different kinds: cached, with prices, with a form, with slots. */
const PAGES = ['/', '/car-service-in-jaipur', '/services/ac', '/contact', '/book', '/api/prices'];

/** Every page answers completely during any fault behind it. */
export async function pagesAnswer(site: Site): Promise<void> {
  const answers = await Promise.all(
    PAGES.map(async (path) => {
      const response = await site.fetch(path);
      const text = await response.text();
      return `${path} ${response.status} ${/(<\/html>|\})$/.test(text.trim()) ? 'whole' : 'cut'}`;
    }),
  );
  expect(answers.filter((answer) => !answer.endsWith(' 200 whole'))).toEqual([]);
}
