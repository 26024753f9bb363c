import { expect, test } from 'vitest';
import { priceRange } from '../../../../../src/domain/lead/price-range.ts';
import { rupees } from '../../../../../src/domain/money.ts';

test.each([
  [{ express: rupees(2999), periodic: rupees(2499) }, '₹2999'],
  [{ periodic: rupees(2499) }, '₹2499'],
  [{ express: 0, periodic: rupees(2499) }, '₹2499'],
  [{}, 'N/A'],
])('the price range of %j is %s', (prices, text) => expect(priceRange(prices)).toBe(text));
