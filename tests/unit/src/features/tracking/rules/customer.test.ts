import { expect, test } from 'vitest';
import {
  hashCustomer,
  normalizeCustomer,
  phoneDigits,
  splitName,
} from '../../../../../../src/features/tracking/rules/customer.ts';
import { sha256Hex } from '../../../../../../src/values/signing.ts';

test('a customer is normalised field by field', () => {
  expect(
    normalizeCustomer({
      phone: '+91 98765-43210',
      email: '  Test.Owner@Example.COM ',
      firstName: ' Ānand-Kumar ',
      lastName: "D'Souza",
      city: 'New Delhi',
      state: 'Rajasthan ',
      country: 'India',
      postalCode: '302 017',
      dateOfBirth: '1990-02-01',
      gender: 'Female',
      externalId: 'session-1',
    }),
  ).toEqual({
    phone: '919876543210',
    email: 'test.owner@example.com',
    firstName: 'ānandkumar',
    lastName: 'dsouza',
    city: 'newdelhi',
    state: 'rajasthan',
    country: 'in',
    postalCode: '302017',
    dateOfBirth: '19900201',
    gender: 'f',
    externalId: 'session-1',
  });
});

test('a Hindi name keeps its letters and signs', () => {
  expect(normalizeCustomer({ firstName: 'प्रिया', lastName: 'शर्मा' })).toEqual({
    firstName: 'प्रिया',
    lastName: 'शर्मा',
  });
});

test('a field that cannot be normalised is left out', () => {
  expect(
    normalizeCustomer({
      phone: '12345',
      email: 'nobody',
      country: 'Bharatvarsh',
      dateOfBirth: '1990-02-31',
      gender: '-',
      city: ' ',
    }),
  ).toEqual({});
});

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['0091-9876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9191919191', '9191919191'],
  ['5876543210', undefined],
  ['98765432101', undefined],
  ['', undefined],
  [undefined, undefined],
])('of the phone %s the digits are %s', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});

test("the ad system's published hashes match", async () => {
  expect(await hashCustomer({ phone: '98765 43210' })).toEqual({
    phone: '92b5072176e723878b5e06ff3ca61898e4eb74e8c46642a0f2db800b17364ab0',
  });
  expect(await sha256Hex('16505551212')).toMatch(/^e323ec62[0-9a-f]{52}3176$/);
});

test.each([
  ['Test Owner', { firstName: 'Test', lastName: 'Owner' }],
  ['Test Kumar Owner', { firstName: 'Test Kumar', lastName: 'Owner' }],
  [' Test ', { firstName: 'Test' }],
  ['', {}],
])('the name "%s" is split', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});
