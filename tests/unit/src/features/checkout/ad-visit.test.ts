import { expect, test } from 'vitest';
import {
  adVisitFields,
  consentOfOrder,
  withoutAdVisit,
} from '../../../../../src/features/checkout/ad-visit.ts';
import { success } from '../../../../../src/values/result.ts';
import { sampleOf } from '../../records/sample-record.ts';

const visit = {
  url: 'https://pahiya.example/checkout',
  ip: '203.0.113.9',
  userAgent: 'Phone',
  browserId: 'fb.1.1.1',
};
const all = { ads: true, analytics: true, visit };

test('an order with consent to ads holds the visit, so that a webhook’s purchase reaches the ad system', () => {
  const record = sampleOf('order', {
    fields: { ...adVisitFields(all) },
    consent: { ads: true, analytics: true },
  });
  expect(consentOfOrder(record)).toEqual(all);
});

test('an order without consent to ads holds none', () => {
  expect(adVisitFields({ ads: false, analytics: false })).toBeUndefined();
  const record = sampleOf('order', { consent: { ads: false, analytics: false } });
  expect(consentOfOrder(record)).toEqual({ ads: false, analytics: false });
});

test('the visit leaves the order when it is placed, and stays while it waits', () => {
  const record = sampleOf('order', { fields: { ...adVisitFields(all) } });
  const changes = () => success({ status: 'paid', fields: { paymentId: 'pay_1' } });
  expect(withoutAdVisit(changes, true)(record)).toEqual(
    success({ status: 'paid', fields: { paymentId: 'pay_1', adVisit: null } }),
  );
  expect(withoutAdVisit(changes, false)(record)).toEqual(changes());
});
