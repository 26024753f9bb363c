import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countedByCall, countedByMinute } from '../../../scripts/cost/counters.ts';
import { billOf, dollarsOf, METERS, PLAN_DOLLARS, PRICES } from '../../../scripts/cost/price-list.ts';
import { costText, countingDollars, withCost } from '../../../scripts/cost/tables.ts';
import { daysInLedger, usageOf } from '../../../scripts/cost/usage.ts';
import { DOCUMENT, DOCUMENTED } from '../../../scripts/cost.ts';

describe('dollarsOf', () => {
  test.each(METERS)('%s costs nothing up to the included amount, and its price above it', (meter) => {
    const { included, dollars, per } = PRICES[meter];
    expect(dollarsOf(meter, 0)).toBe(0);
    expect(dollarsOf(meter, included)).toBe(0);
    expect(dollarsOf(meter, included + 2 * per)).toBeCloseTo(2 * dollars, 9);
  });
});

describe('usageOf', () => {
  test('a site of a few hundred leads a day costs the plan and no more', () => {
    expect(billOf(usageOf({ views: 20_000, leads: 300, isolates: 20 }))).toBe(PLAN_DOLLARS);
  });

  test.each(METERS)('more views and leads never take less of %s', (meter) => {
    const load = { views: 100_000, leads: 1_000, isolates: 20 };
    expect(usageOf({ ...load, views: 1_000_000 })[meter]).toBeGreaterThanOrEqual(usageOf(load)[meter]);
    expect(usageOf({ ...load, leads: 10_000 })[meter]).toBeGreaterThanOrEqual(usageOf(load)[meter]);
  });
});

describe('daysInLedger', () => {
  test.each([
    [300, 90],
    [50_000, 62],
    [100_000, 31],
    [1_000_000, 31],
  ])('%i leads a day stay for %i days', (leads, days) => {
    expect(daysInLedger(leads)).toBe(days);
  });
});

describe('the counters', () => {
  test.each([20, 200])(
    '%i isolates cost less than ten dollars a month with a write a minute, over 100 with each call written',
    (isolates) => {
      const load = { viewsPerDay: 3_000_000, isolates };
      const byCall = countedByCall(load);
      const byMinute = countedByMinute(load);
      expect(countingDollars(byCall)).toBeGreaterThan(100);
      expect(countingDollars(byMinute)).toBeLessThan(10);
      expect(byMinute.objectRequests).toBe(byCall.objectRequests);
    },
  );
});

describe('docs/scale.md', () => {
  const document = readFileSync(DOCUMENT, 'utf8');

  test('holds the account that the script prints (npm run cost -- --write)', () => {
    expect(withCost(document, costText(DOCUMENTED))).toBe(document);
  });

  test('without its comment lines is refused', () => {
    expect(() => withCost('# Scale', 'text')).toThrow('has no lines');
  });
});
