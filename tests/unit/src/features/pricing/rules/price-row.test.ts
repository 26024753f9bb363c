import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRow } from '../../../../../../src/features/pricing/rules/price-row.ts';
import { rupees } from '../../../../../../src/values/money.ts';
import { normaliseRows, SAMPLE_CELLS } from './sample-rows.ts';

describe('parseRow', () => {
  test('reads the nine columns in their order', () => {
    expect(
      parseRow(['diesel', 'Maruti', 'Swift', '2,599', '₹4,099', '3599', '2099', '22,999', '999']),
    ).toEqual({
      ok: true,
      value: {
        fuelType: 'Diesel',
        manufacturer: 'Maruti',
        model: 'Swift',
        periodicService: rupees(2599),
        expressService: rupees(4099),
        discountedPrice: rupees(3599),
        dentPaint: rupees(2099),
        dentPaintFullBody: rupees(22999),
        comprehensiveService: rupees(999),
      },
    });
  });

  test.each([
    ['columns', ['Petrol', 'Maruti', 'Alto', '1999', '3499', '2999', '1999']],
    ['name', ['Petrol', '', 'Alto', '1999', '3499', '2999', '1999', '21999', '999']],
    ['price', ['Petrol', 'Maruti', 'Alto', '', '0', 'NA', '=1999', '-1', '']],
    ['header', ['\uFEFFFuelType', 'Car Brand', 'Car Model', '', '', '', '', '', '']],
    ['header', ['fuel type']],
    ['blank', ['', ' ', '', '', '', '', '', '', '']],
    ['blank', []],
  ])('drops a row for its %s', (code, cells) => {
    expect(parseRow(cells)).toEqual({ ok: false, code });
  });

  test('takes eight columns: the AC price may be missing', () => {
    const parsed = parseRow(['Petrol', 'Maruti', 'Alto', '1999', '3499', '2999', '1999', '21999']);
    expect(parsed).toMatchObject({ ok: true, value: { comprehensiveService: null } });
  });

  test('keeps a row with one price only', () => {
    expect(parseRow(['Petrol', 'Maruti', 'Alto', '', '', '', '1999', '', '']).ok).toBe(true);
  });

  test('never throws, whatever the cells hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 12 }), (cells) => {
        parseRow(cells);
      }),
    );
  });
});

describe('RowCollector', () => {
  test('counts dropped rows by reason, and neither headers nor blank lines', () => {
    const { rows, dropped } = normaliseRows([
      ...SAMPLE_CELLS,
      [''],
      ['Petrol', 'Maruti'],
      ['Petrol', '-', 'Alto', '1', '1', '1', '1', '1'],
      ['Petrol', 'Maruti', 'Zen', '', '', '', '', ''],
    ]);
    expect(rows).toHaveLength(SAMPLE_CELLS.length - 1);
    expect(dropped).toEqual({ columns: 1, name: 1, price: 1 });
  });
});
