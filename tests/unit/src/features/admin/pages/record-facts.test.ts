import { describe, expect, it } from 'vitest';
import { recordFacts } from '../../../../../../src/features/admin/pages/record-facts.ts';
import type { LedgerRecord } from '../../../../../../src/platform/ledger/records.ts';

const NOW = new Date('2026-08-01T06:00:00Z');

const lead = (fields: LedgerRecord['fields']): LedgerRecord => ({
  id: 'a-record',
  kind: 'lead',
  status: 'new',
  version: 1,
  createdAt: NOW.getTime(),
  updatedAt: NOW.getTime(),
  bookingId: null,
  name: null,
  mobileNumber: '9000000001',
  city: 'jaipur',
  state: null,
  source: null,
  service: 'AC service',
  campaign: null,
  sessionId: null,
  fields,
  note: null,
  consent: { ads: false, analytics: false },
});

describe('the facts of a record in the list', () => {
  it.each([
    ['trap', 'program'],
    ['fast', 'program'],
    ['unchecked', 'unchecked'],
    [null, undefined],
  ])('marks what came in as %j with the doubt %j', (suspect, doubt) => {
    expect(recordFacts(lead({ suspect }), NOW).doubt).toBe(doubt);
  });

  it('marks a record without a seat as one that needs a call', () => {
    expect(recordFacts(lead({ seatWaits: 'kept' }), NOW).doubt).toBe('waits');
    expect(recordFacts(lead({ seatWaits: 'program', suspect: 'trap' }), NOW).doubt).toBe('program');
  });

  it('names a record by its number where no name was given', () => {
    expect(recordFacts(lead({}), NOW)).toMatchObject({
      name: '90000 00001',
      mobile: undefined,
      area: 'Jaipur',
    });
  });
});
