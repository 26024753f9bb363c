import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactGstin, isGstin } from '../../../../src/values/gstin.ts';

const VALID = '27AAPFU0939F1ZV';

describe('isGstin', () => {
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '33AAACH7409R1Z8'])('%s is one', (text) => {
    expect(isGstin(text)).toBe(true);
  });

  test.each([
    '',
    '27AAPFU0939F1Z',
    '27AAPFU0939F1ZVX',
    '27aapfu0939f1zv',
    'AAAPFU0939F1ZVA',
    '27AAPFU0939F0ZV',
  ])('"%s" is none', (text) => {
    expect(isGstin(text)).toBe(false);
  });

  test('one wrong letter or digit is always found', () => {
    const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    fc.assert(
      fc.property(fc.nat({ max: 14 }), fc.constantFrom(...letters), (place, letter) => {
        const changed = `${VALID.slice(0, place)}${letter}${VALID.slice(place + 1)}`;
        expect(isGstin(changed)).toBe(changed === VALID);
      }),
    );
  });
});

test('compactGstin removes spaces and signs, and writes capital letters', () => {
  expect(compactGstin(' 27-aapfu 0939f.1zv ')).toBe(VALID);
});
