import fc from 'fast-check';
import { expect, test } from 'vitest';
import { upiLink } from '../../../../../../src/features/jobs/rules/upi.ts';

test('a UPI link has the account, the name, the exact amount and the bill number', () => {
  expect(upiLink({ upiId: 'pahiya@bank', payee: 'Pahiya & Co', amount: 123_450, bill: 'P-000042' })).toBe(
    'upi://pay?pa=pahiya@bank&pn=Pahiya%20%26%20Co&am=1234.50&cu=INR&tn=Bill%20P-000042&tr=P-000042',
  );
});

test('the amount of a UPI link is exact to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amount) => {
      const link = upiLink({ upiId: 'a@b', payee: 'x', amount, bill: 'P-000001' });
      const [rupees = '', paise = ''] = (new URL(link).searchParams.get('am') ?? '').split('.');
      expect(paise).toHaveLength(2);
      expect(Number(rupees) * 100 + Number(paise)).toBe(amount);
    }),
  );
});
