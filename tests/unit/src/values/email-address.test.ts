import { expect, test } from 'vitest';
import { isEmailAddress } from '../../../../src/values/email-address.ts';

test.each([
  ['asha@example.com', true],
  ['asha.k+car@mail.example.co.in', true],
  ['asha@example', false],
  ['asha example.com', false],
  ['asha@@example.com', false],
  ['asha@example.com.', false],
  ['asha@example..com', false],
  ['asha@.example.com', false],
  [' asha@example.com', false],
  ['', false],
])('%j is an e-mail address: %s', (text, verdict) => {
  expect(isEmailAddress(text)).toBe(verdict);
});
