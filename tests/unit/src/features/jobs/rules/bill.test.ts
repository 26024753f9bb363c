import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BillLine, billOf } from '../../../../../../src/features/jobs/rules/bill.ts';
import { GST_PERCENTS, PART_STATES, type Part } from '../../../../../../src/features/jobs/rules/job.ts';

const service: BillLine = {
  kind: 'work',
  services: ['express'],
  quantity: 1,
  total: 299_900,
  gstPercent: 18,
  hsn: '998714',
};
const part: Part = {
  id: 'p1',
  name: 'Wiper blades',
  quantity: 2,
  unitPrice: 45_000,
  gstPercent: 28,
  state: 'agreed',
  askedAt: '2026-11-27T06:30:00.000Z',
};

describe('a bill', () => {
  test('adds the agreed parts and splits the tax of each rate into central and state', () => {
    const bill = billOf([service], [part, { ...part, id: 'p2', state: 'declined' }], 0);
    expect([bill.total, bill.due, bill.lines.length]).toEqual([389_900, 389_900, 2]);
    expect(bill.taxes).toEqual([
      { percent: 18, taxable: 254_153, central: 22_873, state: 22_874 },
      { percent: 28, taxable: 70_313, central: 9_843, state: 9_844 },
    ]);
  });

  test('leaves to pay what a card has not paid before', () => {
    expect(billOf([service], [part], 299_900).due).toBe(90_000);
    expect(billOf([service], [], 299_900).due).toBe(0);
  });

  test('has no total while a price is not known', () => {
    const bill = billOf([{ ...service, total: undefined }], [part], 0);
    expect([bill.total, bill.due, bill.taxes]).toEqual([undefined, undefined, []]);
  });

  test('of any lines: taxable amounts and taxes sum up to the total, to the paisa', () => {
    const anyPart = fc.record({
      id: fc.uuid(),
      name: fc.constant('Part'),
      quantity: fc.integer({ min: 1, max: 99 }),
      unitPrice: fc.integer({ min: 1, max: 50_000_000 }),
      gstPercent: fc.constantFrom(...GST_PERCENTS),
      state: fc.constantFrom(...PART_STATES),
      askedAt: fc.constant(part.askedAt),
    });
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 12 }), fc.nat(60_000_000), (parts, paidBefore) => {
        const bill = billOf([service], parts, paidBefore);
        const taxed = bill.taxes.reduce((sum, tax) => sum + tax.taxable + tax.central + tax.state, 0);
        expect(taxed).toBe(bill.total);
        expect(bill.due).toBe(Math.max(0, (bill.total ?? 0) - paidBefore));
        expect(bill.lines).toHaveLength(1 + parts.filter(({ state }) => state === 'agreed').length);
      }),
    );
  });
});
