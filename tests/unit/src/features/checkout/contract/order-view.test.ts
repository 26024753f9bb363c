import { expect, test } from 'vitest';
import { changesOfOrder } from '../../../../../../src/features/checkout/contract/order-changes.ts';
import { viewOfOrder } from '../../../../../../src/features/checkout/contract/order-view.ts';
import { orderStateFields } from '../../../../../../src/features/checkout/rules/order-record.ts';
import { newOrderState } from '../../../../../../src/features/checkout/rules/order-state.ts';
import type { LedgerRecord } from '../../../../../../src/platform/ledger/records.ts';

const line = {
  ...{ serviceId: 'jump-start', name: 'Jump start', description: '', quantity: 1 },
  ...{ unitPrice: 29_900, totalPrice: 29_900 },
};
const record: LedgerRecord = {
  ...{ id: '01900000-0000-7000-8000-0000abcd1234', kind: 'order', status: 'awaiting_payment', version: 1 },
  ...{ createdAt: 0, updatedAt: 0, bookingId: null, note: 'from the operator', sessionId: 'a-session' },
  ...{ name: 'Sample Customer', mobileNumber: '9000000001', city: 'jaipur', state: null, source: null },
  ...{ service: null, campaign: null, consent: { ads: false, analytics: false } },
  fields: { ...orderStateFields(newOrderState(29_900)), lines: [line], area: 'C-Scheme', itemCount: 1 },
};

test('an order’s page is told what was ordered and what is due, never who ordered it', () => {
  const view = viewOfOrder(record);
  expect(view).toMatchObject({ number: 'PH-ABCD1234', amount: 29_900, due: 29_900, lines: [line] });
  expect(JSON.stringify(view)).not.toMatch(/Sample|9000000001|operator|session/);
  expect(viewOfOrder({ ...record, kind: 'lead' })).toBeUndefined();
});

test('an event changes an order’s status and fields, or nothing where it says nothing new', () => {
  const chosen = changesOfOrder({ kind: 'pay_after_service_chosen' });
  expect(chosen(record)).toMatchObject({ ok: true, value: { status: 'pay_after_service' } });
  expect(chosen({ ...record, status: 'pay_after_service' })).toEqual({ ok: true, value: {} });
  expect(chosen({ ...record, status: 'paid' })).toEqual({ ok: false, code: 'already_paid' });
  expect(chosen({ ...record, kind: 'booking' })).toEqual({ ok: false, code: 'not_found' });
});
