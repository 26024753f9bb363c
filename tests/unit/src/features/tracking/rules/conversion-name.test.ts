import { expect, test } from 'vitest';
import { conversionOf } from '../../../../../../src/features/tracking/rules/conversion-name.ts';

test.each([
  ['lead', undefined, undefined, 'lead'],
  ['service_request', undefined, undefined, 'service_scheduled'],
  ['booking', 'in_progress', undefined, 'lead'],
  ['booking', 'completed', undefined, 'service_scheduled'],
  ['order', 'awaiting_payment', undefined, undefined],
  ['order', 'pay_after_service', undefined, 'purchase'],
  ['order', 'paid', undefined, 'purchase'],
  ['enquiry', undefined, 'contact', 'contact'],
  ['enquiry', undefined, 'career', 'application_submitted'],
  ['enquiry', undefined, 'feedback', undefined],
  ['redirect', undefined, undefined, undefined],
] as const)('a record of kind %s, %s %s, counts as %s', (kind, status, enquiryKind, name) => {
  expect(conversionOf(kind, { status, enquiryKind })).toBe(name);
});
