import { expect, test } from 'vitest';
import { createCallBudget, planCalls } from '../../../../src/services/call-plan.ts';

/** The platform's limit of an invocation. */
const SUBREQUESTS = 1000;

test.each([true, false])(
  'planCalls with card payments %s stays below the limit of an invocation',
  (takesCards) => {
    const { payments, upkeep, deliveries } = planCalls({ takesCards });
    expect(payments + upkeep + deliveries).toBeLessThan(SUBREQUESTS);
    expect(deliveries).toBeGreaterThanOrEqual(SUBREQUESTS / 2);
  },
);

test('a budget gives what is left and no more', () => {
  const budget = createCallBudget(5);
  expect([budget.take(3), budget.take(3), budget.take(2), budget.take(1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
