import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseNameCell,
  parsePriceCell,
  parseRow,
} from '../../../../../../src/features/pricing/rules/price-row.ts';
import { readColumns } from '../../../../../../src/features/pricing/rules/sheet-columns.ts';
import { NOTHING_DROPPED } from '../../../../../../src/features/pricing/rules/sheet-words.ts';
import { rupees } from '../../../../../../src/values/money.ts';
import { normaliseRows, SAMPLE_CELLS } from './sample-rows.ts';

const header = readColumns(SAMPLE_CELLS[0] ?? [], () => false);
if (!header.ok) throw new Error(header.detail);
const columns = header.value;
const parse = (cells: readonly string[]) => parseRow(cells, columns);

describe('parseRow', () => {
  test('reads the nine columns in their order', () => {
    expect(parse(['diesel', 'Maruti', 'Swift', '2,599', '₹4,099', '3599', '2099', '22,999', '999'])).toEqual({
      ok: true,
      value: {
        row: {
          fuelType: 'Diesel',
          manufacturer: 'Maruti',
          model: 'Swift',
          basic: rupees(2599),
          expressListPrice: rupees(4099),
          express: rupees(3599),
          dentPaint: rupees(2099),
          fullBodyPaint: rupees(22999),
          ac: rupees(999),
        },
        unread: [],
      },
    });
  });

  test.each([
    ['columns', ['Petrol', 'Maruti', 'Alto', '1999', '3499', '2999', '1999']],
    ['name', ['Petrol', '', 'Alto', '1999', '3499', '2999', '1999', '21999', '999']],
    ['price', ['Petrol', 'Maruti', 'Alto', '', '0', 'NA', '=1999', '-1', '']],
    ['columns', ['Petrol', 'Maruti', 'Alto', '1999', '3499', '2,999', '1999', '29', '900', '999']],
    ['columns', ['Diesel', 'Hyundai', 'Creta', '3149', '4649', '4149', '2649', '29', '900']],
    ['fuel', ['Petrrol', 'Maruti', 'Alto', '1999', '3499', '2999', '1999', '21999', '999']],
    ['total', ['', 'Grand Total', '', '1999', '3499', '2999', '1999', '21999', '999']],
  ])('drops a row for its %s', (code, cells) => {
    expect(parse(cells)).toEqual({ ok: false, code });
  });

  test('takes eight columns: the AC price may be missing', () => {
    const parsed = parse(['Petrol', 'Maruti', 'Alto', '1999', '3499', '2999', '1999', '21999']);
    expect(parsed).toMatchObject({ ok: true, value: { row: { ac: null } } });
  });

  test('takes a model that is a number beside a price of three digits', () => {
    expect(parse(['Petrol', 'Mazda', '3', '999', '3499', '2999', '1999', '21999', '999']).ok).toBe(true);
  });

  test('keeps a row with one price only', () => {
    expect(parse(['Petrol', 'Maruti', 'Alto', '', '', '', '1999', '', '']).ok).toBe(true);
  });

  test('never throws for any cells', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 12 }), (cells) => {
        parse(cells);
      }),
    );
  });
});

describe('RowCollector', () => {
  test('counts dropped rows by reason, and neither headers nor blank lines', () => {
    const { rows, dropped, droppedLines } = normaliseRows([
      ...SAMPLE_CELLS,
      [''],
      ['Petrol', 'Maruti'],
      ['Petrol', '-', 'Alto', '1', '1', '1', '1', '1'],
      ['Petrol', 'Maruti', 'Zen', '', '', '', '', ''],
    ]);
    expect(rows).toHaveLength(SAMPLE_CELLS.length - 1);
    expect(dropped).toEqual({ ...NOTHING_DROPPED, columns: 1, name: 1, price: 1 });
    const first = SAMPLE_CELLS.length + 2;
    expect(droppedLines).toEqual([
      { line: first, reason: 'columns' },
      { line: first + 1, reason: 'name' },
      { line: first + 2, reason: 'price' },
    ]);
  });

  test('lists the first hundred dropped lines, and counts all', () => {
    const { dropped, droppedLines } = normaliseRows([
      ...SAMPLE_CELLS.slice(0, 1),
      ...Array.from({ length: 150 }, () => ['Petrol', 'Maruti']),
    ]);
    expect([dropped.columns, droppedLines.length, droppedLines.at(-1)?.line]).toEqual([150, 100, 101]);
  });
});

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

  test('answers whole rupees as paise, or undefined, for any cell', () => {
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
