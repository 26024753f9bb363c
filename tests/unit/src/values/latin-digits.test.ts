import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPinCode, servedPlace } from '../../../../src/features/checkout/rules/served-place.ts';
import { couponCode } from '../../../../src/features/coupons/contract.ts';
import { jobMoveBody } from '../../../../src/features/jobs/contract.ts';
import { bookingNumber } from '../../../../src/values/booking-number.ts';
import { compactCode, compactDigits, latinDigits } from '../../../../src/values/latin-digits.ts';
import { mobileFieldText } from '../../../../src/values/mobile-number.ts';
import { mobileNumber } from '../../../../src/web/contract/fields.ts';
import { codesOf } from '../../../real-world/inputs.ts';

/** The ten digits of each numbering system that the platform knows and that counts by tens. */
const scripts = Intl.supportedValuesOf('numberingSystem')
  .map((system) => Array.from({ length: 10 }, (_, digit) => digit.toLocaleString(`en-u-nu-${system}`)))
  .filter((digits) => digits.every((digit) => /^\p{Nd}$/u.test(digit)));

const indian = fc
  .tuple(
    fc.integer({ min: 6, max: 9 }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }),
  )
  .map((parts) => parts.flat().join(''));

describe('digits of every script', () => {
  test('are the Latin ones, and no other letter changes', () => {
    expect(scripts.length).toBeGreaterThan(60);
    for (const digits of scripts) expect(latinDigits(digits.join(''))).toBe('0123456789');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const others = text.replace(/\p{Nd}/gu, '');
        expect(latinDigits(others)).toBe(others);
      }),
    );
    expect(latinDigits('मकान ४२, क्षितिज')).toBe('मकान 42, क्षितिज');
  });

  test('of a mobile number are read in the field and at the endpoint, with a country code too', () => {
    fc.assert(
      fc.property(
        indian,
        fc.constantFrom(...scripts),
        fc.constantFrom('', '+91 ', '0'),
        (number, digits, before) => {
          const typed = `${before}${number.slice(0, 5)} ${number.slice(5)}`.replace(
            /\d/g,
            (digit) => digits[Number(digit)] ?? '',
          );
          expect(mobileFieldText(typed)).toBe(number);
          expect(mobileNumber.parse(typed)).toBe(number);
        },
      ),
    );
  });
});

describe('every code of real people', () => {
  test.each(codesOf('coupons'))('the coupon $typed is $expected', ({ typed, expected }) => {
    expect(couponCode(typed)).toBe(expected);
  });

  test.each(codesOf('pins'))('the PIN code $typed is $expected', ({ typed, expected }) => {
    expect(compactDigits(typed)).toBe(expected);
    expect(isPinCode(compactDigits(typed))).toBe(true);
    const locality = { slug: 'malviya-nagar', name: 'Malviya Nagar', pinCode: expected };
    expect(servedPlace(typed, [locality], '302')).toEqual({ served: true, locality });
  });

  test.each(codesOf('bookings'))('the booking $typed is $expected', ({ typed, expected }) => {
    expect(bookingNumber(typed)).toBe(expected);
  });

  test.each(codesOf('startCodes'))('the start code $typed is $expected', ({ typed, expected }) => {
    expect(jobMoveBody.parse({ move: 'start', version: 1, code: typed })).toMatchObject({ code: expected });
  });
});

test.each([
  ['ph–1a2b3c4d.', 'PH-1A2B3C4D'],
  ['PH1A2B3C4D', 'PH-1A2B3C4D'],
  ['PH-1A2B', undefined],
  ['CARA', undefined],
  ['carol', undefined],
])('the number of the order or booking %s is %s', (typed, number) =>
  expect(bookingNumber(typed)).toBe(number),
);

test('a code without letters is empty, and many sentence marks before a letter are read at once', () => {
  expect(compactCode(' *…* ')).toBe('');
  const started = performance.now();
  expect(compactCode(`A${'.'.repeat(100_000)}B`)).toHaveLength(100_002);
  expect(performance.now() - started).toBeLessThan(1000);
});
