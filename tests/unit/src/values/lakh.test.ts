import { expect, test } from 'vitest';
import { formatLakh } from '../../../../src/values/lakh.ts';
import { rupees } from '../../../../src/values/money.ts';

test.each([
  [6_200_000, '₹62 lakh'],
  [1_760_000, '₹17.6 lakh'],
  [94_400, '₹0.94 lakh'],
])('%d rupees read "%s"', (amount, read) => {
  expect(formatLakh(rupees(amount))).toBe(read);
});
