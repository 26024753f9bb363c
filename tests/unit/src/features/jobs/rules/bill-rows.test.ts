import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BillLine, billOf } from '../../../../../../src/features/jobs/rules/bill.ts';
import { BILL_COLUMNS, billRows } from '../../../../../../src/features/jobs/rules/bill-rows.ts';
import { GST_PERCENTS } from '../../../../../../src/features/jobs/rules/job.ts';

const line = fc.record({
  kind: fc.constant('work' as const),
  services: fc.constant(['ac']),
  quantity: fc.integer({ min: 1, max: 9 }),
  total: fc.integer({ min: 0, max: 50_000_000 }),
  gstPercent: fc.constantFrom(...GST_PERCENTS),
  hsn: fc.constant('998714'),
});

const numbered = (lines: readonly BillLine[], paidBefore = 0) => ({
  number: 'P-000042',
  date: '2026-11-27',
  bill: billOf(lines, [], paidBefore),
  payment: { method: 'upi' as const, amount: 1 },
  gstin: '27AAPFU0939F1ZV',
  status: 'fulfilled',
});

const column = (name: (typeof BILL_COLUMNS)[number]): number => BILL_COLUMNS.indexOf(name);
/** Paise of a cell in rupees. */
const paise = (cell = ''): number => Number(cell.replace('.', ''));

describe('billRows', () => {
  test('the rows of a bill add up to its total, and each row to its own', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const one = numbered(lines);
        const rows = billRows(one);
        const totals = rows.map((row) => paise(row[column('totalRupees')]));
        expect(totals.reduce((sum, total) => sum + total, 0)).toBe(one.bill.total);
        for (const row of rows) {
          const parts = (['taxableRupees', 'cgstRupees', 'sgstRupees'] as const).map((name) =>
            paise(row[column(name)]),
          );
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paise(row[column('totalRupees')]));
        }
        expect(new Set(rows.map((row) => row[column('ratePercent')])).size).toBe(rows.length);
      }),
    );
  });

  test.each([
    ['a card before the visit and UPI after it', 100, { method: 'upi', amount: 1 }, 'card before, upi'],
    ['a card before the visit for all', 100, { method: 'none', amount: 0 }, 'card before'],
    ['cash', 0, { method: 'cash', amount: 1 }, 'cash'],
    ['nothing yet', 0, undefined, ''],
  ] as const)('states %s', (_, paidBefore, payment, cell) => {
    const work: BillLine = {
      kind: 'work',
      services: ['ac'],
      quantity: 1,
      total: 500,
      gstPercent: 18,
      hsn: '998714',
    };
    const [row] = billRows({ ...numbered([work], paidBefore), payment });
    expect(row?.[column('payment')]).toBe(cell);
  });

  test('a bill that lost its price keeps its row', () => {
    const open: BillLine = {
      kind: 'work',
      services: ['ac'],
      quantity: 1,
      total: undefined,
      gstPercent: 18,
      hsn: undefined,
    };
    expect(billRows(numbered([open]))).toEqual([
      ['P-000042', '2026-11-27', '', '', '', '', '', 'upi', '27AAPFU0939F1ZV', 'fulfilled'],
    ]);
  });
});
