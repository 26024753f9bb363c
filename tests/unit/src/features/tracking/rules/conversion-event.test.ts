import { describe, expect, test } from 'vitest';
import {
  type ConversionInput,
  conversionEvent,
  skipReason,
  withDefaults,
} from '../../../../../../src/features/tracking/rules/conversion-event.ts';
import type { ConversionName } from '../../../../../../src/features/tracking/rules/event-names.ts';

const input = (name: ConversionName, changes: Partial<ConversionInput> = {}): ConversionInput => ({
  name,
  eventId: 'event-0001',
  timeMs: 1_795_000_000_000,
  url: 'https://pahiya.example/express',
  customer: {},
  browser: {},
  ...changes,
});
const phone = { phone: '9000000001' };
const clicked = { clickId: 'fb.1.1795000000000.AbC' };

describe('whether an event is sent', () => {
  test.each<[ConversionName, Partial<ConversionInput>, string | undefined]>([
    ['page_view', {}, undefined],
    ['item_viewed', {}, undefined],
    ['lead', {}, 'no_valid_phone'],
    ['lead', { customer: { phone: '12345', email: 'a@example.com' } }, 'no_valid_phone'],
    ['lead', { customer: phone }, undefined],
    ['purchase', { browser: clicked }, 'insufficient_customer'],
    ['purchase', { customer: { email: 'a@example.com' } }, undefined],
    ['service_scheduled', { customer: phone }, undefined],
    ['contact', {}, 'insufficient_customer'],
    ['contact', { customer: { externalId: 'session-1' } }, undefined],
    ['cart_item_added', {}, 'insufficient_customer'],
    ['cart_item_added', { browser: clicked }, undefined],
    ['checkout_started', { customer: { externalId: 'session-1' } }, undefined],
  ])('%s with %j: %s', (name, changes, reason) => {
    expect(skipReason(input(name, changes))).toBe(reason);
  });

  test('a lead without a phone is sent where that is allowed', () => {
    expect(skipReason(input('lead'), true)).toBeUndefined();
  });
});

test.each<[ConversionName, number]>([
  ['lead', 0],
  ['cart_item_added', 999],
  ['checkout_begun', 999],
  ['purchase', 999],
  ['service_scheduled', 999],
])('%s has the default value %i, in INR, of the express service', (name, value) => {
  expect(withDefaults(name)).toEqual({
    value,
    currency: 'INR',
    contentIds: ['express-service-90min'],
    contentType: 'product',
  });
});

test.each<ConversionName>(['page_view', 'search', 'contact', 'location_found', 'application_submitted'])(
  '%s is about no service that nobody named',
  (name) => expect(withDefaults(name)).toEqual({ value: 0, currency: 'INR' }),
);

test('a default does not replace a given value', () => {
  expect(
    withDefaults('purchase', { value: 0, contentIds: ['jump-start'], contentName: 'Jump start' }),
  ).toEqual({
    value: 0,
    currency: 'INR',
    contentIds: ['jump-start'],
    contentName: 'Jump start',
    contentType: 'product',
  });
});

test('the event has the shared id and hashes, and no customer detail in clear text', async () => {
  const event = await conversionEvent(
    input('lead', { customer: { ...phone, firstName: 'Test' }, browser: clicked }),
  );
  expect(event).toMatchObject({ ok: true, value: { eventId: 'event-0001', browser: clicked } });
  expect(JSON.stringify(event)).not.toMatch(/9000000001|Test/);
  expect(JSON.parse(JSON.stringify(event))).toEqual(event);
});
