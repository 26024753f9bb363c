import { afterAll, describe, expect, test } from 'vitest';
import { ownJobText as hindi } from '../../src/content/hi/text/own-job.ts';
import { ownJobText as english } from '../../src/content/text/own-job.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { chatVariables, startChat } from '../upstreams/chat.ts';
import { holding } from './held-record.ts';
import { aVisitor } from './outside.ts';
import { bookingCalls, dayAhead, wish } from './own-bookings.ts';
import { orderCalls } from './own-orders.ts';
import { testSite } from './test-site.ts';

const chat = await startChat();
afterAll(() => chat.close());
const site = await testSite({ variables: chatVariables(chat) });
const BOX = /<input type="checkbox"[^>]*name="review"[^>]*>/;

interface Held {
  readonly id: string;
  readonly token: string;
}
const calls = bookingCalls(site);
let days = 2;
async function aBooking(fields: object = { chatNotice: 'shown' }): Promise<Held> {
  days += 1;
  const draft = await calls.create();
  const confirmed = { ...wish, date: dayAhead(days), timeSlot: '11-13', booking_status: 'completed' };
  expect((await calls.put(draft, { ...confirmed, ...fields })).status).toBe(200);
  return draft;
}
const pageOf = async ({ id, token }: Held, path = addresses.booking(id)) =>
  (await site.fetch(path, { headers: holding(token) })).text();
const wishFor = ({ id }: Held, fields: Readonly<Record<string, string>>, token: string, of = 'bookings') =>
  site.fetch(`/api/${of}/${id}/messages`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: site.origin,
      ...aVisitor(),
      ...holding(token),
    },
  });
const storedWish = async ({ id }: Held) => {
  const [row] = await site.rows<{ fields: string }>('SELECT fields FROM records WHERE id = ?', id);
  return JSON.parse(row?.fields ?? '{}').chatReview;
};

describe('POST /api/bookings/:id/messages', () => {
  test('stores the customer’s own yes from an unticked box, and takes it back', async () => {
    const booking = await aBooking();
    expect(BOX.exec(await pageOf(booking))?.[0]).not.toContain('checked');
    const saved = await wishFor(booking, { review: 'yes' }, booking.token);
    expect([saved.status, saved.headers.get('Location')]).toEqual([
      303,
      `${addresses.booking(booking.id)}?job=review_wanted#job`,
    ]);
    expect(await storedWish(booking)).toBe(true);
    expect(BOX.exec(await pageOf(booking))?.[0]).toContain('checked');
    expect((await wishFor(booking, {}, booking.token)).headers.get('Location')).toContain('review_unwanted');
    expect(await storedWish(booking)).toBeUndefined();
  });

  test('refuses a browser that does not hold the booking, and any other value', async () => {
    const [booking, other] = [await aBooking(), await aBooking()];
    for (const refused of [
      await wishFor(booking, { review: 'yes' }, other.token),
      await wishFor(booking, { review: 'maybe' }, booking.token),
    ])
      expect(refused.headers.get('Location') ?? '').not.toContain('review_wanted');
    expect(await storedWish(booking)).toBeUndefined();
  });

  test('is asked in the language of the page', async () => {
    const booking = await aBooking();
    expect(await pageOf(booking)).toContain(english.reviewWish.label);
    expect(await pageOf(booking, `/hi${addresses.booking(booking.id)}`)).toContain(hindi.reviewWish.label);
  });

  test('is not asked of a customer whose form said nothing of our messages', async () => {
    expect(await pageOf(await aBooking({}))).not.toMatch(BOX);
  });
});

test('POST /api/checkout/orders/:id/messages stores the yes of an order’s customer', async () => {
  const order = await orderCalls(site).place({ chatNotice: 'shown' });
  expect(await pageOf(order, addresses.order(order.id))).toMatch(BOX);
  expect((await wishFor(order, { review: 'yes' }, order.token, 'checkout/orders')).status).toBe(303);
  expect(await storedWish(order)).toBe(true);
});
