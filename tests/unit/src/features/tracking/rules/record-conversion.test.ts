import { expect, test } from 'vitest';
import {
  conversionOf,
  detailsOfRedirect,
  leadSourceOf,
} from '../../../../../../src/features/tracking/rules/record-conversion.ts';
import {
  conversionAnswer,
  conversionProperties,
  customerOf,
  detailsOf,
} from '../../../../../../src/features/tracking/rules/record-details.ts';
import { GENERAL_INTEREST } from '../../../../../../src/records/service-words.ts';

const mobileNumber = '9000000001';
const booking = {
  kind: 'booking',
  name: 'Test Middle Owner',
  mobileNumber: '9000000001',
  city: 'jaipur',
  source: 'assistant',
  service: 'express',
  sessionId: 'session-0001',
  fields: { servicePrice: 299_900, utmSource: 'ads' },
} as const;

test('the customer of a record has name, number and place', () => {
  expect(customerOf(booking)).toEqual({
    firstName: 'Test Middle',
    lastName: 'Owner',
    phone: '9000000001',
    email: undefined,
    city: 'Jaipur',
    state: 'Rajasthan',
    country: 'India',
    externalId: 'session-0001',
  });
  const known = { ...booking, fields: { ...booking.fields, userId: 'browser-0001' } };
  expect(customerOf(known).externalId).toBe('browser-0001');
  expect(
    customerOf({ kind: 'service_request', fields: { userCity: 'Kota', userState: 'Rajasthan' } }),
  ).toMatchObject({
    city: 'Kota',
    state: 'Rajasthan',
  });
});

test('the details have the price in rupees, campaign and place', () => {
  const more = { utm_source: 'ads', city: 'Jaipur', state: 'Rajasthan', source: 'assistant' };
  expect(detailsOf(booking)).toEqual({
    value: 2999,
    contentIds: ['express-service-90min'],
    contentName: '90-minute express service',
    more,
  });
  expect(conversionProperties(booking)).toEqual({
    ...more,
    record_kind: 'booking',
    country: 'India',
    session_id: 'session-0001',
    service: '90-minute express service',
    content_ids: 'express-service-90min',
    content_type: 'product',
    value: 2999,
    currency: 'INR',
  });
  expect(detailsOf({ kind: 'lead' })).toEqual({ value: undefined, contentName: undefined, more: {} });
});

test('a number from the assistant has the source whatsapp_chat', () => {
  expect(leadSourceOf(booking)).toBe('whatsapp_chat');
  expect(leadSourceOf({ ...booking, source: 'book_now' })).toBe('website');
  expect(leadSourceOf({ ...booking, source: 'phone' })).toBe('phone');
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
  ['redirect', undefined, undefined, 'contact'],
] as const)('a record of kind %s, %s %s, counts as %s', (kind, status, enquiryKind, name) => {
  expect(conversionOf(kind, { status, enquiryKind })).toBe(name);
});

test.each(['book_now', 'phone'])('the draft of a %s booking is no second lead of its person', (source) => {
  expect(conversionOf('booking', { status: 'in_progress', source })).toBeUndefined();
  expect(conversionOf('booking', { status: 'completed', source })).toBe('service_scheduled');
});

test('the answer of a placed order names its jobs and its amount, and one that waits for its payment has none', () => {
  const fields = {
    amount: 129_800,
    lines: [
      { serviceId: 'jump-start', quantity: 2, unitPrice: 19_900 },
      { serviceId: 'express-ac-service', quantity: 1, unitPrice: 90_000 },
    ],
  };
  expect(conversionAnswer('order', { status: 'pay_after_service', mobileNumber, fields })).toEqual({
    value: 1298,
    currency: 'INR',
    contentIds: ['jump-start', 'ac-service'],
    contentName: undefined,
    contentType: 'product',
    contents: [
      { id: 'jump-start', quantity: 2, item_price: 199 },
      { id: 'ac-service', quantity: 1, item_price: 900 },
    ],
  });
  expect(conversionAnswer('order', { status: 'awaiting_payment', mobileNumber, fields })).toBeUndefined();
});

test.each([
  ['lead', { service: 'battery' }, 0, ['battery-replacement']],
  ['lead', { service: 'words of another program' }, 0, ['words-of-another-program']],
  ['enquiry', { fields: { kind: 'franchise' } }, 0, ['franchise']],
  ['service_request', { service: 'ac' }, 999, ['ac-service']],
  ['lead', {}, 0, ['express-service-90min']],
  ['lead', { service: GENERAL_INTEREST }, 0, ['express-service-90min']],
] as const)(
  'the answer of a %s with %o has the value %d and the ids %o',
  (kind, record, value, contentIds) => {
    expect(conversionAnswer(kind, { mobileNumber, ...record })).toMatchObject({
      value,
      currency: 'INR',
      contentIds,
    });
  },
);

test.each([
  ['a bot’s lead', 'lead', { mobileNumber, fields: { suspect: 'trap' } }],
  ['an application that names nobody', 'enquiry', { fields: { kind: 'career' } }],
] as const)('%s is answered without a conversion, as the server sends none', (_, kind, record) => {
  expect(conversionAnswer(kind, record)).toBeUndefined();
});

test('an opened chat has the price that its link showed, and the one id of its service', () => {
  const redirect = { kind: 'redirect', service: 'ac', fields: { price: '₹3,299' } } as const;
  expect(detailsOf(redirect)).toMatchObject({ value: 3299, contentIds: ['ac-service'] });
  const seen = detailsOfRedirect({
    service: 'AC service and repair',
    product: 'ac-service',
    price: '₹3,299',
  });
  expect(seen).toMatchObject({ value: 3299, contentIds: ['ac-service'], contentType: 'product' });
});

test.each(['bengaluru', 'Bangalore', 'bangalore', 'Bengalūru'])(
  '%s has one spelling in every event',
  (city) => {
    const place = { city: 'Bangalore', state: 'Karnataka' };
    expect(customerOf({ kind: 'lead', city })).toMatchObject(place);
    expect(customerOf({ kind: 'service_request', fields: { userCity: city } })).toMatchObject(place);
  },
);
