import { describe, expect, it } from 'vitest';
import { factOf, isEmergencyOpen } from '../../../../../src/features/push/facts.ts';
import type { LedgerRecord } from '../../../../../src/records/record.ts';
import { sampleOf } from '../../records/sample-record.ts';

const at = '2026-11-20T06:30:00.000Z';
const part = (state: string) => ({
  id: 'p1',
  name: 'Filter',
  quantity: 1,
  unitPrice: 100,
  gstPercent: 18,
  state,
  askedAt: at,
});
const jobWith = (parts: readonly object[]) => ({
  job: {
    steps: [{ step: 'assigned', at }],
    mechanic: { id: 'm1', name: 'Ravi' },
    code: { serial: 1, tries: 0 },
    parts,
  },
});
const booking = (status: string, fields: object = {}, version = 1) =>
  sampleOf('booking', { status, version, fields: { date: '2026-11-25', timeSlot: '9-11', ...fields } });
const order = (status: string, fields: object = {}, version = 1) =>
  sampleOf('order', { status, version, fields: { lines: [], amount: 0, ...fields } });
const changed = (before: LedgerRecord, after: LedgerRecord, by = 'visitor') => factOf(after, { before, by });

describe('the fact of a new record', () => {
  it.each([
    ['a lead', sampleOf('lead', { service: 'ac' }), 'new'],
    ['a request', sampleOf('service_request'), 'new'],
    ['an enquiry', sampleOf('enquiry'), 'new'],
    ['a lead from a page of help at once', sampleOf('lead', { service: 'emergency' }), 'emergency'],
    ['a draft of a booking', booking('in_progress'), undefined],
    ['a draft of an order', order('awaiting_payment'), undefined],
    ['a booking by phone', booking('completed', { takenBy: 'operator Asha' }), undefined],
    ['an opened chat', sampleOf('redirect'), undefined],
    ['a program’s lead', sampleOf('lead', { fields: { suspect: 'trap' } }), undefined],
  ])('of %s', (_, record, kind) => {
    expect(factOf(record)?.kind).toBe(kind);
  });
});

describe('the fact of a customer’s change', () => {
  const confirmed = booking('completed');
  it.each([
    ['a confirmed booking', booking('in_progress'), confirmed, 'booked'],
    ['an order with a date', order('awaiting_payment'), order('paid', { date: '2026-11-25' }), 'booked'],
    ['an order without a date', order('awaiting_payment'), order('pay_after_service'), 'emergency'],
    ['a cancelled visit', confirmed, booking('cancelled', { cancelledAt: at }, 7), 'cancelled 7'],
    ['an order that the site takes back', order('awaiting_payment'), order('cancelled'), undefined],
    ['a moved visit', confirmed, booking('completed', { rescheduledAt: at }, 8), 'moved 8'],
    [
      'an answer to a part',
      booking('completed', jobWith([part('asked')])),
      booking('completed', jobWith([part('agreed')]), 9),
      'answered 9',
    ],
    ['a note', confirmed, booking('completed', { address: '4 Ring Road' }), undefined],
  ])('%s', (_, before, after, key) => {
    expect(changed(before, after)?.key).toBe(key);
  });

  it('is none where an operator or the site makes it', () => {
    const cancelled = booking('cancelled', { cancelledAt: at }, 7);
    expect(changed(confirmed, cancelled, 'operator Asha')).toBeUndefined();
    expect(changed(confirmed, cancelled, 'schedule')).toBeUndefined();
  });
});

describe('an emergency', () => {
  it.each([
    [order('pay_after_service'), true],
    [order('pay_after_service', jobWith([])), false],
    [order('cancelled'), false],
    [sampleOf('lead', { service: 'emergency' }), true],
    [sampleOf('lead', { service: 'emergency', status: 'contacted' }), false],
    [sampleOf('lead', { service: 'ac' }), false],
  ])('waits until somebody takes it: %#', (record, open) => {
    expect(isEmergencyOpen(record)).toBe(open);
  });
});
