import { expect, test } from 'vitest';
import { spinBody } from '../../../../../src/features/coupons/contract.ts';

test('a spin needs a key and a mobile number', () => {
  const spin = { idempotencyKey: 'spin-key-0001', mobileNumber: '9000000001' };
  expect(spinBody.safeParse(spin).success).toBe(true);
  expect(spinBody.safeParse({ ...spin, mobileNumber: '12' }).success).toBe(false);
  expect(spinBody.safeParse({ mobileNumber: '9000000001' }).success).toBe(false);
});
