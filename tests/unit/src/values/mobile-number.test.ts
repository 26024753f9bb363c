import { describe, expect, test } from 'vitest';
import {
  isMobileNumber,
  keepMobileDigits,
  mobileNumberProblem,
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
  ])('keeps of %s only %s', (typed, kept) => {
    expect(keepMobileDigits(typed)).toBe(kept);
  });
});

test('mobileNumberProblem distinguishes a missing number from an invalid one', () => {
  expect(mobileNumberProblem(' ')).toBe('mobile_missing');
  expect(mobileNumberProblem('5000000001')).toBe('mobile_invalid');
  expect(mobileNumberProblem('9876543210')).toBeUndefined();
});
