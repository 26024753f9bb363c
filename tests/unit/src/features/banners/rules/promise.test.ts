import { describe, expect, test } from 'vitest';
import {
  amountsIn,
  givesWhatIsNamed,
  isOffered,
  namesAmount,
  type PromisedOffer,
  promisedPrice,
} from '../../../../../../src/features/banners/rules/promise.ts';
import type { PriceName } from '../../../../../../src/features/pricing/contract.ts';

const offer = (rest: Partial<PromisedOffer> = {}): PromisedOffer => ({
  kind: 'percent',
  value: 20,
  scope: {},
  expiresAt: null,
  ...rest,
});

describe('the amounts of a text', () => {
  test.each([
    ['20% off, at ₹1,999', [20], [1999]],
    ['20 % छूट, रु. 999 से', [20], [999]],
    ['२०% छूट, ₹१,९९९ से', [20], [1999]],
    ['20％ off, rupees 999', [20], [999]],
    ['12.5 per cent off, 500 rupees less', [12.5], [500]],
    ['10 फ़ीसदी, 500 रुपये की छूट', [10], [500]],
    ['5 pct off, 499/- only', [5], [499]],
    ['Ninety minutes, 24 months, {price}', [], []],
  ])('%s', (text, percents, rupees) => {
    expect(amountsIn(text)).toEqual({ percents, rupees });
    expect(namesAmount(text)).toBe(percents.length > 0);
  });

  test.each<[string, PromisedOffer, boolean]>([
    ['20% off', offer(), true],
    ['30% off', offer(), false],
    ['₹200 off', offer({ kind: 'amount', value: 20_000 }), true],
    ['₹200 off', offer(), false],
    ['Come to us', offer(), true],
  ])('%s with %o is kept: %s', (text, coupon, kept) => expect(givesWhatIsNamed(text, coupon)).toBe(kept));
});

describe('a price with a coupon', () => {
  test.each<[string, PriceName, PromisedOffer, number]>([
    ['20 percent of any job', 'periodic', offer(), 240_000],
    ['an amount', 'periodic', offer({ kind: 'amount', value: 50_000 }), 250_000],
    ['work at the centre only', 'periodic', offer({ scope: { serviceIds: [] } }), 240_000],
    ['the express service', 'express', offer({ scope: { serviceIds: ['express-service-90min'] } }), 240_000],
    ['another job', 'periodic', offer({ scope: { serviceIds: ['jump-start'] } }), 300_000],
    ['a minimum above the price', 'periodic', offer({ scope: { minimum: 300_100 } }), 300_000],
  ])('for %s', (_, name, given, expected) => expect(promisedPrice(300_000, name, given)).toBe(expected));

  test('ends with its coupon', () => {
    expect([isOffered(offer({ expiresAt: 5 }), 4), isOffered(offer({ expiresAt: 5 }), 5)]).toEqual([
      true,
      false,
    ]);
  });
});
