import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  checkoutSignaturePayload,
  equalInConstantTime,
  hmacSha256Hex,
} from '../../../../../../src/features/checkout/rules/signature.ts';

test('the signature is hex HMAC-SHA256 over order id, bar, payment id', async () => {
  const payload = checkoutSignaturePayload('order_A1', 'pay_B2');
  expect(payload).toBe('order_A1|pay_B2');
  const expected = createHmac('sha256', 'a-test-secret').update(payload).digest('hex');
  expect(await hmacSha256Hex('a-test-secret', payload)).toBe(expected);
  expect(await hmacSha256Hex('a-test-secret', new TextEncoder().encode(payload))).toBe(expected);
});

test('the HMAC of test case 2 of RFC 4231 is the published one', async () => {
  expect(await hmacSha256Hex('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['', '', true],
  ['é', 'e', false],
])('%s and %s compare as %s', (left, right, equal) => {
  expect(equalInConstantTime(left, right)).toBe(equal);
});
