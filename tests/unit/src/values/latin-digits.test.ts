import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactPinCode, isPinCode } from '../../../../src/features/checkout/rules/served-place.ts';
import { couponCode } from '../../../../src/features/coupons/contract.ts';
import { jobMoveBody } from '../../../../src/features/jobs/contract.ts';
import { latinDigits } from '../../../../src/values/latin-digits.ts';
import { isMobileNumber, keepMobileDigits, nationalNumber } from '../../../../src/values/mobile-number.ts';
import { mobileNumber } from '../../../../src/web/contract/fields.ts';

const inHindi = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x936));

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const mobile = fc.tuple(fc.integer({ min: 6, max: 9 }), digits(9)).map(([first, rest]) => `${first}${rest}`);

describe('digits typed in Hindi', () => {
  test('are the Latin ones, and no other letter changes', () => {
    expect(latinDigits('०१२३४५६७८९')).toBe('0123456789');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => latinDigits(inHindi(text)) === latinDigits(text)),
    );
    expect(latinDigits('मकान ४२, क्षितिज')).toBe('मकान 42, क्षितिज');
  });

  test('of a mobile number are taken in the field and at the endpoint, with a country code and spaces too', () => {
    fc.assert(
      fc.property(mobile, fc.constantFrom('', '+91 ', '0'), (number, before) => {
        const typed = inHindi(`${before}${number.slice(0, 5)} ${number.slice(5)}`);
        expect(keepMobileDigits(typed)).toBe(number);
        expect(isMobileNumber(nationalNumber(typed))).toBe(true);
        expect(mobileNumber.parse(typed)).toBe(number);
      }),
    );
  });

  test('of a PIN code, a coupon and a start code are taken', () => {
    expect(compactPinCode('३०२ ०१७')).toBe('302017');
    expect(isPinCode(compactPinCode('३०२०१७'))).toBe(true);
    expect(couponCode(' first५०')).toBe('FIRST50');
    expect(jobMoveBody.parse({ move: 'start', version: 1, code: '४२१७' })).toMatchObject({ code: '4217' });
  });
});
