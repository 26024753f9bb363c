import { describe, expect, test } from 'vitest';
import { parseRow } from '../../../../../../src/features/pricing/rules/price-row.ts';
import { chatPrices, priceRange, priceSet } from '../../../../../../src/features/pricing/rules/price-set.ts';
import { rupees } from '../../../../../../src/values/money.ts';

function rowOf(...prices: readonly string[]) {
  const parsed = parseRow(['Petrol', 'Maruti', 'Swift', ...prices]);
  if (!parsed.ok) throw new Error(parsed.code);
  return parsed.value;
}

const SWIFT = rowOf('2299', '3799', '3299', '2099', '22999', '1499');
const PAINT_ONLY = rowOf('', '', '', '2099', '', '');

describe('priceSet', () => {
  test('computes the ten prices as the specification does', () => {
    expect(priceSet(SWIFT)).toEqual({
      basicServicePrice: rupees(2799),
      basicServiceFinalPrice: rupees(2299),
      periodicServicePrice: rupees(3299),
      expressServicePrice: rupees(3799),
      discountedExpressPrice: rupees(3299),
      dentingPaintPrice: rupees(2599),
      dentingPaintFinalPrice: rupees(2099),
      fullBodyPaintPrice: rupees(23499),
      fullBodyPaintFinalPrice: rupees(22999),
      acServicePrice: rupees(999),
    });
  });

  test('invents no price where the sheet has none', () => {
    expect(priceSet(PAINT_ONLY)).toMatchObject({
      basicServicePrice: null,
      expressServicePrice: null,
      periodicServicePrice: null,
      dentingPaintPrice: rupees(2599),
      fullBodyPaintPrice: null,
      acServicePrice: rupees(999),
    });
  });
});

test('chatPrices names the discounted express price, the panel price and the flat AC price', () => {
  expect(chatPrices(SWIFT)).toEqual({ express: rupees(3299), dentPaint: rupees(2099), ac: rupees(999) });
  expect(chatPrices(undefined)).toEqual({ express: null, dentPaint: null, ac: rupees(999) });
});

test('priceRange prefers express, then periodic, else says N/A', () => {
  expect(priceRange(priceSet(SWIFT))).toBe('₹3,799');
  expect(priceRange({ expressServicePrice: null, periodicServicePrice: rupees(3299) })).toBe('₹3,299');
  expect(priceRange(priceSet(PAINT_ONLY))).toBe('N/A');
  expect(priceRange(undefined)).toBe('N/A');
});
