import { describe, expect, test } from 'vitest';
import {
  isMobileNumber,
  keepMobileDigits,
  mobileNumberProblem,
  nationalNumber,
} from '../../../../src/values/mobile-number.ts';

describe('isMobileNumber', () => {
  test.each(['6000000000', '7999999999', '8123456780', '9876543210'])('takes %s', (text) => {
    expect(isMobileNumber(text)).toBe(true);
  });
  test.each(['5000000001', '987654321', '98765432101', '९८७६५४३२१०', '98765 43210', '+919876543210', ''])(
    'refuses %s',
    (text) => {
      expect(isMobileNumber(text)).toBe(false);
    },
  );
});

describe('keepMobileDigits', () => {
  test.each([
    ['98765-43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['9876543210123', '9876543210'],
    ['9191919191', '9191919191'],
    ['abc', ''],
    ['0 98765-00061', '9876500061'],
    ['0091 98765 00062', '9876500062'],
    ['+91 98765', '98765'],
  ])('keeps of %s only %s', (typed, kept) => {
    expect(keepMobileDigits(typed)).toBe(kept);
  });
});

test('mobileNumberProblem distinguishes a missing number from an invalid one', () => {
  expect(mobileNumberProblem(' ')).toBe('mobile_missing');
  expect(mobileNumberProblem('5000000001')).toBe('mobile_invalid');
  expect(mobileNumberProblem('9876543210')).toBeUndefined();
});

test.each([
  '+91 98765 00062',
  '+919876500062',
  '0 98765-00062',
  '98765 00062',
  '+91-98765-00062',
  '00919876500062',
])('%s typed key by key is the number of its last ten digits', (keys) => {
  const field = [...keys].reduce((value, key) => keepMobileDigits(`${value}${key}`), '');
  // A country code without a plus looks like the first digits of a number.
  expect(field).toBe(keys.startsWith('00') ? '9198765000' : '9876500062');
});

test.each([
  ['+91 98765 00062', '9876500062'],
  ['0 98765-00061', '9876500061'],
  ['91 98765 00062', '9876500062'],
  ['9191919191', '9191919191'],
  ['tel:+91 (0) 98765 – 00062', '9876500062'],
  ['0091 98765.00062', '9876500062'],
  ['\u202a+91 98765 00062\u202c', '9876500062'],
  ['98765 00062 or 63', '9876500062or63'],
  [' 98765 ', '98765'],
  ['+1 98765 00062', '+19876500062'],
])('nationalNumber of a plain form: %s is %s', (sent, number) => expect(nationalNumber(sent)).toBe(number));
