import { expect, test } from 'vitest';
import { sentConversion } from '../../../../client/tracking/sent-conversion.ts';

const KEY = 'a-key-of-a-form';
const conversion = { value: 1298, currency: 'INR', contentIds: ['jump-start'], contentName: 'Jump start' };
const posted = (path: string, body: object = {}, answer: object = {}) =>
  sentConversion({
    kind: 'sent',
    method: 'POST',
    path,
    body: { idempotencyKey: KEY, ...body },
    answer: { conversion, ...answer },
  });

test.each([
  ['/api/leads', {}, {}, 'lead'],
  ['/api/service-requests', {}, {}, 'service_scheduled'],
  ['/api/bookings', {}, {}, 'lead'],
  ['/api/enquiries', { kind: 'contact' }, {}, 'contact'],
  ['/api/enquiries', { kind: 'franchise' }, {}, 'application_submitted'],
  ['/api/enquiries', { kind: 'feedback' }, {}, undefined],
  ['/api/checkout/orders', {}, { status: 'pay_after_service' }, 'purchase'],
  ['/api/checkout/orders', {}, { status: 'awaiting_payment' }, undefined],
  ['/api/whatsapp-redirects', {}, {}, undefined],
  ['/api/consent', {}, {}, undefined],
  ['__proto__', {}, {}, undefined],
])('a post to %s with %o, answered %o, counts as %s under its key', (path, body, answer, name) => {
  expect(posted(path, body, answer)).toEqual(
    name && { name, eventId: KEY, details: expect.objectContaining(conversion) },
  );
});

const put = (body: object, path = '/api/bookings/01900000-0000-7000-8000-000000000001') =>
  sentConversion({ kind: 'sent', method: 'PUT', path, body, answer: { conversion } });

test('a confirmed booking counts under its own id, a changed one not at all', () => {
  expect(put({ booking_status: 'completed' })).toMatchObject({
    name: 'service_scheduled',
    eventId: '01900000-0000-7000-8000-000000000001',
  });
  expect(put({ date: '2026-11-25' })).toBeUndefined();
  expect(put({ booking_status: 'completed' }, '/api/bookings/1/other')).toBeUndefined();
  expect(put({}, '/api/leads/1')).toBeUndefined();
});

test('a paid order counts under its own id', () => {
  const confirmed = (status: string) =>
    posted('/api/checkout/orders/order-1/confirm', {}, { id: 'order-1', status });
  expect(confirmed('paid')).toMatchObject({ name: 'purchase', eventId: 'order-1' });
  // Its payment came after the cancellation and goes back.
  expect(confirmed('cancelled')).toBeUndefined();
});

test('a card order that ends as "pay after service" counts under its own id, one to be paid by card not yet', () => {
  const path = '/api/checkout/orders/order-1/payment';
  expect(posted(path, {}, { id: 'order-1', status: 'pay_after_service' })).toMatchObject({
    name: 'purchase',
    eventId: 'order-1',
  });
  expect(posted(path, {}, { id: 'order-1', status: 'awaiting_payment' })).toBeUndefined();
});

test.each([undefined, null, 'text', 5])('a body of %s is no conversion', (body) => {
  expect(
    sentConversion({ kind: 'sent', method: 'POST', path: '/api/leads', body, answer: null }),
  ).toBeUndefined();
});

test('a conversion carries the value and the ids that the answer names', () => {
  const contents = [{ id: 'jump-start', quantity: 2, item_price: 649 }];
  const answer = { status: 'pay_after_service', conversion: { ...conversion, contents } };
  expect(posted('/api/checkout/orders', {}, answer)).toMatchObject({
    name: 'purchase',
    details: { ...conversion, contents },
  });
});

test('a write whose answer names no conversion is none for the pixel either', () => {
  expect(posted('/api/leads', {}, { conversion: undefined })).toBeUndefined();
});
