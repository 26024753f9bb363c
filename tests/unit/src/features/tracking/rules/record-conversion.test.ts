import { expect, test } from 'vitest';
import {
  conversionOf,
  conversionProperties,
  customerOf,
  detailsOf,
  leadSourceOf,
} from '../../../../../../src/features/tracking/rules/record-conversion.ts';

const booking = {
  kind: 'booking',
  name: 'Test Middle Owner',
  mobileNumber: '9000000001',
  city: 'jaipur',
  source: 'assistant',
  service: 'Express Service',
  sessionId: 'session-0001',
  fields: { servicePrice: 299_900, utmSource: 'ads' },
} as const;

test('the customer of a record has name, number and place', () => {
  expect(customerOf(booking)).toEqual({
    firstName: 'Test Middle',
    lastName: 'Owner',
    phone: '9000000001',
    email: undefined,
    city: 'jaipur',
    state: undefined,
    country: 'India',
    externalId: 'session-0001',
  });
  expect(
    customerOf({ kind: 'service_request', fields: { userCity: 'Kota', userState: 'Rajasthan' } }),
  ).toMatchObject({
    city: 'Kota',
    state: 'Rajasthan',
  });
});

test('the details have the price in rupees, campaign and place', () => {
  const more = { utm_source: 'ads', city: 'jaipur', source: 'assistant' };
  expect(detailsOf(booking)).toEqual({ value: 2999, contentName: 'Express Service', more });
  expect(conversionProperties(booking)).toEqual({
    ...more,
    record_kind: 'booking',
    service: 'Express Service',
    value: 2999,
    currency: 'INR',
  });
  expect(detailsOf({ kind: 'lead' })).toEqual({ value: undefined, contentName: undefined, more: {} });
});

test('a number from the assistant has the source whatsapp_chat', () => {
  expect(leadSourceOf(booking)).toBe('whatsapp_chat');
  expect(leadSourceOf({ kind: 'lead', source: 'popup' })).toBe('popup');
  expect(leadSourceOf({ kind: 'service_request' })).toBe('service_request');
});

test.each([
  ['lead', undefined, undefined, 'lead'],
  ['service_request', undefined, undefined, 'service_scheduled'],
  ['booking', 'in_progress', undefined, 'lead'],
  ['booking', 'completed', undefined, 'service_scheduled'],
  ['order', 'awaiting_payment', undefined, undefined],
  ['order', 'pay_after_service', undefined, 'purchase'],
  ['order', 'paid', undefined, 'purchase'],
  ['enquiry', undefined, 'contact', 'contact'],
  ['enquiry', undefined, 'career', 'application_submitted'],
  ['enquiry', undefined, 'feedback', undefined],
  ['redirect', undefined, undefined, undefined],
] as const)('a record of kind %s, %s %s, counts as %s', (kind, status, enquiryKind, name) => {
  expect(conversionOf(kind, { status, enquiryKind })).toBe(name);
});
