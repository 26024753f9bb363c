import { expect, it } from 'vitest';
import {
  couponCode,
  couponProblem,
  isCouponCode,
} from '../../../../../../src/features/coupons/rules/coupon.ts';

const terms = { state: 'active', expiresAt: 2000, maxUses: 2, numberHash: 'mine' } as const;
const use = { now: 1000, uses: 0, numberHashes: ['mine'] };

it.each([
  ['nothing', terms, use, undefined],
  ['nothing, under a previous signing key', terms, { ...use, numberHashes: ['new', 'mine'] }, undefined],
  ['that it is paused', { ...terms, state: 'paused' as const }, use, 'coupon_paused'],
  ['that it was ended', { ...terms, state: 'expired' as const }, use, 'coupon_expired'],
  ['that its time is over', terms, { ...use, now: 2000 }, 'coupon_expired'],
  ['that it is used up', terms, { ...use, uses: 2 }, 'coupon_used_up'],
  ["that it is another's", terms, { ...use, numberHashes: ['other'] }, 'coupon_of_another'],
])('says %s', (_, given, wanted, problem) => {
  expect(couponProblem(given, wanted)).toBe(problem);
});

it('compares codes in upper case without spaces', () => {
  expect(couponCode(' welcome 20 ')).toBe('WELCOME20');
  expect(isCouponCode('WELCOME20')).toBe(true);
  for (const code of ['', 'AB', 'a'.repeat(3), 'A'.repeat(25), 'A_B']) expect(isCouponCode(code)).toBe(false);
});
