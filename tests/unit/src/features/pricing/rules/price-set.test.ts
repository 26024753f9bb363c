import { describe, expect, test } from 'vitest';
import { priceRange, priceSet } from '../../../../../../src/features/pricing/rules/price-set.ts';
import { rupees } from '../../../../../../src/values/money.ts';
import { normaliseRows, SAMPLE_CELLS } from './sample-rows.ts';

function rowOf(...prices: readonly string[]) {
  const [header = []] = SAMPLE_CELLS;
  const [row] = normaliseRows([header, ['Petrol', 'Maruti', 'Swift', ...prices]]).rows;
  if (row === undefined) throw new Error('the row was dropped');
  return row;
}

const SWIFT = rowOf('2299', '3799', '3299', '2099', '22999', '1499');
const PAINT_ONLY = rowOf('', '', '', '2099', '', '');

describe('priceSet', () => {
  test('computes each price, and the list price ₹500 above the four that have one', () => {
    expect(priceSet(SWIFT)).toEqual({
      basic: { price: rupees(2299), listPrice: rupees(2799) },
      periodic: { price: rupees(3299), listPrice: null },
      express: { price: rupees(3299), listPrice: rupees(3799) },
      dentPaint: { price: rupees(2099), listPrice: rupees(2599) },
      fullBodyPaint: { price: rupees(22999), listPrice: rupees(23499) },
      ac: { price: rupees(999), listPrice: null },
    });
  });

  test('invents no price where the sheet has none', () => {
    const none = { price: null, listPrice: null };
    expect(priceSet(PAINT_ONLY)).toEqual({
      basic: none,
      periodic: none,
      express: none,
      dentPaint: { price: rupees(2099), listPrice: rupees(2599) },
      fullBodyPaint: none,
      ac: { price: rupees(999), listPrice: null },
    });
  });
});

test('priceRange prefers express, then periodic, else says N/A', () => {
  const unpriced = priceSet(PAINT_ONLY);
  expect(priceRange(priceSet(SWIFT))).toBe('₹3,799');
  expect(priceRange({ ...unpriced, periodic: { price: rupees(3299), listPrice: null } })).toBe('₹3,299');
  expect(priceRange(unpriced)).toBe('N/A');
  expect(priceRange(undefined)).toBe('N/A');
});
