import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNameCell, parsePriceCell } from '../../../../../../src/features/pricing/rules/price-cell.ts';
import { rupees } from '../../../../../../src/values/money.ts';

describe('parsePriceCell', () => {
  test.each([
    ['2999', 2999],
    [' 2,999 ', 2999],
    ['₹1,299', 1299],
    ['₹ 1,29,999', 129999],
    ['129,999', 129999],
    ['Rs. 1299.00', 1299],
    ['INR 1299/-', 1299],
    ['1299.50', 1300],
  ])('reads %s as %d rupees', (cell, amount) => {
    expect(parsePriceCell(cell)).toBe(rupees(amount));
  });

  test.each(['', ' ', '0', '0.00', 'NA', 'call us', '12,99', '1.299,00', '1e3', '0x10', '१२९९', 'Infinity'])(
    'finds no price in "%s"',
    (cell) => {
      expect(parsePriceCell(cell)).toBeNull();
    },
  );

  test.each(['=1299', '+1299', '-1299', '@1299', '=SUM(A1:A9)', ' =1299', '=1+1'])(
    'takes the formula "%s" for text',
    (cell) => {
      expect(parsePriceCell(cell)).toBeNull();
    },
  );

  test('refuses an amount that no car service costs', () => {
    expect(parsePriceCell('10000001')).toBeNull();
    expect(parsePriceCell('9'.repeat(400))).toBeNull();
  });

  test('answers whole rupees as paise, or nothing, whatever the cell holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cell) => {
        const price = parsePriceCell(cell);
        expect(price === null || (Number.isSafeInteger(price) && price > 0 && price % 100 === 0)).toBe(true);
      }),
    );
  });

  test('reads back any amount as India writes it', () => {
    const india = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
        expect(parsePriceCell(`₹${india.format(amount)}`)).toBe(rupees(amount));
      }),
    );
  });
});

describe('parseNameCell', () => {
  test.each([
    ['  Wagon  R ', 'Wagon R'],
    ['\uFEFFPetrol', 'Petrol'],
    ['Wagon\u0000\tR\u200B', 'Wagon R'],
    ['Citroën', 'Citroën'],
    ['__proto__', '__proto__'],
    ['=HYPERLINK("x")', '=HYPERLINK("x")'],
  ])('keeps %j as the name %j', (cell, name) => {
    expect(parseNameCell(cell)).toBe(name);
  });

  test.each(['', '   ', '---', 'मारुति', 'x'.repeat(61), 'x'.repeat(10_000)])(
    'finds no name in %j',
    (cell) => {
      expect(parseNameCell(cell)).toBeUndefined();
    },
  );
});
