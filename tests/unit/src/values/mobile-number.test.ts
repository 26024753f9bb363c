import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasTenDigits,
  isForeignNumber,
  isMobileNumber,
  mobileFieldText,
  mobileNumberProblem,
  nationalNumber,
} from '../../../../src/values/mobile-number.ts';
import { mobileNumber } from '../../../../src/web/contract/fields.ts';
import { numbersBy } from '../../../real-world/inputs.ts';

const typedInto = (keys: string) =>
  [...keys].reduce((shown, key) => mobileFieldText(`${shown}${key}`, shown), '');

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

describe('every number of real people', () => {
  test.each(numbersBy('paste'))(
    '$input pasted is $expected, or stays in the field',
    ({ input, expected }) => {
      const shown = mobileFieldText(input);
      expect(shown).toBe(expected ?? input);
      expect(mobileNumberProblem(shown)).toBe(expected === null ? 'mobile_invalid' : undefined);
    },
  );

  test.each(numbersBy('type'))('$input typed key by key is $expected, or stays', ({ input, expected }) => {
    expect(typedInto(input)).toBe(expected ?? input);
  });

  test.each([...numbersBy('form'), ...numbersBy('type'), ...numbersBy('paste')])(
    '$input sent by a plain form is $expected, or refused',
    ({ input, expected }) => {
      expect(mobileNumber.safeParse(input).data ?? null).toBe(expected);
    },
  );
});

test.each([
  ['98765-43210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9876543210123', '9876543210123'],
  ['9191919191', '9191919191'],
  ['abc', ''],
  ['98a7', '987'],
  ['0 98765-00061', '9876500061'],
  ['+91 98765', '98765'],
  ['+91 98765 000623', '+91 98765 000623'],
  ['(0)+64 21 000 012', '(0)+64 21 000 012'],
  ['Fax: ＋64 21 000 012', 'Fax: ＋64 21 000 012'],
  ['9️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣1️⃣2️⃣', '9000000012'],
])('a field shows of the pasted %s: %s', (pasted, shown) => {
  expect(mobileFieldText(pasted)).toBe(shown);
});

test.each([
  ['90000abc-00001999', '9000000001'],
  ['+91 98765 00062', '9876500062'],
  ['00919876500062', '9876500062'],
  ['919155500001', '9155500001'],
  ['91555000019', '9155500001'],
  ['+6421', '+6421'],
])('a field shows of %s typed key by key: %s', (keys, shown) => {
  expect(typedInto(keys)).toBe(shown);
});

test.each([
  ['tel:+91 (0) 98765 – 00062', '9876500062'],
  ['0091 98765.00062', '9876500062'],
  ['\u202a+91 98765 00062\u202c', '9876500062'],
  ['98765 00062 or 63', '98765 00062 or 63'],
  [' 98765 ', '98765'],
  ['+1 98765 00062', '+1 98765 00062'],
  ['00 98765 00062', '00 98765 00062'],
])('nationalNumber of %s is %s', (sent, number) => expect(nationalNumber(sent)).toBe(number));

test('mobileNumberProblem distinguishes a missing number from an invalid one', () => {
  expect(mobileNumberProblem(' ')).toBe('mobile_missing');
  expect(mobileNumberProblem('5000000001')).toBe('mobile_invalid');
  expect(mobileNumberProblem('9876543210')).toBeUndefined();
});

test.each([
  ['', false, false],
  ['+', false, false],
  ['+9', false, false],
  ['987650006', false, false],
  ['5000000001', true, false],
  ['+298 212345', false, true],
  ['0060 12-000 0034', true, true],
  ['90000 00012 / 90000 00034', true, false],
])('%s has ten digits: %s, and is foreign: %s', (shown, isLong, isForeign) => {
  expect([hasTenDigits(shown), isForeignNumber(shown)]).toEqual([isLong, isForeign]);
});

/** The calling codes of the world without India's. Those of two and three digits stand for all of their region. */
const CALLING_CODES =
  '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 92 93 94 95 98 211 212 213 216 218 220 221 233 234 251 254 255 256 260 263 264 350 351 352 353 354 358 370 371 372 380 381 385 386 420 421 500 501 502 591 593 595 598 670 673 675 679 850 852 853 855 856 870 880 886 960 961 962 963 964 965 966 967 968 970 971 972 973 974 975 976 977 992 993 994 995 996 998'.split(
    ' ',
  );

const digitsOf = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max });

/** The digits with spaces, dashes, dots and brackets between them. */
const separated = (digits: fc.Arbitrary<readonly number[]>) =>
  digits.chain((all) =>
    fc
      .array(fc.constantFrom('', '', ' ', '-', '.', '(', ') '), {
        minLength: all.length,
        maxLength: all.length,
      })
      .map((marks) => all.map((digit, at) => `${digit}${marks[at]}`).join('')),
  );

const indian = fc.tuple(fc.integer({ min: 6, max: 9 }), digitsOf(9, 9)).map((parts) => parts.flat().join(''));

describe('of any numbers', () => {
  test('none with the country code of another country is read as an Indian one, pasted, typed or sent', () => {
    const foreign = fc.tuple(
      fc.constantFrom('+', '00', '+ ', '(+', '00 '),
      fc.constantFrom(...CALLING_CODES),
      separated(digitsOf(4, 12)),
    );
    fc.assert(
      fc.property(foreign, ([plus, code, national]) => {
        const input = `${plus}${code} ${national}`;
        expect(isMobileNumber(mobileFieldText(input))).toBe(false);
        expect(isMobileNumber(typedInto(input))).toBe(false);
        expect(mobileNumber.safeParse(input).success).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('two at once are never cut to one', () => {
    const between = fc.constantFrom(' ', ', ', ' / ', ' या ', ' or ', '\n', ' +91 ', '; 0');
    fc.assert(
      fc.property(indian, between, indian, (one, mark, other) => {
        const input = `${one}${mark}${other}`;
        expect(mobileFieldText(input)).toBe(input);
        expect(mobileNumber.safeParse(input).success).toBe(false);
      }),
    );
  });

  test('an Indian one is read with every code before it, whatever separates its digits, and with a name', () => {
    const code = fc.constantFrom('', '0', '+91 ', '91', '0091 ', '091', '+0091', '+91 (0) ');
    const spaced = indian.chain((number) =>
      separated(fc.constant([...number].map(Number))).map((text) => ({ number, text })),
    );
    fc.assert(
      fc.property(code, spaced, fc.constantFrom('', ' (Ravi)', ' रवि'), (before, { number, text }, name) => {
        const input = `${before}${text}${name}`;
        expect(mobileFieldText(input)).toBe(number);
        expect(typedInto(input)).toBe(number);
        expect(mobileNumber.parse(input)).toBe(number);
      }),
    );
  });
});
