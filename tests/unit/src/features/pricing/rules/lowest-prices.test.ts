import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowestPrice } from '../../../../../../src/features/pricing/rules/lowest-prices.ts';
import {
  buildPriceBook,
  type PricedManufacturer,
} from '../../../../../../src/features/pricing/rules/price-book.ts';
import { PRICE_NAMES, priceSet } from '../../../../../../src/features/pricing/rules/price-set.ts';
import { rupees } from '../../../../../../src/values/money.ts';
import { normaliseRows, SAMPLE_CELLS } from './sample-rows.ts';

const lowestPrices = (manufacturers: readonly PricedManufacturer[]) =>
  Object.fromEntries(PRICE_NAMES.map((name) => [name, lowestPrice(manufacturers, name)]));

const [header = []] = SAMPLE_CELLS;
const bookOf = (...cells: readonly (readonly string[])[]) =>
  buildPriceBook(normaliseRows([header, ...cells]).rows);

const book = bookOf(
  ['Petrol', 'Maruti', 'Swift', '2299', '3799', '3299', '2099', '22999', '1499'],
  ['Petrol', 'Maruti', 'Alto', '2499', '3799', '', '1999', '', '1499'],
  ['Petrol', 'Tata', 'Nexon', '', '', '2899', '', '', ''],
);

describe('the lowest prices', () => {
  test('are those of all manufacturers, each of its own car', () => {
    expect(lowestPrices(book.manufacturers)).toEqual({
      basic: rupees(2299),
      periodic: rupees(2899),
      express: rupees(2899),
      dentPaint: rupees(1999),
      fullBodyPaint: rupees(22999),
      ac: rupees(999),
    });
  });

  test('are those of one manufacturer, and null where none of its cars has one', () => {
    const tata = book.manufacturers.filter(({ slug }) => slug === 'tata');
    expect(lowestPrices(tata)).toMatchObject({ basic: null, express: rupees(2899) });
    expect(lowestPrices([])).toMatchObject({ basic: null, ac: null });
  });

  test('are never above the price of any car', () => {
    const price = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 99_999 }).map(String));
    const line = fc.tuple(
      fc.constantFrom('Maruti', 'Tata', 'Kia'),
      fc.stringMatching(/^[A-Z][a-z]{2,6}$/),
      price,
      price,
      price,
      price,
      price,
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const rows = normaliseRows([
          header,
          ...lines.map(([maker, model, ...prices]) => ['Petrol', maker, model, ...prices, '']),
        ]).rows;
        const lowest = lowestPrices(buildPriceBook(rows).manufacturers);
        for (const name of PRICE_NAMES) {
          const prices = rows.flatMap((row) => priceSet(row)[name].price ?? []);
          expect(lowest[name]).toBe(prices.length === 0 ? null : Math.min(...prices));
        }
      }),
    );
  });
});
