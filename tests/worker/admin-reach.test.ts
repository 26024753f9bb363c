import { expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { orderCalls } from './own-orders.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());

const screen = async (path: string) => (await operator.get(`/coupon-admin${path}`)).text();

/** The ready texts for a number on a screen. */
const textsTo = (html: string, number: string): readonly string[] =>
  [...html.matchAll(/href="(https:\/\/wa\.me\/[^"]+)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')))
    .filter(({ pathname }) => pathname === `/91${number}`)
    .map(({ searchParams }) => searchParams.get('text') ?? '');

test('each list and record of a lead, a booking and an order has a phone link and a chat link', async () => {
  const lead = { mobileNumber: '9000000791', idempotencyKey: 'reach-lead-1' };
  const { id: leadId } = (await (await site.post('/api/leads', lead, aVisitor())).json()) as { id: string };
  const calls = bookingCalls(site);
  const booking = await calls.create({ mobileNumber: '9000000792' });
  const date = dayAhead(3);
  await calls.confirm(booking, date, '9-11');
  const order = await orderCalls(site).place({ mobileNumber: '9000000793', date });
  const expected: readonly (readonly [path: string, number: string])[] = [
    ['', '9000000791'],
    ['?kind=lead', '9000000791'],
    ['?kind=booking', '9000000792'],
    ['?kind=order', '9000000793'],
    [`/agenda?date=${date}&city=`, '9000000792'],
    [`/agenda?date=${date}&city=`, '9000000793'],
    [`/slots/block?city=jaipur&date=${date}`, '9000000792'],
    [`/records/${leadId}`, '9000000791'],
    [`/records/${booking.id}`, '9000000792'],
    [`/records/${order.id}`, '9000000793'],
  ];
  for (const [path, number] of expected) {
    const html = await screen(path);
    expect([path, html.includes(`href="tel:+91${number}"`)]).toEqual([path, true]);
    expect([path, textsTo(html, number).length > 0]).toEqual([path, true]);
  }
});

test('a visitor of a Hindi page gets Hindi texts from the list and the record, which name the language', async () => {
  const lead = { mobileNumber: '9000000794', idempotencyKey: 'reach-lead-2' };
  const { id } = (await (await site.post('/hi/api/leads', lead, aVisitor())).json()) as { id: string };
  const list = await screen('?kind=lead');
  const [inList] = textsTo(list, '9000000794');
  expect(inList).toMatch(/^नमस्ते/);
  expect(list).toContain('Hindi');
  const texts = textsTo(await screen(`/records/${id}`), '9000000794');
  expect(texts[0]).toBe(inList);
  // The other language follows, for a customer who asks for it.
  expect(texts.filter((text) => text.startsWith('Hello'))).toHaveLength(texts.length / 2);
});
